import type { GreyRaster, OcrWord } from "../artifacts/capture.ts";
import { type Crop, cropPatch, findInkPoints } from "./crop.ts";
import { halveRaster } from "./grey-raster.ts";
import { localContrast } from "./local-contrast.ts";
import { findPatches } from "./patches.ts";
import { fitBoxToLetters } from "./refine-boxes.ts";
import { detectSlant } from "./slant.ts";
import { PAGE_SEGMENTATION_MODE, type RecogniseWords } from "./tesseract.ts";
import type { OcrRequest } from "./worker-messages.ts";

/** Half the side of the square that local contrast compares with, as a share of the picture's long edge. */
const CONTRAST_REACH_SHARE = 25 / 1080;
/** A word this sure needs no second look. */
const SURE_WORD_CONFIDENCE = 0.8;
/** A patch so much of whose ink lies in sure words has been read. */
const MIN_READ_INK_SHARE = 0.7;

/** What is lower has lost too much at half its size, in the picture's pixels. */
const MIN_HALVED_HEIGHT_PX = 36;

/** One pass's words, in the picture's pixels. */
export type Pass = OcrWord[];

/**
 * The picture read four ways, each pass as it is done: as it is; by its local contrast, for lettering on
 * photographs; so again at half its size, for lettering that is too large for the reader or whose strokes are wider than what
 * contrast is told from; and patch by patch, for buttons and badges, slanted ones put upright. What an earlier pass has read
 * surely is not read again.
 */
export function* runPasses({ picture, colours }: OcrRequest, read: RecogniseWords): Generator<Pass> {
  const known: OcrWord[] = [];
  for (const pass of runFullPicturePasses(picture, read)) {
    const words = pass.map((word) => fitBoxToLetters(word, picture));
    known.push(...words);
    yield words;
  }
  for (const patch of findPatches(colours, picture.width / colours.width)) {
    const ink = findInkPoints(picture, patch);
    const slant = detectSlant(ink, patch.box.height);
    // A slanted price is read surely and loses its comma all the same.
    if (slant !== 0 || !isAlreadyRead(ink, known))
      yield* runPatchPasses(cropPatch(picture, patch, slant), read);
  }
}

function* runFullPicturePasses(picture: GreyRaster, read: RecogniseWords): Generator<Pass> {
  const reach = Math.round(Math.max(picture.width, picture.height) * CONTRAST_REACH_SHARE);
  yield read(picture, PAGE_SEGMENTATION_MODE.page);
  yield read(localContrast(picture, reach), PAGE_SEGMENTATION_MODE.sparse);
  // As many pixels of a picture half as large: twice the reach.
  yield read(localContrast(halveRaster(picture), reach), PAGE_SEGMENTATION_MODE.sparse)
    .map(scaleUpFromHalf)
    .filter(({ box }) => box.height >= MIN_HALVED_HEIGHT_PX);
}

const scaleUpFromHalf = ({ box: { x, y, width, height }, ...word }: OcrWord): OcrWord => ({
  ...word,
  box: { x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height },
});

function* runPatchPasses(crop: Crop, read: RecogniseWords): Generator<Pass> {
  for (const mode of [PAGE_SEGMENTATION_MODE.sparse, PAGE_SEGMENTATION_MODE.line]) {
    const words = read(crop.picture, mode)
      .map((word) => fitBoxToLetters(word, crop.picture))
      .map(crop.toPictureWord);
    yield words;
    if (words.length > 0 && words.every(({ confidence }) => confidence >= SURE_WORD_CONFIDENCE)) return;
  }
}

function isAlreadyRead(
  ink: readonly (readonly [x: number, y: number])[],
  words: readonly OcrWord[],
): boolean {
  const sure = words.filter(
    ({ text, confidence }) => confidence >= SURE_WORD_CONFIDENCE && /[\p{L}\p{N}]/u.test(text),
  );
  const covered = ink.filter(([x, y]) =>
    sure.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height),
  );
  return covered.length >= MIN_READ_INK_SHARE * ink.length;
}
