import type { LumaGrid } from "../artifacts/evidence.ts";
import { type ImageCrop, type PixelView, pixelBounds } from "./pixel-view.ts";

/** Enough cells for a scene, too few for letters and grain. */
const CELLS_ON_LONGER_SIDE = 32;
const MIN_CELLS_PER_SIDE = 4;
/** Maximum luma difference within the background of a cell. */
const MAX_BACKGROUND_LUMA_DIFFERENCE = 16;

/** The pixel bounds of a cell. */
type CellBounds = readonly [fromX: number, toX: number, fromY: number, toY: number];

/** Reused for each cell. */
const lumaHistogram = new Uint32Array(256);

/** The median luma of a cell's visible pixels: its background, since letters fill less than half of it. */
const medianLuma = (
  { width, luma, hidden }: PixelView,
  [fromX, toX, fromY, toY]: CellBounds,
): [median: number, seen: number] => {
  lumaHistogram.fill(0);
  let seen = 0;
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1) continue;
      const value = luma[at] ?? 0;
      lumaHistogram[value] = (lumaHistogram[value] ?? 0) + 1;
      seen += 1;
    }
  let median = 0;
  for (let sum = lumaHistogram[0] ?? 0; sum * 2 < seen; sum += lumaHistogram[median] ?? 0) median += 1;
  return [median, seen];
};

/** Appends a cell: the luma of its background, and how much bluer and redder than grey it is. */
const appendCell = (grid: LumaGrid, view: PixelView, cell: CellBounds): void => {
  const { width, luma, hidden, rgba } = view;
  const [fromX, toX, fromY, toY] = cell;
  const [median, seen] = medianLuma(view, cell);
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1 || Math.abs((luma[at] ?? 0) - median) > MAX_BACKGROUND_LUMA_DIFFERENCE) continue;
      r += rgba[at * 4] ?? 0;
      g += rgba[at * 4 + 1] ?? 0;
      b += rgba[at * 4 + 2] ?? 0;
      count += 1;
    }
  const levels = Math.max(1, count) * 255;
  const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / levels;
  grid.luma.push(light);
  grid.blueChroma.push(b / levels - light);
  grid.redChroma.push(r / levels - light);
  grid.visibleShares.push(seen / ((toX - fromX) * (toY - fromY)));
};

/** Splits a side into `count` cells; none is empty. */
const splitSide = (from: number, length: number, count: number): [from: number, to: number][] =>
  Array.from({ length: count }, (_, at) => {
    const start = from + Math.floor((at * length) / count);
    return [start, Math.max(start + 1, from + Math.floor(((at + 1) * length) / count))];
  });

/** Reduces a part of a picture to a few hundred square cells, without the letters on it. */
export const buildLumaGrid = (view: PixelView, part: ImageCrop): LumaGrid => {
  const { fromX, fromY, toX, toY } = pixelBounds(view, part);
  const unit = Math.max(toX - fromX, toY - fromY) / CELLS_ON_LONGER_SIDE;
  const columns = Math.max(MIN_CELLS_PER_SIDE, Math.round((toX - fromX) / unit));
  const rows = Math.max(MIN_CELLS_PER_SIDE, Math.round((toY - fromY) / unit));
  const grid: LumaGrid = { columns, rows, luma: [], blueChroma: [], redChroma: [], visibleShares: [] };
  const across = splitSide(fromX, toX - fromX, columns);
  for (const [top, bottom] of splitSide(fromY, toY - fromY, rows))
    for (const [left, right] of across) appendCell(grid, view, [left, right, top, bottom]);
  return grid;
};
