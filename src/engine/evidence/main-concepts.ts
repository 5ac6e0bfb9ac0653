import type { Term, TextBlock } from "../artifacts/text-block.ts";

/** Terms below this weight may be in any ad. */
const MIN_TERM_WEIGHT = 0.5;
const MAX_CONCEPTS = 12;

/**
 * The main concepts of texts, most important first: early and repeated concepts lead. Brand names are left out, because
 * their weight is low.
 */
export const findMainConcepts = (blocks: readonly TextBlock[]): string[] => {
  const scores = new Map<string, number>();
  blocks.forEach(({ terms }, at) => {
    // The first text counts twice the second, and so on.
    const share = 1 / (1 + at);
    const termsByConcept = new Map<string, Term>(terms.map((term) => [term.concept, term]));
    for (const term of termsByConcept.values())
      if (term.weight >= MIN_TERM_WEIGHT)
        scores.set(term.concept, (scores.get(term.concept) ?? 0) + share * term.weight);
  });
  return [...scores]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_CONCEPTS)
    .map(([concept]) => concept);
};
