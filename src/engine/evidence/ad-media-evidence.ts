import type { Box } from "../../contract/evaluator-interface.ts";
import { normaliseText } from "../../ground/fold-text.ts";
import { median } from "../../ground/median.ts";
import type { Creative, OcrWord, Raster } from "../artifacts/capture-schemas.ts";
import type { ImageMeasuresWithPalette } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { measureRaster } from "./cached-image-measures.ts";

/** OCR reads textures as words of lower confidence. */
const MIN_WORD_CONFIDENCE = 0.35;

interface OcrLine {
  words: OcrWord[];
  box: Box;
  /** The font size (em) in pixels. */
  size: number;
  /** The baseline of its last line, in pixels. */
  foot: number;
}

const rightEdge = ({ x, width }: Box): number => x + width;

const unionBox = (one: Box, other: Box): Box => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(rightEdge(one), rightEdge(other)) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

const overlapShare = (one: Box, other: Box): number => {
  const width = Math.min(rightEdge(one), rightEdge(other)) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width <= 0 || height <= 0
    ? 0
    : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};

/** Several OCR passes read the same word: keeps the most confident one at each position. */
const removeDuplicateWords = (words: readonly OcrWord[]): OcrWord[] => {
  const unique: OcrWord[] = [];
  for (const word of [...words].sort((one, other) => other.confidence - one.confidence))
    if (unique.every((other) => overlapShare(word.box, other.box) < 0.5)) unique.push(word);
  return unique;
};

/** Heights of capitals, small letters and descenders in common fonts, in em. */
const CAPITAL_HEIGHT_EM = 0.72;
const X_HEIGHT_EM = 0.52;
const DESCENDER_EM = 0.21;

/** Font size in pixels: "now" has the same size as "Shop", although its letters are lower. */
const fontSizeOf = ({ text, box }: OcrWord): number =>
  box.height /
  ((/[\p{Lu}\p{N}\p{M}bdfhijklt%€£$&!?]/u.test(text.normalize("NFD")) ? CAPITAL_HEIGHT_EM : X_HEIGHT_EM) +
    descenderEm(text));

const descenderEm = (text: string): number => (/[gjpqyç]/.test(text) ? DESCENDER_EM : 0);

/** The baseline, whatever hangs below it. */
const baselineOf = (word: OcrWord): number => word.box.y + word.box.height - descenderEm(word.text) * fontSizeOf(word);

const isWithinRatio = (one: number, other: number, times: number): boolean =>
  Math.max(one, other) < times * Math.min(one, other);

/** Whether a word continues a line: same size, same baseline, and normal spacing. */
const belongsToLine = (line: OcrLine, word: OcrWord): boolean => {
  const last = line.words.at(-1) ?? word;
  const size = Math.min(fontSizeOf(last), fontSizeOf(word));
  return (
    isWithinRatio(fontSizeOf(last), fontSizeOf(word), 1.6) &&
    Math.abs(baselineOf(last) - baselineOf(word)) < 0.4 * size &&
    word.box.x - rightEdge(last.box) < 1.3 * size
  );
};

const groupIntoLines = (words: readonly OcrWord[]): OcrLine[] => {
  const lines: OcrLine[] = [];
  for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
    const line = lines.find((candidate) => belongsToLine(candidate, word));
    if (line === undefined) lines.push({ words: [word], box: word.box, size: 0, foot: 0 });
    else {
      line.words.push(word);
      line.box = unionBox(line.box, word.box);
    }
  }
  return lines
    .map((line) => ({
      ...line,
      size: median(line.words.map(fontSizeOf)) ?? 0,
      foot: median(line.words.map(baselineOf)) ?? 0,
    }))
    .sort((one, other) => one.foot - other.foot || one.box.x - other.box.x);
};

/** Whether a line continues a text: same size and normal line spacing. */
const continuesText = (above: OcrLine, below: OcrLine): boolean =>
  isWithinRatio(above.size, below.size, 1.3) &&
  below.foot - above.foot < 1.6 * below.size &&
  overlapsHorizontally(above, below);

/** For loosely set lines, or an unread line between two of one text. */
const MAX_LOOSE_LINE_SPACING_EM = 2.7;
/** Text of at least this share of the largest size belongs to the ad's main text. */
const MIN_LARGE_TEXT_SHARE = 0.8;

/** Whether a large line continues a text after a gap: same size, aligned, and no other text between them. */
const continuesAfterGap = (above: OcrLine, below: OcrLine, lines: readonly OcrLine[]): boolean =>
  Math.min(above.size, below.size) >= MIN_LARGE_TEXT_SHARE * Math.max(...lines.map(({ size }) => size)) &&
  isWithinRatio(above.size, below.size, 1.15) &&
  below.foot > above.foot &&
  below.foot - above.foot < MAX_LOOSE_LINE_SPACING_EM * below.size &&
  isAligned(above, below) &&
  !lines.some(
    (line) => line !== below && line.foot > above.foot && line.foot < below.foot && overlapsHorizontally(line, above),
  );

const isAligned = ({ box: one, size }: OcrLine, { box: other }: OcrLine): boolean =>
  Math.abs(one.x - other.x) < 0.3 * size || Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 0.3 * size;

/** Whether the lines overlap horizontally. */
const overlapsHorizontally = ({ box: one }: OcrLine, { box: other }: OcrLine): boolean =>
  Math.min(rightEdge(one), rightEdge(other)) > Math.max(one.x, other.x);

const groupIntoTexts = (lines: readonly OcrLine[]): OcrLine[] => {
  const texts: OcrLine[] = [];
  for (const line of lines) {
    const above =
      texts.find((candidate) => continuesText(candidate, line)) ??
      texts.find((candidate) => continuesAfterGap(candidate, line, lines));
    if (above === undefined) texts.push({ ...line, words: [...line.words] });
    else {
      above.words.push(...line.words);
      above.box = unionBox(above.box, line.box);
      above.foot = line.foot;
    }
  }
  return texts;
};

const createOcrExcerpt = ({ words, box, size }: OcrLine, largest: number): Excerpt => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    text: words.map(({ text }) => text).join(" "),
    // Weighted by length, because a misread long word changes more of the text.
    confidence: words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
    minWordConfidence: Math.min(...words.map(({ confidence }) => confidence)),
    source: "ocr",
    box,
    selector: null,
    aboveFold: true,
    prominence: size / largest,
    covered: false,
  };
};

/** Groups OCR words into texts, largest first; null if the picture was not read. */
export const groupOcrWords = (creative: Creative | null): Excerpt[] | null => {
  if (creative?.words == null) return null;
  const words = removeDuplicateWords(
    creative.words.filter(
      ({ text, confidence }) => confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\p{N}%€£$&+]/u.test(text),
    ),
  );
  const texts = groupIntoTexts(groupIntoLines(words));
  const largest = Math.max(1, ...texts.map(({ size }) => size));
  return texts.map((text) => createOcrExcerpt(text, largest)).sort((one, other) => other.prominence - one.prominence);
};

/** Most viewers decide within this time (see capture/pick-video-frames.ts). */
const OPENING_SECONDS = 3;
/** Text that appears later is seen by fewer viewers, so its prominence is reduced. */
const LATER_TEXT_WEIGHT = 0.85;
/** From this share of common words, a text repeats another one. */
const MIN_SHARED_WORDS = 0.7;

/**
 * Texts of an ad, largest first: those of its picture and, for a video, new texts of each further frame. Only those
 * of the picture have a position. Null if nothing was read.
 */
export const readVideoTexts = (creative: Creative | null): Excerpt[] | null => {
  const motion = creative?.motion;
  if (creative === null || motion === undefined || motion.frames.length === 0) return groupOcrWords(creative);
  // Places the frames side by side, too far apart for lines across them, so that sizes stay comparable.
  const apart = 2 * creative.width;
  const moments = [{ at: motion.at, words: creative.words }, ...motion.frames];
  const read = moments.flatMap(({ words }, index) =>
    words === null ? [] : [words.map((word) => shiftRight(word, index * apart))],
  );
  if (read.length === 0) return null;
  const excerpts = groupOcrWords({ ...creative, words: read.flat() }) ?? [];
  const frameOf = ({ box }: Excerpt): number => Math.floor((box?.x ?? 0) / apart);
  const inOrder = excerpts.toSorted((one, other) => frameOf(one) - frameOf(other));
  const unique = inOrder.filter(
    (excerpt, index) => !inOrder.slice(0, index).some((known) => repeatsText(excerpt, known)),
  );
  const largest = Math.max(...unique.map((excerpt) => weightedProminence(excerpt, moments[frameOf(excerpt)]?.at)));
  return unique
    .map((excerpt) => ({
      ...excerpt,
      prominence: weightedProminence(excerpt, moments[frameOf(excerpt)]?.at) / largest,
      box: frameOf(excerpt) === 0 ? excerpt.box : null,
    }))
    .sort((one, other) => other.prominence - one.prominence);
};

const weightedProminence = ({ prominence }: Excerpt, at = 0): number =>
  prominence * (at > OPENING_SECONDS ? LATER_TEXT_WEIGHT : 1);

const shiftRight = (word: OcrWord, right: number): OcrWord => ({
  ...word,
  box: { ...word.box, x: word.box.x + right },
});

const repeatsText = (excerpt: Excerpt, known: Excerpt): boolean => {
  const words = normaliseText(excerpt.text).split(" ");
  const before = new Set(normaliseText(known.text).split(" "));
  return words.filter((word) => before.has(word)).length >= MIN_SHARED_WORDS * words.length;
};

/**
 * Measures an ad. For a video, colours, lightness and texture are those of all frames; the luma grid is that of its
 * picture.
 */
export const measureAd = ({ raster, motion }: Creative): ImageMeasuresWithPalette | null => {
  const own = measureRaster(raster);
  if (own === null || motion === undefined || motion.frames.length === 0) return own;
  const all = measureRaster(stackRasters([raster, ...motion.frames.map((frame) => frame.raster)]));
  return all === null ? own : { ...all, lumaGrid: own.lumaGrid, visibleShare: own.visibleShare };
};

/** Measures each further frame of a video, because the page may show any of them. */
export const measureFrames = ({ motion }: Creative): ImageMeasuresWithPalette[] =>
  (motion?.frames ?? []).map(({ raster }) => measureRaster(raster)).filter((look) => look !== null);

/** Stacks rasters of the same width. */
function stackRasters(rasters: readonly Raster[]): Raster {
  const [{ width } = { width: 0 }] = rasters;
  const height = rasters.reduce((sum, raster) => sum + raster.height, 0);
  const rgba = new Uint8Array(width * height * 4);
  let at = 0;
  for (const raster of rasters) {
    rgba.set(raster.rgba, at);
    at += raster.rgba.length;
  }
  return { width, height, rgba };
}
