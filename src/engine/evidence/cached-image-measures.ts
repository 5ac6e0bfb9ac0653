import type { Raster, Snapshot } from "../artifacts/capture-schemas.ts";
import type { ImageMeasuresWithPalette, PageEvidence } from "../artifacts/evidence.ts";
import { createFoldView } from "./fold-pixel-view.ts";
import { measureFoldImages } from "./measure-fold-images.ts";
import { measureView } from "./measure-pixels.ts";
import { createPixelView } from "./pixel-view.ts";

/** The cached value of a key, measured when it is first asked for. */
const cached = <K, T>(
  known: { get(key: K): T | undefined; set(key: K, value: T): unknown },
  key: K,
  measureAnew: () => T,
): T => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = measureAnew();
  known.set(key, value);
  return value;
};

export type PageImageMeasures = Pick<PageEvidence, "foldMeasures" | "images">;

// One ad is evaluated for several surfaces, and one page for several ads.
const measuresByPage = new WeakMap<Raster, Map<string, PageImageMeasures>>();
const measuresByRaster = new WeakMap<Raster, ImageMeasuresWithPalette | null>();

const measurePageUncached = (page: Snapshot): PageImageMeasures => {
  const screen = createFoldView(page);
  return { foldMeasures: screen === null ? null : measureView(screen), images: measureFoldImages(page, screen) };
};

/** Measures the page above the fold, as a whole and each of its larger pictures. */
export const measurePage = (page: Snapshot): PageImageMeasures => {
  const { foldRaster, fold, layers, veil, texts, controls, images } = page;
  const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
  const key = JSON.stringify([fold, layers, veil, boxes, images]);
  return cached(
    cached(measuresByPage, foldRaster, () => new Map()),
    key,
    () => measurePageUncached(page),
  );
};

/** Measures an ad's picture. */
export const measureRaster = (raster: Raster): ImageMeasuresWithPalette | null =>
  cached(measuresByRaster, raster, () => measureView(createPixelView(raster)));
