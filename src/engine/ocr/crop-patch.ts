import type { GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import type { Patch } from "./find-patches.ts";
import { createGreyRaster, greyAt, interpolateGrey } from "./grey-raster.ts";

/** Badges are rotated by about 12 degrees; beyond this limit lettering is decoration. */
const MAX_SLANT_DEGREES = 30;
/** Tesseract reads lettering with a smaller slant. */
const MIN_SLANT_DEGREES = 3;
/** By how much lines must stand out more along the slant than along the horizontal. */
const MIN_UNEVENNESS_GAIN = 1.08;
/** Number of rows: about a tenth of a line of text, as a badge has about five lines. */
const PROJECTION_ROWS = 48;

/**
 * The angle in degrees, clockwise, at which the ink lies in lines: there the rows' ink is most uneven, because lines
 * alternate with spaces. 0 where the horizontal is as good.
 *
 * @param height The height of the area with the ink, in the same pixels.
 */
export function detectSlant(ink: readonly (readonly [x: number, y: number])[], height: number): number {
  const step = Math.max(1, height / PROJECTION_ROWS);
  const level = rowUnevenness(ink, 0, step);
  let best = { degrees: 0, value: level * MIN_UNEVENNESS_GAIN };
  for (let degrees = -MAX_SLANT_DEGREES; degrees <= MAX_SLANT_DEGREES; degrees += 1) {
    if (Math.abs(degrees) < MIN_SLANT_DEGREES) continue;
    const value = rowUnevenness(ink, degrees, step);
    if (value > best.value) best = { degrees, value };
  }
  return best.degrees;
}

function rowUnevenness(ink: readonly (readonly [number, number])[], degrees: number, step: number): number {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const rows = new Map<number, number>();
  for (const [x, y] of ink) {
    const row = Math.round((y * cosine - x * sine) / step);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows.values().reduce((sum, count) => sum + count * count, 0);
}

/** A patch as a picture of its own, rotated upright with a margin. */
export type Crop = ReturnType<typeof cropPatch>;

/** Tesseract needs a margin around the letters. */
const CROP_MARGIN_PX = 16;
/** Lower patches are scaled up: the letters of a label take about half of its height. */
const MIN_CROP_HEIGHT_PX = 64;

/** @param degrees The slant of the lettering, clockwise. The crop is rotated back by it. */
export function cropPatch(picture: GreyRaster, patch: Patch, degrees: number) {
  const { box, shade } = patch;
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const scale = box.height < MIN_CROP_HEIGHT_PX ? 2 : 1;
  const across = box.width * cosine + box.height * Math.abs(sine);
  const down = box.height * cosine + box.width * Math.abs(sine);
  const [width, height] = [
    Math.ceil(across * scale) + 2 * CROP_MARGIN_PX,
    Math.ceil(down * scale) + 2 * CROP_MARGIN_PX,
  ];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const toPicturePoint = (x: number, y: number) => {
    const [right, below] = [(x - width / 2) / scale, (y - height / 2) / scale];
    return { x: centre.x + right * cosine - below * sine, y: centre.y + right * sine + below * cosine };
  };
  return {
    picture: createGreyRaster(width, height, (x, y) => {
      const at = toPicturePoint(x, y);
      return isInsidePatch(patch, at.x, at.y) ? interpolateGrey(picture, at.x, at.y) : shade;
    }),
    // A slanted word keeps its own width and height, from which the size of its letters is derived.
    toPictureWord: ({ box: read, ...word }: OcrWord): OcrWord => {
      const middle = toPicturePoint(read.x + read.width / 2, read.y + read.height / 2);
      const [wide, high] = [read.width / scale, read.height / scale];
      return { ...word, box: { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high } };
    },
  };
}

/** Enough points to detect slant and coverage; more are only slower. */
const MAX_INK_POINTS = 4_000;
/** The colour of a painted area varies by less than this. */
const MIN_INK_CONTRAST = 40;

/** Points of the picture where something is drawn on the patch. */
export function findInkPoints(picture: GreyRaster, patch: Patch): (readonly [x: number, y: number])[] {
  const { box, shade } = patch;
  const stride = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / (4 * MAX_INK_POINTS))));
  const ink: (readonly [number, number])[] = [];
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += stride) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += stride) {
      if (isInsidePatch(patch, x, y) && Math.abs(greyAt(picture, x, y) - shade) > MIN_INK_CONTRAST) ink.push([x, y]);
    }
  }
  return ink;
}

function isInsidePatch({ box, spans, step }: Patch, x: number, y: number): boolean {
  const span = spans[Math.floor((y - box.y) / step)];
  return span !== undefined && x >= span[0] && x <= span[1];
}
