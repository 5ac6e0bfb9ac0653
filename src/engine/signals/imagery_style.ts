import type { ImageMeasures, PageImageEvidence } from "../artifacts/evidence.ts";
import { foldVisibility } from "../relation/image-fold-visibility.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** Flat design has a texture of about .02, busy photography of about .3. */
const scoreTextureDifference = piecewiseLinear([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_WEIGHT = 0.6;

/** By ratio of the number of colours: flat design has about 5, a drawn scene 30, a photograph 100 or more. */
const scoreColourCountRatio = piecewiseLinear([2, 1], [5, 0.6], [20, 0.2]);

const styleSimilarity = (ad: ImageMeasures, page: ImageMeasures): number => {
  const texture = scoreTextureDifference(Math.abs(ad.texture - page.texture));
  const chroma = scoreChromaDifference(Math.abs(ad.chroma - page.chroma));
  const colours = scoreColourCountRatio(
    Math.max(ad.effectiveColours / page.effectiveColours, page.effectiveColours / ad.effectiveColours),
  );
  return TEXTURE_WEIGHT * texture + ((1 - TEXTURE_WEIGHT) * (chroma + colours)) / 2;
};

/** Compares the ad with the page's pictures, weighted by area; without pictures, with the whole fold. */
const pageStyleSimilarity = (ad: ImageMeasures, fold: ImageMeasures, images: readonly PageImageEvidence[]): number => {
  const weighted = images.map((image) => ({ image, area: foldVisibility(image) * image.foldShare }));
  const area = weighted.reduce((sum, one) => sum + one.area, 0);
  if (area === 0) return styleSimilarity(ad, fold);
  const visibility = Math.max(...images.map(foldVisibility));
  const ofImages = weighted.reduce((sum, one) => sum + one.area * styleSimilarity(ad, one.image.measures), 0);
  return visibility * (ofImages / area) + (1 - visibility) * styleSimilarity(ad, fold);
};

/** Do ad and page have the same imagery style: flat or photographic, muted or vivid, few or many colours? */
export const imageryStyle = defineSignal("visualMatch", "imagery_style", ({ ad, page }) => {
  if (ad.picture === null || page.foldMeasures === null) return unknown("one of the two pictures is not known");
  const value = pageStyleSimilarity(ad.picture, page.foldMeasures, page.images);
  return { value, note: `ad and page have ${value >= 0.6 ? "the same imagery style" : "different imagery styles"}` };
});
