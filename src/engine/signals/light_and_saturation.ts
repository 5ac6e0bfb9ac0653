import {
  type MeasureSignal,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";

const SIGNAL = { id: "light_and_saturation", dimension: "visualMatch", weight: 0.1 } as const;

/** A dark ad and a white page lie about .6 apart in OKLab lightness; .1 is not noticed. */
const scoreLightnessDifference = piecewiseLinear([0.1, 1], [0.3, 0.6], [0.6, 0.1]);
const scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.1]);

/** Is the first screen as light and as vivid as the ad? */
export const lightAndSaturation: MeasureSignal = ({ ad, page }) => {
  if (ad.picture === null || page.foldMeasures === null)
    return signalResult({ signals: [unknownSignal(SIGNAL, "one of the two pictures is not known")] });
  const light = ad.picture.lightness - page.foldMeasures.lightness;
  const vivid = ad.picture.chroma - page.foldMeasures.chroma;
  const value = (scoreLightnessDifference(Math.abs(light)) + scoreChromaDifference(Math.abs(vivid))) / 2;
  const how =
    Math.abs(light) > 0.3
      ? light > 0
        ? "the page is much darker than the ad"
        : "the page is much lighter than the ad"
      : "ad and page are about as light";
  return signalResult({ signals: [scoredSignal(SIGNAL, value, how)] });
};
