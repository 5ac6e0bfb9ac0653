import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { asCode, clip, commentMarker, inLog, inMarkdown, inXml, oneLine } from "../../src/report/text.ts";
import { commandsIn } from "../doubles/runner-commands.ts";
import { filteredByGitHub, tagsOf, textOf, toHtml } from "./gfm.ts";
import { hostileText } from "./hostile.ts";

const RUNS = { numRuns: 600 };
const blankless = (text: string): string => text.replace(/\s/gu, "");
const withoutGuards = (text: string): string => text.replaceAll("\u200b", "");

const PLACES: Record<string, (text: string) => string> = {
  "a paragraph": (text) => `Before ${text} after`,
  "a line of its own": (text) => text,
  "a heading": (text) => `#### ${text}`,
  "a list item": (text) => `- ${text}`,
  "bold text": (text) => `**x ${text} x**`,
  "a quotation": (text) => `> ${text}`,
  "a table's cell": (text) => `| a | b |\n| - | - |\n| ${text} | end |`,
  "our link's text": (text) => `[x ${text} x](https://github.com/acme)`,
};

describe("text in markdown", () => {
  for (const [place, put] of Object.entries(PLACES)) {
    test(`stays text in ${place}`, () => {
      fc.assert(
        fc.property(hostileText, (text) => {
          fc.pre(withoutGuards(oneLine(text)) !== "");
          const html = toHtml(put(inMarkdown(text)));
          expect(tagsOf(html).filter((tag) => !/^<\/?span>$/u.test(tag))).toEqual(tagsOf(toHtml(put("x"))));
          expect(filteredByGitHub(html)).toEqual([]);
          const ours = textOf(toHtml(put("\u0001"))).replace("\ufffd", "\u0001");
          const read = textOf(html);
          expect(read.trim()).toBe(ours.replace("\u0001", () => withoutGuards(oneLine(text))).trim());
        }),
        RUNS,
      );
    });
  }

  test("reads well where nothing is hostile", () => {
    expect(inMarkdown("Spring sale: 50% off (ends 12:30), only today!")).toBe(
      "Spring sale: 50% off (ends 12:30), only today!",
    );
  });

  test("is clipped before it is escaped, so that no escape is cut in two", () => {
    expect(inMarkdown("<<<<<<", 4)).toBe("&lt;&lt;&lt;…");
  });
});

describe("a code span", () => {
  test("holds any text verbatim and lets nothing out", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(oneLine(text) !== "");
        const html = toHtml(`- Before ${asCode(text)} → ${asCode("x")} after`);
        expect(tagsOf(html)).toEqual(tagsOf(toHtml("- Before `x` → `x` after")));
        expect(textOf(html).trim()).toBe(`Before ${withoutGuards(oneLine(text))} → x after`);
      }),
      RUNS,
    );
  });

  test("says so where there is nothing", () => expect(asCode(" \n ")).toBe("*(nothing)*"));
});

describe("text in XML", () => {
  test("comes back from a strict parser without the characters that XML has no room for", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const parser = new SaxesParser();
        let content = "";
        let attribute = "";
        parser.on("error", (error) => {
          throw error;
        });
        parser.on("text", (piece) => {
          content += piece;
        });
        parser.on("opentag", (tag) => {
          attribute = String(tag.attributes["a"]);
        });
        parser.write(`<?xml version="1.0"?><t a="${inXml(oneLine(text))}">${inXml(text)}</t>`).close();
        expect(blankless(content)).toBe(blankless(oneLine(text).replace(/[\ufffe\uffff]/gu, "")));
        expect(attribute).not.toMatch(/\n/u);
      }),
      RUNS,
    );
  });
});

describe("text in a log", () => {
  test("is one line without commands, terminal sequences or invisible characters", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        const line = inLog(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(commandsIn(line)).toEqual([]);
        expect(commandsIn(`  ${line}`)).toEqual([]);
        expect(commandsIn(`entry ${line}: ${inLog(other)}`)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("keeps what is harmless", () => {
    expect(inLog("https://acme.example/a::b #12 [x] 日本語")).toBe(
      "https://acme.example/a::b #12 [x] 日本語",
    );
  });
});

describe("clip", () => {
  test("keeps whole characters and never more than asked", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = clip(text, max);
        expect([...cut].length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        if ([...text].length <= max) expect(cut).toBe(text);
        else expect(cut.endsWith("…")).toBe(true);
      }),
    );
  });
});

describe("the comment's marker", () => {
  test("is one hidden HTML comment, different for every id", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (id, other) => {
        const marker = commentMarker(id);
        expect(toHtml(marker)).toBe(marker);
        expect(marker.slice(4, -3)).not.toMatch(/--|[<>]/u);
        if (id.toWellFormed() !== other.toWellFormed()) expect(commentMarker(other)).not.toBe(marker);
      }),
    );
  });
});
