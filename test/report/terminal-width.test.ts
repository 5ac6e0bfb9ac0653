import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { alignTable } from "../../src/report/terminal-format.ts";
import { shortenMiddle, wrapLine } from "../../src/report/terminal-wrap.ts";
import { commandsIn } from "../doubles/runner-commands.ts";
import { hostileText } from "./hostile-text.ts";
import { belowEntry, brokenEntry, passedEntry, sampleMixedResult, sampleResult } from "./sample-results.ts";

const words = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 90 }).map((text) => text.replace(/[\s/\\]/gu, "")),
    fc.constantFrom("::error::no", "short", "春のセール", `https://acme.example/${"a".repeat(120)}`),
  ),
  { minLength: 1, maxLength: 12 },
);

describe("wrapping", () => {
  test("keeps short lines, and indents continuation lines by two columns more", () => {
    expect(wrapLine("✗ one: fine.", 60)).toEqual(["✗ one: fine."]);
    expect(wrapLine("    fix: one two three four", 16)).toEqual(["    fix: one two", "      three four"]);
  });

  test("measures what is displayed", () => {
    expect(wrapLine("春の セール です", 12)).toEqual(["春の セール", "  です"]);
  });

  test("gives a long URL its own line, whole", () => {
    const url = `https://acme.example/${"a".repeat(80)}`;
    expect(wrapLine(`✗ ${url}: The page answers 404.`, 60)).toEqual(["✗", `  ${url}:`, "  The page answers 404."]);
  });

  test("loses no text, fits the width except for URLs, and forms no runner command", () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 100 }), (given, width) => {
        const text = given.filter((word) => word !== "").join(" ");
        const lines = wrapLine(`    ${text}`, width);
        const squash = (value: string) => value.replace(/\s/gu, "");
        expect(squash(lines.join(""))).toBe(squash(text));
        for (const [index, line] of lines.entries()) {
          expect(line).toMatch(index === 0 ? /^ {4}(?! )/u : /^ {6}(?! )/u);
          if (stringWidth(line) > width) expect(line.trim()).toMatch(/^https:\/\/\S+$/u);
        }
        expect(commandsIn(lines.join("\n"))).toEqual([]);
      }),
    );
  });
});

test("a name is shortened in the middle", () => {
  expect(shortenMiddle("spring-sale-feed", 16)).toBe("spring-sale-feed");
  expect(shortenMiddle("spring-sale-mobile-feed-2", 15)).toBe("spring-…-feed-2");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, max) => {
      expect(stringWidth(shortenMiddle(text, max))).toBeLessThanOrEqual(Math.max(max, 1));
    }),
  );
});

test("a table leaves out columns and shortens one column only as far as needed", () => {
  const columns = [{ name: "Ad", minWidth: 6 }, { name: "Score", alignRight: true, leaveOut: 1 }, { name: "State" }];
  const rows = [["spring-sale-feed", "4.5", "Passed"]];
  expect(alignTable(columns, rows, {})).toEqual(["Ad                Score  State", "spring-sale-feed    4.5  Passed"]);
  expect(alignTable(columns, rows, { width: 24 })[1]).toBe("spri…feed    4.5  Passed");
  expect(alignTable(columns, rows, { width: 18 })[1]).toBe("sprin…feed  Passed");
});

describe("the verdict", () => {
  const long = "a-campaign-with-a-very-long-name-and-its-placement-and-the-audience-of-2026";
  const results = [
    sampleMixedResult(),
    sampleResult([brokenEntry(long), belowEntry(`${long}-2`), passedEntry("春のセール".repeat(9))], {
      notices: ["A proxy is set. ".repeat(20)],
    }),
    sampleResult([brokenEntry(long), passedEntry("b")], { mode: "links", headline: "1 of 2 ads failed. ".repeat(9) }),
  ];

  test.each([100, 80, 60])("fits %i columns, except for URLs", (width) => {
    for (const result of results) {
      for (const line of renderVerdictTable(result, { width }).split("\n")) {
        if (stringWidth(line) > width) expect(line.trim()).toMatch(/^\S*:\/\/\S*$/u);
      }
    }
  });

  test("is 100 columns wide by default, and always shows ad, score and state", () => {
    const [header = ""] = renderVerdictTable(sampleMixedResult(), { width: 60 }).split("\n");
    expect(header.trim().split(/ {2,}/u)).toEqual(["Ad", "Platform", "Score", "State"]);
    const [table = ""] = renderVerdictTable(results[1] ?? sampleMixedResult()).split("\n\n");
    expect(Math.max(...table.split("\n").map((line) => stringWidth(line)))).toBe(100);
    expect(renderVerdictTable(results[1] ?? sampleMixedResult(), { width: 60 })).toMatch(/^✗ {2}.* Link broken$/mu);
  });

  test("fits with hostile text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = renderVerdictTable(sampleResult([belowEntry("a", { reason: text })], { notices: [text] }));
        for (const line of shown.split("\n")) {
          if (stringWidth(line) > 100) expect(line.trim()).toMatch(/^\S*[/\\]\S*$/u);
        }
      }),
    );
  });
});
