import type { Excerpt, Term, TextBlock } from "../artifacts/text.ts";
import { figuresIn } from "./figures.ts";
import { languageProfile } from "./languages.ts";
import { normaliseText, splitWords } from "./normalise-text.ts";
import { withoutOffers } from "./offers/offers.ts";
import { placesIn } from "./places.ts";
import { ideaOf } from "./synonyms.ts";

/** A number says little about what is meant, since offers compare the numbers that matter; a name says who sells, not what. */
const MAX_SECONDARY_WEIGHT = 0.3;

/** How a text's words are understood: the language (ISO 639-1, null where unknown) and the brand's words. */
export interface TextContext {
  language: string | null;
  names: ReadonlySet<string>;
  /** Names of several words, plain: "Marrow Coffee" says nothing of coffee. */
  phrases?: readonly string[];
}

/** A preposition after which a line tells for whom, of what or like what the goods are: "lamps for your flat", "like a hotel". */
const QUALIFYING_PREPOSITIONS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: "for like with without in at by as to from than",
    de: "fur wie mit ohne in im am zum zur als bei von vom",
    fr: "pour comme avec sans dans chez par",
    es: "para como con sin por",
    it: "per come con senza nel nella da",
    nl: "voor als met zonder in bij van",
    pt: "para como com sem por",
  }).map(([tag, words]) => [tag, new Set(words.split(" "))]),
);

/** Where an aside ends: at a pause. */
const CLAUSE_BREAK = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;

const removePhrases = (plainText: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);

/** The content words of a text, as they are compared: its offers are compared apart. */
export const extractTerms = (text: string, reading: TextContext): Term[] =>
  extractTermsWithoutOffers(withoutOffers(text), reading);

/** @param rest a text without its offers. */
const extractTermsWithoutOffers = (rest: string, { language, names, phrases = [] }: TextContext): Term[] => {
  const tongue = languageProfile(language);
  const prepositions = QUALIFYING_PREPOSITIONS[language ?? "en"];
  const said = rest.split(CLAUSE_BREAK).flatMap((clause) => {
    const words = splitWords(removePhrases(normaliseText(clause), phrases));
    const from = words.findIndex((word) => prepositions?.has(word));
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
      // A brand's word counts aside, unless the language knows it as a thing: "Sofa World" does sell sofas.
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

/** A fact with its wording made comparable. */
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
