import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { linkFile, linkManifest, linkPage } from "../../src/report/terminal-hyperlinks.ts";
import { wrapLine } from "../../src/report/terminal-wrap.ts";
import { hostileText } from "./hostile-text.ts";
import { belowEntry, brokenEntry, sampleMixedResult, sampleResult } from "./sample-results.ts";

const hyperlinks = { folder: "/shop" };
const ESCAPE = "\u001b";
const open = (target: string) => `${ESCAPE}]8;;${target}${ESCAPE}\\`;
const link = (text: string, target: string) => `${open(target)}${text}${open("")}`;
/** The targets of all links; fails if one isn't closed before the next, or at the line's end. */
function readTargets(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const targets = line.split(`${ESCAPE}]8;;`).slice(1);
    expect(targets.map((part) => part.startsWith(`${ESCAPE}\\`))).toEqual(targets.map((_, index) => index % 2 === 1));
    return targets.filter((_, index) => index % 2 === 0).map((part) => part.slice(0, part.indexOf(ESCAPE)));
  });
}

const place = (file: string) => ({ file, line: 3, column: 5, endLine: 9 });

describe("links", () => {
  test("lead to web pages only", () => {
    expect(linkPage("a", "https://acme.example/ü x", hyperlinks)).toBe(link("a", "https://acme.example/%C3%BC%20x"));
    for (const url of [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "no url",
      "https://user:secret@acme.example/",
      "https://acme.example/?to={lpurl}",
      `https://a.example/${"a".repeat(2000)}`,
    ]) {
      expect(linkPage("a", url, hyperlinks)).toBe("a");
    }
  });

  test("lead to files on this machine", () => {
    expect(linkFile("a b", "ads #1.yml", hyperlinks)).toBe(
      `${link("a", "file:///shop/ads%20%231.yml")} ${link("b", "file:///shop/ads%20%231.yml")}`,
    );
    expect(linkFile("a", "/tmp/report.html", hyperlinks)).toBe(link("a", "file:///tmp/report.html"));
    expect(linkFile("a", "ads.yml", { folder: null })).toBe("a");
  });

  test("lead to no manifest outside the working folder", () => {
    expect(linkManifest("a", place("./b/../..ads.yml"), hyperlinks)).toBe(link("a", "file:///shop/..ads.yml"));
    expect(linkManifest("a", place("/shop/ads.yml"), hyperlinks)).toBe(link("a", "file:///shop/ads.yml"));
    for (const file of ["../ads.yml", "/etc/passwd", "a/../../x", ""]) {
      expect(linkManifest("a", place(file), hyperlinks)).toBe("a");
    }
  });

  test("are absent unless the terminal shows them", () => {
    expect(linkPage("a", "https://acme.example/", undefined)).toBe("a");
    expect(linkFile("a", "ads.yml", undefined)).toBe("a");
    expect(linkManifest("a", place("ads.yml"))).toBe("a");
  });
});

test("wrapping does not count a link's target, and a word that must be broken loses its link", () => {
  const target = `https://acme.example/${"a".repeat(200)}`;
  expect(wrapLine(`see ${link("here", target)}, now`, 60)).toEqual([`see ${link("here", target)}, now`]);
  expect(wrapLine(link("x".repeat(70), target), 60)).toEqual(["x".repeat(57), `  ${"x".repeat(13)}`]);
  expect(wrapLine(link(target, target), 60)).toEqual([link(target, target)]);
});

describe("the verdict with links", () => {
  const results = [
    sampleMixedResult(),
    sampleResult([brokenEntry("春のセール".repeat(14)), brokenEntry("b c")], { mode: "links" }),
  ];

  test.each([100, 60])("reads as without them (%i columns)", (width) => {
    for (const result of results) {
      const linked = renderVerdictTable(result, { width, hyperlinks });
      expect(stripVTControlCharacters(linked)).toBe(renderVerdictTable(result, { width }));
      expect(readTargets(linked)).not.toEqual([]);
    }
  });

  test("names landing pages, and the manifest of each ad that did not pass", () => {
    const entry = brokenEntry("dead");
    const targets = [new URL(entry.landingUrl).href, `file:///shop/${entry.manifest.file}`];
    const checked = renderVerdictTable(sampleResult([entry]), { hyperlinks });
    expect(new Set(readTargets(checked))).toEqual(new Set(targets));
    const links = renderVerdictTable(sampleResult([entry], { mode: "links" }), { hyperlinks });
    expect(new Set(readTargets(links))).toEqual(new Set(targets));
    expect(links).toContain(link(`${entry.manifest.file}:${entry.manifest.line}`, targets[1] ?? ""));
  });

  test("names the manifest in the table, and page and manifest in what to do first", () => {
    const entry = brokenEntry("dead");
    const page = link(entry.landingUrl, entry.landingUrl);
    const ad = link("dead", `file:///shop/${entry.manifest.file}`);
    for (const mode of ["evaluate", "links"] as const) {
      const [table = "", steps = ""] = renderVerdictTable(sampleResult([entry], { mode }), { hyperlinks }).split(
        "\n\n",
      );
      expect(steps).toContain(`  1. Broken link at ${page}: `);
      expect(steps).toContain(`(${ad})`);
      expect(table).toContain(mode === "links" ? page : ad);
    }
  });

  test("contains no other sequence, and only web pages and files of the folder, whatever the ads say", () => {
    const text = fc.tuple(fc.constantFrom("", "https://acme.example/", "../", "/shop/"), hostileText);
    fc.assert(
      fc.property(text, fc.constantFrom("links", "evaluate"), ([start, rest], mode) => {
        const hostile = `${start}${rest}`;
        const entry = belowEntry(hostile, { landingUrl: hostile, reason: hostile, manifest: place(hostile) });
        const shown = renderVerdictTable(sampleResult([entry], { mode }), { hyperlinks });
        for (const target of readTargets(shown)) expect(target).toMatch(/^(?:https?:\/\/|file:\/\/\/shop\/)[!-~]+$/u);
        expect(shown.replaceAll(new RegExp(`${ESCAPE}\\]8;;[!-~]*?${ESCAPE}\\\\`, "gu"), "")).not.toContain(ESCAPE);
        for (const line of shown.split("\n")) {
          const plain = stripVTControlCharacters(line).trim();
          if (stringWidth(line) > 100) expect(plain).toMatch(/^\S*[/\\]\S*$/u);
        }
      }),
    );
  });
});
