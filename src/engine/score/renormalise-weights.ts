import type { AppliedProfile } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { toWeightUnits, WEIGHT_UNITS } from "../../contract/weighted-score.ts";

type Weights = AppliedProfile["weights"];

/**
 * The weights of the judged dimensions, scaled up to a sum of exactly 1; the others get 0. The largest remainder method
 * keeps the sum exact with four decimals. Where every dimension was judged, the published weights apply unchanged.
 */
export function renormaliseWeights(published: Weights, judged: ReadonlySet<Dimension>): Weights {
  if (judged.size === DIMENSIONS.length) return published;
  const rows = DIMENSIONS.filter((dimension) => judged.has(dimension)).map((dimension) => ({
    dimension,
    units: toWeightUnits(published[dimension]),
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
  for (const part of parts) weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / WEIGHT_UNITS;
  return weights;
}
