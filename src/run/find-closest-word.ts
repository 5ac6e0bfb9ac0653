import { distance } from "fastest-levenshtein";

/** Longer text is not a misspelt key, and comparing it would be slow. */
const MAX_WORD_CHARS = 40;

/**
 * The candidate that was probably meant: ignoring case and separators, at most a third of the letters differ.
 * Undefined if none is similar.
 */
export function findClosestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length > MAX_WORD_CHARS) return undefined;
  const plain = normalizeWord(word);
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of words) {
    const other = normalizeWord(candidate);
    const far = distance(plain, other);
    const maxEdits = Math.max(1, Math.floor(Math.max(plain.length, other.length) / 3));
    // A word as short as the limit would match everything.
    if (far > maxEdits || far >= Math.min(plain.length, other.length)) continue;
    if (best === undefined || far < best.far) best = { candidate, far };
  }
  return best?.candidate;
}

const normalizeWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, "");
