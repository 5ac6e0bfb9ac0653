import { normaliseText } from "../../ground/fold-text.ts";

/**
 * Patterns by language (ISO 639-1), separated by bars. A star stands for any ending or beginning of a word, and a tilde
 * for up to three words: "visit ~ roastery".
 */
export type PatternsByLanguage = Readonly<Record<string, string>>;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const escapeWord = (word: string): string =>
  word
    .split("*")
    .map((part) => normaliseText(part).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^ ]*");

const GAP = "~";
// Normalised words are separated by single spaces. Classes such as \p{L} take a second to compile for all lexicons.
const toSource = (pattern: string): string => {
  const source = pattern
    .split(/[\s'-]+/)
    .map((word) => (word === GAP ? GAP : escapeWord(word)))
    .filter((word) => word !== "")
    .join(" ")
    .replaceAll(` ${GAP} `, " (?:[^ .]+ ){0,3}");
  return UNSPACED.test(pattern) ? source : `(?<![^ ])${source}(?![^ ])`;
};

const compiled = new WeakMap<PatternsByLanguage, Map<string, RegExp | null>>();

const compile = (patterns: PatternsByLanguage, language: string): RegExp | null => {
  const list = patterns[language === "no" ? "nb" : language];
  // Longer phrases first, so that they are quoted whole.
  return list === undefined
    ? null
    : new RegExp(
        list
          .split("|")
          .toSorted((one, other) => other.length - one.length)
          .map(toSource)
          .join("|"),
      );
};

/** The first phrase of a normalised text that is among the patterns; null where there is none. */
export const findPhrase = (normalised: string, patterns: PatternsByLanguage, language: string): string | null => {
  const known = compiled.get(patterns) ?? new Map<string, RegExp | null>();
  compiled.set(patterns, known);
  const pattern = known.get(language) ?? (known.has(language) ? null : compile(patterns, language));
  known.set(language, pattern);
  return pattern === null ? null : (pattern.exec(normalised)?.[0] ?? null);
};
