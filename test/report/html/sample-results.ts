import type { Evaluation } from "../../../src/contract/evaluation.ts";
import type { Attachments } from "../../../src/contract/evaluator-interface.ts";
import type { CheckResult, EntryResult } from "../../../src/result/check-report.ts";
import { pageSpeedData } from "../../run/page-speed/samples.ts";
import { adPicture, bannerPicture, pagePicture, sampleOutline } from "../sample-pictures.ts";
import {
  belowEntry,
  brokenEntry,
  errorEntry,
  passedEntry,
  sampleEntry,
  sampleEvaluation,
  sampleFix,
  sampleLedger,
  sampleResult,
  urlOnlyEntry,
} from "../sample-results.ts";

const sampleComparison = (
  change: Partial<Evaluation["elementComparisons"][number]>,
): Evaluation["elementComparisons"][number] => ({
  element: "Headline",
  category: "message",
  adValue: "Spring sale: 50% off all running shoes",
  landingPageValue: "Welcome to our store",
  status: "mismatch",
  severity: "HIGH",
  recommendation: "Open the page with what the ad promises.",
  ...change,
});

/** An evaluation that has one of everything that a page can show. */
export const fullEvaluation = (change: Partial<Evaluation> = {}): Evaluation =>
  sampleEvaluation({ visualMatch: 6.5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6.5 }, 4.5, {
    elementComparisons: [
      sampleComparison({}),
      sampleComparison({
        element: "Offer",
        adValue: "50% off",
        landingPageValue: "not found on the page",
        status: "missing",
      }),
      sampleComparison({
        element: "Call to action",
        adValue: "Shop now",
        landingPageValue: "Subscribe",
        severity: "MEDIUM",
      }),
      sampleComparison({
        element: "Brand",
        adValue: "Acme",
        landingPageValue: "Acme",
        status: "match",
        severity: "LOW",
      }),
      sampleComparison({
        element: "Colours",
        category: "visual",
        adValue: "#dc2389, #2b0f3a",
        landingPageValue: "#3472ec",
        status: "partial_match",
        severity: "LOW",
      }),
      sampleComparison({
        element: "Layer over the page",
        category: "scent",
        status: "obscured",
        severity: "LOW",
      }),
      sampleComparison({ element: "Badge", category: "tone", status: "implicit", severity: "LOW" }),
    ],
    conversionRisks: [
      {
        type: "OFFER_MISMATCH",
        message: "The ad promises 50% off; the page names no discount.",
        impact: "CRITICAL",
        element: "Offer",
      },
      {
        type: "CTA_FRICTION",
        message: "The page's only button says “Subscribe”.",
        impact: "MEDIUM",
        element: "Call to action",
      },
    ],
    fixes: [
      sampleFix(),
      sampleFix({
        element: "Call to action",
        fixType: "cta",
        currentValue: "Subscribe",
        suggestedValue: "Shop now",
      }),
      sampleFix({
        element: "Colours",
        fixType: "color",
        priority: "MEDIUM",
        currentValue: "#3472ec",
        suggestedValue: "#dc2389",
      }),
      sampleFix({
        element: "",
        fixType: "offer",
        priority: "LOW",
        currentValue: "",
        suggestedValue: "50% off",
        implementationSteps: [],
      }),
    ],
    alternateScores: [{ profileId: "meta_story", displayLabel: "Meta Story", surfaceLabel: "Story", overallScore: 5 }],
    ...change,
  });

export const sampleAttachments = (grain = 0): Attachments => ({
  pictures: {
    ad: adPicture(undefined, grain),
    landingPage: pagePicture("mobile", undefined, grain),
    alternate: pagePicture("desktop", undefined, grain),
  },
  outlines: [
    sampleOutline(0),
    sampleOutline(0),
    sampleOutline(3, "page"),
    sampleOutline(5, "page"),
    sampleOutline(0, "none"),
    sampleOutline(60, "page"),
    sampleOutline(1),
  ],
  linkTrail: [],
  notices: [],
});

export const sampleEntryWithPictures = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  belowEntry(id, {
    answer: fullEvaluation(),
    attachments: sampleAttachments(),
    ledger: sampleLedger(),
    linkTrail: ["http https://acme.example/ → 200: Answers 200 (31 ms)"],
    ...change,
  });

/** One of each, as a reader may meet them. */
export const sampleFullResult = (): CheckResult =>
  sampleResult(
    [
      passedEntry("brand-search", {
        platform: "google",
        attachments: { ...sampleAttachments(), outlines: [] },
      }),
      sampleEntryWithPictures("spring-sale-feed", {
        baseline: {
          state: "below_threshold",
          overallScore: 6,
          scoreChanges: {
            overall: -1.5,
            visualMatch: 0,
            messageMatch: -3,
            aboveTheFoldContinuity: null,
            toneAlignment: 0.5,
          },
          changes: {
            mobile: [
              { kind: "headline", before: "50% off running shoes", after: "Shoes for runners" },
              { kind: "picture", before: "hero.jpg", after: null },
            ],
            desktop: [{ kind: "picture", before: "hero.jpg", after: null }],
          },
        },
      }),
      sampleEntryWithPictures("spring-sale-desktop", {
        platform: "linkedin",
        attachments: {
          ...sampleAttachments(),
          pictures: {
            ad: bannerPicture(),
            landingPage: pagePicture("desktop"),
            alternate: pagePicture("mobile"),
          },
        },
        waivers: [
          {
            kind: "offer",
            until: "2026-12-31",
            reason: "Agreed with legal.",
            state: "accepted",
            elements: ["Offer"],
          },
          { kind: "cta", until: "2026-01-31", reason: "Was a test.", state: "expired", elements: [] },
        ],
      }),
      urlOnlyEntry("partner-offer"),
      passedEntry("shoes-reels", {
        notices: ["The consent layer could not be removed."],
        attachments: sampleAttachments(),
      }),
      brokenEntry("winter-clearance", {
        attachments: {
          pictures: { landingPage: pagePicture("mobile") },
          outlines: [],
          linkTrail: [],
          notices: [],
        },
      }),
      errorEntry("quota"),
      errorEntry("no-picture", {
        error: { message: "not a picture", code: "NO_AD_ASSET", blame: "manifest" },
      }),
      sampleEntry({ id: "autumn", state: "skipped", reason: "None of its sources changed." }),
    ],
    { notices: ["A proxy is set, so the visited addresses could not be pinned."] },
  );

/** An ad whose page is over its speed budget, with numbers in all three colours. */
export const slowEntry = (id: string): EntryResult =>
  passedEntry(id, {
    state: "over_budget",
    reason: "Scores 8.5 (threshold 7). The page is over its speed budget: LCP 6.2 s (budget 2.5 s).",
    answer: fullEvaluation({
      overallScore: 8.5,
      pageSpeedData: pageSpeedData({ performanceScore: 61, lcp: 6200, fcp: 2100, cls: 0.12 }),
    }),
    baseline: { state: "passed", overallScore: 8.5, pageSpeedData: pageSpeedData() },
    pageSpeed: {
      opportunities: [{ title: "Improve image delivery", savedMs: 2400 }],
      measurements: 2,
      budget: { on: "fail", limits: { lcp: 2500 }, excesses: [{ metric: "lcp", value: 6200, limit: 2500 }] },
    },
  });

/** As many entries as a large account has, of every kind, with pictures as heavy as real ones. */
export function sampleLargeResult(count: number, grain: number): CheckResult {
  const shared = sampleAttachments(grain);
  const entries = Array.from({ length: count }, (_, at): EntryResult => {
    const id = `campaign-${at}`;
    // Pictures of their own: two entries that share one would count it once.
    const attachments: Attachments = {
      ...shared,
      pictures: Object.fromEntries(
        Object.entries(shared.pictures).map(([role, picture]) => [role, { ...picture, bytes: picture.bytes.slice() }]),
      ),
    };
    if (at % 10 === 0) return brokenEntry(id);
    return at % 3 === 0
      ? sampleEntryWithPictures(id, { attachments })
      : passedEntry(id, { attachments, answer: fullEvaluation({ overallScore: 8.5 }) });
  });
  return sampleResult(entries);
}
