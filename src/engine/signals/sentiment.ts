import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** A single pleasant word moves sentiment by a third: only opposite moods are far apart. */
const scoreDifference = piecewiseLinear([0.35, 1], [0.7, 0.6], [1.2, 0.1]);

export const SENTIMENT: ToneAspect = {
  signal: { id: "sentiment", dimension: "toneAlignment", weight: 0.2 },
  value: (ad, page) => scoreDifference(Math.abs(ad.sentiment - page.sentiment)),
  note: (ad, page) =>
    Math.abs(ad.sentiment - page.sentiment) <= 0.5
      ? "ad and page are in the same mood"
      : ad.sentiment > page.sentiment
        ? "the ad is brighter than the page"
        : "the page is brighter than the ad",
};

/** Are ad and page in the same mood? */
export const sentiment = measureToneAspect(SENTIMENT);
