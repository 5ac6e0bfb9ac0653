import type { Fact, Passage, Term } from "../products.ts";
import { ideaOf } from "./synonyms.ts";
import { plain, wordsOf } from "./text.ts";
import { tongueOf } from "./tongues.ts";

/** A number says little about what is meant, since offers compare the numbers that matter; a name says who sells, not what. */
const ASIDE_WEIGHT = 0.3;

/** A brand's word counts aside, unless the language knows it as a thing ("Sofa World" does sell sofas). */
const weightOf = (term: Omit<Term, "weight">, weight: number, names: ReadonlySet<string>): number =>
  /^\p{N}+$/u.test(term.word) || (names.has(term.word) && term.idea === term.stem)
    ? Math.min(weight, ASIDE_WEIGHT)
    : weight;

/** How a text's words are understood: the language (ISO 639-1, null where unknown) and the brand's words. */
export interface Reading {
  language: string | null;
  names: ReadonlySet<string>;
}

/** The content words of a text, as they are compared. */
export const termsOf = (text: string, { language, names }: Reading): Term[] => {
  const tongue = tongueOf(language);
  return wordsOf(plain(text))
    .filter((word) => !tongue.filler.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
    .map((word) => {
      const stem = tongue.stem(word);
      const { idea, weight } = ideaOf(word, stem, tongue);
      return { word, stem, idea, weight: weightOf({ word, stem, idea }, weight, names) };
    });
};

/** A fact with its wording made comparable. */
export const passage = (fact: Fact, reading: Reading): Passage => ({
  ...fact,
  plain: plain(fact.text),
  terms: termsOf(fact.text, reading),
});
