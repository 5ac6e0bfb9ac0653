import type { Evidence, ImageMeasures } from "../artifacts/evidence.ts";
import { foldVisibility } from "../compare/fold-visibility.ts";
import {
  type MeasureSignal,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";

const SIGNAL = { id: "imagery_style", dimension: "visualMatch", weight: 0.15 } as const;

/** How far apart flat design (texture about .02) and busy photography (about .3) may be. */
const scoreTextureDifference = piecewiseLinear([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_WEIGHT = 0.6;

/** How many times as many colours: flat design has about five, a drawn scene thirty, a photograph a hundred and more. */
const scoreRichnessRatio = piecewiseLinear([2, 1], [5, 0.6], [20, 0.2]);

const styleSimilarity = (ad: ImageMeasures, shown: ImageMeasures): number => {
  const texture = scoreTextureDifference(Math.abs(ad.texture - shown.texture));
  const chroma = scoreChromaDifference(Math.abs(ad.chroma - shown.chroma));
  const rich = scoreRichnessRatio(
    Math.max(ad.effectiveColours / shown.effectiveColours, shown.effectiveColours / ad.effectiveColours),
  );
  return TEXTURE_WEIGHT * texture + ((1 - TEXTURE_WEIGHT) * (chroma + rich)) / 2;
};

/** The ad is a picture: the page's pictures are compared with it by their area, the screen as a whole for want of them. */
const pageStyleSimilarity = (
  ad: ImageMeasures,
  { fold, images }: Pick<Evidence["page"], "images"> & { fold: ImageMeasures },
): number => {
  const pictured = Math.max(0, ...images.map(foldVisibility));
  const area = images.reduce((sum, image) => sum + foldVisibility(image) * image.foldShare, 0);
  if (area === 0) return styleSimilarity(ad, fold);
  const grade = images.reduce(
    (sum, image) => sum + foldVisibility(image) * image.foldShare * styleSimilarity(ad, image.measures),
    0,
  );
  return pictured * (grade / area) + (1 - pictured) * styleSimilarity(ad, fold);
};

/** Are ad and first screen drawn alike: flat or photographic, muted or vivid, plain or many-coloured? */
export const imageryStyle: MeasureSignal = ({ ad, page: { foldMeasures, images } }) => {
  if (ad.picture === null || foldMeasures === null)
    return signalResult({ signals: [unknownSignal(SIGNAL, "one of the two pictures is not known")] });
  const value = pageStyleSimilarity(ad.picture, { fold: foldMeasures, images });
  const note =
    value >= 0.6
      ? "ad and first screen are drawn in one style"
      : "ad and first screen are drawn in different styles";
  return signalResult({ signals: [scoredSignal(SIGNAL, value, note)] });
};
