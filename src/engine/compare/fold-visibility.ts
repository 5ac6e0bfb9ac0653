import type { PageImageEvidence } from "../artifacts/evidence.ts";
import { piecewiseLinear } from "./signal-result.ts";

/** A picture of a fiftieth of the first screen is passed over, one of a twentieth is seen. */
const visibilityByArea = piecewiseLinear([0.015, 0], [0.05, 1]);
/** Of a picture under words or a layer, half tells what it shows, and a fifth does not. */
const visibilityByShare = piecewiseLinear([0.2, 0], [0.5, 1]);

/** 0 to 1: how much a picture of the first screen is there, so that one that slides below its edge fades and does not vanish. */
export const foldVisibility = ({ foldShare, measures }: PageImageEvidence): number =>
  visibilityByArea(foldShare) * visibilityByShare(measures.visibleShare);
