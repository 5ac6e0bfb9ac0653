import { convertOklabToRgb, convertRgbToOklab, serializeHex } from "culori/fn";
import type { Box } from "../../contract/port.ts";
import type { Raster } from "../products/capture.ts";
import type { Swatch } from "../products/evidence.ts";
import { chromaOf } from "./colour.ts";

/** A point of OKLab and how many pixels lie there. */
export interface Cell {
  l: number;
  a: number;
  b: number;
  count: number;
}

/** As many colours as a person would name in a picture, with room for a small brand mark. */
const CLUSTERS = 8;
const ROUNDS = 12;
/** Colours nearer than this (OKLab distance) are one to the eye. */
const SAME = 0.045;
/** Below this share a swatch is noise of edges and compression. */
const LEAST_SHARE = 0.004;

/** A part of a raster, in shares of its width and height. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Part = { left: 0, top: 0, right: 1, bottom: 1 };

/** Visits the opaque pixels of a part that lie outside the masked boxes (in raster pixels). */
export const eachPixel = (
  { width, height, rgba }: Raster,
  { left, top, right, bottom }: Part,
  masks: readonly Box[],
  visit: (r: number, g: number, b: number) => void,
): void => {
  const hidden = (x: number, y: number): boolean =>
    masks.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y += 1)
    for (let x = Math.floor(left * width); x < Math.ceil(right * width); x += 1) {
      const at = (y * width + x) * 4;
      if ((rgba[at + 3] ?? 0) < 128 || (masks.length > 0 && hidden(x, y))) continue;
      visit(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    }
};

/** The picture's colours in bins of 16³ RGB cells: a few hundred points to reckon with instead of every pixel. */
export const cellsOf = (raster: Raster, part: Part = WHOLE, masks: readonly Box[] = []): Cell[] => {
  const bins = new Map<number, [count: number, r: number, g: number, b: number]>();
  eachPixel(raster, part, masks, (r, g, b) => {
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key);
    if (bin === undefined) bins.set(key, [1, r, g, b]);
    else {
      bin[0] += 1;
      bin[1] += r;
      bin[2] += g;
      bin[3] += b;
    }
  });
  return [...bins]
    .sort(([one], [other]) => one - other)
    .map(([, [count, r, g, b]]) => {
      const lab = convertRgbToOklab({ r: r / count / 255, g: g / count / 255, b: b / count / 255 });
      return { l: lab.l, a: lab.a ?? 0, b: lab.b ?? 0, count };
    });
};

const distance = (one: Omit<Cell, "count">, other: Omit<Cell, "count">): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

/** The commonest cell, then always the one that stands farthest out: a small strong mark is found, and always the same way. */
const seeds = (cells: readonly Cell[]): Cell[] => {
  const chosen: Cell[] = [];
  let next = cells.reduce<Cell | undefined>(
    (best, cell) => (best && best.count >= cell.count ? best : cell),
    undefined,
  );
  while (next !== undefined && chosen.length < CLUSTERS) {
    chosen.push(next);
    let farthest = 0;
    next = undefined;
    for (const cell of cells) {
      const away = Math.min(...chosen.map((seed) => distance(seed, cell))) * Math.sqrt(cell.count);
      if (away > farthest) {
        farthest = away;
        next = cell;
      }
    }
  }
  return chosen;
};

const nearest = (cell: Cell, centres: readonly Cell[]): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, at) => {
    const away = distance(cell, centre);
    if (away < least) {
      least = away;
      best = at;
    }
  });
  return best;
};

const mean = (cells: readonly Cell[]): Cell => {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  const of = (pick: (cell: Cell) => number): number =>
    cells.reduce((sum, cell) => sum + pick(cell) * cell.count, 0) / Math.max(1, count);
  return { l: of((cell) => cell.l), a: of((cell) => cell.a), b: of((cell) => cell.b), count };
};

const cluster = (cells: readonly Cell[]): Cell[] => {
  let centres = seeds(cells);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups: Cell[][] = centres.map(() => []);
    for (const cell of cells) groups[nearest(cell, centres)]?.push(cell);
    centres = groups.filter((group) => group.length > 0).map(mean);
  }
  return centres;
};

const merged = (centres: readonly Cell[]): Cell[] => {
  const kept: Cell[] = [];
  for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
    const at = kept.findIndex((other) => distance(other, centre) < SAME);
    const twin = kept[at];
    if (twin === undefined) kept.push(centre);
    else kept[at] = mean([twin, centre]);
  }
  return kept;
};

/** The colours of a picture, largest first: k-means in OKLab. Deterministic. */
export const paletteOf = (cells: readonly Cell[]): Swatch[] => {
  const total = cells.reduce((sum, cell) => sum + cell.count, 0);
  return merged(cluster(cells))
    .filter(({ count }) => count / total >= LEAST_SHARE)
    .map((cell) => ({
      colour: serializeHex(convertOklabToRgb(cell)) ?? "#000000",
      share: cell.count / total,
      chroma: chromaOf(cell),
    }));
};
