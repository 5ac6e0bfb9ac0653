import type { Box } from "../../../src/contract/evaluator-interface.ts";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { TrueWord } from "./draw-ads.ts";
import { comparedText, isAmount } from "./words.ts";

/** The share of the smaller box that lies in the other one. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}

/** How a word of a picture was read. */
export interface WordReading {
  word: TrueWord;
  /** What was read in its place, joined by spaces; null where nothing was. */
  read: string | null;
  /** The lowest confidence of what was read; null where nothing was. */
  confidence: number | null;
  isExact: boolean;
  /** Whether the same text was read anywhere in the picture. */
  isReadAnywhere: boolean;
}

/** What became of a word that was read. */
export type Outcome = "exact" | "misread" | "repeated" | "junk";

export interface PictureReading {
  words: WordReading[];
  /** In the order of the words that were read. */
  outcomes: { word: OcrWord; outcome: Outcome }[];
}

/** Compares the words that were read in a picture with those that are in it. Each read word counts for one of them. */
export function matchWords(truth: readonly TrueWord[], read: readonly OcrWord[]): PictureReading {
  const readings = new Map<TrueWord, { parts: OcrWord[]; isExact: boolean }>();
  const free = new Set(read);
  const assign = (word: TrueWord, parts: OcrWord[] | null, isExact: boolean): void => {
    if (parts === null) return;
    readings.set(word, { parts, isExact });
    for (const part of parts) free.delete(part);
  };
  // Exact readings first, so that no misread word takes the place of an exact one beside it.
  for (const word of truth) assign(word, findExact(word, wordsNear(word.box, free)), true);
  for (const word of truth) if (!readings.has(word)) assign(word, findMisread(word, truth, free), false);
  const elsewhere = findElsewhere(
    truth.filter((word) => !readings.get(word)?.isExact),
    read.filter((word) => ![...readings.values()].some(({ parts, isExact }) => isExact && parts.includes(word))),
  );
  return {
    words: truth.map((word) => {
      const found = readings.get(word);
      return {
        word,
        read: found?.parts.map(({ text }) => text).join(" ") ?? null,
        confidence: found === undefined ? null : Math.min(...found.parts.map(({ confidence }) => confidence)),
        isExact: found?.isExact ?? false,
        isReadAnywhere: found?.isExact || elsewhere.has(word),
      };
    }),
    outcomes: read.map((word) => ({ word, outcome: outcomeOf(word, truth, readings) })),
  };
}

/** An amount may be read as several words: "12,99" and "€". */
const MAX_AMOUNT_PARTS = 4;

/** The words that together are exactly this word. Only an amount may consist of several. */
function findExact(word: TrueWord, near: readonly OcrWord[]): OcrWord[] | null {
  const wanted = comparedText(word.text);
  const single = nearest(
    word.box,
    near.filter(({ text }) => comparedText(text) === wanted),
  );
  if (single !== undefined || !isAmount(word.text)) return single === undefined ? null : [single];
  return findRun(near.toSorted(fromLeftToRight), wanted);
}

/** Consecutive words whose joined texts are the wanted one. */
function findRun(words: readonly OcrWord[], wanted: string): OcrWord[] | null {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 2; length <= MAX_AMOUNT_PARTS; length += 1) {
      const run = words.slice(start, start + length);
      if (comparedText(run.map(({ text }) => text).join("")) === wanted) return run;
    }
  }
  return null;
}

/** What else was read in a word's place: all parts of an amount, else the nearest word. */
function findMisread(word: TrueWord, truth: readonly TrueWord[], free: ReadonlySet<OcrWord>): OcrWord[] | null {
  // A word that was read between two places belongs to the nearer one.
  const near = wordsNear(word.box, free).filter((found) => nearest(found.box, placesOf(found, truth)) === word);
  if (near.length === 0) return null;
  if (isAmount(word.text)) return near.toSorted(fromLeftToRight);
  const found = nearest(word.box, near);
  return found === undefined ? null : [found];
}

function outcomeOf(
  word: OcrWord,
  truth: readonly TrueWord[],
  readings: ReadonlyMap<TrueWord, { parts: OcrWord[]; isExact: boolean }>,
): Outcome {
  for (const { parts, isExact } of readings.values()) if (parts.includes(word)) return isExact ? "exact" : "misread";
  const places = placesOf(word, truth);
  // A reading of two words in one has its centre between them.
  if (places.length === 0) return shareOnWords(word, truth) < MIN_SHARE_ON_WORDS ? "junk" : "misread";
  const others = places.flatMap((place) => readings.get(place)?.parts ?? []);
  // Otherwise it is a further part of a word that was read in pieces.
  return others.some(({ box }) => overlap(box, word.box) >= MIN_REPEATED_OVERLAP) ? "repeated" : "misread";
}

/** Share of the smaller box that two readings of one place have in common. */
const MIN_REPEATED_OVERLAP = 0.5;

/** Share of a reading's box that is on words of the picture. */
const MIN_SHARE_ON_WORDS = 0.5;

function shareOnWords({ box }: OcrWord, truth: readonly TrueWord[]): number {
  const areas = truth.map(({ box: place }) => {
    const width = Math.min(box.x + box.width, place.x + place.width) - Math.max(box.x, place.x);
    const height = Math.min(box.y + box.height, place.y + place.height) - Math.max(box.y, place.y);
    return Math.max(0, width) * Math.max(0, height);
  });
  return areas.reduce((sum, area) => sum + area, 0) / Math.max(1, box.width * box.height);
}

const placesOf = (found: OcrWord, truth: readonly TrueWord[]): TrueWord[] =>
  truth.filter(({ box }) => isNear(box, found.box));

const wordsNear = (place: Box, words: Iterable<OcrWord>): OcrWord[] =>
  [...words].filter(({ box }) => isNear(place, box));

/** Whether a box's centre is in a word's place. A word such as "I" is narrower than a reading may be off. */
function isNear(place: Box, box: Box): boolean {
  const [[x, y], [otherX, otherY]] = [centreOf(place), centreOf(box)];
  return Math.abs(x - otherX) < Math.max(place.width, place.height) / 2 && Math.abs(y - otherY) < place.height / 2;
}

const centreOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

function nearest<T extends { box: Box }>(place: Box, words: readonly T[]): T | undefined {
  const distance = ({ box }: T): number => {
    const [[x, y], [otherX, otherY]] = [centreOf(place), centreOf(box)];
    return Math.hypot(x - otherX, y - otherY);
  };
  return words.toSorted((one, other) => distance(one) - distance(other))[0];
}

const fromLeftToRight = (one: OcrWord, other: OcrWord): number => one.box.x - other.box.x;

/** The words that were read in another place. Each read word counts once. */
function findElsewhere(truth: readonly TrueWord[], read: readonly OcrWord[]): Set<TrueWord> {
  const free = [...read];
  const found = new Set<TrueWord>();
  for (const word of truth) {
    const wanted = comparedText(word.text);
    const single = free.find(({ text }) => comparedText(text) === wanted);
    const parts = single !== undefined ? [single] : isAmount(word.text) ? findRun(free, wanted) : null;
    if (parts === null) continue;
    found.add(word);
    for (const part of parts) free.splice(free.indexOf(part), 1);
  }
  return found;
}
