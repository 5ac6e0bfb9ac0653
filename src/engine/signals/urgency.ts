import { piecewiseLinear } from "../compare/signal-result.ts";
import { measureToneAspect, type ToneAspect } from "../compare/tone-aspect.ts";

/** A page may press less than its ad, which is short and made of calls. */
const scoreDifference = piecewiseLinear([0.25, 1], [0.6, 0.5], [1, 0.1]);

export const URGENCY: ToneAspect = {
  signal: { id: "urgency", dimension: "toneAlignment", weight: 0.2 },
  value: (ad, page) => scoreDifference(Math.abs(ad.urgency - page.urgency)),
  note: (ad, page) =>
    Math.abs(ad.urgency - page.urgency) <= 0.4
      ? "neither presses more than the other"
      : ad.urgency > page.urgency
        ? "the ad presses and the page does not"
        : "the page presses and the ad did not",
};

/** Do ad and page press alike? */
export const urgency = measureToneAspect(URGENCY);
