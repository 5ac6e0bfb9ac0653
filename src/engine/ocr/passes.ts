import type { GreyRaster, OcrWord } from "../products/capture.ts";
import { settled } from "./boxes.ts";
import { localContrast } from "./contrast.ts";
import { type Crop, cropOf, inkOf } from "./crop.ts";
import { halved } from "./grey.ts";
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

/** What is lower has lost too much at half its size, in the picture's pixels. */
const LEAST_HALVED = 36;

/** One pass's words, in the picture's pixels. */
export type Pass = OcrWord[];

/**
 * The picture read four ways, each pass as it is done: as it is; by its local contrast, for lettering on
 * photographs; so again at half its size, for lettering that is too large for the reader or whose strokes are wider than what
 * contrast is told from; and patch by patch, for buttons and badges, slanted ones put upright. What an earlier pass has read
 * surely is not read again.
 */
export function* passesOver({ picture, colours }: Order, read: Read): Generator<Pass> {
  const known: OcrWord[] = [];
  for (const pass of wholePasses(picture, read)) {
    const words = pass.map((word) => settled(word, picture));
    known.push(...words);
    yield words;
  }
  for (const patch of patchesOf(colours, picture.width / colours.width)) {
    const ink = inkOf(picture, patch);
    const slant = slantOf(ink, patch.box.height);
    // A slanted price is read surely and loses its comma all the same.
    if (slant !== 0 || !isRead(ink, known)) yield* patchPasses(cropOf(picture, patch, slant), read);
  }
}

function* wholePasses(picture: GreyRaster, read: Read): Generator<Pass> {
  const reach = Math.round(Math.max(picture.width, picture.height) * REACH);
  yield read(picture, MODE.page);
  yield read(localContrast(picture, reach), MODE.sparse);
  // As many pixels of a picture half as large: twice the reach.
  yield read(localContrast(halved(picture), reach), MODE.sparse)
    .map(doubled)
    .filter(({ box }) => box.height >= LEAST_HALVED);
}

const doubled = ({ box: { x, y, width, height }, ...word }: OcrWord): OcrWord => ({
  ...word,
  box: { x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height },
});

function* patchPasses(crop: Crop, read: Read): Generator<Pass> {
  for (const mode of [MODE.sparse, MODE.line]) {
    const words = read(crop.picture, mode)
      .map((word) => settled(word, crop.picture))
      .map(crop.back);
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
