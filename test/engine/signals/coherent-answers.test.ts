import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluatePair } from "../../corpus/evaluate-pair.ts";
import { AD_PAGE_PAIRS, type AdPagePair } from "./ad-page-pairs.ts";

const PASSING_SCORE = 7;
const NUMBER = /\d+/g;

const anyPair = fc.constantFrom(...AD_PAGE_PAIRS);
const anyLine = fc.constantFrom(
  "Quarterly minutes of the parish council",
  ...AD_PAGE_PAIRS.flatMap(({ copy }) => [copy.headline, copy.bodyText]).filter((text) => text !== undefined),
);

/** The ad of a pair, perhaps with a line of another ad or another number. */
const changeCopy = ({ copy }: AdPagePair, line: string | null, number: number | null) => ({
  ...copy,
  ...(line !== null && { headline: line }),
  ...(number !== null && { bodyText: (copy.bodyText ?? "").replace(NUMBER, String(number)) }),
});

/** The page of a pair, perhaps without one of its texts, with another headline or without its buttons. */
const changePage = ({ page }: AdPagePair, left: number | null, headline: string | null, hasControls: boolean) => {
  const kept = page.texts.filter((_, at) => left === null || at !== left % page.texts.length);
  const texts = kept.map((text) => (text.level === 1 && headline !== null ? { ...text, text: headline } : text));
  return { ...page, texts, controls: hasControls ? page.controls : [] };
};

const anyAdAndPage = fc
  .record({
    own: anyPair,
    other: fc.option(anyPair),
    line: fc.option(anyLine),
    number: fc.option(fc.integer({ min: 1, max: 2000 })),
    left: fc.option(fc.nat()),
    headline: fc.option(anyLine),
    hasControls: fc.boolean(),
  })
  .map(({ own, other, line, number, left, headline, hasControls }) => ({
    copy: changeCopy(own, line, number),
    page: changePage(other ?? own, left, headline, hasControls),
  }));

describe("an answer", () => {
  it("has no HIGH finding from 7 on", () => {
    fc.assert(
      fc.property(anyAdAndPage, ({ copy, page }) => {
        const request = { adData: { adTextFields: copy }, landingPageData: { url: "https://shop.example/" } };
        const { scored, judgement } = evaluatePair(request, null, page);
        const high = judgement.findings.filter(({ comparison }) => comparison.severity === "HIGH");
        if (scored.overallScore >= PASSING_SCORE) expect(high.map(({ kind }) => kind)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
