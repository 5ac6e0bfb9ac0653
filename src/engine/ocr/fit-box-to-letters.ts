import type { Box } from "../../contract/evaluator-interface.ts";
import type { GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import { greyAt } from "./grey-raster.ts";

/** Minimum brightness difference of a stroke's edge: a share of the box's contrast, and an absolute value. */
const MIN_STROKE_CONTRAST_SHARE = 0.25;
const MIN_STROKE_CONTRAST = 24;
/** Maximum distance and height of an i's dot or an accent, relative to the letters. The next line is farther away. */
const MAX_ACCENT_GAP_SHARE = 0.25;
const MAX_ACCENT_HEIGHT_SHARE = 0.4;
/** Minimum share of the box's height that must remain. */
const MIN_REMAINING_HEIGHT_SHARE = 0.2;

interface RowBand {
  from: number;
  to: number;
  crossings: number;
}

/**
 * Reduces the word's box to the height of its letters: the rows of pixels that cross strokes. A horizontal edge, as of
 * a button or frame, is not crossed, and neither is the space between two lines.
 */
export function fitBoxToLetters(word: OcrWord, picture: GreyRaster): OcrWord {
  const box = clampToPicture(word.box, picture);
  const bands = findBands(countStrokeCrossings(box, picture));
  const main = bands.reduce<RowBand | null>(
    (most, band) => (most === null || band.crossings > most.crossings ? band : most),
    null,
  );
  if (main === null) return word;
  const high = main.to - main.from;
  const { from, to } = bands.reduce(
    (joined, band) =>
      band.to - band.from < MAX_ACCENT_HEIGHT_SHARE * high && isNear(main, band) ? mergeBands(joined, band) : joined,
    main,
  );
  if (to - from < MIN_REMAINING_HEIGHT_SHARE * box.height) return word;
  return { ...word, box: { ...word.box, y: box.y + from, height: to - from } };
}

function clampToPicture({ x, y, width, height }: Box, picture: GreyRaster): Box {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, Math.ceil(x + width)) - left,
    height: Math.min(picture.height, Math.ceil(y + height)) - top,
  };
}

/** The number of stroke edges in each row of the box. */
function countStrokeCrossings(box: Box, picture: GreyRaster): number[] {
  const stroke = Math.max(MIN_STROKE_CONTRAST, MIN_STROKE_CONTRAST_SHARE * contrastRange(box, picture));
  const rows: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1) {
    let crossings = 0;
    for (let x = box.x + 2; x < box.x + box.width; x += 1)
      if (Math.abs(greyAt(picture, x, y) - greyAt(picture, x - 2, y)) > stroke) crossings += 1;
    rows.push(crossings);
  }
  return rows;
}

/** The range between the darkest and the lightest 5 % of the box. */
function contrastRange({ x, y, width, height }: Box, picture: GreyRaster): number {
  const counts = new Uint32Array(256);
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      const grey = greyAt(picture, column, row);
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
  const aside = 0.05 * width * height;
  const reach = (shades: Uint32Array): number => {
    let sum = 0;
    return shades.findIndex((count) => {
      sum += count;
      return sum > aside;
    });
  };
  return Math.max(0, 255 - reach(counts) - reach(counts.toReversed()));
}

/** Runs of rows that cross strokes. */
function findBands(rows: readonly number[]): RowBand[] {
  const bands: RowBand[] = [];
  for (const [row, crossings] of rows.entries()) {
    const last = bands.at(-1);
    if (crossings === 0) continue;
    if (last?.to === row) {
      last.to = row + 1;
      last.crossings += crossings;
    } else bands.push({ from: row, to: row + 1, crossings });
  }
  return bands;
}

const isNear = (main: RowBand, band: RowBand): boolean =>
  Math.max(main.from - band.to, band.from - main.to) <= MAX_ACCENT_GAP_SHARE * (main.to - main.from);

const mergeBands = (one: RowBand, other: RowBand): RowBand => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  crossings: one.crossings + other.crossings,
});
