import type { Box } from "../../contract/port.ts";
import type { Layer, Raster, Snapshot } from "../artifacts/capture.ts";
import { createPixelView, type PixelView } from "./pixel-view.ts";

/** Layers over more of the first screen than this leave too little of it to speak for the page. */
const MAX_COVERED_SHARE = 0.4;
/** Through a denser veil than this, 8 bits a channel tell a colour no longer: an error of 2 becomes one of 10. */
const MAX_VEIL_ALPHA = 0.8;
/** Letters' shadows and the raster's own blur reach beyond their box, CSS pixels. */
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

/** What of a layer lets nothing through: all of it, unless the page is seen through the rest. */
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
 * What the first screen shows beside its words: the ground they stand on and the pictures. Words and buttons are left
 * out, because other words are other pixels; their colours are known from their styles. So are layers, and the
 * colour that one lays over the rest is taken off again.
 *
 * @returns null where layers leave too little to be seen.
 */
export const createFoldView = (page: Snapshot): PixelView | null => {
  const { foldRaster, layers, texts, controls } = page;
  const veil = page.veil ?? null;
  if (veil !== null && veil.alpha > MAX_VEIL_ALPHA) return null;
  const scale = rasterScale(page);
  const solid = layers.flatMap((layer) => opaqueBox(page)(layer) ?? []).map(scaleBox(scale, 0));
  if (solid.length > 0 && hiddenShare(foldRaster, createPixelView(foldRaster, solid)) > MAX_COVERED_SHARE)
    return null;
  const words = [...texts, ...controls]
    .filter(overlapsFoldVertically(page))
    .map(({ box }) => scaleBox(scale, TEXT_MARGIN_PX)(box));
  return createPixelView(foldRaster, [...solid, ...words], veil);
};
