import type { Raster, Snapshot } from "../artifacts/capture.ts";
import type { ImageMeasuresWithPalette, PageEvidence } from "../artifacts/evidence.ts";
import { createFoldView } from "./fold-view.ts";
import { measureView } from "./measure-pixels.ts";
import { measureFoldImages } from "./page-images.ts";
import { createPixelView } from "./pixel-view.ts";

/**
 * Caches measures by raster and by the parts that are measured, because one ad is evaluated for several surfaces, and
 * one page for several ads.
 */
const cached = <T>(measureAnew: () => T, known: Map<string, T>, key: string): T => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = measureAnew();
  known.set(key, value);
  return value;
};

export type PageImageMeasures = Pick<PageEvidence, "foldMeasures" | "images">;

const measuresByPage = new WeakMap<Raster, Map<string, PageImageMeasures>>();
const measuresByRaster = new WeakMap<Raster, ImageMeasuresWithPalette | null>();

const measurePageUncached = (page: Snapshot): PageImageMeasures => {
  const screen = createFoldView(page);
  return {
    foldMeasures: screen === null ? null : measureView(screen),
    images: measureFoldImages(page, screen),
  };
};

/** Measures the page above the fold, as a whole and each of its larger pictures. */
export const measurePage = (page: Snapshot): PageImageMeasures => {
  const { foldRaster, fold, layers, veil, texts, controls, images } = page;
  const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
  const key = JSON.stringify([fold, layers, veil, boxes, images]);
  const known = measuresByPage.get(foldRaster) ?? new Map<string, PageImageMeasures>();
  measuresByPage.set(foldRaster, known);
  return cached(() => measurePageUncached(page), known, key);
};

/** Measures an ad's picture. */
export const measureRaster = (raster: Raster): ImageMeasuresWithPalette | null => {
  const found = measuresByRaster.get(raster);
  if (found !== undefined) return found;
  const measures = measureView(createPixelView(raster));
  measuresByRaster.set(raster, measures);
  return measures;
};
