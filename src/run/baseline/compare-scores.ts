import { z } from "zod";
import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { getDimensionScores } from "../../contract/find-unjudged-dimensions.ts";
import type { Dimension } from "../../contract/vocabulary.ts";

const points = z.number().min(-10).max(10).nullable();

/** Points that each score changed by; null if a side does not have the score. */
export const ScoreChanges = z.object({
  overall: points,
  visualMatch: points,
  messageMatch: points,
  aboveTheFoldContinuity: points,
  toneAlignment: points,
} satisfies Record<"overall" | Dimension, typeof points>);
export type ScoreChanges = z.infer<typeof ScoreChanges>;

interface ScoredEntry {
  evaluation: ReceivedEvaluation;
  overallScore: number | null;
}

export function compareScores(before: ScoredEntry, after: ScoredEntry): ScoreChanges {
  const [was, is] = [getDimensionScores(before.evaluation), getDimensionScores(after.evaluation)];
  return {
    overall: subtractScores(after.overallScore, before.overallScore),
    visualMatch: subtractScores(is.visualMatch, was.visualMatch),
    messageMatch: subtractScores(is.messageMatch, was.messageMatch),
    aboveTheFoldContinuity: subtractScores(is.aboveTheFoldContinuity, was.aboveTheFoldContinuity),
    toneAlignment: subtractScores(is.toneAlignment, was.toneAlignment),
  };
}

const subtractScores = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : roundScore(one - other);

/** Rounds to 0.01, so that floating-point error is not a change. */
export const roundScore = (score: number): number => Math.round(score * 100) / 100;
