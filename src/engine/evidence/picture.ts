import type { Look, PictureMeasures } from "../products/evidence.ts";
import { chromaOf } from "./colour.ts";
import { type Cell, cellsOf, paletteOf } from "./palette.ts";
import { sketchOf } from "./sketch.ts";
import { tintsOf } from "./tints.ts";
import { boundsOf, type Part, type View, WHOLE } from "./view.ts";

/** Neighbouring pixels differ "sharply" from a tenth of the grey scale on. */
const SHARP = 24;

/** Share of the pixels to be seen that differ sharply from the next one to the right or below. */
const textureOf = (view: View, part: Part): number => {
  const { width, luma, hidden } = view;
  const { fromX, fromY, toX, toY } = boundsOf(view, part);
  let sharp = 0;
  let count = 0;
  for (let y = fromY; y < toY - 1; y += 1)
    for (let at = y * width + fromX; at < y * width + toX - 1; at += 1) {
      if (hidden[at] === 1 || hidden[at + 1] === 1 || hidden[at + width] === 1) continue;
      const here = luma[at] ?? 0;
      count += 1;
      if (Math.abs(here - (luma[at + 1] ?? 0)) > SHARP || Math.abs(here - (luma[at + width] ?? 0)) > SHARP)
        sharp += 1;
    }
  return count === 0 ? 0 : sharp / count;
};

/** How many colours as large as one another would make a picture as varied: e to the entropy of its cells. */
const richnessOf = (cells: readonly Cell[], total: number): number =>
  Math.exp(cells.reduce((sum, { count }) => sum - (count / total) * Math.log(count / total), 0));

/** Fewer pixels than this measure nothing. */
const LEAST_PIXELS = 64;

const lookFrom = (cells: readonly Cell[], view: View, part: Part): Look | null => {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  if (total < LEAST_PIXELS) return null;
  const { fromX, fromY, toX, toY } = boundsOf(view, part);
  return {
    tints: tintsOf(cells),
    lightness: cells.reduce((sum, { l, count }) => sum + l * count, 0) / total,
    chroma: cells.reduce((sum, cell) => sum + chromaOf(cell) * cell.count, 0) / total,
    texture: textureOf(view, part),
    richness: richnessOf(cells, total),
    sketch: sketchOf(view, part),
    seen: total / ((toX - fromX) * (toY - fromY)),
  };
};

/** What can be measured of a part of a picture; null where too little of it can be seen. */
export const lookAt = (view: View, part: Part): Look | null => lookFrom(cellsOf(view, part), view, part);

/** The same of all of it, with its palette. */
export const measure = (view: View): PictureMeasures | null => {
  const cells = cellsOf(view);
  const look = lookFrom(cells, view, WHOLE);
  return look === null ? null : { ...look, palette: paletteOf(cells) };
};
