import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Emphasis is counted in marks per 100 words: one exclamation mark in a headline of six words is already 17. */
const scoreDifference = piecewiseLinear([1, 1], [2.5, 0.6], [4.5, 0.15]);

/** Perceived emphasis grows with the logarithm of the number of marks. */
const perceivedEmphasis = (marks: number): number => Math.log2(1 + marks);

/** Do ad and page use capitals, exclamation marks and emoji equally often? */
export const emphasis = defineToneSignal(
  "emphasis",
  (ad, page) => scoreDifference(Math.abs(perceivedEmphasis(ad.emphasis) - perceivedEmphasis(page.emphasis)) / 1.5),
  (ad, page) => {
    if (Math.abs(perceivedEmphasis(ad.emphasis) - perceivedEmphasis(page.emphasis)) <= 3)
      return "ad and page use about the same emphasis";
    return ad.emphasis > page.emphasis
      ? "the ad uses more emphasis than the page (capitals, exclamation marks, emoji)"
      : "the page uses more emphasis than the ad (capitals, exclamation marks, emoji)";
  },
);
