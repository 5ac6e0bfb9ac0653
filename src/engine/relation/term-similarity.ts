import { distance } from "fastest-levenshtein";
import type { Term, TextBlock } from "../artifacts/text-block.ts";

const COMPOUND_SIMILARITY = 0.7;
const MISSPELLING_SIMILARITY = 0.8;
/** Shorter stems begin or end many unrelated words. */
const MIN_COMPOUND_PART_LETTERS = 5;
/** Between shorter stems, one letter makes another word. */
const MIN_MISSPELT_LETTERS = 6;

/** 1 for the same concept; less for a part of a compound ("Schuhe" in "Laufschuhe") or one misspelt letter. */
const measureTermSimilarity = (one: Term, other: Term): number => {
  if (one.concept === other.concept || one.stem === other.stem) return 1;
  const [short, long] = one.stem.length <= other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
  if (short.length < MIN_COMPOUND_PART_LETTERS) return 0;
  if (long.startsWith(short) || long.endsWith(short)) return COMPOUND_SIMILARITY;
  return short.length >= MIN_MISSPELT_LETTERS && distance(short, long) <= 1 ? MISSPELLING_SIMILARITY : 0;
};

export const listTerms = (blocks: readonly (TextBlock | null)[]): Term[] =>
  blocks.flatMap((block) => block?.terms ?? []);

/** Keeps one term of each concept. */
export const removeDuplicateTerms = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.concept, term])).values(),
];

export const sumWeights = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** The similarity of a term to the most similar of other terms, 0 to 1. */
export const findHighestSimilarity = (term: Term, others: readonly Term[]): number =>
  others.reduce((highest, other) => (highest === 1 ? 1 : Math.max(highest, measureTermSimilarity(term, other))), 0);

/** Share of the terms' weight that is found among other terms, 0 to 1; 0 without terms. */
export const measureRecall = (terms: readonly Term[], others: readonly Term[]): number => {
  const unique = removeDuplicateTerms(terms);
  const total = sumWeights(unique);
  return total === 0
    ? 0
    : unique.reduce((sum, term) => sum + term.weight * findHighestSimilarity(term, others), 0) / total;
};

/** Words that any ad may use ("save", "shop"), names and numbers have a lower weight. */
export const MIN_DISTINCTIVE_WEIGHT = 0.5;

export const listDistinctiveTerms = (terms: readonly Term[]): Term[] =>
  terms.filter(({ weight }) => weight >= MIN_DISTINCTIVE_WEIGHT);
