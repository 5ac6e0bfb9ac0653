import type { Box } from "../../contract/port.ts";
import type { Creative, OcrWord } from "../products/capture.ts";
import type { Fact } from "../products/passage.ts";

/** Words below this are the reader's guesses at texture. */
const LEAST_CONFIDENCE = 0.35;

interface Line {
  words: OcrWord[];
  box: Box;
  /** The type's size in pixels: its em. */
  size: number;
  /** Where its last line's letters stand. */
  foot: number;
}

const right = ({ x, width }: Box): number => x + width;

const union = (one: Box, other: Box): Box => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(right(one), right(other)) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width <= 0 || height <= 0
    ? 0
    : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};

/** Several passes read the same word: the surest reading of a place stands. */
const once = (words: readonly OcrWord[]): OcrWord[] => {
  const kept: OcrWord[] = [];
  for (const word of [...words].sort((one, other) => other.confidence - one.confidence))
    if (kept.every((other) => overlap(word.box, other.box) < 0.5)) kept.push(word);
  return kept;
};

/** Shares of the em in common typefaces: how high capitals and small letters stand, and how far tails hang. */
const CAPITAL = 0.72;
const SMALL = 0.52;
const TAIL = 0.21;

/** The type's size: "now" is as large as "Shop", although its letters are lower. */
const sizeOf = ({ text, box }: OcrWord): number =>
  box.height /
  ((/[\p{Lu}\p{N}\p{M}bdfhijklt%€£$&!?]/u.test(text.normalize("NFD")) ? CAPITAL : SMALL) + tailOf(text));

const tailOf = (text: string): number => (/[gjpqyç]/.test(text) ? TAIL : 0);

/** Where the word stands on: its letters' feet, whatever hangs below. */
const footOf = (word: OcrWord): number => word.box.y + word.box.height - tailOf(word.text) * sizeOf(word);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const alike = (one: number, other: number, times: number): boolean =>
  Math.max(one, other) < times * Math.min(one, other);

/** The same line as its last word: of one size, on a level, and no wider apart than lettering is spaced. */
const joins = (line: Line, word: OcrWord): boolean => {
  const last = line.words.at(-1) ?? word;
  const size = Math.min(sizeOf(last), sizeOf(word));
  return (
    alike(sizeOf(last), sizeOf(word), 1.6) &&
    Math.abs(footOf(last) - footOf(word)) < 0.4 * size &&
    word.box.x - right(last.box) < 1.3 * size
  );
};

const linesOf = (words: readonly OcrWord[]): Line[] => {
  const lines: Line[] = [];
  for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
    const line = lines.find((candidate) => joins(candidate, word));
    if (line === undefined) lines.push({ words: [word], box: word.box, size: 0, foot: 0 });
    else {
      line.words.push(word);
      line.box = union(line.box, word.box);
    }
  }
  return lines
    .map((line) => ({ ...line, size: median(line.words.map(sizeOf)), foot: median(line.words.map(footOf)) }))
    .sort((one, other) => one.foot - other.foot || one.box.x - other.box.x);
};

/** Lines of one size, set close beneath one another, are one text. */
const continues = (above: Line, below: Line): boolean =>
  alike(above.size, below.size, 1.3) && below.foot - above.foot < 1.6 * below.size && crosses(above, below);

/** A line set loosely, or left unread, between two of one text. */
const LOOSE = 2.7;
/** Letters so large belong to what the ad says first. */
const LARGE = 0.8;

/**
 * Large lines of the very same size, set flush or centred beneath one another, are one text although a line between them was
 * not read or they stand loosely, as long as nothing else stands between.
 */
const resumes = (above: Line, below: Line, lines: readonly Line[]): boolean =>
  Math.min(above.size, below.size) >= LARGE * Math.max(...lines.map(({ size }) => size)) &&
  alike(above.size, below.size, 1.15) &&
  below.foot > above.foot &&
  below.foot - above.foot < LOOSE * below.size &&
  isAligned(above, below) &&
  !lines.some(
    (line) => line !== below && line.foot > above.foot && line.foot < below.foot && crosses(line, above),
  );

const isAligned = ({ box: one, size }: Line, { box: other }: Line): boolean =>
  Math.abs(one.x - other.x) < 0.3 * size ||
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 0.3 * size;

/** One stands over the other. */
const crosses = ({ box: one }: Line, { box: other }: Line): boolean =>
  Math.min(right(one), right(other)) > Math.max(one.x, other.x);

const textsOf = (lines: readonly Line[]): Line[] => {
  const texts: Line[] = [];
  for (const line of lines) {
    const above =
      texts.find((candidate) => continues(candidate, line)) ??
      texts.find((candidate) => resumes(candidate, line, lines));
    if (above === undefined) texts.push({ ...line, words: [...line.words] });
    else {
      above.words.push(...line.words);
      above.box = union(above.box, line.box);
      above.foot = line.foot;
    }
  }
  return texts;
};

const factOf = ({ words, box, size }: Line, largest: number): Fact => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    text: words.map(({ text }) => text).join(" "),
    // A long word misread costs more of the text than a short one.
    confidence:
      words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
    leastSure: Math.min(...words.map(({ confidence }) => confidence)),
    source: "ocr",
    box,
    selector: null,
    inFold: true,
    prominence: size / largest,
    covered: false,
  };
};

/** The texts read from an ad's picture, largest letters first; null where nobody read it. */
export const letteringOf = (creative: Creative | null): Fact[] | null => {
  if (creative?.words == null) return null;
  const words = once(
    creative.words.filter(
      ({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}%€£$&+]/u.test(text),
    ),
  );
  const texts = textsOf(linesOf(words));
  const largest = Math.max(1, ...texts.map(({ size }) => size));
  return texts.map((text) => factOf(text, largest)).sort((one, other) => other.prominence - one.prominence);
};
