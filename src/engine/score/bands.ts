import type { Band } from "../../contract/vocabulary.ts";
import type { Signal } from "../products/judgement.ts";

/**
 * Scores are counted in half points and shares in millionths, all integers: sums come out the same in any order,
 * and a tie is a tie (7.25 in binary floating point may not be).
 */
export const MILLION = 1_000_000;

/** From the lowest band up, each with its half points (2 stands for 1.0, 20 for 10). Cuts at .20 .40 .60 .80. */
const LADDER: ReadonlyArray<{ band: Band; lowest: number; steps: number }> = [
  { band: "VERY_POOR", lowest: 2, steps: 4 },
  { band: "POOR", lowest: 6, steps: 4 },
  { band: "MODERATE", lowest: 10, steps: 4 },
  { band: "GOOD", lowest: 14, steps: 4 },
  { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const WIDTH = MILLION / LADDER.length;

/** The known signals' weighted mean in millionths; null when none is known. Unknown ones drop out. */
export function shareOf(signals: readonly Signal[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { weight, value } of signals) {
    if (value === null) continue;
    const units = Math.round(weight * MILLION);
    sum += units * Math.round(value * MILLION);
    weights += units;
  }
  return weights === 0 ? null : Math.round(sum / weights);
}

/** The band first, then the position within it: equal parts of the band, one a half point. Monotone. */
export function place(share: number): { band: Band; halves: number } {
  const index = Math.min(LADDER.length - 1, Math.max(0, Math.floor(share / WIDTH)));
  const rung = LADDER[index];
  if (!rung) throw new RangeError(`No band holds the share ${share}.`);
  const step = Math.floor(((share - index * WIDTH) * rung.steps) / WIDTH);
  return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}
