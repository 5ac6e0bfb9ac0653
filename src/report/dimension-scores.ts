import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { getDimensionScores } from "../contract/find-unjudged-dimensions.ts";
import { DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";

export { getDimensionScores };

/** The names of the dimensions: in a table's header, as a title, and within a sentence. */
export const DIMENSION_NAMES = {
  visualMatch: { short: "Visual", title: "Visual", phrase: "visual match" },
  messageMatch: { short: "Message", title: "Message", phrase: "message match" },
  aboveTheFoldContinuity: { short: "Fold", title: "Above the fold", phrase: "above-the-fold continuity" },
  toneAlignment: { short: "Tone", title: "Tone", phrase: "tone" },
} as const satisfies Record<Dimension, { short: string; title: string; phrase: string }>;

/** The judged dimension with the lowest score (the first of equals); null if none was judged. */
export function findWeakestDimension(evaluation: ReceivedEvaluation): { dimension: Dimension; score: number } | null {
  const scores = getDimensionScores(evaluation);
  const judged = DIMENSIONS.flatMap((dimension) => {
    const score = scores[dimension];
    return score === null ? [] : { dimension, score };
  });
  return judged.toSorted((a, b) => a.score - b.score)[0] ?? null;
}
