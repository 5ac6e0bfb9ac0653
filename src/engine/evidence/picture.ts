import type { Box } from "../../contract/port.ts";
import type { Raster } from "../products/capture.ts";
import type { PictureMeasures } from "../products/evidence.ts";
import { chromaOf } from "./colour.ts";
import { cellsOf, type Part, paletteOf, WHOLE } from "./palette.ts";

/** Grey of one pixel by Rec. 709 luma, 0 to 255. */
const grey = ({ rgba, width }: Raster, x: number, y: number): number => {
  const at = (y * width + x) * 4;
  return 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
};

/** A part shrunk to `columns` × `rows` by averaging, row by row. */
const shrink = (raster: Raster, part: Part, columns: number, rows: number): number[] => {
  const left = part.left * raster.width;
  const top = part.top * raster.height;
  const stepX = ((part.right - part.left) * raster.width) / columns;
  const stepY = ((part.bottom - part.top) * raster.height) / rows;
  const cell = (column: number, row: number): number => {
    let sum = 0;
    let count = 0;
    const endX = Math.min(
      raster.width,
      Math.max(left + (column + 1) * stepX, Math.floor(left + column * stepX) + 1),
    );
    const endY = Math.min(
      raster.height,
      Math.max(top + (row + 1) * stepY, Math.floor(top + row * stepY) + 1),
    );
    for (let y = Math.floor(top + row * stepY); y < endY; y += 1)
      for (let x = Math.floor(left + column * stepX); x < endX; x += 1) {
        sum += grey(raster, x, y);
        count += 1;
      }
    return count === 0 ? 0 : sum / count;
  };
  return Array.from({ length: columns * rows }, (_, at) => cell(at % columns, Math.floor(at / columns)));
};

/** Difference hash of a part: is each of 8 × 8 cells lighter than its right neighbour? 16 hex digits. */
export const dHashOf = (raster: Raster, part: Part = WHOLE): string => {
  const cells = shrink(raster, part, 9, 8);
  let bits = "";
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      bits += (cells[row * 9 + column] ?? 0) > (cells[row * 9 + column + 1] ?? 0) + 0.5 ? "1" : "0";
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join("");
};

/** Neighbouring pixels differ "sharply" from a tenth of the grey scale on. */
const SHARP = 24;

/** Share of pixels that differ sharply from the next one to the right or below. */
const textureOf = (raster: Raster, part: Part): number => {
  let sharp = 0;
  let count = 0;
  for (let y = Math.floor(part.top * raster.height); y < Math.ceil(part.bottom * raster.height) - 1; y += 1)
    for (let x = Math.floor(part.left * raster.width); x < Math.ceil(part.right * raster.width) - 1; x += 1) {
      const here = grey(raster, x, y);
      count += 1;
      if (Math.abs(here - grey(raster, x + 1, y)) > SHARP || Math.abs(here - grey(raster, x, y + 1)) > SHARP)
        sharp += 1;
    }
  return count === 0 ? 0 : sharp / count;
};

const CROPS: readonly Part[] = [
  { left: 0, top: 0, right: 1, bottom: 0.5 },
  { left: 0, top: 0.5, right: 1, bottom: 1 },
  { left: 0, top: 0, right: 0.5, bottom: 1 },
  { left: 0.5, top: 0, right: 1, bottom: 1 },
  { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 },
];

const within = (part: Part, crop: Part): Part => {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  return {
    left: part.left + crop.left * width,
    top: part.top + crop.top * height,
    right: part.left + crop.right * width,
    bottom: part.top + crop.bottom * height,
  };
};

/** Fewer pixels than this measure nothing. */
const LEAST_PIXELS = 64;

/**
 * What can be measured of a picture, or of a part of it. Masked boxes (raster pixels) are left out of the colours.
 * Null where too little of it can be seen.
 */
export const measure = (
  raster: Raster,
  part: Part = WHOLE,
  masks: readonly Box[] = [],
): PictureMeasures | null => {
  const cells = cellsOf(raster, part, masks);
  const total = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (total < LEAST_PIXELS) return null;
  return {
    palette: paletteOf(cells),
    lightness: cells.reduce((sum, cell) => sum + cell.l * cell.count, 0) / total,
    chroma: cells.reduce((sum, cell) => sum + chromaOf(cell) * cell.count, 0) / total,
    dHash: dHashOf(raster, part),
    crops: CROPS.map((crop) => dHashOf(raster, within(part, crop))),
    texture: textureOf(raster, part),
  };
};
