import type { Dimension } from "../../contract/vocabulary.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";

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
  measure(evidence: Evidence): Measurement;
}

/** A check that yields findings and caps but no part of a score. */
export type FindingCheck = (evidence: Evidence) => CheckResult;

/** The measurement of a signal whose evidence is missing. */
export const unknown = (note: string): Measurement => ({ value: null, note });

export const UNREADABLE_PAGE = "no text of the page could be read";

/**
 * Cap on message match and continuity if the page proves a mismatch that ad platforms disapprove ads for: another price, product
 * or place. It lies in the lowest band, so that similar looks and tone cannot lift such an ad over a threshold of 7.
 */
export const POLICY_VIOLATION_CAP = 2.5;

/** Caps message match and above-the-fold continuity. */
export const capMessageAndFold = (messageLimit: number, foldLimit: number, reason: string): ScoreCap[] => [
  { dimension: "messageMatch", limit: messageLimit, reason },
  { dimension: "aboveTheFoldContinuity", limit: foldLimit, reason },
];
