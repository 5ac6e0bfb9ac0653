import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** By the binary logarithm of the ratio: readers notice sentences that are twice as long, but not half as long again. */
const scoreRatio = piecewiseLinear([0.6, 1], [1.2, 0.6], [2, 0.2]);

const lengthRatio = (one: number, other: number): number => Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));

/** Are the sentences of ad and page about equally long? */
export const readability = defineToneSignal(
  "readability",
  (ad, page) => scoreRatio(lengthRatio(ad.wordsPerSentence, page.wordsPerSentence)),
  (ad, page) => {
    if (lengthRatio(ad.wordsPerSentence, page.wordsPerSentence) <= 1)
      return "the sentences of ad and page are about equally long";
    return ad.wordsPerSentence > page.wordsPerSentence
      ? "the page's sentences are shorter than the ad's"
      : "the page's sentences are longer than the ad's";
  },
);
