import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Are the sentences of ad and page about equally long? */
export const readability = defineToneSignal("readability", {
  read: (tone) => tone.wordsPerSentence,
  // The binary logarithm of the ratio: readers notice sentences that are twice as long, but not half as long again.
  difference: (one, other) => Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other))),
  similarity: piecewiseLinear([0.6, 1], [1.2, 0.6], [2, 0.2]),
  maxEqual: 1,
  equal: "the sentences of ad and page are about equally long",
  adHigher: "the page's sentences are shorter than the ad's",
  pageHigher: "the page's sentences are longer than the ad's",
});
