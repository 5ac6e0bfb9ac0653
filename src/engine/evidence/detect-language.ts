import { z } from "zod";
import { normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { DetectedLanguage } from "../artifacts/evidence.ts";
import json from "../lexicon/language-letters.json" with { type: "json" };
import { LANGUAGE_PROFILES, languageWords } from "./stemmers-and-stop-words.ts";

const LetterPattern = z.string().transform((pattern) => new RegExp(pattern, "gu"));

/** Scripts that are used for one language, and letters that are typical of one. */
const languageLetters = lexicon(
  z.object({
    scripts: z.array(z.object({ tag: z.string(), pattern: LetterPattern, confidence: z.number() })),
    letters: z.array(z.object({ tag: z.string(), pattern: LetterPattern, vote: z.number() })),
  }),
  json,
);

/** From this share of letters, the text is written in the script. */
const MIN_SCRIPT_SHARE = 0.3;

/** Number of stop words for full confidence: "Sale" and "Hotel" occur in ten languages. */
const FULL_CONFIDENCE_VOTES = 4;

/** Japanese uses Han for nouns and kana for the words between them. */
const MIN_KANA_SHARE = 0.1;
/** Fewer Han characters may be Chinese or Japanese. */
const MIN_HAN_CHARS = 12;
const SHORT_HAN_CONFIDENCE = 0.5;

const detectHan = (text: string, letters: number): DetectedLanguage | null => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (letters < 4 || (han + kana) / letters < MIN_SCRIPT_SHARE || kana / letters >= MIN_SCRIPT_SHARE) return null;
  if (kana / (han + kana) >= MIN_KANA_SHARE) return { tag: "ja", confidence: 0.9 };
  return han < MIN_HAN_CHARS ? { tag: "zh", confidence: SHORT_HAN_CONFIDENCE } : null;
};

const detectByScript = (text: string): DetectedLanguage | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const written = detectHan(text, letters);
  if (written !== null) return written;
  for (const { tag, pattern, confidence } of languageLetters().scripts)
    if (letters >= 4 && (text.match(pattern)?.length ?? 0) / letters >= MIN_SCRIPT_SHARE) return { tag, confidence };
  return null;
};

/** Lists of stop words that have the whole alphabet, and the letters that are words. */
const LETTERS_THAT_ARE_WORDS: Readonly<Record<string, string>> = { es: "aeouy" };

const isMereLetter = (word: string, tag: string): boolean =>
  word.length === 1 && LETTERS_THAT_ARE_WORDS[tag]?.includes(word) === false;

/** The languages that use each word as a stop word or in ads. */
const LANGUAGES_BY_WORD: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const votedLanguages = new Map<string, Set<string>>();
  for (const [tag, { stopWords }] of LANGUAGE_PROFILES)
    for (const word of [...stopWords, ...(languageWords().adVocabulary[tag] ?? [])])
      if (!isMereLetter(word, tag)) votedLanguages.set(word, (votedLanguages.get(word) ?? new Set()).add(tag));
  return votedLanguages;
})();

const MAX_LETTER_VOTES = 2;
const LETTERS_WITHOUT_WORDS_WEIGHT = 0.5;
const NO_LANGUAGES: ReadonlySet<string> = new Set();

const countVotes = (text: string): Map<string, number> => {
  const votes = new Map<string, number>();
  // A repeated word counts once: "pain au chocolat and café au lait".
  for (const word of new Set(normaliseText(text).split(" "))) {
    const tags = LANGUAGES_BY_WORD.get(word) ?? NO_LANGUAGES;
    // Words of many languages ("a", "de") count less than unique ones ("und").
    for (const tag of tags) votes.set(tag, (votes.get(tag) ?? 0) + 1 / tags.size);
  }
  const votedLanguages = new Set(votes.keys());
  for (const { tag, pattern, vote } of languageLetters().letters) {
    const found = (text.toLowerCase().match(pattern)?.length ?? 0) * vote;
    if (found === 0) continue;
    // Letters without words of the language may be part of a name: "Jalapeño poppers" is English.
    const share = votedLanguages.has(tag) ? 1 : LETTERS_WITHOUT_WORDS_WEIGHT;
    votes.set(tag, (votes.get(tag) ?? 0) + share * Math.min(MAX_LETTER_VOTES, found));
  }
  return votes;
};

/** Limits the votes of one text among several, because one review may be in another language. */
const MAX_VOTES_PER_TEXT = 3;

const pickWinner = (votes: ReadonlyMap<string, number>): DetectedLanguage | null => {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (first === undefined || first[1] < 1) return null;
  const margin = (first[1] - (second?.[1] ?? 0)) / first[1];
  return { tag: first[0], confidence: Math.min(1, first[1] / FULL_CONFIDENCE_VOTES) * Math.min(1, margin * 2) };
};

/** Detects a language by the votes of words; null if too few agree. */
export const detectByVotes = (...texts: readonly string[]): DetectedLanguage | null => {
  const script = detectByScript(texts.join("\n"));
  if (script !== null) return script;
  const sum = new Map<string, number>();
  for (const votes of texts.map(countVotes)) {
    const loudest = Math.max(...votes.values(), Number.MIN_VALUE);
    const share = texts.length === 1 ? 1 : Math.min(1, MAX_VOTES_PER_TEXT / loudest);
    for (const [tag, vote] of votes) sum.set(tag, (sum.get(tag) ?? 0) + vote * share);
  }
  return pickWinner(sum);
};

/** Removes a name, which may be in another language: "Les Deux Chats" may sell in English. */
export const withoutName = (texts: readonly string[], name: string | undefined): string[] =>
  texts.map((text) => (name === undefined || name === "" ? text : text.replaceAll(name, " ")));

/** ISO 639-1 tag of a declared language, such as "en-GB"; null for none and for tags of three letters. */
export const parseDeclaredTag = (declared: string | null): string | null =>
  /^\s*([a-z]{2})(?:[-_]|\s*$)/i
    .exec(declared ?? "")?.[1]
    ?.toLowerCase()
    .replace(/^n[bn]$/, "no") ?? null;

/** Low, because templates and page builders often leave `lang="en"` on pages in any language. */
const DECLARED_CONFIDENCE = 0.4;

/** From this confidence, a detected language overrules the declared one, which may be a template's "en". */
const MIN_OVERRULING_CONFIDENCE = 0.2;
/** Another language is declared on purpose. */
const MIN_CONFIDENCE_AGAINST_CHOSEN_LANGUAGE = 0.6;
/** For a declared language without word lists: Catalan counts as Spanish by its stop words. */
const MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE = 0.9;

const minOverrulingConfidence = (declared: string): number => {
  if (!LANGUAGE_PROFILES.has(declared)) return MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE;
  return declared === "en" ? MIN_OVERRULING_CONFIDENCE : MIN_CONFIDENCE_AGAINST_CHOSEN_LANGUAGE;
};

/**
 * Detects the language of texts by their words. The declared tag raises the confidence if both agree, and is used
 * with low confidence if nothing contradicts it.
 */
export const detectLanguage = (texts: string | readonly string[], declared: string | null): DetectedLanguage | null => {
  const tag = parseDeclaredTag(declared);
  const vote = detectByVotes(...[texts].flat());
  if (vote === null) return tag === null ? null : { tag, confidence: DECLARED_CONFIDENCE };
  if (tag === vote.tag) return { tag, confidence: Math.min(1, vote.confidence + DECLARED_CONFIDENCE) };
  return tag === null || vote.confidence >= minOverrulingConfidence(tag)
    ? vote
    : { tag, confidence: DECLARED_CONFIDENCE };
};
