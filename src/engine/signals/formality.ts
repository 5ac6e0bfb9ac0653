import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** One contraction or polite form changes formality by a sixth. */
const scoreDifference = piecewiseLinear([0.2, 1], [0.45, 0.5], [0.8, 0.1]);

/** Are ad and page equally formal? */
export const formality = defineToneSignal(
  "formality",
  (ad, page) => scoreDifference(Math.abs(ad.formality - page.formality)),
  (ad, page) => {
    if (Math.abs(ad.formality - page.formality) <= 0.35) return "ad and page are equally formal";
    return ad.formality > page.formality
      ? "the page is more casual than the ad"
      : "the page is more formal than the ad";
  },
);
