import type { Raster, Snapshot } from "../products/capture.ts";
import type { PageEvidence, PictureMeasures } from "../products/evidence.ts";
import { imagesOf } from "./page-pictures.ts";
import { measure } from "./picture.ts";
import { screenOf } from "./screen.ts";
import { viewOf } from "./view.ts";

/**
 * One ad is judged on several surfaces, a page with several ads: pictures are measured once. Kept by the raster, for as
 * long as somebody else holds it, and by whatever else decides what of it is measured.
 */
const kept = <T>(measureAnew: () => T, known: Map<string, T>, key: string): T => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = measureAnew();
  known.set(key, value);
  return value;
};

export type Looks = Pick<PageEvidence, "fold" | "images">;

const pages = new WeakMap<Raster, Map<string, Looks>>();
const ads = new WeakMap<Raster, PictureMeasures | null>();

const sizeUp = (page: Snapshot): Looks => {
  const screen = screenOf(page);
  return { fold: screen === null ? null : measure(screen), images: imagesOf(page, screen) };
};

/** What the page's first screen looks like: as a whole, and each of its larger pictures. */
export const looksOf = (page: Snapshot): Looks => {
  const { foldRaster, fold, layers, veil, texts, controls, images } = page;
  const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
  const key = JSON.stringify([fold, layers, veil, boxes, images]);
  const known = pages.get(foldRaster) ?? new Map<string, Looks>();
  pages.set(foldRaster, known);
  return kept(() => sizeUp(page), known, key);
};

/** What an ad's picture looks like. */
export const lookOf = (raster: Raster): PictureMeasures | null => {
  const found = ads.get(raster);
  if (found !== undefined) return found;
  const measures = measure(viewOf(raster));
  ads.set(raster, measures);
  return measures;
};
