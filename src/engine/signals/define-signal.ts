import type { Dimension } from "../../contract/vocabulary.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import type { Pair } from "./relate-pair.ts";

/** The findings of one check, and the score caps that follow from them. */
export interface CheckResult {
  findings?: Finding[];
  caps?: ScoreCap[];
}

/** What a signal measures for one ad and its landing page. */
export interface Measurement extends CheckResult {
  /** 0 to 1; null if the evidence is missing, so that the other signals of the dimension take over the weight. */
  value: number | null;
  /** A clause that names the evidence, for the score's explanation. */
  note: string;
  /** 0 to 1: factor on the signal's weight where the evidence is thin. 1 by default. */
  reliability?: number;
}

/** One feature of a dimension. Each signal is declared in `signals/<id>.ts`. */
export interface Signal {
  id: string;
  dimension: Dimension;
  /** Share of the dimension's score while all of its signals are known. */
  weight: number;
  measure(pair: Pair): Measurement;
}

/** A check that yields findings and caps but no part of a score. */
export type FindingCheck = (pair: Pair) => CheckResult;

/** The value of `analysisModel` for an evaluation by rules. Raise its version with every change that moves scores. */
export const RULES_ANALYSIS_MODEL = "adhere-heuristic-14";

/** The weight of every signal. The weights of one dimension sum to 1. */
export const SIGNAL_WEIGHTS = {
  messageMatch: {
    headline_echo: 0.28,
    claims_kept: 0.4,
    product_terms: 0.16,
    cta_intent: 0.12,
    brand_name: 0.04,
  },
  aboveTheFoldContinuity: {
    fold_promise: 0.28,
    fold_claims: 0.4,
    fold_cta: 0.16,
    page_type: 0.08,
    unobstructed: 0.08,
  },
  visualMatch: {
    accent_palette: 0.35,
    hero_image: 0.25,
    imagery_style: 0.15,
    brand_colour: 0.15,
    light_and_saturation: 0.1,
  },
  toneAlignment: {
    formality: 0.4,
    emphasis: 0.25,
    form_of_address: 0.2,
    urgency: 0.15,
  },
} as const satisfies Record<Dimension, Record<string, number>>;

for (const [dimension, weights] of Object.entries(SIGNAL_WEIGHTS)) {
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`The signal weights of ${dimension} sum to ${sum}, not to 1.`);
}

/** Declares a signal with its weight from the table. */
export const defineSignal = <D extends Dimension>(
  dimension: D,
  id: Extract<keyof (typeof SIGNAL_WEIGHTS)[D], string>,
  measure: Signal["measure"],
): Signal => ({ id, dimension, weight: Number(SIGNAL_WEIGHTS[dimension][id]), measure });

/** The measurement of a signal whose evidence is missing. */
export const unknown = (note: string): Measurement => ({ value: null, note });

export const UNREADABLE_PAGE = "no text of the page could be read";

/**
 * Cap on message match and continuity if the page proves a mismatch that ad platforms disapprove ads for: another
 * price, product or place. It lies in the lowest band, so that similar looks and tone cannot lift such an ad over a
 * threshold of 7.
 */
export const POLICY_VIOLATION_CAP = 2.5;

/**
 * Cap if the page contradicts a checkable claim of the ad, or doesn't mention it. With it, no placement's weights reach
 * a score above 6.5, however similar the looks and the tone are.
 */
export const BROKEN_CLAIM_CAP = 2.5;

/** Caps message match and above-the-fold continuity. */
export const capMessageAndFold = (messageLimit: number, foldLimit: number, reason: string): ScoreCap[] => [
  { dimension: "messageMatch", limit: messageLimit, reason },
  { dimension: "aboveTheFoldContinuity", limit: foldLimit, reason },
];
