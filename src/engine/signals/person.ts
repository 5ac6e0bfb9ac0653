import { piecewiseLinear } from "../compare/piecewise-linear.ts";
import { defineToneSignal } from "./tone-signal.ts";

/** Every page has sentences that address nobody, so only a large difference counts. */
const scoreDifference = piecewiseLinear([0.4, 1], [0.75, 0.65], [1, 0.4]);

/** Do ad and page both address the reader? */
export const person = defineToneSignal(
  "person",
  (ad, page) => scoreDifference(Math.abs(ad.secondPersonShare - page.secondPersonShare)),
  (ad, page) => {
    if (Math.abs(ad.secondPersonShare - page.secondPersonShare) <= 0.6)
      return "ad and page address the reader in the same way";
    return ad.secondPersonShare > page.secondPersonShare
      ? "the ad says “you” and the page does not"
      : "the page says “you” and the ad does not";
  },
);
