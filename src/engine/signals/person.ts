import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Do ad and page both address the reader? */
export const person = defineToneSignal("person", {
  read: (tone) => tone.secondPersonShare,
  // Every page has sentences that address nobody, so only a large difference counts.
  similarity: piecewiseLinear([0.4, 1], [0.75, 0.65], [1, 0.4]),
  maxEqual: 0.6,
  equal: "ad and page address the reader in the same way",
  adHigher: "the ad says “you” and the page does not",
  pageHigher: "the page says “you” and the ad does not",
});
