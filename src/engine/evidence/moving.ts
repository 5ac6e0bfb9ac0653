import type { Creative, OcrWord, Raster } from "../products/capture.ts";
import type { PictureMeasures } from "../products/evidence.ts";
import type { Fact } from "../products/passage.ts";
import { letteringOf } from "./lettering.ts";
import { lookOf } from "./looks.ts";
import { plain } from "./text.ts";

/** Until then most of an audience decides to go on (see capture/moments.ts), in seconds. */
const OPENING = 3;
/** What is said later is seen by fewer: as if it were written so much smaller. */
const LATER = 0.85;
/** So many of a text's words in common make it the same text, seen once more. */
const SAME = 0.7;

/**
 * The texts read from an ad: its picture's and, where it moves, those of every further moment that are not there yet,
 * largest letters first. Only the picture's own can be pointed at in it. Null where nobody read.
 */
export const letteringOverTime = (creative: Creative | null): Fact[] | null => {
  const motion = creative?.motion;
  if (creative === null || motion === undefined || motion.frames.length === 0) return letteringOf(creative);
  // Side by side, too far apart for a line to reach across: sizes stay comparable.
  const apart = 2 * creative.width;
  const moments = [{ at: motion.at, words: creative.words }, ...motion.frames];
  const read = moments.flatMap(({ words }, index) =>
    words === null ? [] : [words.map((word) => moved(word, index * apart))],
  );
  if (read.length === 0) return null;
  const facts = letteringOf({ ...creative, words: read.flat() }) ?? [];
  const momentOf = ({ box }: Fact): number => Math.floor((box?.x ?? 0) / apart);
  const inTime = facts.toSorted((one, other) => momentOf(one) - momentOf(other));
  const said = inTime.filter((fact, index) => !inTime.slice(0, index).some((known) => repeats(fact, known)));
  const largest = Math.max(...said.map((fact) => seenAs(fact, moments[momentOf(fact)]?.at)));
  return said
    .map((fact) => ({
      ...fact,
      prominence: seenAs(fact, moments[momentOf(fact)]?.at) / largest,
      box: momentOf(fact) === 0 ? fact.box : null,
    }))
    .sort((one, other) => other.prominence - one.prominence);
};

const seenAs = ({ prominence }: Fact, at = 0): number => prominence * (at > OPENING ? LATER : 1);

const moved = (word: OcrWord, right: number): OcrWord => ({
  ...word,
  box: { ...word.box, x: word.box.x + right },
});

const repeats = (fact: Fact, known: Fact): boolean => {
  const words = plain(fact.text).split(" ");
  const before = new Set(plain(known.text).split(" "));
  return words.filter((word) => before.has(word)).length >= SAME * words.length;
};

/**
 * What an ad looks like. Of one that moves, colours, light and texture are those of all its moments alike; its sketch,
 * which tells one picture from another, is its own picture's.
 */
export const lookOfAd = ({ raster, motion }: Creative): PictureMeasures | null => {
  const own = lookOf(raster);
  if (own === null || motion === undefined || motion.frames.length === 0) return own;
  const all = lookOf(sheetOf([raster, ...motion.frames.map((frame) => frame.raster)]));
  return all === null ? own : { ...all, sketch: own.sketch, seen: own.seen };
};

/** What each further moment of an ad looks like: any of them may meet the visitor again on the page. */
export const looksOfFrames = ({ motion }: Creative): PictureMeasures[] =>
  (motion?.frames ?? []).map(({ raster }) => lookOf(raster)).filter((look) => look !== null);

/** Rasters of one width, one beneath the other. */
function sheetOf(rasters: readonly Raster[]): Raster {
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
