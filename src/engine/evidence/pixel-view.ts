import type { Box } from "../../contract/evaluator-interface.ts";
import { scaleBox } from "../artifacts/box-geometry.ts";
import type { Backdrop, Raster, Snapshot } from "../artifacts/capture-schemas.ts";

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

/** A raster, and which of its pixels are measured. */
export interface PixelView {
  width: number;
  height: number;
  rgba: Uint8Array;
  /** One byte per pixel, 1 if hidden. */
  hidden: Uint8Array;
  /** Rec. 709 luma of each pixel, 0 to 255. */
  luma: Uint8Array;
}

/** A part of a raster, in shares of its width and height. */
export interface ImageCrop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const FULL_CROP: ImageCrop = { left: 0, top: 0, right: 1, bottom: 1 };

/** The pixel bounds of a part; the end is exclusive. */
export const pixelBounds = ({ width, height }: PixelView, { left, top, right, bottom }: ImageCrop) => ({
  fromX: Math.max(0, Math.floor(left * width)),
  fromY: Math.max(0, Math.floor(top * height)),
  toX: Math.min(width, Math.ceil(right * width)),
  toY: Math.min(height, Math.ceil(bottom * height)),
});

/** More transparent pixels are hidden. */
const MIN_VISIBLE_ALPHA = 128;

const buildHiddenMask = ({ width, height, rgba }: Raster, masks: readonly Box[]): Uint8Array => {
  const hidden = new Uint8Array(width * height);
  for (const { x, y, width: across, height: down } of masks) {
    const fromX = Math.min(width, Math.max(0, Math.floor(x)));
    const toX = Math.max(fromX, Math.min(width, Math.ceil(x + across)));
    const toY = Math.min(height, Math.ceil(y + down));
    for (let row = Math.max(0, Math.floor(y)); row < toY; row += 1)
      hidden.fill(1, row * width + fromX, row * width + toX);
  }
  for (let at = 0; at < hidden.length; at += 1) if ((rgba[at * 4 + 3] ?? 0) < MIN_VISIBLE_ALPHA) hidden[at] = 1;
  return hidden;
};

/** Removes a translucent backdrop. Browsers mix sRGB values linearly. */
const removeVeil = (rgba: Uint8Array, { colour, alpha }: Backdrop): Uint8Array => {
  const clear = new Uint8Array(rgba);
  for (let channel = 0; channel < 3; channel += 1) {
    const over = alpha * Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    const undone = Uint8Array.from({ length: 256 }, (_, value) =>
      Math.round(Math.min(255, Math.max(0, (value - over) / (1 - alpha)))),
    );
    for (let at = channel; at < clear.length; at += 4) clear[at] = undone[clear[at] ?? 0] ?? 0;
  }
  return clear;
};

/**
 * Creates a view.
 *
 * @param masks boxes in raster pixels that are not measured.
 * @param veil the translucent backdrop over the raster.
 */
export const createPixelView = (
  raster: Raster,
  masks: readonly Box[] = [],
  veil: Backdrop | null = null,
): PixelView => {
  const rgba = veil === null ? raster.rgba : removeVeil(raster.rgba, veil);
  const luma = new Uint8Array(raster.width * raster.height);
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
    luma[at] = 0.2126 * (rgba[from] ?? 0) + 0.7152 * (rgba[from + 1] ?? 0) + 0.0722 * (rgba[from + 2] ?? 0) + 0.5;
  return { width: raster.width, height: raster.height, rgba, hidden: buildHiddenMask(raster, masks), luma };
};
