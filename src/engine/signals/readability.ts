import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** Sentences twice as long read differently; up to half as long again nobody notices. */
const scoreRatio = piecewiseLinear([0.6, 1], [1.2, 0.6], [2, 0.2]);

const lengthRatio = (one: number, other: number): number =>
  Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));

export const READABILITY: ToneAspect = {
  signal: { id: "readability", dimension: "toneAlignment", weight: 0.15 },
  value: (ad, page) => scoreRatio(lengthRatio(ad.wordsPerSentence, page.wordsPerSentence)),
  note: (ad, page) =>
    lengthRatio(ad.wordsPerSentence, page.wordsPerSentence) <= 1
      ? "sentences are of like length"
      : ad.wordsPerSentence > page.wordsPerSentence
        ? "the page speaks in shorter sentences than the ad"
        : "the page speaks in longer sentences than the ad",
};

/** Are ad and page as easy to read as each other? */
export const readability = measureToneAspect(READABILITY);
