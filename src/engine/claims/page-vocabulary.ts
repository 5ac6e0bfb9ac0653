import type { PageEvidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";

/** The same word, a synonym, or a part of a compound. */
export const isSameTerm = (one: Term, other: Term): boolean =>
  one.stem === other.stem ||
  one.concept === other.concept ||
  (other.compoundParts ?? []).includes(one.concept) ||
  (one.compoundParts ?? []).includes(other.concept);

const MIN_PART = 5;

/** "Städmaterial" of "städmaterialet": inflections and parts of compounds. */
const isWithin = ({ stem, word }: Term, words: string): boolean =>
  words.includes(` ${word} `) || (stem.length >= MIN_PART && words.includes(stem));

/** Whether the page has a word anywhere, in any form. */
export const createVocabulary = ({ blocks, summary, fullText }: PageEvidence): ((term: Term) => boolean) => {
  const terms = [...blocks, ...summary].flatMap((block) => block.terms);
  const words = ` ${fullText} `;
  return (term) => terms.some((other) => isSameTerm(term, other)) || isWithin(term, words);
};
