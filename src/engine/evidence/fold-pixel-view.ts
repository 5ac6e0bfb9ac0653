import type { Box } from "../../contract/evaluator-interface.ts";
import { scaleBox } from "../artifacts/box-geometry.ts";
import type { Raster, Snapshot } from "../artifacts/capture-schemas.ts";
import { createPixelView, type PixelView } from "./pixel-view.ts";

/** If layers cover more of the viewport, the rest does not represent the page. */
const MAX_COVERED_SHARE = 0.4;
/** Behind a more opaque backdrop, 8 bits per channel are too few: an error of 2 becomes one of 10. */
const MAX_VEIL_ALPHA = 0.8;
/** Shadows and blur extend beyond text boxes, in CSS pixels. */
const TEXT_MARGIN_PX = 3;

const withMargin = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

const hiddenShare = ({ width, height }: Raster, { hidden }: PixelView): number =>
  hidden.reduce((sum, one) => sum + one, 0) / (width * height);

/**
 * The page above the fold without text, buttons and layers: other words are other pixels, and the colours of buttons
 * are known from styles. A translucent backdrop is removed.
 *
 * @returns null if layers leave too little visible.
 */
export const createFoldView = (page: Snapshot): PixelView | null => {
  const { foldRaster, fold, layers, texts, controls } = page;
  const veil = page.veil ?? null;
  if (veil !== null && veil.alpha > MAX_VEIL_ALPHA) return null;
  // Raster pixels per CSS pixel.
  const scale = foldRaster.width / Math.max(1, fold.width);
  // All of a layer is opaque unless a translucent backdrop is known.
  const opaque = layers.flatMap(({ box, solid }) => (solid === undefined || veil === null ? box : solid) ?? []);
  const solid = opaque.map((box) => scaleBox(box, scale));
  if (solid.length > 0 && hiddenShare(foldRaster, createPixelView(foldRaster, solid)) > MAX_COVERED_SHARE) return null;
  const words = [...texts, ...controls]
    .filter(({ box }) => box.y < fold.height && box.y + box.height > 0)
    .map(({ box }) => scaleBox(withMargin(box, TEXT_MARGIN_PX), scale));
  return createPixelView(foldRaster, [...solid, ...words], veil);
};
