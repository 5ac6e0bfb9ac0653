import type { ComparisonCategory } from "../../contract/vocabulary.ts";
import type { Advice } from "../products/answer.ts";
import type { Finding, FindingKind } from "../products/judgement.ts";

type Shelf = keyof Advice["suggestions"];

const SHELF: Record<ComparisonCategory, Shelf> = {
  visual: "visual",
  message: "contextual",
  scent: "contextual",
  tone: "tone",
};

/** That the page should take up the ad's words is one piece of advice, whether headline, first screen or product lack them. */
const TAKE_UP: ReadonlySet<FindingKind> = new Set(["headline", "fold_promise", "product"]);

const asksToTakeUp = ({ kind, contradiction }: Finding): boolean => TAKE_UP.has(kind) && !contradiction;

/** What every open finding recommends, by subject, in the findings' order; nothing is said twice. */
export function suggestionsOf(findings: readonly Finding[]): Advice["suggestions"] {
  const suggestions: Advice["suggestions"] = { visual: [], contextual: [], tone: [] };
  const said = new Set<string>();
  let takenUp = false;
  for (const finding of findings) {
    const { comparison } = finding;
    if (asksToTakeUp(finding) && takenUp) continue;
    takenUp ||= TAKE_UP.has(finding.kind);
    const text = comparison.recommendation.trim();
    const key = text.toLowerCase().replaceAll(/\s+/g, " ");
    if (key === "" || said.has(key)) continue;
    said.add(key);
    suggestions[SHELF[comparison.category]].push(text);
  }
  return suggestions;
}
