import { convertRgbToOklab, parseHex } from "culori/fn";
import type { Colour, PictureMeasures, Swatch } from "../../products.ts";

/** A colour of some hue, and how much it strikes the eye. */
export interface Accent {
  colour: Colour;
  lightness: number;
  a: number;
  b: number;
  weight: number;
}

/** Neutrals lie under this OKLCH chroma: no one calls them a colour. */
const NEUTRAL = 0.04;

export const accentOf = (colour: Colour, share: number): Accent | null => {
  const rgb = parseHex(colour);
  if (rgb === undefined) return null;
  const { l, a = 0, b = 0 } = convertRgbToOklab(rgb);
  const chroma = Math.hypot(a, b);
  // The root of the area: a small strong mark strikes the eye more than its pixels tell.
  return chroma < NEUTRAL ? null : { colour, lightness: l, a, b, weight: chroma * Math.sqrt(share) };
};

/** The colours of a picture that are colours, most striking first. */
export const accentsIn = (swatches: readonly Swatch[]): Accent[] =>
  swatches
    .map(({ colour, share }) => accentOf(colour, share))
    .filter((accent) => accent !== null)
    .sort((one, other) => other.weight - one.weight);

/** Lightness counts little: a tint of a brand's colour is still its colour. */
const LIGHTNESS_WEIGHT = 0.3;
/** Chroma alone counts less than hue: a muted brand colour is nearer to it than another hue. */
const apart = (one: Accent, other: Accent): number => {
  const chromaOne = Math.hypot(one.a, one.b);
  const chromaOther = Math.hypot(other.a, other.b);
  const cosine = (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther);
  const hue = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
  return Math.hypot(
    hue,
    0.5 * (chromaOne - chromaOther),
    LIGHTNESS_WEIGHT * (one.lightness - other.lightness),
  );
};

/** Up to this distance two are the same colour to the eye; from the other on, strangers. */
const SAME = 0.03;
const STRANGE = 0.15;

/** 1 for the same colour, 0 for strangers. */
export const kinship = (one: Accent, other: Accent): number =>
  Math.min(1, Math.max(0, 1 - (apart(one, other) - SAME) / (STRANGE - SAME)));

/** How well each of some accents is answered among others, weighed by how much it strikes. */
export const answered = (accents: readonly Accent[], among: readonly Accent[]): number => {
  const total = accents.reduce((sum, { weight }) => sum + weight, 0);
  const found = accents.reduce(
    (sum, accent) => sum + accent.weight * Math.max(0, ...among.map((other) => kinship(accent, other))),
    0,
  );
  return total === 0 ? 0 : found / total;
};

/** Both pictures' palettes against each other, 0 to 1; null where either has no colour to compare. */
export const paletteLikeness = (one: PictureMeasures, other: PictureMeasures): number | null => {
  const a = accentsIn(one.palette);
  const b = accentsIn(other.palette);
  return a.length === 0 || b.length === 0 ? null : (answered(a, b) + answered(b, a)) / 2;
};
