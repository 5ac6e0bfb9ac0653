import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** One contraction or polite form moves formality by a sixth. */
const scoreDifference = piecewiseLinear([0.2, 1], [0.45, 0.5], [0.8, 0.1]);

export const FORMALITY: ToneAspect = {
  signal: { id: "formality", dimension: "toneAlignment", weight: 0.2 },
  value: (ad, page) => scoreDifference(Math.abs(ad.formality - page.formality)),
  note: (ad, page) =>
    Math.abs(ad.formality - page.formality) <= 0.35
      ? "both speak with the same formality"
      : ad.formality > page.formality
        ? "the page speaks more casually than the ad"
        : "the page speaks more formally than the ad",
};

/** Do ad and page speak with the same formality? */
export const formality = measureToneAspect(FORMALITY);
