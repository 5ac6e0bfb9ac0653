import { convertRgbToOklab, parseHex } from "culori/fn";
import type { Colour } from "../../products/capture.ts";
import type { PictureMeasures, Swatch } from "../../products/evidence.ts";

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
  // A small strong mark strikes the eye more than its pixels tell: area counts by its root, chroma by more than itself.
  return chroma < NEUTRAL ? null : { colour, lightness: l, a, b, weight: chroma ** 1.5 * Math.sqrt(share) };
};

/** The colours of a picture that are colours, most striking first. */
export const accentsIn = (swatches: readonly Swatch[]): Accent[] =>
  swatches
    .map(({ colour, share }) => accentOf(colour, share))
    .filter((accent) => accent !== null)
    .sort((one, other) => other.weight - one.weight);

/** Lightness counts little: a tint of a brand's colour is still its colour. */
const LIGHTNESS_WEIGHT = 0.3;
const CHROMA_WEIGHT = 0.5;
/** Up to the first distance (OKLab) two are the same colour to the eye; from the second on, strangers. */
const SAME = 0.03;
const STRANGE = 0.15;
/** The same in degrees of hue: dark and muted colours lie close in OKLab whatever their hue. */
const SAME_HUE = 12;
const STRANGE_HUE = 45;
/** Below this chroma a hue is hardly seen, and counts accordingly less. */
const PLAIN_HUE = 0.08;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 1 for the same colour, 0 for strangers. */
export const kinship = (one: Accent, other: Accent): number => {
  const chromaOne = Math.hypot(one.a, one.b);
  const chromaOther = Math.hypot(other.a, other.b);
  const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
  const degrees = (Math.acos(cosine) * 180) / Math.PI;
  const seen = Math.min(1, Math.min(chromaOne, chromaOther) / PLAIN_HUE);
  const byHue = seen * clamp((degrees - SAME_HUE) / (STRANGE_HUE - SAME_HUE));
  const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
  const away = Math.hypot(
    arc,
    CHROMA_WEIGHT * (chromaOne - chromaOther),
    LIGHTNESS_WEIGHT * (one.lightness - other.lightness),
  );
  return 1 - Math.max(byHue, clamp((away - SAME) / (STRANGE - SAME)));
};

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
