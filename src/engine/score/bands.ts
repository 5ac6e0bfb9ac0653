import type { Band } from "../../contract/vocabulary.ts";
import type { SignalScore } from "../artifacts/judgement.ts";

/**
 * Scores are counted in half points and shares in millionths, all integers: sums come out the same in any order,
 * and a tie is a tie (7.25 in binary floating point may not be).
 */
export const MILLION = 1_000_000;

/** From the lowest band up, each with its half points (2 stands for 1.0, 20 for 10). Cuts at .20 .40 .60 .80. */
const BANDS: ReadonlyArray<{ band: Band; lowest: number; steps: number }> = [
  { band: "VERY_POOR", lowest: 2, steps: 4 },
  { band: "POOR", lowest: 6, steps: 4 },
  { band: "MODERATE", lowest: 10, steps: 4 },
  { band: "GOOD", lowest: 14, steps: 4 },
  { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const BAND_WIDTH = MILLION / BANDS.length;

/** Neither good nor bad: the last step below GOOD, which a dimension reads when nothing was measured. */
const NEUTRAL_SHARE = Math.round(0.6 * MILLION) - 1;
/** Of a dimension's weight: with less than this measured, the rest could say otherwise. */
const MIN_MEASURED_SHARE = 0.25;

/** How much of a dimension's weight was measured, in millionths of what its signals could weigh. */
function measuredShare(signals: readonly SignalScore[]): number {
  const units = (of: readonly SignalScore[]) =>
    of.reduce((sum, { weight }) => sum + Math.round(weight * MILLION), 0);
  const whole = units(signals);
  return whole === 0
    ? 0
    : Math.round((MILLION * units(signals.filter(({ value }) => value !== null))) / whole);
}

/** So little was measured that the dimension says next to nothing. */
export const isBarelyMeasured = (signals: readonly SignalScore[]): boolean =>
  measuredShare(signals) < MIN_MEASURED_SHARE * MILLION;

/**
 * The known signals' weighted mean in millionths; null when none is known. Unknown ones drop out. Where little is known, the mean
 * is drawn to the neutral value by what is missing: a name alone makes no dimension exceptional, nor very poor.
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

/** The band first, then the position within it: equal parts of the band, one a half point. Monotone. */
export function toBand(share: number): { band: Band; halves: number } {
  const index = Math.min(BANDS.length - 1, Math.max(0, Math.floor(share / BAND_WIDTH)));
  const rung = BANDS[index];
  if (!rung) throw new RangeError(`No band holds the share ${share}.`);
  const step = Math.floor(((share - index * BAND_WIDTH) * rung.steps) / BAND_WIDTH);
  return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}
