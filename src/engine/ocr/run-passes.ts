import { scaleBox } from "../artifacts/box-geometry.ts";
import type { GreyRaster, OcrWord, Raster } from "../artifacts/capture-schemas.ts";
import { type Crop, cropPatch, detectSlant, findInkPoints } from "./crop-patch.ts";
import { findPatches } from "./find-patches.ts";
import { halveRaster, localContrast } from "./grey-raster.ts";
import { SURE_WORD_CONFIDENCE } from "./merge-passes.ts";
import { fitBoxToLetters } from "./refine-boxes.ts";
import { PAGE_SEGMENTATION_MODE, type RecogniseWords } from "./tesseract.ts";

/** A request to the worker thread. One request is processed at a time. */
export interface OcrRequest {
  /** The picture in a size for OCR. */
  picture: GreyRaster;
  /** The same picture, small and in colour, to find buttons and badges. */
  colours: Raster;
}

/** The worker's messages: every pass as it is finished, in the picture's pixels, then the end. */
export type OcrMessage = { kind: "pass"; words: OcrWord[] } | { kind: "done" };

/** Half the side of the square for local contrast, as a share of the picture's longer side. */
const CONTRAST_REACH_SHARE = 25 / 1080;
/** Share of a patch's ink that must lie in sure words for the patch to count as read. */
const MIN_READ_INK_SHARE = 0.7;

/** Lower words have lost too much detail at half the size, in the picture's pixels. */
const MIN_HALVED_HEIGHT_PX = 36;

/** The words of one pass, in the picture's pixels. */
type Pass = OcrWord[];

/**
 * Reads the picture in four ways and yields each result: as it is; by local contrast, for lettering on photographs; the
 * same at half the size, for letters that are too large for Tesseract or have strokes wider than the contrast square;
 * and patch by patch, for buttons and badges, with slanted ones rotated upright. Patches that earlier passes have read
 * are skipped.
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
    // A slanted price can be read with high confidence and still lose its comma.
    if (slant !== 0 || !isAlreadyRead(ink, known)) yield* runPatchPasses(cropPatch(picture, patch, slant), read);
  }
}

function* runFullPicturePasses(picture: GreyRaster, read: RecogniseWords): Generator<Pass> {
  const reach = Math.round(Math.max(picture.width, picture.height) * CONTRAST_REACH_SHARE);
  yield read(picture, PAGE_SEGMENTATION_MODE.page);
  yield read(localContrast(picture, reach), PAGE_SEGMENTATION_MODE.sparse);
  // The same reach on half the picture corresponds to twice the reach.
  yield read(localContrast(halveRaster(picture), reach), PAGE_SEGMENTATION_MODE.sparse)
    .map((word) => ({ ...word, box: scaleBox(word.box, 2) }))
    .filter(({ box }) => box.height >= MIN_HALVED_HEIGHT_PX);
}

function* runPatchPasses(crop: Crop, read: RecogniseWords): Generator<Pass> {
  for (const mode of [PAGE_SEGMENTATION_MODE.sparse, PAGE_SEGMENTATION_MODE.line]) {
    const words = read(crop.picture, mode)
      .map((word) => fitBoxToLetters(word, crop.picture))
      .map(crop.toPictureWord);
    yield words;
    if (words.length > 0 && words.every(({ confidence }) => confidence >= SURE_WORD_CONFIDENCE)) return;
  }
}

function isAlreadyRead(ink: readonly (readonly [x: number, y: number])[], words: readonly OcrWord[]): boolean {
  const sure = words.filter(({ text, confidence }) => confidence >= SURE_WORD_CONFIDENCE && /[\p{L}\p{N}]/u.test(text));
  const covered = ink.filter(([x, y]) =>
    sure.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height),
  );
  return covered.length >= MIN_READ_INK_SHARE * ink.length;
}
