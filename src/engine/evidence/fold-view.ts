import type { Box } from "../../contract/port.ts";
import type { Layer, Raster, Snapshot } from "../artifacts/capture.ts";
import { createPixelView, type PixelView } from "./pixel-view.ts";

/** If layers cover more of the viewport, the rest does not represent the page. */
const MAX_COVERED_SHARE = 0.4;
/** Behind a more opaque backdrop, 8 bits per channel are too few: an error of 2 becomes one of 10. */
const MAX_VEIL_ALPHA = 0.8;
/** Shadows and blur extend beyond text boxes, in CSS pixels. */
const TEXT_MARGIN_PX = 3;

/** Raster pixels per CSS pixel. */
const rasterScale = ({ foldRaster, fold }: Snapshot): number => foldRaster.width / Math.max(1, fold.width);

const scaleBox =
  (scale: number, margin: number) =>
  ({ x, y, width, height }: Box): Box => ({
    x: (x - margin) * scale,
    y: (y - margin) * scale,
    width: (width + 2 * margin) * scale,
    height: (height + 2 * margin) * scale,
  });

/** The opaque part of a layer: all of it, unless a translucent backdrop is known. */
const opaqueBox =
  (page: Snapshot) =>
  ({ box, solid }: Layer): Box | null =>
    solid === undefined || page.veil == null ? box : solid;

const hiddenShare = ({ width, height }: Raster, { hidden }: PixelView): number =>
  hidden.reduce((sum, one) => sum + one, 0) / (width * height);

const overlapsFoldVertically =
  ({ fold }: Snapshot) =>
  ({ box }: { box: Box }): boolean =>
    box.y < fold.height && box.y + box.height > 0;

/**
 * The page above the fold without text, buttons and layers: other words are other pixels, and the colours of buttons
 * are known from styles. A translucent backdrop is removed.
 *
 * @returns null if layers leave too little visible.
 */
export const createFoldView = (page: Snapshot): PixelView | null => {
  const { foldRaster, layers, texts, controls } = page;
  const veil = page.veil ?? null;
  if (veil !== null && veil.alpha > MAX_VEIL_ALPHA) return null;
  const scale = rasterScale(page);
  const solid = layers.flatMap((layer) => opaqueBox(page)(layer) ?? []).map(scaleBox(scale, 0));
  if (solid.length > 0 && hiddenShare(foldRaster, createPixelView(foldRaster, solid)) > MAX_COVERED_SHARE) return null;
  const words = [...texts, ...controls]
    .filter(overlapsFoldVertically(page))
    .map(({ box }) => scaleBox(scale, TEXT_MARGIN_PX)(box));
  return createPixelView(foldRaster, [...solid, ...words], veil);
};
