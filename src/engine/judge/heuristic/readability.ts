import { curve } from "./outcome.ts";
import { type Aspect, examineAspect } from "./voices.ts";

/** Sentences twice as long read differently; up to half as long again nobody notices. */
const grade = curve([0.6, 1], [1.2, 0.6], [2, 0.2]);

const ratio = (one: number, other: number): number =>
  Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));

export const READABILITY: Aspect = {
  signal: { id: "readability", dimension: "toneAlignment", weight: 0.15 },
  value: (ad, page) => grade(ratio(ad.sentenceLength, page.sentenceLength)),
  note: (ad, page) =>
    ratio(ad.sentenceLength, page.sentenceLength) <= 1
      ? "sentences are of like length"
      : ad.sentenceLength > page.sentenceLength
        ? "the page speaks in shorter sentences than the ad"
        : "the page speaks in longer sentences than the ad",
};

/** Are ad and page as easy to read as each other? */
export const readability = examineAspect(READABILITY);
