import { expect, test } from "vitest";
import type { Fix } from "../../src/contract/fix.ts";
import { getOpenActions } from "../../src/report/actions.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { sampleClaim } from "../contract/samples.ts";
import { belowEntry, sampleEvaluation, sampleFix } from "./sample-results.ts";

const SCORES = { visualMatch: 6, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 };
const ELEMENT = "Claim: ends Sunday";

const PAGE: Partial<Fix> = {
  fixType: "body_copy",
  currentValue: "Made for trails",
  suggestedValue: "Ends Sunday. Made for trails",
  confidenceScore: 0.8,
};
const AD: Partial<Fix> = {
  direction: "change_ad",
  target: "ad",
  currentValue: "Summer shoes sale",
  suggestedValue: "Summer shoes collection",
  confidenceScore: 0.9,
};

/** An ad that says that the sale ends on Sunday, which its page does not mention. */
function list(
  fixes: readonly Partial<Fix>[],
  more: Partial<EntryResult> = {},
  element = ELEMENT,
  landingPageValue = "Made for trails",
) {
  const comparison = {
    element,
    category: "message",
    adValue: "ends Sunday",
    landingPageValue,
    status: "missing",
    severity: "HIGH",
    recommendation: "",
  } as const;
  const entry = belowEntry("a", {
    answer: sampleEvaluation(SCORES, 4.5, {
      fixes: fixes.map((fix) => sampleFix({ element, ...fix })),
      elementComparisons: [comparison],
    }),
    ledger: [sampleClaim({ kind: "time", text: "ends Sunday", verdict: "not_mentioned", words: null })],
    ...more,
  });
  return getOpenActions(entry).map(({ isTerm, changes }) => ({
    isTerm,
    changes: changes.map(({ direction, suggestedValue }) => `${direction}: ${suggestedValue}`),
  }));
}

const CHANGE_PAGE = "change_lp: Ends Sunday. Made for trails";
const CHANGE_AD = "change_ad: Summer shoes collection";

test("both sides of a conflict are one action, also where only one of the fixes names the date", () => {
  for (const fixes of [
    [PAGE, AD],
    [AD, PAGE],
  ])
    expect(list(fixes)).toEqual([{ isTerm: true, changes: [CHANGE_PAGE, CHANGE_AD] }]);
});

test("another fix of one side is shown with the other side's values, and no fix is shown twice", () => {
  const another = {
    ...PAGE,
    currentValue: "All boots",
    suggestedValue: "All boots until Sunday",
    confidenceScore: 0.5,
  };
  expect(list([PAGE, AD, another]).map(({ changes }) => changes)).toEqual([
    [CHANGE_PAGE, CHANGE_AD],
    ["change_lp: All boots until Sunday", "change_ad: Made for trails"],
  ]);
});

test("where the manifest decides, each fix of the other side is shown once", () => {
  const another = {
    ...PAGE,
    currentValue: "All boots",
    suggestedValue: "All boots until Sunday",
    confidenceScore: 0.5,
  };
  expect(list([PAGE, another, AD], { truth: "page" })).toEqual([{ isTerm: true, changes: [CHANGE_AD] }]);
  expect(list([PAGE, another, AD], { truth: "ad" }).map(({ changes }) => changes)).toEqual([
    [CHANGE_PAGE],
    ["change_lp: All boots until Sunday"],
  ]);
});

test("an offer that a person must copy from a picture is shown with the change of the ad", () => {
  const copy = { fixType: "layout", suggestedValue: "The ad's offer, as shown in its picture" } as const;
  expect(list([copy], {}, "Offer")).toEqual([
    {
      isTerm: true,
      changes: ["change_lp: The ad's offer, as shown in its picture", "change_ad: Made for trails"],
    },
  ]);
});

test("what the page says nothing about is left out of the ad", () => {
  const [action] = list([PAGE], {}, ELEMENT, "not found on the page");
  expect(action?.changes).toEqual([CHANGE_PAGE, "change_ad: "]);
});
