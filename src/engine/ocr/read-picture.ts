import type { Box } from "../../contract/evaluator-interface.ts";
import type { GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import { type CombinedWord, combineReadings, type SecondWord } from "./combine-readings.ts";
import { findTextLines } from "./find-text-lines.ts";
import { fitBoxToLetters } from "./fit-box-to-letters.ts";
import { greyAt } from "./grey-raster.ts";
import { mendCurrency } from "./mend-currency.ts";
import type { OcrAnswer } from "./ocr-answer.ts";
import type { OnnxModel } from "./onnx-model.ts";
import { type PriceLine, readPrices, replaceByPrices } from "./read-price.ts";
import { RECOGNITION_HEIGHT_PX, type ReadCharacter, recogniseLine } from "./recognise-line.ts";
import { growBox, pointInBox, type RotatedBox } from "./rotated-box.ts";
import { straightenLine, toDarkOnWhite } from "./straighten-line.ts";

/** The models of the first reader. */
export interface LineReader {
  detector: OnnxModel;
  recogniser: OnnxModel;
  /** The recogniser's alphabet, in its order. */
  characters: readonly string[];
}

/** Reads a straight line of dark letters on white again. */
export type ReadLineAgain = (line: GreyRaster) => SecondWord[];

/** A picture of more lines shows a document, not an ad; those further down are not read. */
export const MAX_LINES = 150;

/** Height of a line for Tesseract, and the margins that it needs, as shares of the line's height. */
const SECOND_HEIGHT_PX = 64;
const SECOND_MARGIN = { sideways: 0.2, upDown: 0.075 };

/** A line of the picture with what the first reader read. */
interface ReadLine {
  box: RotatedBox;
  characters: ReadCharacter[];
  /** The mean of the characters. */
  confidence: number;
}

/** Edges of frames and rules, at either end of a word. */
const FRAME_STROKES = /^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu;
/** A word has a letter or digit, or is a sign beside a number or between names. */
const WORD = /[\p{L}\p{N}]|^[%€£$&+][.,;:!?)*]*$/u;
const MIN_WORD_CONFIDENCE = 0.5;

const keepWords = (words: readonly CombinedWord[]): CombinedWord[] =>
  words
    .map((word) => ({ ...word, text: word.text.replace(FRAME_STROKES, "") }))
    .filter(({ text, confidence }) => WORD.test(text) && confidence >= MIN_WORD_CONFIDENCE);

const MAX_INK_SHADE = 128;

/** The box without the columns at its sides that have no ink. @param line dark on white. */
function trimBlankColumns(box: Box, line: GreyRaster): Box {
  const isBlank = (x: number): boolean => {
    for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
      if (greyAt(line, x, y) < MAX_INK_SHADE) return false;
    return true;
  };
  let [left, right] = [Math.floor(box.x), Math.ceil(box.x + box.width)];
  while (left < right - 1 && isBlank(left)) left += 1;
  while (right > left + 1 && isBlank(right - 1)) right -= 1;
  return { ...box, x: left, width: right - left };
}

const hasLetters = ({ text }: CombinedWord): boolean => /[\p{L}\p{N}]/u.test(text);

/** Where the words are in the straight line. */
function findWordBoxes(words: readonly CombinedWord[], line: GreyRaster): Box[] {
  const ink = toDarkOnWhite(line);
  const fitted = words.map(({ text, confidence, from, to }) => {
    const inLine = { x: from * line.width, y: 0, width: (to - from) * line.width, height: line.height };
    return trimBlankColumns(fitBoxToLetters({ text, confidence, box: inLine }, line).box, ink);
  });
  return fitted.map((box, at) => {
    const isSign = words[at] !== undefined && !hasLetters(words[at]);
    const beside = isSign ? [at - 1, at + 1].find((index) => words[index] && hasLetters(words[index])) : undefined;
    const { y, height } = (beside === undefined ? undefined : fitted[beside]) ?? box;
    // The thin strokes of a sign are hard to tell from texture.
    return { ...box, y, height };
  });
}

/** The words of a line in the picture's pixels. A slanted word keeps its own width and height around its centre. */
function placeWords(picture: GreyRaster, box: RotatedBox, words: readonly CombinedWord[]): OcrWord[] {
  const line = straightenLine(picture, box, SECOND_HEIGHT_PX);
  const [scaleX, scaleY] = [box.width / line.width, box.height / line.height];
  const boxes = findWordBoxes(words, line);
  return words.flatMap(({ text, confidence }, at): OcrWord[] => {
    const inLine = boxes[at];
    if (inLine === undefined) return [];
    const { x, y, width, height } = inLine;
    const [centreX, centreY] = pointInBox(
      box,
      (x + width / 2 - line.width / 2) * scaleX,
      (y + height / 2 - line.height / 2) * scaleY,
    );
    const [wide, high] = [width * scaleX, height * scaleY];
    return [{ text, confidence, box: { x: centreX - wide / 2, y: centreY - high / 2, width: wide, height: high } }];
  });
}

/** Below it a line's characters are guesses. */
const MIN_LINE_CONFIDENCE = 0.6;
/**
 * The recogniser sees letters of its own alphabet in every script: "CBeKM" for "Свежий". A line of which it is less
 * sure, and in which Tesseract sees others, is doubtful.
 */
const MIN_SURE_LINE_CONFIDENCE = 0.9;
const MIN_SURE_LINE_AGREEMENT = 0.95;
/** In a picture of Latin letters, few lines are doubtful: small ones and those on texture. */
const MIN_DOUBTFUL_LINES = 2;
const MIN_DOUBTFUL_SHARE = 0.5;

const MAX_SIGN_CHARACTERS = 2;

const meanConfidence = (characters: readonly ReadCharacter[]): number => {
  const read = characters.filter(({ text }) => text.trim() !== "");
  return read.length === 0 ? 0 : read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length;
};

/** Reads the lines with the first reader. */
async function readLines(
  picture: GreyRaster,
  { detector, recogniser, characters: alphabet }: LineReader,
): Promise<{ lines: ReadLine[]; unsure: RotatedBox[] }> {
  const found = await findTextLines(picture, detector);
  const lines: ReadLine[] = [];
  for (const box of found.lines.slice(0, MAX_LINES)) {
    const line = straightenLine(picture, box, RECOGNITION_HEIGHT_PX);
    const characters = await recogniseLine(line, recogniser, alphabet);
    lines.push({ box, characters, confidence: meanConfidence(characters) });
  }
  return { lines, unsure: found.unsure };
}

/** A line of the picture with its words. */
interface CombinedLine extends PriceLine {
  isDoubtful: boolean;
}

/**
 * Reads all words of a picture: the lines are found and straightened, and each is read twice.
 *
 * @param chooseSecondReader given the text of the first reading, from which it tells the language.
 */
export async function readPicture(
  picture: GreyRaster,
  reader: LineReader,
  chooseSecondReader: (text: string) => ReadLineAgain | null,
): Promise<Omit<OcrAnswer, "missingPackage">> {
  const { lines, unsure } = await readLines(picture, reader);
  // A currency sign alone is read by Tesseract only.
  const likely = lines.filter(
    ({ confidence, characters }) =>
      confidence >= MIN_LINE_CONFIDENCE || (characters.length > 0 && characters.length <= MAX_SIGN_CHARACTERS),
  );
  const text = lines
    .filter(({ confidence }) => confidence >= MIN_LINE_CONFIDENCE)
    .map(({ characters }) => characters.map((character) => character.text).join(""))
    .join("\n");
  const readAgain = chooseSecondReader(text) ?? (() => []);
  const read = likely.map(({ box, characters, confidence }): CombinedLine => {
    const margin = growBox(box, SECOND_MARGIN.sideways * box.height, SECOND_MARGIN.upDown * box.height);
    const again = readAgain(toDarkOnWhite(straightenLine(picture, margin, SECOND_HEIGHT_PX)));
    const { words, agreement } = combineReadings(characters, again);
    const isDoubtful = confidence < MIN_SURE_LINE_CONFIDENCE && agreement < MIN_SURE_LINE_AGREEMENT;
    const isPercentage = characters.some((character) => character.text === "%");
    return { box, words: placeWords(picture, box, keepWords(mendCurrency(words))), isDoubtful, isPercentage };
  });
  const unlikely = lines.length - likely.length;
  const doubtful = unlikely + read.filter(({ isDoubtful }) => isDoubtful).length;
  const isOtherScript = doubtful >= MIN_DOUBTFUL_LINES && doubtful >= MIN_DOUBTFUL_SHARE * lines.length;
  const kept = isOtherScript ? read.filter(({ isDoubtful }) => !isDoubtful) : read;
  const readFirst = (line: GreyRaster) => recogniseLine(line, reader.recogniser, reader.characters);
  // What is too unsure for a line may be a price in several sizes of type.
  const withWords = new Set(read.filter(({ words }) => words.length > 0).map(({ box }) => box));
  const candidates = [...lines.map(({ box }) => box).filter((box) => !withWords.has(box)), ...unsure];
  const prices = await readPrices(picture, { lines: kept, candidates }, { readFirst, readAgain });
  return {
    words: replaceByPrices(kept, prices),
    lines: lines.length,
    unreadLines: isOtherScript ? doubtful : 0,
  };
}
