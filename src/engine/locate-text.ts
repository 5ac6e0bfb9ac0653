import { distance } from "fastest-levenshtein";
import type { Box } from "../contract/evaluator-interface.ts";
import { foldText } from "../ground/fold-text.ts";
import { uniteBoxes } from "./artifacts/box-geometry.ts";
import type { OcrWord } from "./artifacts/capture-schemas.ts";

/** The share of the text's words that must be found together. */
const MIN_FOUND_SHARE = 0.75;
/** Words in between that do not belong to the text, such as those of a badge beside it. */
const MAX_EXTRA_WORDS = 2;
/** From this length on, one misread letter still names the same word. */
const MIN_FUZZY_CHARS = 5;

/**
 * Finds a text among the words that were read in a picture.
 *
 * @param words in reading order.
 * @returns the box around the words, in their pixels; null where the picture does not show the text legibly.
 */
export function locateText(words: readonly OcrWord[], text: string): Box | null {
  const wanted = splitWords(text);
  const read = words.flatMap(({ text, box }) => splitWords(text).map((word) => ({ word, box })));
  const longest = wanted.length + MAX_EXTRA_WORDS;
  let best: { count: number; boxes: Box[] } = { count: 0, boxes: [] };
  for (let start = 0; start < read.length; start += 1) {
    const boxes = matchInOrder(wanted, read.slice(start, start + longest));
    // Of equally good places the first one counts.
    if (boxes.length > best.count) best = { count: boxes.length, boxes };
  }
  return best.count > 0 && best.count >= wanted.length * MIN_FOUND_SHARE ? uniteBoxes(best.boxes) : null;
}

const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** The boxes of the words that stand in the same order in both lists. */
function matchInOrder(wanted: readonly string[], read: readonly { word: string; box: Box }[]): Box[] {
  const boxes: Box[] = [];
  let from = 0;
  for (const { word, box } of read) {
    const at = wanted.findIndex((one, index) => index >= from && isSameWord(one, word));
    if (at === -1) continue;
    boxes.push(box);
    from = at + 1;
  }
  return boxes;
}

/** Numbers must be equal: a misread price is another price. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= MIN_FUZZY_CHARS &&
    other.length >= MIN_FUZZY_CHARS &&
    !/\p{N}/u.test(one) &&
    distance(one, other) <= 1);
