import type { DetectedLanguage } from "../artifacts/evidence.ts";
import { AD_VOCABULARY } from "./ad-vocabulary.ts";
import { LANGUAGE_PROFILES } from "./languages.ts";
import { normaliseText } from "./normalise-text.ts";

/** Scripts that by themselves name one language, or the likeliest of a few. */
const SCRIPT_LANGUAGES: readonly (readonly [tag: string, letters: RegExp, confidence: number])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.95],
  ["ko", /\p{Script=Hangul}/gu, 0.95],
  ["zh", /\p{Script=Han}/gu, 0.9],
  ["el", /\p{Script=Greek}/gu, 0.95],
  ["he", /\p{Script=Hebrew}/gu, 0.95],
  ["th", /\p{Script=Thai}/gu, 0.95],
  ["ar", /\p{Script=Arabic}/gu, 0.7],
  ["hi", /\p{Script=Devanagari}/gu, 0.7],
  ["ru", /\p{Script=Cyrillic}/gu, 0.6],
];

/** A share of another script's letters above which it is the text's own. */
const MIN_SCRIPT_SHARE = 0.3;

/** Filler words seen before a vote counts in full: "Sale" and "Hotel" are written in ten languages. */
const FULL_CONFIDENCE_VOTES = 4;

/** Japanese writes its nouns as Chinese does; the small words between them are its own. */
const MIN_KANA_SHARE = 0.1;
/** So few Han letters may be either's. */
const MIN_HAN_CHARS = 12;
const SHORT_HAN_CONFIDENCE = 0.5;

const detectHan = (text: string, letters: number): DetectedLanguage | null => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (letters < 4 || (han + kana) / letters < MIN_SCRIPT_SHARE || kana / letters >= MIN_SCRIPT_SHARE)
    return null;
  if (kana / (han + kana) >= MIN_KANA_SHARE) return { tag: "ja", confidence: 0.9 };
  return han < MIN_HAN_CHARS ? { tag: "zh", confidence: SHORT_HAN_CONFIDENCE } : null;
};

const detectByScript = (text: string): DetectedLanguage | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const written = detectHan(text, letters);
  if (written !== null) return written;
  for (const [tag, script, confidence] of SCRIPT_LANGUAGES)
    if (letters >= 4 && (text.match(script)?.length ?? 0) / letters >= MIN_SCRIPT_SHARE)
      return { tag, confidence };
  return null;
};

/** The languages that write a word small or in their ads. */
const LANGUAGES_BY_WORD: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const spoken = new Map<string, Set<string>>();
  for (const [tag, { stopWords }] of LANGUAGE_PROFILES)
    for (const word of [...stopWords, ...normaliseText(AD_VOCABULARY[tag] ?? "").split(" ")])
      spoken.set(word, (spoken.get(word) ?? new Set()).add(tag));
  return spoken;
})();

/** Letters and marks that one of the languages writes and the others hardly do. */
const LETTER_PATTERNS: readonly (readonly [tag: string, letters: RegExp, vote: number])[] = [
  ["de", /ß/gu, 1],
  ["de", /[äü]/gu, 0.3],
  ["de", /sch|\p{L}ung(?!\p{L})/gu, 0.3],
  ["nl", /ij|aa|uu|\p{L}eer(?!\p{L})/gu, 0.3],
  ["es", /[ñ¿¡]/gu, 1],
  ["pt", /[ãõ]/gu, 1],
  ["fr", /[œçêèùûôâ]|\p{L}'\p{L}{3}/gu, 0.3],
  ["pt", /[çêôâ]/gu, 0.3],
  ["it", /[ìò]/gu, 0.5],
  ["da", /[øæ]/gu, 0.3],
  ["no", /[øæ]/gu, 0.3],
];

const MAX_LETTER_VOTES = 2;
const LETTERS_WITHOUT_WORDS_WEIGHT = 0.5;
const NO_LANGUAGES: ReadonlySet<string> = new Set();

const countVotes = (text: string): Map<string, number> => {
  const votes = new Map<string, number>();
  // A word said twice is no second witness: "pain au chocolat and café au lait".
  for (const word of new Set(normaliseText(text).split(" "))) {
    const tags = LANGUAGES_BY_WORD.get(word) ?? NO_LANGUAGES;
    // "a" or "de" says little, "und" much.
    for (const tag of tags) votes.set(tag, (votes.get(tag) ?? 0) + 1 / tags.size);
  }
  const spoken = new Set(votes.keys());
  for (const [tag, letters, vote] of LETTER_PATTERNS) {
    const found = (text.toLowerCase().match(letters)?.length ?? 0) * vote;
    if (found === 0) continue;
    // Letters without a word are a name's: "Jalapeño poppers" are sold in English.
    const share = spoken.has(tag) ? 1 : LETTERS_WITHOUT_WORDS_WEIGHT;
    votes.set(tag, (votes.get(tag) ?? 0) + share * Math.min(MAX_LETTER_VOTES, found));
  }
  return votes;
};

/** No single text of several has more to say than this: a guest's review in another tongue is not the page's. */
const MAX_VOTES_PER_TEXT = 3;

const pickWinner = (votes: ReadonlyMap<string, number>): DetectedLanguage | null => {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (first === undefined || first[1] < 1) return null;
  const margin = (first[1] - (second?.[1] ?? 0)) / first[1];
  return {
    tag: first[0],
    confidence: Math.min(1, first[1] / FULL_CONFIDENCE_VOTES) * Math.min(1, margin * 2),
  };
};

/** The language that the function words of several texts vote for; null where too few of them agree. */
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

/** Texts without a name, which is of no language: "Les Deux Chats" may sell in English. */
export const withoutName = (texts: readonly string[], name: string | undefined): string[] =>
  texts.map((text) => (name === undefined || name === "" ? text : text.replaceAll(name, " ")));

const parseDeclaredTag = (declared: string | null): string | null =>
  /^\s*([a-z]{2})(?:[-_]|\s*$)/i
    .exec(declared ?? "")?.[1]
    ?.toLowerCase()
    .replace(/^n[bn]$/, "no") ?? null;

/** A declaration alone: templates and builders often leave `lang="en"` on pages of any language. */
const DECLARED_CONFIDENCE = 0.4;

/** Above this a vote is no chance word, and overrules what is declared. */
const MIN_OVERRULING_CONFIDENCE = 0.2;
/** The same where a language is declared whose words we do not know: Catalan counts as Spanish by its small words. */
const MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE = 0.9;

/**
 * The language of texts: their function words' vote, helped by the declared tag where both agree. Null where
 * neither says anything; a declaration that nothing contradicts counts for little.
 */
export const detectLanguage = (
  texts: string | readonly string[],
  declared: string | null,
): DetectedLanguage | null => {
  const tag = parseDeclaredTag(declared);
  const vote = detectByVotes(...[texts].flat());
  if (vote === null) return tag === null ? null : { tag, confidence: DECLARED_CONFIDENCE };
  if (tag === vote.tag) return { tag, confidence: Math.min(1, vote.confidence + DECLARED_CONFIDENCE) };
  const telling =
    tag === null || LANGUAGE_PROFILES.has(tag)
      ? MIN_OVERRULING_CONFIDENCE
      : MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE;
  return vote.confidence >= telling || tag === null ? vote : { tag, confidence: DECLARED_CONFIDENCE };
};
