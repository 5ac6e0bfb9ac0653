import type { ComparisonCategory } from "../../contract/vocabulary.ts";
import type { Advice } from "../products/answer.ts";
import type { Finding } from "../products/judgement.ts";

type Shelf = keyof Advice["suggestions"];

const SHELF: Record<ComparisonCategory, Shelf> = {
  visual: "visual",
  message: "contextual",
  scent: "contextual",
  tone: "tone",
};

/** What every open finding recommends, by subject, in the findings' order; nothing is said twice. */
export function suggestionsOf(findings: readonly Finding[]): Advice["suggestions"] {
  const suggestions: Advice["suggestions"] = { visual: [], contextual: [], tone: [] };
  const said = new Set<string>();
  for (const { comparison } of findings) {
    const text = comparison.recommendation.trim();
    const key = text.toLowerCase().replaceAll(/\s+/g, " ");
    if (key === "" || said.has(key)) continue;
    said.add(key);
    suggestions[SHELF[comparison.category]].push(text);
  }
  return suggestions;
}
