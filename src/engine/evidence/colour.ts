import { convertRgbToOklab, modeLrgb, modeRgb, type Oklab, parseHex, useMode, wcagContrast } from "culori/fn";
import type { Colour } from "../artifacts/capture-schemas.ts";

useMode(modeRgb);
useMode(modeLrgb);

/** Converts a CSS hex colour to OKLab; null if it does not parse. */
export const parseOklab = (colour: Colour): Oklab | null => {
  const rgb = parseHex(colour);
  return rgb === undefined ? null : convertRgbToOklab(rgb);
};

/** OKLCH chroma of an OKLab colour. */
export const oklchChroma = ({ a, b }: { a: number; b: number }): number => Math.hypot(a, b);

/** WCAG contrast of two colours, 1 to 21; 21 if either is unknown. */
export const wcagContrastRatio = (one: Colour, other: Colour): number => {
  const a = parseHex(one);
  const b = parseHex(other);
  return a === undefined || b === undefined ? 21 : wcagContrast(a, b);
};

/** Colours below this OKLCH chroma look neutral. */
export const MIN_CHROMATIC_CHROMA = 0.04;
