import type { Passage, Term } from "../products/passage.ts";

/** Terms that say no more than any ad says weigh less than this. */
const TELLING = 0.5;
const MOST = 12;

/**
 * The ideas that a list of passages is about, most telling first: what is said first and often leads. Brand names
 * weigh too little to be among them.
 */
export const subjectOf = (passages: readonly Passage[]): string[] => {
  const scores = new Map<string, number>();
  passages.forEach(({ terms }, at) => {
    // The headline counts twice the text after it, and so on down.
    const share = 1 / (1 + at);
    const ideas = new Map<string, Term>(terms.map((term) => [term.idea, term]));
    for (const term of ideas.values())
      if (term.weight >= TELLING) scores.set(term.idea, (scores.get(term.idea) ?? 0) + share * term.weight);
  });
  return [...scores]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST)
    .map(([idea]) => idea);
};
