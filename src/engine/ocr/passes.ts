import type { OcrWord } from "../products/capture.ts";
import { localContrast } from "./contrast.ts";
import { type Crop, cropOf, inkOf } from "./crop.ts";
import type { Order } from "./order.ts";
import { patchesOf } from "./patches.ts";
import { slantOf } from "./slant.ts";
import { MODE, type Read } from "./tesseract.ts";

/** Half the side of the square that local contrast compares with, as a share of the picture's long edge. */
const REACH = 25 / 1080;
/** A word this sure needs no second look. */
const SURE = 0.8;
/** A patch so much of whose ink lies in sure words has been read. */
const READ_SHARE = 0.7;

/** One pass's words, in the picture's pixels. */
export type Pass = OcrWord[];

/**
 * The picture read three ways, each pass as it is done: as it is; by its local contrast, for lettering on
 * photographs; and patch by patch, for buttons and badges, slanted ones put upright. What an earlier pass has
 * read surely is not read again.
 */
export function* passesOver({ picture, colours }: Order, read: Read): Generator<Pass> {
  const plain = read(picture, MODE.page);
  yield plain;
  const reach = Math.round(Math.max(picture.width, picture.height) * REACH);
  const contrasted = read(localContrast(picture, reach), MODE.sparse);
  yield contrasted;
  const known = [...plain, ...contrasted];
  for (const patch of patchesOf(colours, picture.width / colours.width)) {
    const ink = inkOf(picture, patch);
    const slant = slantOf(ink, patch.box.height);
    // A slanted price is read surely and loses its comma all the same.
    if (slant !== 0 || !isRead(ink, known)) yield* patchPasses(cropOf(picture, patch, slant), read);
  }
}

function* patchPasses(crop: Crop, read: Read): Generator<Pass> {
  for (const mode of [MODE.sparse, MODE.line]) {
    const words = read(crop.picture, mode).map(crop.back);
    yield words;
    if (words.length > 0 && words.every(({ confidence }) => confidence >= SURE)) return;
  }
}

function isRead(ink: readonly (readonly [x: number, y: number])[], words: readonly OcrWord[]): boolean {
  const sure = words.filter(({ text, confidence }) => confidence >= SURE && /[\p{L}\p{N}]/u.test(text));
  const covered = ink.filter(([x, y]) =>
    sure.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height),
  );
  return covered.length >= READ_SHARE * ink.length;
}
