import { convertRgbToOklab, modeLrgb, modeRgb, type Oklab, parseHex, useMode, wcagContrast } from "culori/fn";
import type { Colour } from "../artifacts/capture.ts";

useMode(modeRgb);
useMode(modeLrgb);

/** A colour's place in OKLab; null for a colour that does not parse. */
export const parseOklab = (colour: Colour): Oklab | null => {
  const rgb = parseHex(colour);
  return rgb === undefined ? null : convertRgbToOklab(rgb);
};

/** OKLCH chroma of an OKLab colour. */
export const oklchChroma = ({ a, b }: { a: number; b: number }): number => Math.hypot(a, b);

/** WCAG contrast of two colours, 1 to 21; 21 where either is unknown, since nothing speaks against it then. */
export const wcagContrastRatio = (one: Colour, other: Colour): number => {
  const a = parseHex(one);
  const b = parseHex(other);
  return a === undefined || b === undefined ? 21 : wcagContrast(a, b);
};

/** Neutrals lie under this OKLCH chroma: no one calls them a colour. */
export const MIN_CHROMATIC_CHROMA = 0.04;
