import type { Clause, Quantity } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import json from "../lexicon/quantifiers.json" with { type: "json" };
import { saysIncluded, splitClauses } from "./inclusions.ts";
import { normaliseText } from "./normalise-text.ts";
import { findPhrase } from "./phrase-matcher.ts";

const findQuantifier = (text: string, language: string): Clause["quantifier"] =>
  (["part", "all"] as const).find((kind) => findPhrase(text, json[kind], language) !== null) ?? null;

/** The clauses of a sentence, with what was read of it. */
export const readClauses = (
  sentence: string,
  { terms, quantities }: { terms: readonly Term[]; quantities: readonly Quantity[] },
  language: string,
): Clause[] =>
  splitClauses(sentence).map((clause) => {
    const text = normaliseText(clause);
    const stated = quantities.filter((quantity) => text.includes(normaliseText(quantity.text)));
    const measures = new Set(stated.flatMap((quantity) => normaliseText(quantity.text).split(" ")));
    const words = text.split(" ").filter((word) => !measures.has(word));
    return {
      text,
      terms: terms.filter(
        ({ word, stem }, at) =>
          words.includes(normaliseText(word)) && terms.findIndex((other) => other.stem === stem) === at,
      ),
      quantities: stated,
      saysIncluded: saysIncluded(text, language),
      quantifier: findQuantifier(text, language),
    };
  });
