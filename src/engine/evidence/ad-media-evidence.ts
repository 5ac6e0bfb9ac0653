import type { Creative, OcrWord, Raster } from "../artifacts/capture-schemas.ts";
import type { ImageMeasuresWithPalette } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { measureRaster } from "./cached-image-measures.ts";
import { groupOcrWords } from "./group-ocr-words.ts";
import { normaliseText } from "./normalise-text.ts";

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
