import type { PageImageEvidence } from "../artifacts/evidence.ts";
import { piecewiseLinear } from "./piecewise-linear.ts";

/** By share of the fold: nobody notices a picture of a fiftieth, everybody one of a twentieth. */
const visibilityByArea = piecewiseLinear([0.015, 0], [0.05, 1]);
/** By visible share of the picture: text or layers may hide the rest. */
const visibilityByShare = piecewiseLinear([0.2, 0], [0.5, 1]);

/** 0 to 1: how visible a picture is above the fold. Continuous, so that a picture that moves below the fold fades. */
export const foldVisibility = ({ foldShare, measures }: PageImageEvidence): number =>
  visibilityByArea(foldShare) * visibilityByShare(measures.visibleShare);
