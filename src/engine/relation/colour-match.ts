import { convertRgbToOklab, parseHex } from "culori/fn";
import type { Colour } from "../artifacts/capture-schemas.ts";
import type { ColourCluster, Swatch } from "../artifacts/evidence.ts";
import { piecewiseLinear } from "./piecewise-linear.ts";

/** A colour with a hue, in OKLab. */
export interface ChromaticColour {
  lightness: number;
  a: number;
  b: number;
}

/** A colour of a picture, and how noticeable it is. */
export interface AccentColour extends ChromaticColour {
  weight: number;
  /** 0 to 1: whether its area is large enough to match another colour. */
  presence: number;
}

/** By OKLCH chroma; colours below it are neutral. */
const MIN_CHROMATIC_CHROMA = 0.04;

/** By OKLCH chroma: 0 for a picture without a colour of its own, 1 for one with a clear colour. */
export const vividness = piecewiseLinear([MIN_CHROMATIC_CHROMA, 0], [0.07, 1]);

/** Parses a CSS hex colour; null for neutral colours. */
export const parseChromaticColour = (colour: Colour): ChromaticColour | null => {
  const rgb = parseHex(colour);
  if (rgb === undefined) return null;
  const { l, a = 0, b = 0 } = convertRgbToOklab(rgb);
  return Math.hypot(a, b) < MIN_CHROMATIC_CHROMA ? null : { lightness: l, a, b };
};

/** Lightness counts little, because a tint of a brand's colour is still recognised. */
const LIGHTNESS_WEIGHT = 0.3;
const CHROMA_WEIGHT = 0.5;
/** OKLab distances: below the first, people see the same colour; above the second, a different one. */
const SAME_COLOUR_DISTANCE = 0.03;
const DIFFERENT_COLOUR_DISTANCE = 0.15;
/** The same in degrees of hue, because dark and muted colours are close in OKLab whatever their hue. */
const SAME_HUE_DEGREES = 12;
const DIFFERENT_HUE_DEGREES = 45;
/** Below this chroma a hue is hardly visible and counts less. */
const CLEAR_HUE_CHROMA = 0.08;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 1 for the same colour, 0 for clearly different ones. */
export const colourSimilarity = (one: ChromaticColour, other: ChromaticColour): number => {
  const chromaOne = Math.sqrt(one.a * one.a + one.b * one.b);
  const chromaOther = Math.sqrt(other.a * other.a + other.b * other.b);
  const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
  const degrees = (Math.acos(cosine) * 180) / Math.PI;
  const hueVisibility = Math.min(1, Math.min(chromaOne, chromaOther) / CLEAR_HUE_CHROMA);
  const byHue = hueVisibility * clamp((degrees - SAME_HUE_DEGREES) / (DIFFERENT_HUE_DEGREES - SAME_HUE_DEGREES));
  const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
  const chroma = CHROMA_WEIGHT * (chromaOne - chromaOther);
  const light = LIGHTNESS_WEIGHT * (one.lightness - other.lightness);
  const away = Math.sqrt(arc * arc + chroma * chroma + light * light);
  return 1 - Math.max(byHue, clamp((away - SAME_COLOUR_DISTANCE) / (DIFFERENT_COLOUR_DISTANCE - SAME_COLOUR_DISTANCE)));
};

/** Share of a picture from which a colour is noticeable: half a button. */
const FULL_PRESENCE_SHARE = 0.005;

/**
 * Weighs each colour together with similar ones. A small vivid area is more noticeable than its size suggests, so the
 * weight grows with the root of the area and more than linearly with chroma.
 */
export const weighAccents = (clusters: readonly ColourCluster[]): AccentColour[] =>
  clusters.map(({ lightness, a, b, share }) => {
    const one = { lightness, a, b };
    const area = clusters.reduce((sum, other) => sum + other.share * colourSimilarity(one, other), 0);
    const weight = ((a * a + b * b) ** 0.75 * share) / Math.sqrt(area);
    return { ...one, weight, presence: clamp(area / FULL_PRESENCE_SHARE) };
  });

/** How much colour a picture has in total; 0 for black and white. */
export const totalAccentWeight = (accents: readonly AccentColour[]): number =>
  accents.reduce((sum, { weight }) => sum + weight, 0);

/** 0 to 1: how well the accents are matched by the others, weighted by how noticeable each is. */
export const accentCoverage = (accents: readonly AccentColour[], among: readonly AccentColour[]): number => {
  const total = totalAccentWeight(accents);
  let found = 0;
  for (const accent of accents) {
    let best = 0;
    for (const other of among)
      if (other.presence > best) best = Math.max(best, other.presence * colourSimilarity(accent, other));
    found += accent.weight * best;
  }
  return total === 0 ? 0 : found / total;
};

/** Similarity of the colours of two pictures, 0 to 1; 0 if either has none. */
export const accentSimilarity = (one: readonly AccentColour[], other: readonly AccentColour[]): number =>
  (accentCoverage(one, other) + accentCoverage(other, one)) / 2;

/** The most noticeable colours of a palette, strongest first. */
export const dominantColours = (swatches: readonly Swatch[]): Colour[] =>
  swatches
    .filter(({ chroma }) => chroma >= MIN_CHROMATIC_CHROMA)
    .map(({ colour, share, chroma }) => ({ colour, weight: chroma ** 1.5 * Math.sqrt(share) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ colour }) => colour);
