import { describe, expect, test } from "vitest";
import type { Fix } from "../../src/contract/fix.ts";
import { indexSources } from "../../src/repair/find-text.ts";
import { planRepairs } from "../../src/repair/plan-repairs.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { sampleClaim } from "../contract/samples.ts";
import { belowEntry, sampleEvaluation, sampleFix } from "../report/sample-results.ts";

const SCORES = { visualMatch: 6, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 };

const entry = (id: string, fixes: readonly Partial<Fix>[], more: Partial<EntryResult> = {}) =>
  belowEntry(id, {
    answer: sampleEvaluation(SCORES, 4.5, { fixes: fixes.map((fix) => sampleFix(fix)) }),
    ...more,
  });

const MANIFEST = "ads.yml";
const FILES = [
  { path: "index.html", text: "<h1>The sale ends Monday</h1>\n<p>Made for trails</p>\n<p>Lamp, now 39 € only</p>\n" },
  { path: MANIFEST, text: "ads:\n  - headline: The sale ends Sunday\n  - headline: Summer shoes sale\n" },
];

const plan = (...entries: EntryResult[]) => planRepairs({ entries }, indexSources(FILES), [MANIFEST]);

const AD = { direction: "change_ad", target: "ad" } as const;

describe("a conflict that nobody has decided", () => {
  test("is not safe, although only a weekday changes", () => {
    const page = { element: "Claim", currentValue: "The sale ends Monday", suggestedValue: "The sale ends Sunday" };
    const ledger = [sampleClaim({ kind: "time", text: "Sunday", words: "Monday", verdict: "contradicted" })];
    expect(plan(entry("a", [page], { ledger })).repairs).toMatchObject([
      {
        needsDecision: true,
        safe: false,
        why: "Ad and page state different prices, discounts, shipping or dates.",
      },
    ]);
  });

  test("is suggested with one click only where the page says nothing else", () => {
    const adds = { element: "Offer", currentValue: "Made for trails", suggestedValue: "Now 29 €. Made for trails" };
    const replaces = { element: "Offer", currentValue: "now 39 € only", suggestedValue: "now 29 € only" };
    const removes = { ...AD, element: "Offer", currentValue: "The sale ends Sunday", suggestedValue: "The sale" };
    const row = (verdict: "contradicted" | "not_mentioned") => [sampleClaim({ kind: "price", text: "29 €", verdict })];
    const isSuggestable = (fix: Partial<Fix>, ledger?: ReturnType<typeof row>) =>
      plan(entry("a", [fix], ledger && { ledger })).repairs.map((repair) => repair.isSuggestable);
    expect(isSuggestable(adds, row("not_mentioned"))).toEqual([true]);
    expect(isSuggestable(adds, row("contradicted"))).toEqual([false]);
    // Another service's answer has no ledger.
    expect(isSuggestable(adds)).toEqual([false]);
    expect(isSuggestable(replaces, row("not_mentioned"))).toEqual([false]);
    expect(isSuggestable(removes, row("not_mentioned"))).toEqual([false]);
    expect(plan(entry("a", [adds], { ledger: row("not_mentioned") })).repairs).toMatchObject([
      { needsDecision: true, safe: false },
    ]);
  });

  test("has no decided side, also where only one of the fixes names the date", () => {
    const page = {
      element: "Claim: ends Sunday",
      currentValue: "Made for trails",
      suggestedValue: "Ends Sunday. Made for trails",
    };
    const ad = {
      ...AD,
      element: "Claim: ends Sunday",
      currentValue: "Summer shoes sale",
      suggestedValue: "Summer shoes collection",
    };
    const { repairs } = plan(entry("a", [page, ad]));
    expect(repairs.map(({ needsDecision, safe }) => ({ needsDecision, safe }))).toEqual([
      { needsDecision: true, safe: false },
      { needsDecision: true, safe: false },
    ]);
    expect(plan(entry("a", [page, ad], { truth: "page" })).repairs).toMatchObject([
      { fix: { direction: "change_ad" }, needsDecision: false },
    ]);
  });
});

describe("a decided fix", () => {
  const PRICE = {
    element: "Offer",
    fixType: "offer",
    currentValue: "Lamp, now 39 €",
    suggestedValue: "Lamp, now 29 €",
  } as const;

  test("is planned before the equal one of an ad without truth", () => {
    const { repairs, shared } = plan(entry("a", [PRICE]), entry("b", [PRICE], { truth: "ad" }));
    expect(repairs).toMatchObject([{ entryId: "b", needsDecision: false, safe: true }]);
    expect(shared).toMatchObject([{ entryId: "a", needsDecision: true }]);
  });

  test("is planned before one that overlaps it", () => {
    const longer = { ...PRICE, currentValue: "Lamp, now 39 € only", suggestedValue: "Lamp, now 19 € only" };
    const { repairs, unrepaired } = plan(entry("a", [longer]), entry("b", [PRICE], { truth: "ad" }));
    expect(repairs).toMatchObject([{ entryId: "b", needsDecision: false }]);
    expect(unrepaired).toMatchObject([{ entryId: "a", why: "it overlaps another fix (b)" }]);
  });
});

test("the pause of an ad is an instruction, which no file gets as a text", () => {
  const pause = {
    ...AD,
    element: "Availability",
    fixType: "offer",
    currentValue: "Summer shoes sale",
    suggestedValue: "Paused until the product is available again",
  } as const;
  const { answer } = entry("a", [pause]);
  const soldOut = {
    element: "Availability",
    category: "message",
    adValue: "Summer shoes sale",
    landingPageValue: "Sold out",
    status: "mismatch",
    severity: "HIGH",
    recommendation: "",
  };
  const found = entry("a", [], { answer: { ...answer, elementComparisons: [soldOut] } as typeof answer });
  expect(plan(found)).toEqual({ repairs: [], shared: [], unrepaired: [] });
});
