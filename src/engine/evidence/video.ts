import type { Creative, OcrWord, Raster } from "../artifacts/capture.ts";
import type { ImageMeasuresWithPalette } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { measureRaster } from "./image-measures.ts";
import { normaliseText } from "./normalise-text.ts";
import { groupOcrWords } from "./ocr-lines.ts";

/** Until then most of an audience decides to go on (see capture/moments.ts), in seconds. */
const OPENING_SECONDS = 3;
/** What is said later is seen by fewer: as if it were written so much smaller. */
const LATER_TEXT_WEIGHT = 0.85;
/** So many of a text's words in common make it the same text, seen once more. */
const MIN_SHARED_WORDS = 0.7;

/**
 * The texts read from an ad: its picture's and, where it moves, those of every further moment that are not there yet,
 * largest letters first. Only the picture's own can be pointed at in it. Null where nobody read.
 */
export const readVideoTexts = (creative: Creative | null): Excerpt[] | null => {
  const motion = creative?.motion;
  if (creative === null || motion === undefined || motion.frames.length === 0) return groupOcrWords(creative);
  // Side by side, too far apart for a line to reach across: sizes stay comparable.
  const apart = 2 * creative.width;
  const moments = [{ at: motion.at, words: creative.words }, ...motion.frames];
  const read = moments.flatMap(({ words }, index) =>
    words === null ? [] : [words.map((word) => shiftRight(word, index * apart))],
  );
  if (read.length === 0) return null;
  const facts = groupOcrWords({ ...creative, words: read.flat() }) ?? [];
  const momentOf = ({ box }: Excerpt): number => Math.floor((box?.x ?? 0) / apart);
  const inTime = facts.toSorted((one, other) => momentOf(one) - momentOf(other));
  const said = inTime.filter(
    (fact, index) => !inTime.slice(0, index).some((known) => repeatsText(fact, known)),
  );
  const largest = Math.max(...said.map((fact) => weightedProminence(fact, moments[momentOf(fact)]?.at)));
  return said
    .map((fact) => ({
      ...fact,
      prominence: weightedProminence(fact, moments[momentOf(fact)]?.at) / largest,
      box: momentOf(fact) === 0 ? fact.box : null,
    }))
    .sort((one, other) => other.prominence - one.prominence);
};

const weightedProminence = ({ prominence }: Excerpt, at = 0): number =>
  prominence * (at > OPENING_SECONDS ? LATER_TEXT_WEIGHT : 1);

const shiftRight = (word: OcrWord, right: number): OcrWord => ({
  ...word,
  box: { ...word.box, x: word.box.x + right },
});

const repeatsText = (fact: Excerpt, known: Excerpt): boolean => {
  const words = normaliseText(fact.text).split(" ");
  const before = new Set(normaliseText(known.text).split(" "));
  return words.filter((word) => before.has(word)).length >= MIN_SHARED_WORDS * words.length;
};

/**
 * What an ad looks like. Of one that moves, colours, light and texture are those of all its moments alike; its sketch,
 * which tells one picture from another, is its own picture's.
 */
export const measureAd = ({ raster, motion }: Creative): ImageMeasuresWithPalette | null => {
  const own = measureRaster(raster);
  if (own === null || motion === undefined || motion.frames.length === 0) return own;
  const all = measureRaster(stackRasters([raster, ...motion.frames.map((frame) => frame.raster)]));
  return all === null ? own : { ...all, lumaGrid: own.lumaGrid, visibleShare: own.visibleShare };
};

/** What each further moment of an ad looks like: any of them may meet the visitor again on the page. */
export const measureFrames = ({ motion }: Creative): ImageMeasuresWithPalette[] =>
  (motion?.frames ?? []).map(({ raster }) => measureRaster(raster)).filter((look) => look !== null);

/** Rasters of one width, one beneath the other. */
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
