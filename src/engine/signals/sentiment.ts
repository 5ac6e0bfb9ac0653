import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** A single positive word changes sentiment by a third, so only opposite sentiments score low. */
const scoreDifference = piecewiseLinear([0.35, 1], [0.7, 0.6], [1.2, 0.1]);

/** Do ad and page have the same sentiment? */
export const sentiment = defineToneSignal(
  "sentiment",
  (ad, page) => scoreDifference(Math.abs(ad.sentiment - page.sentiment)),
  (ad, page) => {
    if (Math.abs(ad.sentiment - page.sentiment) <= 0.5) return "ad and page have a similar sentiment";
    return ad.sentiment > page.sentiment
      ? "the ad sounds more positive than the page"
      : "the page sounds more positive than the ad";
  },
);
