import type { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import type { Fix } from "../../src/contract/fix.ts";
import type { ReceivedLedger } from "../../src/contract/ledger.ts";
import type { Dimension } from "../../src/contract/vocabulary.ts";
import { type CheckResult, type EntryResult, REPORT_SCHEMA } from "../../src/result/check-report.ts";
import { decideVerdict, type GatePolicy } from "../../src/run/gate.ts";
import { sampleClaim } from "../contract/samples.ts";

/** Small results for the reports' tests: valid by the contract, and everything can be said otherwise. */

export const COMMIT = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";

const WEIGHTS = { visualMatch: 0.35, messageMatch: 0.3, aboveTheFoldContinuity: 0.2, toneAlignment: 0.15 };

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

export function sampleFix(change: Partial<Fix> = {}): Fix {
  return {
    id: uuid(7),
    element: "Headline",
    fixType: "headline",
    target: "landing_page",
    direction: "change_lp",
    priority: "HIGH",
    currentValue: "Welcome to our store",
    suggestedValue: "Spring sale: 50% off all running shoes",
    cssSelector: "h1",
    reasoning: "The ad promises a sale; the page's headline names neither the sale nor the shoes.",
    expectedImpact: "Visitors see at once that they are in the right place.",
    implementationSteps: ["Open the page's template.", "Replace the h1's text."],
    confidenceScore: 0.9,
    tradeoff: "The headline no longer greets returning visitors.",
    ...change,
  };
}

export function sampleEvaluation(
  scores: Record<Dimension, number>,
  overallScore: number,
  change: Partial<Evaluation> = {},
): Evaluation {
  const detailed = (score: number, reasoning: string) => ({
    score,
    band: score >= 7 ? ("GOOD" as const) : score >= 5 ? ("MODERATE" as const) : ("POOR" as const),
    reasoning,
  });
  const all = {
    ...scores,
    contextualMatch: (scores.messageMatch + scores.aboveTheFoldContinuity) / 2,
    informationScent: scores.aboveTheFoldContinuity,
  };
  return {
    overallScore,
    componentScores: all,
    rawScores: all,
    detailedScores: {
      visualMatch: detailed(scores.visualMatch, "The palette is the ad's."),
      messageMatch: detailed(scores.messageMatch, "The page's headline says nothing of the ad's offer."),
      aboveTheFoldContinuity: detailed(scores.aboveTheFoldContinuity, "The offer stands below the fold."),
      toneAlignment: detailed(scores.toneAlignment, "Both speak plainly."),
      informationScent: detailed(scores.aboveTheFoldContinuity, "The offer stands below the fold."),
    },
    suggestions: { visual: [], contextual: [], tone: [] },
    elementComparisons: [],
    conversionRisks: [],
    fixes: [],
    appliedProfile: {
      id: "meta_feed",
      platform: "meta",
      surfaceLabel: "Feed",
      displayLabel: "Meta Feed",
      weights: WEIGHTS,
      detectionReason: "The entry names the platform.",
      detectionConfidence: "high",
    },
    detectionMode: "single",
    isPmax: false,
    alternateScores: null,
    evaluationId: uuid(1),
    adScreenshotUrl: "file:///report/ad.png",
    landingPageScreenshotUrl: "file:///report/page.png",
    alternateScreenshotUrl: null,
    alternateViewport: null,
    analysisModel: "sample",
    mediaType: "image",
    viewport: "mobile",
    videoFrames: null,
    ...change,
  };
}

export function sampleEntry(change: Partial<EntryResult> & Pick<EntryResult, "id" | "state">): EntryResult {
  return {
    manifest: { file: "ads.yml", line: 4, column: 5, endLine: 9 },
    platform: "meta",
    asset: `ads/${change.id}.png`,
    landingUrl: `https://acme.example/${change.id}`,
    reason: "As the sample says.",
    threshold: 7,
    overallScore: null,
    durationMs: 2345,
    answer: null,
    error: null,
    notices: [],
    linkTrail: [],
    ...change,
  };
}

export const passedEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "passed",
    reason: "Scores 8.5 (threshold 7).",
    overallScore: 8.5,
    answer: sampleEvaluation({ visualMatch: 8.5, messageMatch: 9, aboveTheFoldContinuity: 8, toneAlignment: 8 }, 8.5),
    ...change,
  });

export const belowEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "below_threshold",
    reason: "Scores 4.5, below 7.",
    overallScore: 4.5,
    answer: sampleEvaluation({ visualMatch: 6.5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 }, 4.5, {
      conversionRisks: [
        {
          type: "CTA_FRICTION",
          message: 'The ad says "Shop now"; the page\'s only button says "Subscribe".',
          impact: "MEDIUM",
          element: "Call to action",
        },
        {
          type: "OFFER_MISMATCH",
          message: 'The ad promises "50% off"; nothing on the page\'s first screen names a discount.',
          impact: "CRITICAL",
          element: "Offer",
        },
      ],
      fixes: [
        sampleFix({
          priority: "MEDIUM",
          element: "Call to action",
          fixType: "cta",
          currentValue: "Subscribe",
          suggestedValue: "Shop now",
          reasoning: "The ad's own verb is what visitors came to do.",
        }),
        sampleFix(),
        sampleFix({
          direction: "change_ad",
          target: "ad",
          confidenceScore: 0.6,
          currentValue: "50% off all running shoes",
          suggestedValue: "Welcome to our store",
        }),
        sampleFix({ element: "Offer", fixType: "offer", currentValue: "", suggestedValue: "50% off" }),
      ],
    }),
    ...change,
  });

/** Two of four promises are kept, and one claim is too vague to be a promise. */
export const sampleLedger = (): ReceivedLedger => [
  sampleClaim({
    kind: "offer",
    text: "50% off",
    adLine: "Spring sale: 50% off all running shoes",
    verdict: "contradicted",
    pageText: "Take 20% off selected running shoes this week.",
    words: "20% off",
  }),
  sampleClaim({
    kind: "price",
    text: "£39.50",
    adLine: "Now £39.50 instead of £79, with free returns in Leeds.",
    verdict: "kept",
    pageText: "All £79 trail shoes are half price.",
    words: null,
    derivation: "£79 × 50% = £39.50",
  }),
  sampleClaim({
    kind: "assurance",
    text: "free returns",
    adLine: "Now £39.50 instead of £79, with free returns in Leeds.",
    verdict: "not_mentioned",
    pageText: null,
    words: null,
    selector: null,
  }),
  sampleClaim({
    kind: "place",
    text: "Leeds",
    adLine: "Now £39.50 instead of £79, with free returns in Leeds.",
    verdict: "kept_below_the_fold",
    pageText: "Visit us in Leeds, Manchester and York.",
    words: "Leeds",
  }),
  sampleClaim({
    kind: "time",
    text: "30 days",
    adLine: "30 days to try them",
    source: "ocr",
    verdict: "unreadable",
    checkability: 0.5,
    pageText: null,
    words: null,
    selector: null,
  }),
  sampleClaim({
    kind: "feature",
    text: "for every runner",
    adLine: "Made for every runner",
    verdict: "not_mentioned",
    checkability: 0.3,
    pageText: null,
    words: null,
    selector: null,
  }),
];

const LINK_BROKEN_ANSWER: LinkBroken = {
  success: true,
  evaluationId: null,
  lpCaptureStatus: "link_broken",
  overallScore: null,
  componentScores: null,
  linkBroken: {
    url: "https://acme.example/winter",
    finalUrl: "https://acme.example/gone",
    httpStatus: 404,
    reason: "The landing page answers 404 Not Found.",
  },
  landingPageScreenshotUrl: null,
};

export const brokenEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "link_broken",
    platform: "google",
    landingUrl: "https://acme.example/winter",
    reason: "The landing page answers 404 Not Found.",
    answer: LINK_BROKEN_ANSWER,
    linkTrail: [
      "http https://acme.example/winter: 301 to /gone",
      "http https://acme.example/gone: 404",
      'browser https://acme.example/gone: 404, title "Not found"',
    ],
    ...change,
  });

const URL_ONLY_ANSWER: UrlOnly = {
  success: true,
  evaluationId: null,
  lpCaptureStatus: "url_only",
  lpUnavailableReason: "The site shows a challenge to automated browsers.",
  scores: null,
  detailedScores: null,
};

export const urlOnlyEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "url_only",
    platform: "tiktok",
    reason: URL_ONLY_ANSWER.lpUnavailableReason,
    answer: URL_ONLY_ANSWER,
    linkTrail: ["http: 403 with cf-mitigated: challenge", "browser: the challenge again"],
    ...change,
  });

export const errorEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "error",
    platform: null,
    reason: "The service answered 500 four times. Run the check again later.",
    error: { message: "The service answered 500 four times.", code: "ANALYSIS_FAILED", blame: "evaluation" },
    ...change,
  });

/** The result that the gate makes of these entries. */
export function sampleResult(
  entries: EntryResult[],
  change: Partial<CheckResult> & { gate?: GatePolicy } = {},
): CheckResult {
  const gate = change.gate ?? { onInconclusive: "warn", warnOnly: false };
  return {
    schema: REPORT_SCHEMA,
    tool: { name: "adhere", version: "0.1.0" },
    commit: COMMIT,
    startedAt: "2026-11-20T10:32:00.000Z",
    durationMs: 12_345,
    ...decideVerdict(entries, gate, false),
    gate,
    notices: [],
    entries,
    ...change,
  };
}

/** One of each, as a reviewer may meet them. */
export const sampleMixedResult = (): CheckResult =>
  sampleResult(
    [
      passedEntry("brand-search", { ledger: [sampleClaim()] }),
      belowEntry("spring-sale-feed", {
        manifest: { file: "ads.yml", line: 12, column: 5, endLine: 21 },
        ledger: sampleLedger(),
      }),
      urlOnlyEntry("partner-offer"),
      passedEntry("shoes-reels", { notices: ["The consent layer could not be removed."] }),
      brokenEntry("winter-clearance"),
      sampleEntry({ id: "autumn", state: "skipped", reason: "None of its sources changed." }),
    ],
    { notices: ["A proxy is set, so the visited addresses could not be pinned."] },
  );
