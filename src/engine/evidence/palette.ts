import { convertOklabToRgb, convertRgbToOklab, serializeHex } from "culori/fn";
import type { Swatch } from "../artifacts/evidence.ts";
import { oklchChroma } from "./colour.ts";
import { FULL_CROP, type ImageCrop, type PixelView, pixelBounds } from "./pixel-view.ts";

/** A colour in OKLab and its number of pixels. */
export interface ColourBin {
  l: number;
  a: number;
  b: number;
  count: number;
}

/** The number of colours that people notice in a picture, plus some for small logos. */
const MAX_CLUSTERS = 8;
const MAX_KMEANS_ROUNDS = 12;
/** OKLab distance below which colours are merged. */
const MERGE_DISTANCE = 0.045;
/** Smaller shares come from edges and compression. */
const MIN_SWATCH_SHARE = 0.004;

const BIN_COUNT = 16 ** 3;

/** Per bin: number of pixels, and sums of red, green and blue. Reused, because a picture has hundreds of parts. */
const binSums = new Uint32Array(BIN_COUNT * 4);

/** Counts the colours of a part in bins of 16³ RGB cells. */
export const binColours = (view: PixelView, part: ImageCrop = FULL_CROP): ColourBin[] => {
  sumPixelsIntoBins(view, part);
  const cells: ColourBin[] = [];
  for (let at = 0; at < binSums.length; at += 4) {
    const count = binSums[at] ?? 0;
    if (count === 0) continue;
    const level = (channel: number): number => (binSums[at + channel] ?? 0) / count / 255;
    const { l, a = 0, b = 0 } = convertRgbToOklab({ r: level(1), g: level(2), b: level(3) });
    cells.push({ l, a, b, count });
  }
  return cells;
};

function sumPixelsIntoBins(view: PixelView, part: ImageCrop): void {
  const { width, rgba, hidden } = view;
  const { fromX, fromY, toX, toY } = pixelBounds(view, part);
  binSums.fill(0);
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1) continue;
      const r = rgba[at * 4] ?? 0;
      const g = rgba[at * 4 + 1] ?? 0;
      const b = rgba[at * 4 + 2] ?? 0;
      const bin = (((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)) * 4;
      binSums[bin] = (binSums[bin] ?? 0) + 1;
      binSums[bin + 1] = (binSums[bin + 1] ?? 0) + r;
      binSums[bin + 2] = (binSums[bin + 2] ?? 0) + g;
      binSums[bin + 3] = (binSums[bin + 3] ?? 0) + b;
    }
}

type OklabPoint = Omit<ColourBin, "count">;

/** Squared distance, because square roots are slow. */
const squaredDistance = (one: OklabPoint, other: OklabPoint): number =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;

/**
 * The commonest bin, then repeatedly the one with the largest distance times count. Deterministic, and finds small
 * strong colours.
 */
const pickSeeds = (cells: readonly ColourBin[]): ColourBin[] => {
  const chosen: ColourBin[] = [];
  const least = cells.map(() => Number.POSITIVE_INFINITY);
  let next = cells.reduce<ColourBin | undefined>(
    (best, cell) => (best && best.count >= cell.count ? best : cell),
    undefined,
  );
  while (next !== undefined && chosen.length < MAX_CLUSTERS) {
    const seed = next;
    chosen.push(seed);
    let farthest = 0;
    next = undefined;
    for (const [at, cell] of cells.entries()) {
      const near = Math.min(least[at] ?? 0, squaredDistance(seed, cell));
      least[at] = near;
      if (near * cell.count > farthest) {
        farthest = near * cell.count;
        next = cell;
      }
    }
  }
  return chosen;
};

const nearestCentre = (cell: ColourBin, centres: readonly ColourBin[]): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, at) => {
    const away = squaredDistance(cell, centre);
    if (away < least) {
      least = away;
      best = at;
    }
  });
  return best;
};

const weightedMean = (cells: readonly ColourBin[]): ColourBin => {
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

const runKMeans = (cells: readonly ColourBin[]): ColourBin[] => {
  let centres = pickSeeds(cells);
  let before: number[] = [];
  for (let round = 0; round < MAX_KMEANS_ROUNDS; round += 1) {
    const places = cells.map((cell) => nearestCentre(cell, centres));
    if (places.every((place, at) => place === before[at])) break;
    before = places;
    const groups: ColourBin[][] = centres.map(() => []);
    for (const [at, cell] of cells.entries()) groups[places[at] ?? 0]?.push(cell);
    centres = groups.filter((group) => group.length > 0).map(weightedMean);
  }
  return centres;
};

const mergeCloseCentres = (centres: readonly ColourBin[]): ColourBin[] => {
  const kept: ColourBin[] = [];
  for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
    const at = kept.findIndex((other) => squaredDistance(other, centre) < MERGE_DISTANCE ** 2);
    const twin = kept[at];
    if (twin === undefined) kept.push(centre);
    else kept[at] = weightedMean([twin, centre]);
  }
  return kept;
};

/** The main colours, largest first, by k-means in OKLab. Deterministic. */
export const extractPalette = (cells: readonly ColourBin[]): Swatch[] => {
  const total = cells.reduce((sum, cell) => sum + cell.count, 0);
  return mergeCloseCentres(runKMeans(cells))
    .filter(({ count }) => count / total >= MIN_SWATCH_SHARE)
    .map((cell) => ({
      colour: serializeHex(convertOklabToRgb(cell)) ?? "#000000",
      share: cell.count / total,
      chroma: oklchChroma(cell),
    }));
};
