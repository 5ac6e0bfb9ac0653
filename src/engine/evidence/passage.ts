import type { Fact, Passage, Term } from "../products/passage.ts";
import { figuresIn } from "./figures.ts";
import { withoutOffers } from "./offers/offers.ts";
import { placesIn } from "./places.ts";
import { ideaOf } from "./synonyms.ts";
import { plain, wordsOf } from "./text.ts";
import { tongueOf } from "./tongues.ts";

/** A number says little about what is meant, since offers compare the numbers that matter; a name says who sells, not what. */
const ASIDE_WEIGHT = 0.3;

/** How a text's words are understood: the language (ISO 639-1, null where unknown) and the brand's words. */
export interface Reading {
  language: string | null;
  names: ReadonlySet<string>;
  /** Names of several words, plain: "Marrow Coffee" says nothing of coffee. */
  phrases?: readonly string[];
}

/** A preposition after which a line tells for whom, of what or like what the goods are: "lamps for your flat", "like a hotel". */
const ASIDE: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
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
const PAUSE = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;

const without = (plainText: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);

/** The content words of a text, as they are compared: its offers are compared apart. */
export const termsOf = (text: string, reading: Reading): Term[] => termsIn(withoutOffers(text), reading);

/** @param rest a text without its offers. */
const termsIn = (rest: string, { language, names, phrases = [] }: Reading): Term[] => {
  const tongue = tongueOf(language);
  const prepositions = ASIDE[language ?? "en"];
  const said = rest.split(PAUSE).flatMap((clause) => {
    const words = wordsOf(without(plain(clause), phrases));
    const from = words.findIndex((word) => prepositions?.has(word));
    return words.map((word, at) => ({ word, aside: from !== -1 && at > from }));
  });
  return said
    .filter(({ word }) => !tongue.filler.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
    .map(({ word, aside: isAside }) => {
      const stem = tongue.stem(word);
      const { idea, weight, known, goods, parts } = ideaOf(word, stem, tongue);
      // A brand's word counts aside, unless the language knows it as a thing: "Sofa World" does sell sofas.
      const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !known);
      return {
        word,
        stem,
        idea,
        weight: aside ? Math.min(weight, ASIDE_WEIGHT) : weight,
        ...(parts !== undefined && { parts }),
        ...(goods === undefined ? {} : { goods, ...(isAside && { aside: true }) }),
      };
    });
};

/** A fact with its wording made comparable. */
export const passage = (fact: Fact, reading: Reading): Passage => {
  const rest = withoutOffers(fact.text);
  const terms = termsIn(rest, reading);
  const places = placesIn(fact.text, terms, reading.language);
  const tongue = tongueOf(reading.language);
  const figures = figuresIn(rest, tongue, (word) => ideaOf(word, tongue.stem(word), tongue).known);
  return {
    ...fact,
    plain: plain(fact.text),
    terms,
    ...(places.length > 0 && { places }),
    ...(figures.length > 0 && { figures }),
  };
};
