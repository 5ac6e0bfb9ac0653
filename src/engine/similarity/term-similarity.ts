import { distance } from "fastest-levenshtein";
import type { Term, TextBlock } from "../artifacts/text-block.ts";

/** How much of a match one word's likeness to another is worth. */
const COMPOUND = 0.7;
const MISSPELT = 0.8;

/** 1 for the same idea; less for a compound's part ("Schuhe" in "Laufschuhe") or a slip of a letter. */
const affinity = (one: Term, other: Term): number => {
  if (one.concept === other.concept || one.stem === other.stem) return 1;
  const [short, long] = one.stem.length <= other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
  if (short.length < 5) return 0;
  if (long.startsWith(short) || long.endsWith(short)) return COMPOUND;
  return short.length >= 6 && distance(short, long) <= 1 ? MISSPELT : 0;
};

export const termsIn = (passages: readonly (TextBlock | null)[]): Term[] =>
  passages.flatMap((passage) => passage?.terms ?? []);

export const distinct = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.concept, term])).values(),
];

const weigh = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** The best counterpart of a term among others, 0 to 1. */
export const best = (term: Term, among: readonly Term[]): number =>
  among.reduce((most, other) => (most === 1 ? 1 : Math.max(most, affinity(term, other))), 0);

/** Share of the terms' weight that is found among others, 0 to 1; 0 where nothing is said. */
export const recall = (terms: readonly Term[], among: readonly Term[]): number => {
  const unique = distinct(terms);
  const total = weigh(unique);
  return total === 0 ? 0 : unique.reduce((sum, term) => sum + term.weight * best(term, among), 0) / total;
};

/** Words that any ad may say of anything ("save", "shop"), names and numbers weigh less. */
const TELLING = 0.5;
export const telling = (terms: readonly Term[]): Term[] => terms.filter(({ weight }) => weight >= TELLING);
