import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Do ad and page have the same sentiment? */
export const sentiment = defineToneSignal("sentiment", {
  read: (tone) => tone.sentiment,
  // A single positive word changes sentiment by a third, so only opposite sentiments score low.
  similarity: piecewiseLinear([0.35, 1], [0.7, 0.6], [1.2, 0.1]),
  maxEqual: 0.5,
  equal: "ad and page have a similar sentiment",
  adHigher: "the ad sounds more positive than the page",
  pageHigher: "the page sounds more positive than the ad",
});
