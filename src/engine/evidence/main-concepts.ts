import type { Term, TextBlock } from "../artifacts/text.ts";

/** Terms that say no more than any ad says weigh less than this. */
const MIN_TERM_WEIGHT = 0.5;
const MAX_CONCEPTS = 12;

/**
 * The ideas that a list of passages is about, most telling first: what is said first and often leads. Brand names
 * weigh too little to be among them.
 */
export const findMainConcepts = (passages: readonly TextBlock[]): string[] => {
  const scores = new Map<string, number>();
  passages.forEach(({ terms }, at) => {
    // The headline counts twice the text after it, and so on down.
    const share = 1 / (1 + at);
    const ideas = new Map<string, Term>(terms.map((term) => [term.concept, term]));
    for (const term of ideas.values())
      if (term.weight >= MIN_TERM_WEIGHT)
        scores.set(term.concept, (scores.get(term.concept) ?? 0) + share * term.weight);
  });
  return [...scores]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_CONCEPTS)
    .map(([idea]) => idea);
};
