import type { Box } from "../../contract/evaluator-interface.ts";
import type { GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import { type CombinedWord, combineReadings, type SecondWord } from "./combine-readings.ts";
import { resizeRaster } from "./grey-raster.ts";
import { mendCurrency } from "./mend-currency.ts";
import { RECOGNITION_HEIGHT_PX, type ReadCharacter } from "./recognise-line.ts";
import { containsCentre, pointInBox, type RotatedBox } from "./rotated-box.ts";
import { type SetPrice, setPrice } from "./set-price.ts";

/** The readers of a line, dark on white. The first one needs lines of 48 pixels of height. */
interface LineReaders {
  readFirst(line: GreyRaster): Promise<ReadCharacter[]>;
  readAgain(line: GreyRaster): SecondWord[];
}

/** A line of the picture with its words. */
export interface PriceLine {
  box: RotatedBox;
  words: OcrWord[];
  /** Whether the first reader saw a percent sign. */
  isPercentage: boolean;
}

/** A price in several sizes of type. */
interface ReadPrice {
  region: RotatedBox;
  words: OcrWord[];
}

/** The amount in a word, or a currency. */
const AMOUNT = /(?:[€£$]\s?)?\d(?:[\d.,'’]*[\d-])?(?:\s?(?:[€£$]|zł|kr))?|^(?:[€£$]|zł|kr)$/iu;
const CURRENCY = /[€£$]|zł|kr/iu;
/** Of these, a letter is sometimes read as a digit. */
const CURRENCY_LETTERS = /(?:zł|kr)$/iu;
/** The last two digits, with the mark before them. */
const DECIMALS = /(\d)[.,'’]?(\d\d)(?!\d)(?!.*\d)/u;
const CENTS_DIGITS = 2;
const MIN_CONFIDENCE = 0.5;

/** Slanted prices are tried second, because the angle of a few digits of several sizes is unsure. */
const angles = ({ angle }: RotatedBox): number[] => (angle === 0 ? [0] : [0, angle]);

/** The words of a price with raised cents: its number is one word and has a decimal mark, which readers often lose. */
function markDecimals(words: readonly CombinedWord[]): CombinedWord[] {
  const joined: CombinedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !/\d[.,]?$/u.test(last.text) || !/^[.,]?\d/u.test(word.text)) joined.push(word);
    else joined[joined.length - 1] = { ...last, text: last.text + word.text, to: word.to };
  }
  const mark = words.some(({ text }) => /[£$]/u.test(text)) ? "." : ",";
  return joined.map((word) => ({ ...word, text: word.text.replace(DECIMALS, `$1${mark}$2`) }));
}

/** The words of the price alone. Those beside it, as "from", are lines of their own. */
const keepPrice = (words: readonly CombinedWord[]): CombinedWord[] =>
  mendCurrency(words).flatMap((word) => {
    const amount = AMOUNT.exec(word.text)?.[0];
    return amount === undefined || word.confidence < MIN_CONFIDENCE ? [] : [{ ...word, text: amount }];
  });

/** In heights. The ends of words are known to about half a character. */
const END_MARGIN = 0.2;

/**
 * The words in the picture, and the part of the region in which they are: "from" before a price may look like a sign.
 */
function place({ region, toRegion }: SetPrice, words: readonly CombinedWord[]): ReadPrice {
  const margin = END_MARGIN * region.height;
  const start = toRegion(words[0]?.from ?? 0) * region.width - margin;
  const end = toRegion(words.at(-1)?.to ?? 1) * region.width + margin;
  const [centreX, centreY] = pointInBox(region, (start + end) / 2 - region.width / 2, 0);
  const placed = words.map(({ text, confidence, from, to }) => {
    const [left, right] = [toRegion(from) * region.width, toRegion(to) * region.width];
    const [x, y] = pointInBox(region, (left + right) / 2 - region.width / 2, 0);
    const { height } = region;
    return { text, confidence, box: { x: x - (right - left) / 2, y: y - height / 2, width: right - left, height } };
  });
  return { region: { ...region, centreX, centreY, width: end - start }, words: placed };
}

const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join("");

const countDigits = (words: readonly { text: string }[]): number =>
  words.reduce((count, { text }) => count + text.replace(/\P{Nd}/gu, "").length, 0);

/**
 * Reads the price of which the line is a part.
 *
 * @param seen A line with at least a digit.
 * @param minDigits The digits of the line.
 * @returns null where there is no currency sign and there are no raised cents.
 */
async function readPrice(
  picture: GreyRaster,
  seen: RotatedBox,
  { minDigits, readers }: { minDigits: number; readers: LineReaders },
): Promise<ReadPrice | null> {
  for (const angle of angles(seen)) {
    const set = setPrice(picture, { ...seen, angle });
    if (set === null) continue;
    const { width, height } = set.line;
    const first = await readers.readFirst(
      resizeRaster(set.line, Math.round((width * RECOGNITION_HEIGHT_PX) / height), RECOGNITION_HEIGHT_PX),
    );
    const words = keepPrice(combineReadings(first, readers.readAgain(set.line)).words);
    const maxLost = CURRENCY_LETTERS.test(textOf(words)) ? 1 : 0;
    if (countDigits(words) < minDigits - maxLost) continue;
    // The letters of "zł" may look like raised cents.
    const hasCents = set.digitsBeforeCents !== null && countDigits(words) >= set.digitsBeforeCents + CENTS_DIGITS;
    // The cents are there, but were not read.
    if (set.digitsBeforeCents !== null && set.hasSign && !hasCents) continue;
    const marked = hasCents ? markDecimals(words) : words;
    if (hasCents || marked.some(({ text }) => CURRENCY.test(text))) return place(set, marked);
  }
  return null;
}

/** Longer lines are sentences, whose numbers are in one size of type. */
const MAX_PRICE_LINE_CHARACTERS = 16;

const meanConfidence = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);

const lengthOf = ({ words }: ReadPrice): number => textOf(words).length;

/** Of what no reader is sure that it is text, a price needs more. */
const MIN_CANDIDATE_CONFIDENCE = 0.8;
const MAX_CANDIDATES = 30;

/** A price where no line is, except for some of its parts. */
async function readCandidate(
  picture: GreyRaster,
  box: RotatedBox,
  { lines, readers }: { lines: readonly PriceLine[]; readers: LineReaders },
): Promise<ReadPrice | null> {
  const price = await readPrice(picture, box, { minDigits: 1, readers });
  if (price === null || meanConfidence(price.words) < MIN_CANDIDATE_CONFIDENCE) return null;
  const covered = lines.flatMap(({ words }) => words).filter((word) => isCovered(word, price));
  const isCurrencyRead = price.words.some(({ text }) => CURRENCY.test(text));
  return isCurrencyRead && covered.every(({ text }) => AMOUNT.test(text)) ? price : null;
}

/**
 * The prices of which the lines are parts. Of two readings of one price, the more complete one is kept.
 *
 * @param candidates boxes that may be parts of a price, but no lines.
 */
export async function readPrices(
  picture: GreyRaster,
  { lines, candidates }: { lines: readonly PriceLine[]; candidates: readonly RotatedBox[] },
  readers: LineReaders,
): Promise<ReadPrice[]> {
  const prices: ReadPrice[] = [];
  for (const { box, words, isPercentage } of lines) {
    const minDigits = countDigits(words);
    const characters = words.map(({ text }) => text).join(" ").length;
    if (isPercentage || minDigits === 0 || characters > MAX_PRICE_LINE_CHARACTERS) continue;
    const price = await readPrice(picture, box, { minDigits, readers });
    // What the line says already is in one size of type, perhaps within a sentence.
    if (price !== null && !textOf(words).includes(textOf(price.words))) prices.push(price);
  }
  for (const box of candidates.slice(0, MAX_CANDIDATES)) {
    const price = await readCandidate(picture, box, { lines, readers });
    if (price !== null) prices.push(price);
  }
  const kept: ReadPrice[] = [];
  for (const price of prices.toSorted((one, other) => lengthOf(other) - lengthOf(one)))
    if (!kept.some(({ region }) => containsCentre(region, price.region))) kept.push(price);
  return kept;
}

const centreOf = ({ x, y, width, height }: Box): RotatedBox => ({
  centreX: x + width / 2,
  centreY: y + height / 2,
  width,
  height,
  angle: 0,
});

const isCovered = ({ box }: OcrWord, { region }: ReadPrice): boolean => containsCentre(region, centreOf(box));

/** The words of all lines, where each price is in the place of its parts. */
export function replaceByPrices(lines: readonly PriceLine[], prices: readonly ReadPrice[]): OcrWord[] {
  const placed = new Set<ReadPrice>();
  const place = (price: ReadPrice | undefined): OcrWord[] => {
    if (price === undefined || placed.has(price)) return [];
    placed.add(price);
    return price.words;
  };
  const hasParts = (price: ReadPrice): boolean =>
    lines.some(({ words }) => words.some((word) => isCovered(word, price)));
  const alone = prices.filter((price) => !hasParts(price));
  const words = lines.flatMap((line) => [
    ...alone.filter(({ region }) => region.centreY < line.box.centreY).flatMap(place),
    ...line.words.flatMap((word) => {
      const price = prices.find((one) => isCovered(word, one));
      return price === undefined ? [word] : place(price);
    }),
  ]);
  return [...words, ...alone.flatMap(place)];
}
