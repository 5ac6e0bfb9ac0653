import type { Role } from "./words.ts";

/** Formats of one shape share the placements of a layout. */
export type Shape = "square" | "story" | "landscape" | "strip" | "tower";

/** An ad's size on a platform, and the type that fits it. */
export interface PictureFormat {
  width: number;
  height: number;
  shape: Shape;
  /** Type sizes in pixels. A role without a size does not appear. */
  type: { readonly [role in Role]?: number };
}

const SQUARE = { headline: 96, body: 40, price: 150, badge: 60, button: 40, brand: 42, legal: 20 };
const STORY = { headline: 112, body: 46, price: 176, badge: 66, button: 46, brand: 46, legal: 24 };
const LANDSCAPE = { headline: 70, body: 31, price: 104, badge: 42, button: 30, brand: 32, legal: 17 };
const HALF_PAGE = { headline: 38, body: 18, price: 56, badge: 26, button: 18, brand: 19, legal: 11 };

export const FORMATS: readonly PictureFormat[] = [
  { width: 1080, height: 1080, shape: "square", type: SQUARE },
  { width: 1080, height: 1350, shape: "square", type: { ...SQUARE, headline: 104 } },
  { width: 1080, height: 1920, shape: "story", type: STORY },
  { width: 1200, height: 628, shape: "landscape", type: LANDSCAPE },
  { width: 1200, height: 1200, shape: "square", type: { ...SQUARE, headline: 108, legal: 22 } },
  { width: 728, height: 90, shape: "strip", type: { headline: 24, price: 32, badge: 18, button: 15, brand: 17 } },
  { width: 300, height: 250, shape: "square", type: { headline: 28, price: 40, badge: 18, button: 15, brand: 15 } },
  { width: 300, height: 600, shape: "story", type: HALF_PAGE },
  { width: 970, height: 250, shape: "strip", type: { headline: 46, price: 62, badge: 30, button: 22, brand: 26 } },
  { width: 160, height: 600, shape: "tower", type: { headline: 24, price: 32, badge: 19, button: 14, brand: 16 } },
];

/** The smallest legible type of legal lines and everything else, in pixels. */
export const minTypeSize = ({ width, height }: PictureFormat): number => Math.max(10, 0.016 * Math.min(width, height));
