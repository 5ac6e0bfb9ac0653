import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** By OKLab lightness: a dark ad and a white page differ by about .6; nobody notices .1. */
const scoreLightnessDifference = piecewiseLinear([0.1, 1], [0.3, 0.6], [0.6, 0.1]);
const scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.1]);

const MIN_NOTED_DIFFERENCE = 0.3;

/** Is the page above the fold as light and as vivid as the ad? */
export const lightAndSaturation = defineSignal("visualMatch", "light_and_saturation", ({ ad, page }) => {
  if (ad.picture === null || page.foldMeasures === null) return unknown("one of the two pictures is not known");
  const lightness = ad.picture.lightness - page.foldMeasures.lightness;
  const chroma = ad.picture.chroma - page.foldMeasures.chroma;
  const comparison = lightness > 0 ? "much darker than" : "much lighter than";
  return {
    value: (scoreLightnessDifference(Math.abs(lightness)) + scoreChromaDifference(Math.abs(chroma))) / 2,
    note: `the page is ${Math.abs(lightness) > MIN_NOTED_DIFFERENCE ? comparison : "about as light as"} the ad`,
  };
});
