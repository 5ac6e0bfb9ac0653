import type { Raster } from "../artifacts/capture-schemas.ts";

/** Cells per side. Letters as small as 1/30 of the picture's height still change some cells. */
const GRID_SIZE = 32;
/** Compression changes a cell by a few of 255 levels; a letter's stroke changes it by about 30. */
const MAX_CELL_NOISE = 10;
/** A blinking cursor or a speck does not make a different frame. */
const MAX_CHANGED_CELLS = 5;

/**
 * Whether two frames of a video show the same picture. As in a difference hash, each cell is compared with its right
 * neighbour, so that a gradual change of brightness has little effect. The grid is finer than a usual hash and not
 * rounded to bits, so that another line of text on the same background counts as another frame.
 */
export function isSameFrame(one: Raster, other: Raster): boolean {
  const [steps, others] = [computeGradients(one), computeGradients(other)];
  let changed = 0;
  for (const [at, step] of steps.entries()) if (Math.abs(step - (others[at] ?? 0)) > MAX_CELL_NOISE) changed += 1;
  return changed <= MAX_CHANGED_CELLS;
}

function computeGradients(raster: Raster): number[] {
  const cells = computeCellBrightness(raster);
  return cells.flatMap((grey, at) => (at % GRID_SIZE === GRID_SIZE - 1 ? [] : [grey - (cells[at + 1] ?? 0)]));
}

/** Mean luma of each cell, row by row (ITU-R BT.601). */
function computeCellBrightness({ width, height, rgba }: Raster): number[] {
  const sums = new Float64Array(GRID_SIZE * GRID_SIZE);
  const counts = new Float64Array(GRID_SIZE * GRID_SIZE);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const cell = Math.floor((y * GRID_SIZE) / height) * GRID_SIZE + Math.floor((x * GRID_SIZE) / width);
      sums[cell] =
        (sums[cell] ?? 0) + 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
}
