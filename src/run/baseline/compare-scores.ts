import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { getDimensionScores } from "../../contract/find-unjudged-dimensions.ts";
import type { ScoreChanges } from "../../result/baseline-report.ts";

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
