import type { AppliedProfile, Evaluation } from "../../contract/evaluation.ts";

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
