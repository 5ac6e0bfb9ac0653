import type { ColourCluster } from "../artifacts/evidence.ts";
import {
  type ChromaticColour,
  colourSimilarity,
  dominantColours,
  parseChromaticColour,
  vividness,
  weighAccents,
} from "../relation/colour-match.ts";
import { defineSignal, unknown } from "./define-signal.ts";

/** A colour of the ad, and how memorable it is compared with the others, 0 to 1. */
interface MemorableColour extends ChromaticColour {
  rank: number;
}

/** Vivid colours are memorable; a large muted area, such as skin or leaves, is not. */
const CHROMA_EXPONENT = 2.5;
/** The second colour counts nearly as much as the first: ranks grow with the fifth root of strength. */
const STRENGTH_EXPONENT = 0.2;
const findMemorableColours = (clusters: readonly ColourCluster[]): MemorableColour[] => {
  const strengths = clusters.map((cluster) =>
    Math.sqrt(
      clusters.reduce(
        (sum, other) =>
          sum + colourSimilarity(cluster, other) * other.share * (other.a ** 2 + other.b ** 2) ** CHROMA_EXPONENT,
        0,
      ),
    ),
  );
  const max = Math.max(0, ...strengths);
  const accents = weighAccents(clusters);
  return clusters.map(({ lightness, a, b }, at) => ({
    lightness,
    a,
    b,
    rank: max === 0 ? 0 : (accents[at]?.presence ?? 0) * ((strengths[at] ?? 0) / max) ** STRENGTH_EXPONENT,
  }));
};

/** Do the page's buttons and header use a colour by which people remember the ad? */
export const brandColour = defineSignal("visualMatch", "brand_colour", ({ ad, page }) => {
  const memorable = findMemorableColours(ad.picture?.colourClusters ?? []);
  const reliability = memorable.reduce((max, { a, b, rank }) => Math.max(max, rank * vividness(Math.hypot(a, b))), 0);
  if (reliability === 0) return unknown("the ad has no distinctive colour");
  const candidates = page.accentColours.flatMap((colour) => {
    const chromatic = parseChromaticColour(colour);
    if (chromatic === null) return [];
    return [{ colour, value: Math.max(...memorable.map((one) => one.rank * colourSimilarity(chromatic, one))) }];
  });
  const [best] = candidates.toSorted((one, other) => other.value - one.value);
  if (best === undefined) return unknown("the page's buttons and header have only neutral colours");
  const adColour = dominantColours(ad.picture?.palette ?? [])[0] ?? "another colour";
  const note =
    best.value >= 0.6
      ? `the page's buttons are ${best.colour}, a colour of the ad`
      : `the page's buttons are ${best.colour}, the ad's main colour is ${adColour}`;
  return { value: best.value, note, reliability };
});
