import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** A page may be less urgent than its ad, which is short and consists of calls to action. */
const scoreDifference = piecewiseLinear([0.25, 1], [0.6, 0.5], [1, 0.1]);

/** Are ad and page equally urgent? */
export const urgency = defineToneSignal(
  "urgency",
  (ad, page) => scoreDifference(Math.abs(ad.urgency - page.urgency)),
  (ad, page) => {
    if (Math.abs(ad.urgency - page.urgency) <= 0.4) return "ad and page are about equally urgent";
    return ad.urgency > page.urgency ? "the ad is more urgent than the page" : "the page is more urgent than the ad";
  },
);
