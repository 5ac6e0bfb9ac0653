import { convertRgbToOklab, parseHex } from "culori/fn";
import type { Colour } from "../../products/capture.ts";
import type { Swatch, Tint } from "../../products/evidence.ts";

/** A colour of some hue (OKLab). */
export interface Hued {
  lightness: number;
  a: number;
  b: number;
}

/** A colour that is looked at, and how much it strikes the eye. */
export interface Accent extends Hued {
  weight: number;
  /** 0 to 1: whether there is enough of it to answer another. */
  presence: number;
}

/** Neutrals lie under this OKLCH chroma: no one calls them a colour. */
const NEUTRAL = 0.04;

/** A colour as a style sheet names it; null for neutrals. */
export const huedOf = (colour: Colour): Hued | null => {
  const rgb = parseHex(colour);
  if (rgb === undefined) return null;
  const { l, a = 0, b = 0 } = convertRgbToOklab(rgb);
  return Math.hypot(a, b) < NEUTRAL ? null : { lightness: l, a, b };
};

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
export const kinship = (one: Hued, other: Hued): number => {
  const chromaOne = Math.sqrt(one.a * one.a + one.b * one.b);
  const chromaOther = Math.sqrt(other.a * other.a + other.b * other.b);
  const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
  const degrees = (Math.acos(cosine) * 180) / Math.PI;
  const seen = Math.min(1, Math.min(chromaOne, chromaOther) / PLAIN_HUE);
  const byHue = seen * clamp((degrees - SAME_HUE) / (STRANGE_HUE - SAME_HUE));
  const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
  const chroma = CHROMA_WEIGHT * (chromaOne - chromaOther);
  const light = LIGHTNESS_WEIGHT * (one.lightness - other.lightness);
  const away = Math.sqrt(arc * arc + chroma * chroma + light * light);
  return 1 - Math.max(byHue, clamp((away - SAME) / (STRANGE - SAME)));
};

/** From this share of a picture on a colour is there to be met again: half a button's. */
const THERE = 0.005;

/**
 * The colours of a picture, each weighed with its relatives about it. A small strong mark strikes the eye more than its
 * pixels tell: area counts by its root, chroma by more than itself.
 */
export const accentsOf = (tints: readonly Tint[]): Accent[] =>
  tints.map(({ lightness, a, b, share }) => {
    const one = { lightness, a, b };
    const area = tints.reduce((sum, other) => sum + other.share * kinship(one, other), 0);
    const weight = ((a * a + b * b) ** 0.75 * share) / Math.sqrt(area);
    return { ...one, weight, presence: clamp(area / THERE) };
  });

/** How much colour there is to speak of, and to be answered: nothing in black and white. */
export const strengthOf = (accents: readonly Accent[]): number =>
  accents.reduce((sum, { weight }) => sum + weight, 0);

/** How well each of some accents is answered among others, weighed by how much it strikes. */
export const answered = (accents: readonly Accent[], among: readonly Accent[]): number => {
  const total = strengthOf(accents);
  let found = 0;
  for (const accent of accents) {
    let best = 0;
    for (const other of among)
      if (other.presence > best) best = Math.max(best, other.presence * kinship(accent, other));
    found += accent.weight * best;
  }
  return total === 0 ? 0 : found / total;
};

/** Both pictures' colours against each other, 0 to 1; 0 where either has none. */
export const coloursAlike = (one: readonly Accent[], other: readonly Accent[]): number =>
  (answered(one, other) + answered(other, one)) / 2;

/** The strongest colours of a palette by name, for people. */
export const namesOf = (swatches: readonly Swatch[]): Colour[] =>
  swatches
    .filter(({ chroma }) => chroma >= NEUTRAL)
    .map(({ colour, share, chroma }) => ({ colour, weight: chroma ** 1.5 * Math.sqrt(share) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ colour }) => colour);
