import { EvaluationError } from "../../contract/error.ts";
import type { ComponentScores, DetailedScores } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import type { EvaluationScores, Surface, SurfaceChoice } from "../artifacts/evaluation-parts.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import { type DimensionScore, scoreDimensions } from "./score-dimension.ts";
import { computeOverallScore, renormaliseWeights } from "./weights.ts";

/** Nothing about the ad and its page could be compared, on any surface. */
export class AnalysisFailed extends EvaluationError {
  override name = "AnalysisFailed";

  constructor() {
    super(
      "Nothing in this ad could be compared with its landing page: one of the two showed no picture and no readable text. " +
        "Give the ad's copy as adTextFields or an image whose text can be read, and see that the page shows text.",
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500 },
    );
  }
}

/** A surface, and what the judge said of the ad as it shows there. */
export interface JudgedSurface {
  surface: Surface;
  judgement: Judgement;
}

type SurfaceScore = Pick<
  EvaluationScores,
  "overallScore" | "componentScores" | "rawScores" | "detailedScores" | "appliedProfile"
>;

/**
 * Scores every judged surface. The weakest one is the evaluation; the others are its alternates.
 *
 * @returns the scored part of the answer, and `weakest`: the one of `judged` that it speaks of.
 * @throws AnalysisFailed when no surface has a single judged dimension.
 */
export function scoreSurfaces<J extends JudgedSurface>(
  judged: readonly J[],
  { detectionMode, isPmax }: SurfaceChoice,
): EvaluationScores & { weakest: J } {
  const scored = judged.flatMap((one) => scoreSurface(one).map((scores) => ({ one, scores })));
  const [first, ...rest] = scored;
  if (!first) throw new AnalysisFailed();
  const weakest = rest.reduce(
    (least, next) => (next.scores.overallScore < least.scores.overallScore ? next : least),
    first,
  );
  const others = scored.filter((one) => one !== weakest).map(({ scores }) => toAlternateScore(scores));
  return {
    ...weakest.scores,
    detectionMode,
    isPmax,
    alternateScores: detectionMode === "single" ? null : others,
    weakest: weakest.one,
  };
}

/** One surface's scores; none where nothing could be judged. */
function scoreSurface({ surface: { profile }, judgement }: JudgedSurface): SurfaceScore[] {
  const dimensions = scoreDimensions(judgement);
  const known = new Set(DIMENSIONS.filter((dimension) => dimensions[dimension].judged));
  if (known.size === 0) return [];
  const weights = renormaliseWeights(profile.weights, known);
  const componentScores = toComponentScores(dimensions, ({ component }) => component);
  return [
    {
      overallScore: computeOverallScore(componentScores, weights),
      componentScores,
      rawScores: toComponentScores(dimensions, ({ raw }) => raw),
      detailedScores: toDetailedScores(dimensions),
      appliedProfile: { ...profile, weights },
    },
  ];
}

function toComponentScores(
  dimensions: Record<Dimension, DimensionScore>,
  read: (dimension: DimensionScore) => number,
): ComponentScores {
  const messageMatch = read(dimensions.messageMatch);
  const aboveTheFoldContinuity = read(dimensions.aboveTheFoldContinuity);
  return {
    visualMatch: read(dimensions.visualMatch),
    messageMatch,
    aboveTheFoldContinuity,
    toneAlignment: read(dimensions.toneAlignment),
    contextualMatch: (messageMatch + aboveTheFoldContinuity) / 2,
    informationScent: aboveTheFoldContinuity,
  };
}

function toDetailedScores(dimensions: Record<Dimension, DimensionScore>): DetailedScores {
  const detail = ({ raw, band, reasoning }: DimensionScore) => ({ score: raw, band, reasoning });
  return {
    visualMatch: detail(dimensions.visualMatch),
    messageMatch: detail(dimensions.messageMatch),
    aboveTheFoldContinuity: detail(dimensions.aboveTheFoldContinuity),
    toneAlignment: detail(dimensions.toneAlignment),
    informationScent: detail(dimensions.aboveTheFoldContinuity),
  };
}

function toAlternateScore({
  appliedProfile: { id, displayLabel, surfaceLabel },
  overallScore,
}: SurfaceScore): NonNullable<EvaluationScores["alternateScores"]>[number] {
  return { profileId: id, displayLabel, surfaceLabel, overallScore };
}
