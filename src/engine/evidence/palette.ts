import { convertOklabToRgb, convertRgbToOklab, serializeHex } from "culori/fn";
import type { Swatch } from "../products/evidence.ts";
import { chromaOf } from "./colour.ts";
import { boundsOf, type Part, type View, WHOLE } from "./view.ts";

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

const CELLS = 16 ** 3;

/** Of each bin: pixels, and the sums of their reds, greens and blues. A picture has hundreds of parts: made once, emptied for each. */
const bins = new Uint32Array(CELLS * 4);

/** The colours of a part in bins of 16³ RGB cells: a few hundred points to reckon with instead of every pixel. */
export const cellsOf = (view: View, part: Part = WHOLE): Cell[] => {
  fill(view, part);
  const cells: Cell[] = [];
  for (let at = 0; at < bins.length; at += 4) {
    const count = bins[at] ?? 0;
    if (count === 0) continue;
    const level = (channel: number): number => (bins[at + channel] ?? 0) / count / 255;
    const { l, a = 0, b = 0 } = convertRgbToOklab({ r: level(1), g: level(2), b: level(3) });
    cells.push({ l, a, b, count });
  }
  return cells;
};

function fill(view: View, part: Part): void {
  const { width, rgba, hidden } = view;
  const { fromX, fromY, toX, toY } = boundsOf(view, part);
  bins.fill(0);
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1) continue;
      const r = rgba[at * 4] ?? 0;
      const g = rgba[at * 4 + 1] ?? 0;
      const b = rgba[at * 4 + 2] ?? 0;
      const bin = (((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)) * 4;
      bins[bin] = (bins[bin] ?? 0) + 1;
      bins[bin + 1] = (bins[bin + 1] ?? 0) + r;
      bins[bin + 2] = (bins[bin + 2] ?? 0) + g;
      bins[bin + 3] = (bins[bin + 3] ?? 0) + b;
    }
}

type Point = Omit<Cell, "count">;

/** The distance squared: most are only compared, and roots cost time. */
const apart = (one: Point, other: Point): number =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;

/** The commonest cell, then always the one that stands farthest out: a small strong mark is found, and always the same way. */
const seeds = (cells: readonly Cell[]): Cell[] => {
  const chosen: Cell[] = [];
  const least = cells.map(() => Number.POSITIVE_INFINITY);
  let next = cells.reduce<Cell | undefined>(
    (best, cell) => (best && best.count >= cell.count ? best : cell),
    undefined,
  );
  while (next !== undefined && chosen.length < CLUSTERS) {
    const seed = next;
    chosen.push(seed);
    let farthest = 0;
    next = undefined;
    for (const [at, cell] of cells.entries()) {
      const near = Math.min(least[at] ?? 0, apart(seed, cell));
      least[at] = near;
      if (near * cell.count > farthest) {
        farthest = near * cell.count;
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
    const away = apart(cell, centre);
    if (away < least) {
      least = away;
      best = at;
    }
  });
  return best;
};

const mean = (cells: readonly Cell[]): Cell => {
  const sum = { l: 0, a: 0, b: 0, count: 0 };
  for (const { l, a, b, count } of cells) {
    sum.l += l * count;
    sum.a += a * count;
    sum.b += b * count;
    sum.count += count;
  }
  const count = Math.max(1, sum.count);
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count, count: sum.count };
};

const cluster = (cells: readonly Cell[]): Cell[] => {
  let centres = seeds(cells);
  let before: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const places = cells.map((cell) => nearest(cell, centres));
    if (places.every((place, at) => place === before[at])) break;
    before = places;
    const groups: Cell[][] = centres.map(() => []);
    for (const [at, cell] of cells.entries()) groups[places[at] ?? 0]?.push(cell);
    centres = groups.filter((group) => group.length > 0).map(mean);
  }
  return centres;
};

const merged = (centres: readonly Cell[]): Cell[] => {
  const kept: Cell[] = [];
  for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
    const at = kept.findIndex((other) => apart(other, centre) < SAME ** 2);
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
