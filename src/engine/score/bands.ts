import type { Band } from "../../contract/vocabulary.ts";

/**
 * Scores are counted in half points and shares in millionths. Integers give the same sum in any order and exact ties,
 * which floating point does not (7.25).
 */
export const MILLION = 1_000_000;

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
