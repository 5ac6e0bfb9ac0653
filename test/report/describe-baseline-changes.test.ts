import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeBaselineChanges } from "../../src/report/describe-baseline-changes.ts";
import { renderBaselineChanges } from "../../src/report/html/render-baseline-changes.ts";
import { renderMarkdownReport } from "../../src/report/markdown/report.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { SAME_LOOK } from "../../src/report/word-diff.ts";
import type { PageChanges } from "../../src/result/baseline-report.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";
import { makeEntryResult } from "../run/samples.ts";

const entryWith = (changes: PageChanges): EntryResult =>
  makeEntryResult("ad", {
    state: "regressed",
    overallScore: 6.5,
    baseline: {
      state: "passed",
      overallScore: 8,
      scoreChanges: {
        overall: -1.5,
        visualMatch: 0,
        messageMatch: -3,
        aboveTheFoldContinuity: null,
        toneAlignment: 0.5,
      },
      changes,
    },
  });
const pageLines = (changes: PageChanges): string[] => describeBaselineChanges(entryWith(changes)).slice(1);

const HEADLINE = { kind: "headline", before: "20% off", after: "5% off" } as const;
const PICTURE = { kind: "picture", before: "hero.jpg", after: null } as const;

describe("the lines about a baseline", () => {
  it("start with the change of every score that both sides have", () => {
    expect(describeBaselineChanges(entryWith({ mobile: [] }))[0]).toBe(
      "Δ to the baseline: overall −1.5, visual 0, message −3, tone +0.5.",
    );
  });

  it("name what changed, and a change of both viewports once", () => {
    expect(
      pageLines({
        mobile: [HEADLINE, { kind: "price", before: "£9", after: "£12" }, PICTURE],
        desktop: [
          PICTURE,
          { kind: "button", before: null, after: "Order" },
          { ...PICTURE, before: null, after: "a.png" },
        ],
      }),
    ).toEqual([
      "Headline on mobile: “20% off” → “5% off”",
      "Price on mobile: £9 → £12",
      "Picture gone on mobile and desktop: hero.jpg",
      "New button on desktop: “Order”",
      "New picture on desktop: a.png",
    ]);
  });

  it("say that nothing changed, or that it is not known", () => {
    expect(pageLines({ mobile: [], desktop: [] })).toEqual([
      "Headline, prices, button and pictures are the same on mobile and desktop.",
    ]);
    expect(pageLines({ desktop: [HEADLINE] })).toEqual([
      "Headline on desktop: “20% off” → “5% off”",
      "What changed on mobile is not known.",
    ]);
    expect(pageLines({})).toEqual([
      "What changed on the page is not known: the first screen was not recorded on both sides.",
    ]);
  });

  it("show where two long texts differ, and say it of texts that look the same", () => {
    const start = "Boots made by hand in a small workshop, ".repeat(4);
    expect(
      pageLines({ mobile: [{ kind: "headline", before: `${start}from 39 €`, after: `${start}from 29 €` }] }),
    ).toEqual([
      expect.stringMatching(/^Headline on mobile: “….* from 39 €” → “….* from 29 €”$/u),
      "What changed on desktop is not known.",
    ]);
    const invisible = { kind: "headline", before: "Free\u00a0returns", after: "Free returns" } as const;
    expect(pageLines({ mobile: [invisible] })[0]).toBe(`Headline on mobile: “Free returns” (${SAME_LOOK})`);
  });

  it("say it of texts that are the same after the terminal's escaping", () => {
    const emoji = { kind: "headline", before: "I \u2764\ufe0f mugs", after: "I \u2764 mugs" } as const;
    const shown = renderVerdictTable({ ...makeCheckResult(), entries: [entryWith({ mobile: [emoji] })] });
    expect(shown).toContain(`Headline on mobile: “I \u2764 mugs” (${SAME_LOOK})`);
  });

  it("are none where nothing was compared", () => {
    expect(describeBaselineChanges(makeEntryResult("ad"))).toEqual([]);
    expect(describeBaselineChanges(makeEntryResult("ad", { baseline: null }))).toEqual([]);
    const old = makeEntryResult("ad", { baseline: { state: "link_broken", overallScore: null } });
    expect(describeBaselineChanges(old)).toEqual([]);
    expect(renderBaselineChanges(old)).toBeNull();
  });

  it("are one line each, however long the page's texts are", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: "binary" }), (text) => {
        const lines = pageLines({ mobile: [{ kind: "headline", before: text, after: `${text}!` }] });
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(290);
      }),
    );
  });
});

describe("a page's texts in the lines about a baseline", () => {
  const markup = "<img src=https://evil.example/x.png> @octocat";
  const result = {
    ...makeCheckResult(),
    entries: [entryWith({ mobile: [{ kind: "headline", before: "Mugs", after: `${markup}\n::error::` }] })],
  };

  it("are escaped in the comment", () => {
    const markdown = renderMarkdownReport(result);
    expect(markdown).toContain("- Headline on mobile: “Mugs” → “&lt;img");
    expect(markdown).not.toContain("@octocat");
  });

  it("are escaped in the HTML report", () => {
    const [entry] = result.entries;
    const page = entry && renderBaselineChanges(entry)?.source;
    expect(page).toContain("Headline on mobile: “Mugs” → “&lt;img");
    expect(page).not.toContain("<img");
  });

  it("are escaped in the terminal", () => {
    const lines = renderVerdictTable(result).split("\n");
    expect(lines.find((line) => line.includes("Headline on mobile"))).toContain("“Mugs” → “<img");
    expect(lines.some((line) => line.startsWith("::error"))).toBe(false);
  });
});
