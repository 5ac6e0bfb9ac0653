import type { Box } from "../../contract/evaluator-interface.ts";
import type { OcrWord } from "../artifacts/capture-schemas.ts";
import json from "../lexicon/german-function-words.json" with { type: "json" };

/** Words below this are texture, whatever their length and neighbours. */
const MIN_CONFIDENCE = 0.35;
/**
 * Minimum confidence of a word without neighbours, by its length. Texture is often read as short words, so these need
 * more. Longer words need MIN_CONFIDENCE_ALONE.
 */
const MIN_CONFIDENCE_ALONE_BY_LENGTH: Readonly<Record<number, number>> = { 1: 0.9, 2: 0.85, 3: 0.7 };
const MIN_CONFIDENCE_ALONE = 0.65;
/**
 * Minimum confidence of a word next to others, by its length. The edge of a frame is often read as one or two letters.
 */
const MIN_CONFIDENCE_IN_LINE_BY_LENGTH: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.7, 3: 0.5 };
/** A word with this confidence needs no further evidence, and confirms the words on its line. */
export const SURE_WORD_CONFIDENCE = 0.8;
/** Share of the smaller box from which two overlapping boxes are the same place. */
const MIN_SAME_PLACE_OVERLAP = 0.3;

/**
 * Merges the passes into one list of words in reading order. The best reading of each place is kept; what is not a word
 * is dropped. Of equally good readings the earlier pass's is kept, because its boxes are more accurate.
 */
export function mergePasses(passes: readonly (readonly OcrWord[])[]): OcrWord[] {
  const words = passes
    .flat()
    .map(trimFrameStrokes)
    .filter(({ text }) => text !== "");
  const ranked = words
    .filter((word) => !words.some((whole) => isFragment(word, whole, words)))
    .sort((one, other) => rankWord(other) - rankWord(one));
  const kept: OcrWord[] = [];
  for (const word of ranked) {
    if (!kept.some((other) => supersedes(other, word))) kept.push(word);
  }
  return sortInReadingOrder(kept.filter((word) => isWord(word, kept)));
}

/**
 * A sure word is kept although a much taller word overlaps it: the box of a badly segmented line covers its neighbours.
 */
const supersedes = (better: OcrWord, word: OcrWord): boolean =>
  overlap(better.box, word.box) >= MIN_SAME_PLACE_OVERLAP &&
  (word.confidence < SURE_WORD_CONFIDENCE || better.box.height < 2.5 * word.box.height);

/** Minimum confidence of a whole word, and by how much it may be below that of its fragment. */
const MIN_WHOLE_WORD_CONFIDENCE = 0.6;
const MAX_CONFIDENCE_GAP = 0.25;
/** Share of a fragment's box that lies in the whole word's. */
const MIN_FRAGMENT_OVERLAP = 0.7;
/** Fragments that spell at least this share of a longer reading are separate words, whose spaces it has lost. */
const MIN_SPELLED_SHARE = 0.8;

/**
 * Whether a longer reading of the same place contains this word, so that this one has lost letters. Numbers are exempt:
 * a sign next to them is easily read as a further digit.
 */
function isFragment(word: OcrWord, whole: OcrWord, words: readonly OcrWord[]): boolean {
  if (
    whole.confidence < Math.max(MIN_WHOLE_WORD_CONFIDENCE, word.confidence - MAX_CONFIDENCE_GAP) ||
    !isPartOf(word, whole)
  )
    return false;
  const text = lettersOf(whole);
  const parts = new Set(words.filter((other) => isPartOf(other, whole)).map(lettersOf));
  const spelt = [...parts].filter((part) => ![...parts].some((other) => other !== part && other.includes(part)));
  return spelt.length < 2 || spelt.join("").length < MIN_SPELLED_SHARE * text.length;
}

function isPartOf(word: OcrWord, whole: OcrWord): boolean {
  const [part, text] = [lettersOf(word), lettersOf(whole)];
  return (
    /^\p{L}+$/u.test(text) &&
    part !== "" &&
    part.length < text.length &&
    text.includes(part) &&
    overlapIfSmaller(word.box, whole.box) >= MIN_FRAGMENT_OVERLAP
  );
}

const lettersOf = ({ text }: OcrWord): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The share of the first box that lies in the second; 0 where the first is the larger one. */
const overlapIfSmaller = (one: Box, other: Box): number =>
  one.width * one.height > other.width * other.height ? 0 : overlap(one, other);

/** Removes characters that are misread edges of frames and rules. */
const trimFrameStrokes = (word: OcrWord): OcrWord => ({
  ...word,
  // ¿ and ¡ are not English either; before a letter they are read as ¢ or a stroke.
  text: word.text.replace(/^¢(?=\p{L})|^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});

/**
 * Rank by confidence and length, because a fragment often has a higher confidence than the whole word. Differences of a
 * few hundredths are ignored.
 */
const rankWord = ({ text, confidence }: OcrWord): number => Math.round(20 * confidence * (1 - 0.3 / [...text].length));

const compareByPosition = (one: OcrWord, other: OcrWord): number =>
  one.box.y - other.box.y || one.box.x - other.box.x || (one.text < other.text ? -1 : 1);

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}

function isWord(word: OcrWord, all: readonly OcrWord[]): boolean {
  const { text, confidence } = word;
  if (confidence < MIN_CONFIDENCE) return false;
  const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
  const company = all.some(
    (other) => other.confidence >= SURE_WORD_CONFIDENCE && hasLetters(other) && isOnSameLine(word, other),
  );
  if (company)
    return letters === 0
      ? STANDALONE_SIGN.test(text)
      : confidence >= (MIN_CONFIDENCE_IN_LINE_BY_LENGTH[letters] ?? MIN_CONFIDENCE);
  return letters > 0 && confidence >= (MIN_CONFIDENCE_ALONE_BY_LENGTH[letters] ?? MIN_CONFIDENCE_ALONE);
}

/** Signs that may stand alone next to a number or between names. */
const STANDALONE_SIGN = /^[%€£$&+]$/;

const hasLetters = ({ text }: OcrWord): boolean => /[\p{L}\p{N}]{2}/u.test(text);

/** On the same line, of similar height, and at most two letter heights apart. */
function isOnSameLine({ box: one }: OcrWord, { box: other }: OcrWord): boolean {
  if (one === other) return false;
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}

/** Sorts by rows, and from left to right within a row. */
function sortInReadingOrder(words: readonly OcrWord[]): OcrWord[] {
  const middle = ({ box }: OcrWord) => box.y + box.height / 2;
  const rows: OcrWord[][] = [];
  for (const word of [...words].sort((one, other) => middle(one) - middle(other) || compareByPosition(one, other))) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && middle(word) - middle(first) < first.box.height / 2) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x || compareByPosition(one, other)));
}

/*
 * Tesseract's English model has neither umlauts nor ß. It drops most accents or confuses them, which does no harm,
 * because words are compared without accents. The letters here are read as entirely different ones ("Kiichen",
 * "groBe").
 */

/** Short words that are frequent in German and in no other language with a Latin alphabet. */
const GERMAN_WORDS: ReadonlySet<string> = new Set(json.words);
/** A single one may be a name, or a word of another language ("die", "den", "mit"). */
const MIN_GERMAN_WORDS = 2;

/** Restores German letters, if the words of the picture are German. */
export function restoreGermanLetters(words: readonly OcrWord[]): OcrWord[] {
  const found = GERMAN_WORDS.intersection(new Set(words.map(({ text }) => text.toLowerCase())));
  return found.size < MIN_GERMAN_WORDS ? [...words] : words.map(restoreLetters);
}

const restoreLetters = (word: OcrWord): OcrWord => ({
  ...word,
  text: word.text
    // In Liberation Sans, which replaces Arial on Linux, ö is read as é. Only German nouns borrowed from French have an
    // é before their last letter (Crémant, Praliné), and nouns begin with a capital.
    .replace(/(?<=^\p{Ll}+)é(?=\p{Ll})/gu, "ö")
    // No German word has a double i or a capital inside. ß follows a vowel, so most names stay as they are ("PayBack").
    .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
    .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
    .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});
