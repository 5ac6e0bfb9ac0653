import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** Marks a hundred words: one exclamation mark in a headline of six words is already 17. */
const scoreDifference = piecewiseLinear([1, 1], [2.5, 0.6], [4.5, 0.15]);

/** Emphasis is heard by its doublings, as loudness is. */
const loudness = (marks: number): number => Math.log2(1 + marks);

export const EMPHASIS: ToneAspect = {
  signal: { id: "emphasis", dimension: "toneAlignment", weight: 0.15 },
  value: (ad, page) => scoreDifference(Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) / 1.5),
  note: (ad, page) =>
    Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) <= 3
      ? "both are about as loud"
      : ad.emphasis > page.emphasis
        ? "the ad is louder than the page (capitals, exclamation marks, emoji)"
        : "the page is louder than the ad (capitals, exclamation marks, emoji)",
};

/** Are ad and page as loud as each other: capitals, exclamation marks, emoji? */
export const emphasis = measureToneAspect(EMPHASIS);
