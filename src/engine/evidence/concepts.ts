import { z } from "zod";
import { normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import { BarList, BarSet } from "../lexicon/bar-list.ts";
import genericWordsJson from "../lexicon/generic-words.json" with { type: "json" };
import productCategoriesJson from "../lexicon/product-categories.json" with { type: "json" };
import subjectsJson from "../lexicon/subjects.json" with { type: "json" };
import { cachedBy } from "./cached-by.ts";
import type { LanguageProfile } from "./stemmers-and-stop-words.ts";

/**
 * Words that mean the same in advertising, by the concept that they share. A concept begins with a tilde, so that it
 * equals no stem.
 */

const WordList = z.array(z.string());

/** Words in texts about anything: it says little that two texts share them. */
const genericWords = lexicon(
  z.object({ concepts: z.record(z.string(), WordList), otherWords: WordList }),
  genericWordsJson,
);

const WordsByConcept = z.record(z.string(), BarList);

/**
 * Categories of goods and services. Ad and page match if they share one, and contradict each other if they name
 * different ones. Ambiguous words ("stay warm", "a flat fee") have the category's concept, but contradict nothing.
 */
const productCategories = lexicon(z.object({ categories: WordsByConcept, ambiguous: BarSet }), productCategoriesJson);

/** Other subjects of ads. Ad and page match if they share one. */
const subjects = lexicon(z.object({ subjects: WordsByConcept }), subjectsJson);

/** Relative to 1 for a word about the product. */
const GENERIC_WORD_WEIGHT = 0.3;

interface Concept {
  concept: string;
  weight: number;
  /** The word is in a list, so it is neither a name nor a rare word. */
  isKnown: boolean;
  productCategory?: string;
  /** The concepts of a compound's head and, where known, its modifier. */
  compoundParts?: readonly string[];
}

/** A short stem may equal that of another language's word ("cors" of "corso" and of "Corse"). */
const MIN_STEM_LETTERS = 5;

const listForms = (word: string, profile: LanguageProfile): string[] => [
  word,
  ...[profile.stem(word)].filter((stem) => stem.length >= MIN_STEM_LETTERS),
];

/** The concepts of all listed words and their stems. The first list that has a word decides. */
const getConceptsByWord = cachedBy((profile: LanguageProfile): ReadonlyMap<string, Concept> => {
  const concepts = new Map<string, Concept>();
  const isAmbiguous = (word: string): boolean => productCategories().ambiguous.has(word);
  const addWords = (
    lists: Readonly<Record<string, readonly string[]>>,
    weight: number,
    areProductCategories = false,
  ): void => {
    for (const [name, list] of Object.entries(lists))
      for (const word of list.map(normaliseText))
        for (const form of listForms(word, profile))
          if (!concepts.has(form))
            concepts.set(form, {
              concept: `~${name}`,
              weight,
              isKnown: true,
              ...(areProductCategories && !isAmbiguous(word) && !isAmbiguous(form) && { productCategory: name }),
            });
  };
  addWords(genericWords().concepts, GENERIC_WORD_WEIGHT);
  addWords(productCategories().categories, 1, true);
  addWords(subjects().subjects, 1);
  for (const word of genericWords().otherWords)
    if (!concepts.has(word))
      concepts.set(word, { concept: profile.stem(word), weight: GENERIC_WORD_WEIGHT, isKnown: true });
  return concepts;
});

const MIN_MODIFIER_LETTERS = 3;
const MIN_HEAD_LETTERS = 4;

/** Letters that link the parts of a compound: "Versicherung-s-schutz", "Katze-n-futter". */
const LINKING_LETTERS = /(?:es|en|er|s|n)$/;

/**
 * The category and concepts of a compound. Its head is the longest known end: "Winterjacke" is a jacket, and
 * "Sparpreis" is a price and not a trip ("Reise").
 */
const splitCompound = (
  word: string,
  concepts: ReadonlyMap<string, Concept>,
): Pick<Concept, "productCategory" | "compoundParts"> => {
  for (let at = MIN_MODIFIER_LETTERS; at <= word.length - MIN_HEAD_LETTERS; at += 1) {
    const head = concepts.get(word.slice(at));
    if (head === undefined) continue;
    const beginning = word.slice(0, at);
    const modifier = concepts.get(beginning) ?? concepts.get(beginning.replace(LINKING_LETTERS, ""));
    const compoundParts = [modifier, head].flatMap((part) => part?.concept ?? []);
    return { ...(head.productCategory !== undefined && { productCategory: head.productCategory }), compoundParts };
  }
  return {};
};

/** The concept of a word; its stem, at full weight, where no synonym is known. */
export const findConcept = (word: string, stem: string, profile: LanguageProfile): Concept => {
  const concepts = getConceptsByWord(profile);
  const isStemTelling = profile.stemsAreWords || stem.length >= MIN_STEM_LETTERS;
  const known = concepts.get(word) ?? (isStemTelling ? concepts.get(stem) : undefined);
  if (known !== undefined) return known;
  return { concept: stem, weight: 1, isKnown: false, ...(profile.writesCompounds && splitCompound(word, concepts)) };
};
