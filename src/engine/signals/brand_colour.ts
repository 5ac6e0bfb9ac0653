import type { Colour } from "../artifacts/capture.ts";
import type { ColourCluster } from "../artifacts/evidence.ts";
import {
  type ChromaticColour,
  colourSimilarity,
  dominantColours,
  parseChromaticColour,
  weighAccents,
} from "../compare/colour-match.ts";
import {
  type MeasureSignal,
  piecewiseLinear,
  scoredSignal,
  signalResult,
  unknownSignal,
} from "../compare/signal-result.ts";

const SIGNAL = { id: "brand_colour", dimension: "visualMatch", weight: 0.15 } as const;

/** A colour of the ad's, and how well it is remembered beside the others, 0 to 1. */
interface MemorableColour extends ChromaticColour {
  rank: number;
}

/** What is remembered is vivid: a leaf's or a skin's large muted tone is not what an ad is known by. */
const CHROMA_EXPONENT = 2.5;
/** The second colour counts for nearly as much as the first: by the fifth root of its strength. */
const STRENGTH_EXPONENT = 0.2;
/** Too little, OKLCH chroma, and enough of one in the strongest colour for the ad to have any of its own. */
const vividness = piecewiseLinear([0.04, 0], [0.07, 1]);

const findMemorableColours = (tints: readonly ColourCluster[]): MemorableColour[] => {
  const strengths = tints.map((tint) =>
    Math.sqrt(
      tints.reduce(
        (sum, other) =>
          sum +
          colourSimilarity(tint, other) * other.share * (other.a ** 2 + other.b ** 2) ** CHROMA_EXPONENT,
        0,
      ),
    ),
  );
  const most = Math.max(0, ...strengths);
  const present = weighAccents(tints);
  return tints.map(({ lightness, a, b }, at) => ({
    lightness,
    a,
    b,
    rank: most === 0 ? 0 : (present[at]?.presence ?? 0) * ((strengths[at] ?? 0) / most) ** STRENGTH_EXPONENT,
  }));
};

/** How vivid the colour is that an ad is remembered by most. */
const maxVividness = (remembered: readonly MemorableColour[]): number =>
  remembered.reduce((most, { a, b, rank }) => Math.max(most, rank * vividness(Math.hypot(a, b))), 0);

/** Does the page act (buttons, head) in a colour that the ad is remembered by? */
export const brandColour: MeasureSignal = ({ ad, page }) => {
  const remembered = findMemorableColours(ad.picture?.colourClusters ?? []);
  const known = maxVividness(remembered);
  const acting = page.accentColours.flatMap((colour) => {
    const hued = parseChromaticColour(colour);
    return hued === null ? [] : [{ hued, colour }];
  });
  if (known === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad shows no colour to remember")] });
  const [first] = acting;
  if (first === undefined)
    return signalResult({
      signals: [unknownSignal(SIGNAL, "the page's buttons and head have no colour of their own")],
    });
  let best: { value: number; colour: Colour } = { value: 0, colour: first.colour };
  for (const { hued, colour } of acting) {
    const value = Math.max(...remembered.map((one) => one.rank * colourSimilarity(hued, one)));
    if (value > best.value) best = { value, colour };
  }
  const own = dominantColours(ad.picture?.palette ?? [])[0] ?? "colours";
  const note =
    best.value >= 0.6
      ? `the page's buttons wear a colour of the ad's (${best.colour})`
      : `the page's buttons wear ${best.colour}, the ad ${own}`;
  return signalResult({
    signals: [scoredSignal({ ...SIGNAL, weight: SIGNAL.weight * known }, best.value, note)],
  });
};
