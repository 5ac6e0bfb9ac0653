import type { SignalScore } from "../artifacts/judgement.ts";
import { MILLION } from "./bands.ts";

/** The share of a dimension of which nothing was measured: the last step below GOOD. */
const NEUTRAL_SHARE = Math.round(0.6 * MILLION) - 1;
/** Where less than this share of a dimension's weight was measured, the measured part cannot stand for the rest. */
const MIN_MEASURED_SHARE = 0.25;

/** The measured share of a dimension's weight, in millionths. */
function measuredShare(signals: readonly SignalScore[]): number {
  const units = (of: readonly SignalScore[]) => of.reduce((sum, { weight }) => sum + Math.round(weight * MILLION), 0);
  const total = units(signals);
  return total === 0 ? 0 : Math.round((MILLION * units(signals.filter(({ value }) => value !== null))) / total);
}

/** Whether so little was measured that the dimension's score means little. */
export const isBarelyMeasured = (signals: readonly SignalScore[]): boolean =>
  measuredShare(signals) < MIN_MEASURED_SHARE * MILLION;

/**
 * The weighted mean of the known signals in millionths; null when none is known. Where less than MIN_MEASURED_SHARE is
 * known, the mean moves towards the neutral share: one matching name alone makes no dimension exceptional, nor very
 * poor.
 */
export function weightedShare(signals: readonly SignalScore[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { weight, value } of signals) {
    if (value === null) continue;
    const units = Math.round(weight * MILLION);
    sum += units * Math.round(value * MILLION);
    weights += units;
  }
  if (weights === 0) return null;
  const mean = Math.round(sum / weights);
  const trust = Math.min(MILLION, Math.round(measuredShare(signals) / MIN_MEASURED_SHARE));
  return Math.round((mean * trust + NEUTRAL_SHARE * (MILLION - trust)) / MILLION);
}
