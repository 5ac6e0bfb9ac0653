import type { ImageMeasures, ImageMeasuresWithPalette } from "../artifacts/evidence.ts";
import { buildColourClusters } from "./build-colour-clusters.ts";
import { oklchChroma } from "./colour.ts";
import { buildLumaGrid } from "./luma-grid.ts";
import { binColours, type ColourBin, extractPalette } from "./palette.ts";
import { FULL_CROP, type ImageCrop, type PixelView, pixelBounds } from "./pixel-view.ts";

/** A tenth of the grey scale. */
const SHARP_LUMA_STEP = 24;

/** Share of visible pixels that differ sharply from the next pixel to the right or below. */
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

/** Effective number of colours: e to the power of the entropy of the bins. */
const measureColourRichness = (cells: readonly ColourBin[], total: number): number =>
  Math.exp(cells.reduce((sum, { count }) => sum - (count / total) * Math.log(count / total), 0));

/** Fewer visible pixels are not measured. */
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

/** Measures a part of a picture; null if too little of it is visible. */
export const measureCrop = (view: PixelView, part: ImageCrop): ImageMeasures | null =>
  measureBins(binColours(view, part), view, part);

/** Measures a whole picture with its palette. */
export const measureView = (view: PixelView): ImageMeasuresWithPalette | null => {
  const cells = binColours(view);
  const measures = measureBins(cells, view, FULL_CROP);
  return measures === null ? null : { ...measures, palette: extractPalette(cells) };
};
