import { foldText, normaliseText, splitWords } from "../../ground/fold-text.ts";
import type { Excerpt, Term, TextBlock } from "../artifacts/text-block.ts";
import { findConcept } from "./concepts.ts";
import { isDenial, isNegation } from "./denial-words.ts";
import { findPlaces } from "./places.ts";
import { getQuantityTables } from "./quantity-tables.ts";
import { languageProfile, languageWords } from "./stemmers-and-stop-words.ts";

/** Numbers and brand names say little about the product; numbers are compared as claims. */
const MAX_SECONDARY_WEIGHT = 0.3;

/** Language (ISO 639-1, null if unknown) and brand words of a text. */
export interface TextContext {
  language: string | null;
  /** ISO 639-1 tag that the page declares; for languages without a profile. Absent: none. */
  declared?: string;
  names: ReadonlySet<string>;
  /** Normalised names of several words: "Marrow Coffee" says nothing about coffee. */
  phrases?: readonly string[];
}

/** Separates clauses, which limit the reach of a preposition. */
const CLAUSE_BREAK = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;

const removePhrases = (plainText: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);

const NUMBER = "\\d[\\d.,']*";
let amount: RegExp | null = null;

/** Longest first, so that "us$" is not read as "$". */
const oneOf = (words: Iterable<string>): string =>
  `(?:${[...words]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => RegExp.escape(word))
    .join("|")})`;

/** "49 €", "$1,299.00", "1 290 kr", "£9 a month", "20 %". */
const amountPattern = (): RegExp => {
  if (amount !== null) return amount;
  const { currencies, perConnectors } = getQuantityTables("en");
  const unit = oneOf(currencies.keys());
  const period = `(?:\\s?${oneOf(perConnectors)}\\s?\\p{L}+)?`;
  amount = new RegExp(
    `(?:(?<!\\p{L})${unit}\\s?${NUMBER}|${NUMBER}\\s?${unit}(?!\\p{L}))${period}|${NUMBER}\\s?%`,
    "gu",
  );
  return amount;
};

/** Amounts of money and percentages are compared as claims. */
const withoutAmounts = (text: string): string => foldText(text).replace(amountPattern(), " ; ");

const SENTENCE_BREAK = /(?<=[.!?…])\s+/u;

/** "Off cheese? Meet the Skinny": what the question names is not what is offered. A question alone may name it. */
const splitClauses = (text: string): { clause: string; isAside: boolean }[] => {
  const sentences = text.split(SENTENCE_BREAK);
  const isAnswered = sentences.some((sentence) => !sentence.endsWith("?"));
  return sentences.flatMap((sentence) =>
    sentence.split(CLAUSE_BREAK).map((clause) => ({ clause, isAside: isAnswered && sentence.endsWith("?") })),
  );
};

/** "No cheese" and "Goodbye cheese", but not "The No. 1 cheese" and "High-end cheese". */
const denies = (word: string, at: number, words: readonly string[], language: string | null): boolean =>
  (at === 0 ? isDenial(word, language) : isNegation(word, language)) && !/^\d/.test(words[at + 1] ?? "");

/** The content words of a text. */
export const extractTerms = (text: string, { language, names, phrases = [] }: TextContext): Term[] => {
  const profile = languageProfile(language);
  const prepositions = languageWords().qualifyingPrepositions[language ?? "en"];
  const said = splitClauses(withoutAmounts(text)).flatMap(({ clause, isAside }) => {
    const words = splitWords(removePhrases(normaliseText(clause), phrases));
    const from = words.findIndex(
      (word, at) => prepositions?.includes(word) || denies(word, at, words, language ?? null),
    );
    return words.map((word, at) => ({ word, isModifier: isAside || (from !== -1 && at > from) }));
  });
  return said
    .filter(({ word }) => !profile.stopWords.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
    .map(({ word, isModifier }) => {
      const stem = profile.stem(word);
      const { concept, weight, isKnown, productCategory, compoundParts } = findConcept(word, stem, profile);
      // Brand words have a low weight, unless the language knows them as a product: "Sofa World" does sell sofas.
      const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !isKnown);
      return {
        word,
        stem,
        concept,
        weight: aside ? Math.min(weight, MAX_SECONDARY_WEIGHT) : weight,
        ...(compoundParts !== undefined && { compoundParts }),
        ...(productCategory === undefined ? {} : { productCategory, ...(isModifier && { modifier: true }) }),
      };
    });
};

/** Adds normalised text, terms and places to an excerpt. */
export const buildTextBlock = (excerpt: Excerpt, context: TextContext): TextBlock => {
  const terms = extractTerms(excerpt.text, context);
  const places = findPlaces(excerpt.text, terms, context.language ?? context.declared ?? null);
  return {
    ...excerpt,
    normalised: normaliseText(excerpt.text),
    terms,
    ...(places.length > 0 && { places }),
  };
};
