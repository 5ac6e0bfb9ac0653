import { cachedBy } from "./cached-by.ts";
import { quantityWords } from "./quantity-tables.ts";

/** Numbers in words: "two hundred and fifty", "fünfundzwanzig", "treinta y cinco". */

/** A number word's value, or the word that joins two of them. */
export type NumberPart = number | "and";

const UNITS_END = 10;
const TENS_END = 100;
const THOUSAND = 1000;

const getVocabulary = cachedBy((language: string) => {
  const { numberWords, hundreds, numberJoiners, tensJoiners } = quantityWords;
  return {
    values: new Map(Object.entries(numberWords[language] ?? {})),
    /** Plurals that are numbers only behind another one: "cents" in "deux cents". */
    hundreds: new Set(hundreds[language]?.split(" ")),
    joiner: numberJoiners[language] ?? "",
    joinsTens: tensJoiners.split(" ").includes(language),
    hasScores: language === "fr",
  };
});

export const isJoiner = (word: string, language: string): boolean => word === getVocabulary(language).joiner;

/** @param behind the value of the number word before it; plurals of hundred need one. */
export const toNumberPart = (word: string, language: string, behind: number | null): NumberPart | null => {
  const { values, hundreds, joiner } = getVocabulary(language);
  if (behind !== null && hundreds.has(word)) return TENS_END;
  if (behind !== null && word === joiner) return "and";
  return values.get(word) ?? readCompound(word, language);
};

const MAX_COMPOUND_LETTERS = 40;
const compounds = new Map<string, Map<string, number | null>>();

/** A number that is written as one word; null for other words. */
const readCompound = (word: string, language: string): number | null => {
  const cache = compounds.get(language) ?? new Map<string, number | null>();
  compounds.set(language, cache);
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const { values } = getVocabulary(language);
  const isPossible = word.length <= MAX_COMPOUND_LETTERS && [...values.keys()].some((part) => word.startsWith(part));
  const value = isPossible ? evaluateCompound(word, language) : null;
  if (cache.size < THOUSAND) cache.set(word, value);
  return value;
};

const evaluateCompound = (word: string, language: string): number | null => {
  const parts = segment(word.replaceAll("-", ""), language);
  if (parts === null || parts.length < 2) return null;
  // "Fünfundzwanzig": units before tens.
  const ordered = parts.flatMap((part, at): NumberPart[] => {
    const [joint, tens] = [parts[at + 1], parts[at + 2]];
    const isSwapped = (one: NumberPart | undefined, joined: NumberPart | undefined, other: NumberPart | undefined) =>
      typeof one === "number" && one < UNITS_END && joined === "and" && typeof other === "number" && isTens(other);
    if (isSwapped(part, joint, tens)) return typeof tens === "number" ? [tens] : [];
    if (isSwapped(parts[at - 1], part, joint)) return [];
    if (isSwapped(parts[at - 2], parts[at - 1], part)) return parts.slice(at - 2, at - 1);
    return [part];
  });
  const { value, used } = combineNumbers(ordered, language);
  return used === ordered.length ? value : null;
};

const isTens = (value: number): boolean => value >= 2 * UNITS_END && value < TENS_END && value % UNITS_END === 0;

/** The number words that a word consists of. */
const segment = (word: string, language: string): NumberPart[] | null => {
  const { values, hundreds, joiner } = getVocabulary(language);
  const failed = new Set<number>();
  const read = (at: number): NumberPart[] | null => {
    if (at === word.length) return [];
    if (failed.has(at)) return null;
    for (let end = word.length; end > at; end -= 1) {
      const piece = word.slice(at, end);
      const value = values.get(piece) ?? (at > 0 && hundreds.has(piece) ? TENS_END : null);
      const part = value ?? (at > 0 && end < word.length && piece === joiner ? "and" : null);
      if (part === null || part === 0.5) continue;
      const rest = read(end);
      if (rest !== null) return [part, ...rest];
    }
    failed.add(at);
    return null;
  };
  return read(0);
};

/** The number that the first of the parts make together, and how many of them do. */
export const combineNumbers = (parts: readonly NumberPart[], language: string): { value: number; used: number } => {
  const { joinsTens, hasScores } = getVocabulary(language);
  const [first] = parts;
  let total = 0;
  let current = typeof first === "number" ? first : 0;
  let used = 1;
  while (used < parts.length) {
    const joined = parts[used] === "and";
    const next = parts[joined ? used + 1 : used];
    if (typeof next !== "number" || !Number.isInteger(next)) break;
    const step = combine(current, total, next, hasScores);
    if (step === null || (joined && !canJoin(current, joinsTens, next))) break;
    [current, total] = step;
    used += joined ? 2 : 1;
  }
  return { value: total + current, used };
};

/** "Two hundred and fifty" everywhere, "treinta y cinco" in some languages only. */
const canJoin = (current: number, joinsTens: boolean, next: number): boolean =>
  next < TENS_END && (current === 0 || current >= TENS_END || joinsTens);

const DOZEN = 12;

const combine = (current: number, total: number, next: number, hasScores: boolean): [number, number] | null => {
  if (next === TENS_END && current >= 1 && current < TENS_END) return [current * TENS_END, total];
  if (next >= THOUSAND && current >= 1 && (total === 0 || next < total)) return [0, total + current * next];
  if (current === 0 && total >= THOUSAND && next < THOUSAND) return [next, total];
  // "Two dozen", and "half a dozen" of articles.
  if (next === DOZEN && current > 0 && current < UNITS_END) return [current * DOZEN, total];
  const tens = current % TENS_END;
  if (tens === 0 && current >= TENS_END && next < TENS_END) return [current + next, total];
  if (tens >= 2 * UNITS_END && tens % UNITS_END === 0 && next < UNITS_END) return [current + next, total];
  // "Soixante-quinze", "quatre-vingt-dix".
  if (hasScores && (tens === 60 || tens === 80) && next >= UNITS_END && next < 2 * UNITS_END)
    return [current + next, total];
  return hasScores && current === 4 && next === 2 * UNITS_END ? [current * next, total] : null;
};
