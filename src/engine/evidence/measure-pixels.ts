import type { ColourCluster, ImageMeasures, ImageMeasuresWithPalette, LumaGrid } from "../artifacts/evidence.ts";
import { oklchChroma } from "./colour.ts";
import { binColours, type ColourBin, extractPalette } from "./palette.ts";
import { FULL_CROP, type ImageCrop, type PixelView, pixelBounds } from "./pixel-view.ts";

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
const buildLumaGrid = (view: PixelView, part: ImageCrop): LumaGrid => {
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

/** By OKLCH chroma: neutral below the first, coloured from the second, partly coloured between them. */
const MAX_NEUTRAL_CHROMA = 0.03;
const MIN_COLOURED_CHROMA = 0.05;

/**
 * Hues 15° apart and three lightness levels. Each colour is shared between neighbouring bins, so that small changes
 * have small effects.
 */
const HUE_BINS = 24;
const MIN_LIGHTNESS = 0.3;
const LIGHTNESS_STEP = 0.3;
const LIGHTNESS_BINS = 3;
/** Less than a pixel. */
const MIN_CLUSTER_SHARE = 1e-5;

const clamp = (value: number, most = 1): number => Math.min(most, Math.max(0, value));

/** Splits a position between the two nearest steps. */
const splitBetweenBins = (place: number): [step: number, share: number][] => {
  const low = Math.floor(place);
  return [
    [low, 1 - (place - low)],
    [low + 1, place - low],
  ];
};

/**
 * The colours of a picture without neutrals, by hue and lightness. Unlike the clusters of a palette, they change
 * continuously with the picture.
 */
const buildColourClusters = (cells: readonly ColourBin[]): ColourCluster[] => {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  const clusters = Array.from({ length: HUE_BINS * LIGHTNESS_BINS }, () => ({ l: 0, a: 0, b: 0, share: 0 }));
  for (const { l, a, b, count } of cells) {
    const part =
      clamp((oklchChroma({ a, b }) - MAX_NEUTRAL_CHROMA) / (MIN_COLOURED_CHROMA - MAX_NEUTRAL_CHROMA)) *
      (count / total);
    if (part === 0) continue;
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUE_BINS;
    for (const [step, byHue] of splitBetweenBins(hue))
      for (const [level, byLightness] of splitBetweenBins(
        clamp((l - MIN_LIGHTNESS) / LIGHTNESS_STEP, LIGHTNESS_BINS - 1),
      )) {
        const share = part * byHue * byLightness;
        const cluster = share > 0 ? clusters[(step % HUE_BINS) * LIGHTNESS_BINS + level] : undefined;
        if (cluster === undefined) continue;
        cluster.share += share;
        cluster.l += l * share;
        cluster.a += a * share;
        cluster.b += b * share;
      }
  }
  return clusters
    .filter(({ share }) => share >= MIN_CLUSTER_SHARE)
    .map(({ l, a, b, share }) => ({ lightness: l / share, a: a / share, b: b / share, share }));
};

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
