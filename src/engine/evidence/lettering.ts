import type { Box } from "../../contract/port.ts";
import type { Creative, Fact, OcrWord } from "../products.ts";

/** Words below this are the reader's guesses at texture. */
const LEAST_CONFIDENCE = 0.35;

interface Line {
  words: OcrWord[];
  box: Box;
}

const middle = ({ y, height }: Box): number => y + height / 2;
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

/** The same line: like height, on a level, and no wider apart than two letters' heights. */
const joins = (line: Line, { box }: OcrWord): boolean =>
  Math.abs(middle(line.box) - middle(box)) < 0.5 * Math.min(line.box.height, box.height) &&
  Math.max(line.box.height, box.height) < 2 * Math.min(line.box.height, box.height) &&
  box.x - right(line.box) < 2 * box.height &&
  line.box.x - right(box) < 2 * box.height;

const linesOf = (words: readonly OcrWord[]): Line[] => {
  const lines: Line[] = [];
  for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
    const line = lines.find((candidate) => joins(candidate, word));
    if (line === undefined) lines.push({ words: [word], box: word.box });
    else {
      line.words.push(word);
      line.box = union(line.box, word.box);
    }
  }
  return lines.sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
};

/** Lines of one size, set close beneath one another, are one text. */
const continues = (above: Line, below: Line): boolean => {
  const size = above.box.height / Math.max(1, above.words.length > 0 ? lineCount(above) : 1);
  return (
    below.box.y - (above.box.y + above.box.height) < 0.8 * size &&
    below.box.height < 1.4 * size &&
    size < 1.4 * below.box.height &&
    Math.min(right(above.box), right(below.box)) > Math.max(above.box.x, below.box.x)
  );
};

const lineCount = ({ words, box }: Line): number =>
  Math.max(1, Math.round(box.height / Math.max(1, ...words.map((word) => word.box.height))));

const textsOf = (lines: readonly Line[]): Line[] => {
  const texts: Line[] = [];
  for (const line of lines) {
    const above = texts.find((candidate) => continues(candidate, line));
    if (above === undefined) texts.push({ words: [...line.words], box: line.box });
    else {
      above.words.push(...line.words);
      above.box = union(above.box, line.box);
    }
  }
  return texts;
};

const factOf = ({ words, box }: Line, tallest: number): Fact => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    text: words.map(({ text }) => text).join(" "),
    // A long word misread costs more of the text than a short one.
    confidence:
      words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
    source: "ocr",
    box,
    selector: null,
    inFold: true,
    prominence: Math.max(...words.map((word) => word.box.height)) / tallest,
    covered: false,
  };
};

/** The texts read from an ad's picture, largest letters first; null where nobody read it. */
export const letteringOf = (creative: Creative | null): Fact[] | null => {
  if (creative?.words == null) return null;
  const words = once(
    creative.words.filter(
      ({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}]/u.test(text),
    ),
  );
  const tallest = Math.max(1, ...words.map(({ box }) => box.height));
  return textsOf(linesOf(words))
    .map((line) => factOf(line, tallest))
    .sort((one, other) => other.prominence - one.prominence);
};
