import { expect, test } from "vitest";
import { formatAdValue, getOpenFixes, getOpenRisks } from "../../src/report/select-fixes-and-risks.ts";
import { passedEntry, sampleEvaluation, sampleFix } from "./sample-results.ts";

const SCORES = { visualMatch: 8, messageMatch: 8, aboveTheFoldContinuity: 8, toneAlignment: 8 };

const sampleComparison = () => ({
  category: "message" as const,
  adValue: "29 €",
  landingPageValue: "39 €",
  recommendation: "",
});

const entryWith = (more: Parameters<typeof sampleEvaluation>[2]) =>
  passedEntry("spring", { answer: sampleEvaluation(SCORES, 8, more) });

test("a failed resource that breaks the page leads, then a contradiction, then other failed resources", () => {
  const fixes = [
    sampleFix({ element: "Headline", priority: "HIGH", confidenceScore: 0.9, suggestedValue: "1" }),
    sampleFix({ element: "Headline", priority: "HIGH", confidenceScore: 0.8, suggestedValue: "2" }),
    sampleFix({ element: "Offer", priority: "HIGH", confidenceScore: 0.1, suggestedValue: "3" }),
    sampleFix({ element: "Failed script", priority: "MEDIUM", confidenceScore: 0.5, suggestedValue: "4" }),
    sampleFix({ element: "Failed stylesheet", priority: "HIGH", confidenceScore: 0.5, suggestedValue: "5" }),
    sampleFix({ element: "Failed stylesheet", priority: "HIGH", confidenceScore: 0.4, suggestedValue: "6" }),
  ];
  const contradicted = { ...sampleComparison(), element: "Offer", status: "mismatch", severity: "HIGH" } as const;
  const order = getOpenFixes(entryWith({ fixes, elementComparisons: [contradicted] })).map(
    ({ suggestedValue }) => suggestedValue,
  );
  expect(order).toEqual(["5", "3", "4", "1", "6", "2"]);
});

test("risks of failed resources come before all others, whatever their impact", () => {
  const risk = (element: string, impact: "CRITICAL" | "HIGH") => ({
    type: "OFFER_MISMATCH" as const,
    message: "Visitors leave.",
    impact,
    element,
  });
  const conversionRisks = [risk("Brand", "HIGH"), risk("Offer", "CRITICAL"), risk("Failed stylesheet", "HIGH")];
  expect(getOpenRisks(entryWith({ conversionRisks })).map(({ element }) => element)).toEqual([
    "Failed stylesheet",
    "Offer",
    "Brand",
  ]);
});

test("the ad's call to action is written as people write it, and other texts as they are", () => {
  const comparison = { ...sampleComparison(), status: "mismatch", severity: "MEDIUM" } as const;
  expect(formatAdValue({ ...comparison, element: "Call to action", adValue: "SHOP_NOW" })).toBe("Shop now");
  expect(formatAdValue({ ...comparison, element: "Headline", adValue: "SALE" })).toBe("SALE");
});
