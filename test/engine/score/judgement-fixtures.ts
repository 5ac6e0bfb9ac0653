import fc from "fast-check";
import {
  COMPARISON_CATEGORIES,
  COMPARISON_STATUSES,
  type ComparisonStatus,
  DIMENSIONS,
  type Dimension,
  SEVERITIES,
  type Severity,
} from "../../../src/contract/vocabulary.ts";
import type { Finding, Judgement, ScoreCap, SignalScore } from "../../../src/engine/artifacts/judgement.ts";
import type { Surface } from "../../../src/engine/artifacts/scores.ts";
import { getProfile, type ProfileId } from "../../../src/engine/score/placement-profiles.ts";

export const PROFILE_IDS = [
  "default",
  "meta_feed",
  "meta_story",
  "meta_reels",
  "tiktok_feed",
  "linkedin_single_image",
  "google_search",
  "google_display",
  "google_youtube",
  "reddit_promoted_post",
  "reddit_conversation",
] as const satisfies readonly ProfileId[];

export function surface(id: ProfileId = "default"): Surface {
  return {
    profile: { ...getProfile(id), detectionReason: "A test says so.", detectionConfidence: "high" },
    visibleAssets: { picture: true, text: true },
  };
}

export function signal(dimension: Dimension, value: number | null, over: Partial<SignalScore> = {}): SignalScore {
  return { id: "headline-echo", dimension, weight: 0.5, value, note: "the headlines agree", ...over };
}

/** Signals with the same value in every dimension. */
export function uniformSignals(value: number): SignalScore[] {
  return DIMENSIONS.map((dimension) => signal(dimension, value));
}

export function finding(
  category: Finding["comparison"]["category"],
  status: ComparisonStatus,
  severity: Severity,
): Finding {
  return {
    kind: "headline",
    comparison: {
      element: "Headline",
      category,
      adValue: "Run further",
      landingPageValue: "Our shop",
      status,
      severity,
      recommendation: "Say the same on both.",
    },
    contradiction: false,
    confidence: 0.9,
    outline: { ad: null, landingPage: null },
    selector: "h1",
  };
}

export function judgement(over: Partial<Judgement>): Judgement {
  return { signals: [], findings: [], caps: [], ledger: [], ...over };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

export const anySignal: fc.Arbitrary<SignalScore> = fc.record({
  id: fc.constantFrom("headline-echo", "offer_slots", "palette", "tone"),
  dimension: fc.constantFrom(...DIMENSIONS),
  weight: fc.double({ min: 0.05, max: 1, noNaN: true }),
  value: fc.option(share),
  note: fc.string({ maxLength: 30 }),
});

export const anyFinding: fc.Arbitrary<Finding> = fc
  .tuple(
    fc.constantFrom(...COMPARISON_CATEGORIES),
    fc.constantFrom(...COMPARISON_STATUSES),
    fc.constantFrom(...SEVERITIES),
  )
  .map(([category, status, severity]) => finding(category, status, severity));

export const anyCap: fc.Arbitrary<ScoreCap> = fc.record({
  dimension: fc.constantFrom(...DIMENSIONS),
  limit: fc.constantFrom(4, 5, 6, 6.5),
  reason: fc.constant("the offer is contradicted"),
});

/** Any judgement with at least one known dimension. */
export const anyJudgement: fc.Arbitrary<Judgement> = fc
  .record({
    signals: fc.array(anySignal, { minLength: 1, maxLength: 16 }),
    findings: fc.array(anyFinding, { maxLength: 8 }),
    caps: fc.array(anyCap, { maxLength: 3 }),
    ledger: fc.constant<Judgement["ledger"]>([]),
  })
  .filter(({ signals: all, caps: some }) => some.length > 0 || all.some(({ value }) => value !== null));
