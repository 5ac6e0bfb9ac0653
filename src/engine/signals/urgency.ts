import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Are ad and page equally urgent? */
export const urgency = defineToneSignal("urgency", {
  read: (tone) => tone.urgency,
  // A page may be less urgent than its ad, which is short and consists of calls to action.
  similarity: piecewiseLinear([0.25, 1], [0.6, 0.5], [1, 0.1]),
  maxEqual: 0.4,
  equal: "ad and page are about equally urgent",
  adHigher: "the ad is more urgent than the page",
  pageHigher: "the page is more urgent than the ad",
});
