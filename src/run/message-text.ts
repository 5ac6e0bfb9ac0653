import { distance } from "fastest-levenshtein";

/** A word of a manifest is short; comparing longer text with each would only cost time. */
const MAX_WORD_CHARS = 40;

/**
 * The word that was probably meant: case and separators aside, at most every third letter differs.
 * Undefined where nothing is near.
 */
export function findClosestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length > MAX_WORD_CHARS) return undefined;
  const plain = normalizeWord(word);
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of words) {
    const other = normalizeWord(candidate);
    const far = distance(plain, other);
    const maxEdits = Math.max(1, Math.floor(Math.max(plain.length, other.length) / 3));
    // A word as short as the cut is near to everything.
    if (far > maxEdits || far >= Math.min(plain.length, other.length)) continue;
    if (best === undefined || far < best.far) best = { candidate, far };
  }
  return best?.candidate;
}

const normalizeWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, "");

/** A value of the manifest as a message shows it: in quotes, on one line, short, without a URL's password. */
export function quoteValue(value: string): string {
  const open = value.replace(/\/\/[^/\s@]*@/g, "//…@");
  return JSON.stringify(open.length > 80 ? `${open.slice(0, 77)}…` : open);
}

/** `a, b or c`. */
export function joinAlternatives(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}
