import { DIMENSIONS, type Dimension } from "./vocabulary.ts";

/**
 * Weights have four decimals at most and are added up as integers, so that anyone can recompute a score from what is
 * shown.
 */
export const WEIGHT_UNITS = 10_000;

export const toWeightUnits = (weight: number): number => Math.round(weight * WEIGHT_UNITS);

/** The weighted mean of the given dimensions, rounded half up to 0.5; null where their weights are all 0. */
export function computeWeightedScore(
  scores: Readonly<Record<Dimension, number>>,
  weights: Readonly<Record<Dimension, number>>,
  dimensions: readonly Dimension[] = DIMENSIONS,
): number | null {
  let total = 0;
  let halfPoints = 0;
  for (const dimension of dimensions) {
    const units = toWeightUnits(weights[dimension]);
    total += units;
    halfPoints += Math.round(scores[dimension] * 2) * units;
  }
  return total === 0 ? null : Math.floor((2 * halfPoints + total) / (2 * total)) / 2;
}
