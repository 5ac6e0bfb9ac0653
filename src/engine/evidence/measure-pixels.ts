import type { ImageMeasures, ImageMeasuresWithPalette } from "../artifacts/evidence.ts";
import { oklchChroma } from "./colour.ts";
import { buildColourClusters } from "./colour-clusters.ts";
import { buildLumaGrid } from "./luma-grid.ts";
import { binColours, type ColourBin, extractPalette } from "./palette.ts";
import { FULL_CROP, type ImageCrop, type PixelView, pixelBounds } from "./pixel-view.ts";

/** Neighbouring pixels differ "sharply" from a tenth of the grey scale on. */
const SHARP_LUMA_STEP = 24;

/** Share of the pixels to be seen that differ sharply from the next one to the right or below. */
const measureTexture = (view: PixelView, part: ImageCrop): number => {
  const { width, luma, hidden } = view;
  const { fromX, fromY, toX, toY } = pixelBounds(view, part);
  let sharp = 0;
  let count = 0;
  for (let y = fromY; y < toY - 1; y += 1)
    for (let at = y * width + fromX; at < y * width + toX - 1; at += 1) {
      if (hidden[at] === 1 || hidden[at + 1] === 1 || hidden[at + width] === 1) continue;
      const here = luma[at] ?? 0;
      count += 1;
      if (
        Math.abs(here - (luma[at + 1] ?? 0)) > SHARP_LUMA_STEP ||
        Math.abs(here - (luma[at + width] ?? 0)) > SHARP_LUMA_STEP
      )
        sharp += 1;
    }
  return count === 0 ? 0 : sharp / count;
};

/** How many colours as large as one another would make a picture as varied: e to the entropy of its cells. */
const measureColourRichness = (cells: readonly ColourBin[], total: number): number =>
  Math.exp(cells.reduce((sum, { count }) => sum - (count / total) * Math.log(count / total), 0));

/** Fewer pixels than this measure nothing. */
const MIN_PIXELS = 64;

const measureBins = (cells: readonly ColourBin[], view: PixelView, part: ImageCrop): ImageMeasures | null => {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  if (total < MIN_PIXELS) return null;
  const { fromX, fromY, toX, toY } = pixelBounds(view, part);
  return {
    colourClusters: buildColourClusters(cells),
    lightness: cells.reduce((sum, { l, count }) => sum + l * count, 0) / total,
    chroma: cells.reduce((sum, cell) => sum + oklchChroma(cell) * cell.count, 0) / total,
    texture: measureTexture(view, part),
    effectiveColours: measureColourRichness(cells, total),
    lumaGrid: buildLumaGrid(view, part),
    visibleShare: total / ((toX - fromX) * (toY - fromY)),
  };
};

/** What can be measured of a part of a picture; null where too little of it can be seen. */
export const measureCrop = (view: PixelView, part: ImageCrop): ImageMeasures | null =>
  measureBins(binColours(view, part), view, part);

/** The same of all of it, with its palette. */
export const measureView = (view: PixelView): ImageMeasuresWithPalette | null => {
  const cells = binColours(view);
  const look = measureBins(cells, view, FULL_CROP);
  return look === null ? null : { ...look, palette: extractPalette(cells) };
};
