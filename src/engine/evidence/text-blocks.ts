import type { Excerpt, Term, TextBlock } from "../artifacts/text.ts";
import { figuresIn } from "./figures.ts";
import { languageWords } from "./language-words.ts";
import { languageProfile } from "./languages.ts";
import { normaliseText, splitWords } from "./normalise-text.ts";
import { withoutOffers } from "./offers/offers.ts";
import { placesIn } from "./places.ts";
import { ideaOf } from "./synonyms.ts";

/** Numbers and brand names say little about the product; numbers are compared as offers. */
const MAX_SECONDARY_WEIGHT = 0.3;

/** Language (ISO 639-1, null if unknown) and brand words of a text. */
export interface TextContext {
  language: string | null;
  names: ReadonlySet<string>;
  /** Normalised names of several words: "Marrow Coffee" says nothing about coffee. */
  phrases?: readonly string[];
}

/** Separates clauses, which limit the reach of a preposition. */
const CLAUSE_BREAK = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;

const removePhrases = (plainText: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);

/** The content words of a text without its offers, which are compared separately. */
export const extractTerms = (text: string, reading: TextContext): Term[] =>
  extractTermsWithoutOffers(withoutOffers(text), reading);

/** @param rest a text without its offers. */
const extractTermsWithoutOffers = (rest: string, { language, names, phrases = [] }: TextContext): Term[] => {
  const tongue = languageProfile(language);
  const prepositions = languageWords().qualifyingPrepositions[language ?? "en"];
  const said = rest.split(CLAUSE_BREAK).flatMap((clause) => {
    const words = splitWords(removePhrases(normaliseText(clause), phrases));
    const from = words.findIndex((word) => prepositions?.includes(word));
    return words.map((word, at) => ({ word, isModifier: from !== -1 && at > from }));
  });
  return said
    .filter(({ word }) => !tongue.stopWords.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
    .map(({ word, isModifier }) => {
      const stem = tongue.stem(word);
      const {
        idea: concept,
        weight,
        known,
        goods: productCategory,
        parts: compoundParts,
      } = ideaOf(word, stem, tongue);
      // Brand words have a low weight, unless the language knows them as a product: "Sofa World" does sell sofas.
      const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !known);
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

/** Adds normalised text, terms, places and quantities to an excerpt. */
export const buildTextBlock = (fact: Excerpt, reading: TextContext): TextBlock => {
  const rest = withoutOffers(fact.text);
  const terms = extractTermsWithoutOffers(rest, reading);
  const places = placesIn(fact.text, terms, reading.language);
  const tongue = languageProfile(reading.language);
  const quantities = figuresIn(rest, tongue, (word) => ideaOf(word, tongue.stem(word), tongue).known);
  return {
    ...fact,
    normalised: normaliseText(fact.text),
    terms,
    ...(places.length > 0 && { places }),
    ...(quantities.length > 0 && { quantities }),
  };
};
