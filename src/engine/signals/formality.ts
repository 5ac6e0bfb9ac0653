import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Are ad and page equally formal? */
export const formality = defineToneSignal("formality", {
  read: (tone) => tone.formality,
  // One contraction or polite form changes formality by a sixth.
  similarity: piecewiseLinear([0.2, 1], [0.45, 0.5], [0.8, 0.1]),
  maxEqual: 0.35,
  equal: "ad and page are equally formal",
  adHigher: "the page is more casual than the ad",
  pageHigher: "the page is more formal than the ad",
});
