import type { AppliedProfile, Evaluation } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";

/** A placement in which the ad may appear: its weights, and which of the ad's assets are visible there. */
export interface Surface {
  profile: AppliedProfile;
  visibleAssets: { picture: boolean; text: boolean };
}

export interface SurfaceChoice {
  detectionMode: "single" | "multi_placement";
  isPmax: boolean;
  /** At least one; several for a multi-placement ad. */
  surfaces: Surface[];
}

/** The scored part of an evaluation, in the contract's shapes. */
export type EvaluationScores = Pick<
  Evaluation,
  | "overallScore"
  | "componentScores"
  | "rawScores"
  | "detailedScores"
  | "appliedProfile"
  | "detectionMode"
  | "isPmax"
  | "alternateScores"
>;

/** A value for every dimension, in their order. */
export const mapDimensions = <T>(measure: (dimension: Dimension) => T): Record<Dimension, T> =>
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, measure(dimension)])) as Record<Dimension, T>;
