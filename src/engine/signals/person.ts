import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** Some sentences address nobody on any page: only all against none is far apart. */
const scoreDifference = piecewiseLinear([0.4, 1], [0.75, 0.65], [1, 0.4]);

export const PERSON: ToneAspect = {
  signal: { id: "person", dimension: "toneAlignment", weight: 0.1 },
  value: (ad, page) => scoreDifference(Math.abs(ad.secondPersonShare - page.secondPersonShare)),
  note: (ad, page) =>
    Math.abs(ad.secondPersonShare - page.secondPersonShare) <= 0.6
      ? "both address the reader alike"
      : ad.secondPersonShare > page.secondPersonShare
        ? "the ad says “you” and the page does not"
        : "the page says “you” and the ad does not",
};

/** Do ad and page address the reader alike? */
export const person = measureToneAspect(PERSON);
