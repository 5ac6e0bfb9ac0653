import { EvaluationError } from "../../contract/error.ts";
import type { AppliedProfile, ComponentScores, DetailedScores } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { computeWeightedScore, toWeightUnits, WEIGHT_UNITS } from "../../contract/weighted-score.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import { type EvaluationScores, mapDimensions, type Surface, type SurfaceChoice } from "../artifacts/scores.ts";
import { type DimensionScore, scoreDimensions } from "./score-dimension.ts";

type Weights = AppliedProfile["weights"];

/**
 * The weights of the judged dimensions, scaled up to a sum of exactly 1; the others get 0. The largest remainder method
 * keeps the sum exact with four decimals. Where every dimension was judged, the published weights apply unchanged.
 */
function renormaliseWeights(published: Weights, judged: ReadonlySet<Dimension>): Weights {
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
  const weights = mapDimensions(() => 0);
  for (const part of parts) weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / WEIGHT_UNITS;
  return weights;
}

/** Thrown when nothing could be compared on any surface: the ad or the page has neither pictures nor readable text. */
export class AnalysisFailed extends EvaluationError {
  override name = "AnalysisFailed";

  constructor() {
    super(
      "The ad could not be compared with its landing page: one of them has neither a picture nor readable text. " +
        "Give the ad's copy as adTextFields or an image with readable text, and make sure that the page shows text.",
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500 },
    );
  }
}

/** A surface with the judgement of the assets that are visible on it. */
interface JudgedSurface {
  surface: Surface;
  judgement: Judgement;
}

/**
 * Scores every judged surface. The lowest score is the evaluation's; the others become its alternate scores.
 *
 * @returns the scored part of the answer, the dimensions that could not be judged, and `weakest`: the surface with the
 *   lowest score.
 * @throws AnalysisFailed when no dimension could be judged on any surface.
 */
export function scoreSurfaces<J extends JudgedSurface>(
  judged: readonly J[],
  { detectionMode, isPmax }: SurfaceChoice,
): EvaluationScores & { weakest: J; notJudged: Dimension[] } {
  const scored = judged.flatMap((surface) => {
    const score = scoreSurface(surface);
    return score === null ? [] : [{ surface, ...score }];
  });
  const [first, ...rest] = scored;
  if (!first) throw new AnalysisFailed();
  const weakest = rest.reduce(
    (lowest, next) => (next.scores.overallScore < lowest.scores.overallScore ? next : lowest),
    first,
  );
  const others = scored
    .filter((one) => one !== weakest)
    .map(({ scores: { appliedProfile, overallScore } }) => {
      const { id: profileId, displayLabel, surfaceLabel } = appliedProfile;
      return { profileId, displayLabel, surfaceLabel, overallScore };
    });
  return {
    ...weakest.scores,
    detectionMode,
    isPmax,
    alternateScores: detectionMode === "single" ? null : others,
    weakest: weakest.surface,
    notJudged: weakest.notJudged,
  };
}

/** One surface's scores; null where no dimension could be judged. */
function scoreSurface({ surface: { profile }, judgement }: JudgedSurface) {
  const dimensions = scoreDimensions(judgement);
  const judged = new Set(DIMENSIONS.filter((dimension) => dimensions[dimension].judged));
  const weights = renormaliseWeights(profile.weights, judged);
  const componentScores = toComponentScores(dimensions, ({ component }) => component);
  const overallScore = computeWeightedScore(componentScores, weights);
  if (overallScore === null) return null;
  return {
    scores: {
      overallScore,
      componentScores,
      rawScores: toComponentScores(dimensions, ({ raw }) => raw),
      detailedScores: toDetailedScores(dimensions),
      appliedProfile: { ...profile, weights },
    },
    notJudged: DIMENSIONS.filter((dimension) => !judged.has(dimension)),
  };
}

function toComponentScores(
  dimensions: Record<Dimension, DimensionScore>,
  read: (dimension: DimensionScore) => number,
): ComponentScores {
  const scores = mapDimensions((dimension) => read(dimensions[dimension]));
  const { messageMatch, aboveTheFoldContinuity: informationScent } = scores;
  return { ...scores, contextualMatch: (messageMatch + informationScent) / 2, informationScent };
}

function toDetailedScores(dimensions: Record<Dimension, DimensionScore>): DetailedScores {
  const details = mapDimensions((dimension) => {
    const { raw: score, band, reasoning } = dimensions[dimension];
    return { score, band, reasoning };
  });
  return { ...details, informationScent: { ...details.aboveTheFoldContinuity } };
}
