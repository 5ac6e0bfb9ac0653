import type { AppliedProfile, ComponentScores } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";

type Weights = AppliedProfile["weights"];

// Weights are shown with four decimals and counted in ten-thousandths, so that what is shown is what was summed.
const WEIGHT_UNITS = 10_000;

const toUnits = (weight: number) => Math.round(weight * WEIGHT_UNITS);

/**
 * The weights that count: as published when every dimension was judged, else 0 for the unjudged and the rest
 * scaled up to sum to exactly 1 (largest remainder, so that four decimals lose nothing).
 */
export function renormaliseWeights(published: Weights, judged: ReadonlySet<Dimension>): Weights {
  if (judged.size === DIMENSIONS.length) return published;
  const rows = DIMENSIONS.filter((dimension) => judged.has(dimension)).map((dimension) => ({
    dimension,
    units: toUnits(published[dimension]),
  }));
  const total = rows.reduce((sum, row) => sum + row.units, 0);
  const parts = rows.map((row) => ({
    dimension: row.dimension,
    floor: Math.floor((row.units * WEIGHT_UNITS) / total),
    remainder: (row.units * WEIGHT_UNITS) % total,
  }));
  const spare = WEIGHT_UNITS - parts.reduce((sum, part) => sum + part.floor, 0);
  const raised = new Set(parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, spare));
  const weights: Weights = { visualMatch: 0, messageMatch: 0, aboveTheFoldContinuity: 0, toneAlignment: 0 };
  for (const part of parts)
    weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / WEIGHT_UNITS;
  return weights;
}

/** The weighted sum, rounded half up to 0.5, reckoned in integers: anyone can recompute it from what is shown. */
export function computeOverallScore(scores: Pick<ComponentScores, Dimension>, weights: Weights): number {
  const sum = DIMENSIONS.reduce(
    (total, dimension) => total + Math.round(scores[dimension] * 2) * toUnits(weights[dimension]),
    0,
  );
  return Math.floor((sum + WEIGHT_UNITS / 2) / WEIGHT_UNITS) / 2;
}
