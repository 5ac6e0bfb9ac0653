import type { Band, Dimension } from "../../contract/vocabulary.ts";
import type { SignalScore } from "../artifacts/judgement.ts";

/**
 * Scores are counted in half points and shares in millionths. Integers give the same sum in any order and exact ties,
 * which floating point does not (7.25).
 */
const MILLION = 1_000_000;

/**
 * The bands from low to high. `lowest` is in half points: 2 is a score of 1.0, 20 is 10. The limits are .20, .40, .60
 * and .80.
 */
const BANDS: ReadonlyArray<{ band: Band; lowest: number; steps: number }> = [
  { band: "VERY_POOR", lowest: 2, steps: 4 },
  { band: "POOR", lowest: 6, steps: 4 },
  { band: "MODERATE", lowest: 10, steps: 4 },
  { band: "GOOD", lowest: 14, steps: 4 },
  { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const BAND_WIDTH = MILLION / BANDS.length;

/**
 * Maps a share to its band and to the half point within the band. Each half point is an equal part of the band.
 * Monotone.
 */
export function toBand(share: number): { band: Band; halves: number } {
  const index = Math.min(BANDS.length - 1, Math.max(0, Math.floor(share / BAND_WIDTH)));
  const rung = BANDS[index];
  if (!rung) throw new RangeError(`No band contains the share ${share}.`);
  const step = Math.floor(((share - index * BAND_WIDTH) * rung.steps) / BAND_WIDTH);
  return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}

/** The share of a dimension of which nothing was measured: the last step below GOOD. */
const NEUTRAL_SHARE = Math.round(0.6 * MILLION) - 1;
/**
 * Where less than this share of a dimension's weight was measured, the measured part cannot stand for the rest. Style
 * and lightness, .25 together, say little about looks without any colour or picture.
 */
const MIN_MEASURED_SHARE: Readonly<Record<Dimension, number>> = {
  visualMatch: 0.3,
  messageMatch: 0.25,
  aboveTheFoldContinuity: 0.25,
  toneAlignment: 0.25,
};

/** How far the measured signals of a dimension can stand for all of them, in millionths. */
function trustInMeasured(signals: readonly SignalScore[]): number {
  const units = (of: readonly SignalScore[]) => of.reduce((sum, { weight }) => sum + Math.round(weight * MILLION), 0);
  const total = units(signals);
  const [first] = signals;
  if (total === 0 || first === undefined) return 0;
  const share = Math.round((MILLION * units(signals.filter(({ value }) => value !== null))) / total);
  return Math.min(MILLION, Math.round(share / MIN_MEASURED_SHARE[first.dimension]));
}

/** Whether so little was measured that the dimension's score means little. */
export const isBarelyMeasured = (signals: readonly SignalScore[]): boolean => trustInMeasured(signals) < MILLION;

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
  const trust = trustInMeasured(signals);
  return Math.round((mean * trust + NEUTRAL_SHARE * (MILLION - trust)) / MILLION);
}
