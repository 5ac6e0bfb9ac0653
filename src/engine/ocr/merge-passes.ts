import type { Box } from "../../contract/port.ts";
import type { OcrWord } from "../artifacts/capture.ts";

/** Fainter readings are texture, whatever their length and company. */
const MIN_CONFIDENCE = 0.35;
/** Texture reads as short words: alone, a short word must be surer. By length; longer ones need LEAST_ALONE. */
const MIN_CONFIDENCE_ALONE_BY_LENGTH: Readonly<Record<number, number>> = { 1: 0.9, 2: 0.85, 3: 0.7 };
const MIN_CONFIDENCE_ALONE = 0.65;
/** A frame's edge or a neighbour's tail beside a line reads as a letter or two of it. */
const MIN_CONFIDENCE_IN_LINE_BY_LENGTH: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.7, 3: 0.5 };
/** A word that others on its line vouch for. */
const SURE_WORD_CONFIDENCE = 0.8;
/** Two boxes that share so much of the smaller are one place. */
const MIN_SAME_PLACE_OVERLAP = 0.3;

/**
 * One reading out of several: at each place the best one stands; what is no word is dropped; top to bottom, left
 * to right. Of two as good, the earlier pass's stands: its boxes are the truer ones.
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

/** A sure word stands although a much taller one runs over it: a badly cut line's box covers its neighbours. */
const supersedes = (better: OcrWord, word: OcrWord): boolean =>
  overlap(better.box, word.box) >= MIN_SAME_PLACE_OVERLAP &&
  (word.confidence < SURE_WORD_CONFIDENCE || better.box.height < 2.5 * word.box.height);

/** A whole word is as sure as this, and less sure than its fragment by no more. */
const MIN_WHOLE_WORD_CONFIDENCE = 0.6;
const MAX_CONFIDENCE_GAP = 0.25;
/** So much of a fragment stands where the whole word does. */
const MIN_FRAGMENT_OVERLAP = 0.7;
/** Fragments that spell so much of a longer reading are words of their own: it has lost the spaces between them. */
const MIN_SPELLED_SHARE = 0.8;

/**
 * A longer reading of the place spells the word and more: a part of it was lost, however sure the rest. Not so of figures: a
 * sign beside them, read as a letter or another figure, makes them longer and wrong.
 */
function isFragment(word: OcrWord, whole: OcrWord, words: readonly OcrWord[]): boolean {
  if (
    whole.confidence < Math.max(MIN_WHOLE_WORD_CONFIDENCE, word.confidence - MAX_CONFIDENCE_GAP) ||
    !isPartOf(word, whole)
  )
    return false;
  const text = lettersOf(whole);
  const parts = new Set(words.filter((other) => isPartOf(other, whole)).map(lettersOf));
  const spelt = [...parts].filter(
    (part) => ![...parts].some((other) => other !== part && other.includes(part)),
  );
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

/** How much of the first box lies in the second. */
const overlapIfSmaller = (one: Box, other: Box): number =>
  one.width * one.height > other.width * other.height ? 0 : overlap(one, other);

/** Frames and rules beside a word read as strokes of it. */
const trimFrameStrokes = (word: OcrWord): OcrWord => ({
  ...word,
  // ¿ and ¡ are not English either: before a letter they read as ¢ or a stroke.
  text: word.text.replace(/^¢(?=\p{L})|^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});

/** A fragment of a word is often surer than the whole of it: letters count too. A few hundredths decide nothing. */
const rankWord = ({ text, confidence }: OcrWord): number =>
  Math.round(20 * confidence * (1 - 0.3 / [...text].length));

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

/** What may stand by itself beside a number or between names. */
const STANDALONE_SIGN = /^[%€£$&+]$/;

const hasLetters = ({ text }: OcrWord): boolean => /[\p{L}\p{N}]{2}/u.test(text);

/** On the same line and of like size, with no more than two letters' heights between. */
function isOnSameLine({ box: one }: OcrWord, { box: other }: OcrWord): boolean {
  if (one === other) return false;
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}

/** By rows of words on a level, and from left to right within a row. */
function sortInReadingOrder(words: readonly OcrWord[]): OcrWord[] {
  const middle = ({ box }: OcrWord) => box.y + box.height / 2;
  const rows: OcrWord[][] = [];
  for (const word of [...words].sort(
    (one, other) => middle(one) - middle(other) || compareByPosition(one, other),
  )) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && middle(word) - middle(first) < first.box.height / 2) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) =>
    row.sort((one, other) => one.box.x - other.box.x || compareByPosition(one, other)),
  );
}
