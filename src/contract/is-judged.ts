import type { ReceivedEvaluation } from "./evaluation.ts";
import type { Dimension } from "./vocabulary.ts";

/**
 * Whether a dimension was judged, and so counts: one without evidence reads 6.5 by convention, says "Not judged", and
 * weighs nothing.
 */
export const isJudged = (
  { detailedScores, appliedProfile }: ReceivedEvaluation,
  dimension: Dimension,
): boolean =>
  !detailedScores[dimension].reasoning.startsWith("Not judged") && appliedProfile.weights[dimension] !== 0;
