import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Emphasis is counted in marks per 100 words: one exclamation mark in a headline of six words is already 17. */
const scoreDifference = piecewiseLinear([1, 1], [2.5, 0.6], [4.5, 0.15]);

/** Do ad and page use capitals, exclamation marks and emoji equally often? */
export const emphasis = defineToneSignal("emphasis", {
  read: (tone) => tone.emphasis,
  // Perceived emphasis grows with the logarithm of the number of marks.
  difference: (one, other) => Math.abs(Math.log2(1 + one) - Math.log2(1 + other)),
  similarity: (difference) => scoreDifference(difference / 1.5),
  maxEqual: 3,
  equal: "ad and page use about the same emphasis",
  adHigher: "the ad uses more emphasis than the page (capitals, exclamation marks, emoji)",
  pageHigher: "the page uses more emphasis than the ad (capitals, exclamation marks, emoji)",
});
