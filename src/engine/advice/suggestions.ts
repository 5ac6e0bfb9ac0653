import type { ComparisonCategory } from "../../contract/vocabulary.ts";
import type { Advice } from "../artifacts/evaluation-parts.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";

type SuggestionGroup = keyof Advice["suggestions"];

const GROUP_BY_CATEGORY: Record<ComparisonCategory, SuggestionGroup> = {
  visual: "visual",
  message: "contextual",
  scent: "contextual",
  tone: "tone",
};

/** That the page should take up the ad's words is one piece of advice, whether headline, first screen or product lack them. */
const WORDING_KINDS: ReadonlySet<FindingKind> = new Set(["headline", "fold_promise", "product"]);

const asksForAdWording = ({ kind, contradiction }: Finding): boolean =>
  WORDING_KINDS.has(kind) && !contradiction;

/** What every open finding recommends, by subject, in the findings' order; nothing is said twice. */
export function buildSuggestions(findings: readonly Finding[]): Advice["suggestions"] {
  const suggestions: Advice["suggestions"] = { visual: [], contextual: [], tone: [] };
  const said = new Set<string>();
  let takenUp = false;
  for (const finding of findings) {
    const { comparison } = finding;
    if (asksForAdWording(finding) && takenUp) continue;
    takenUp ||= WORDING_KINDS.has(finding.kind);
    const text = comparison.recommendation.trim();
    const key = text.toLowerCase().replaceAll(/\s+/g, " ");
    if (key === "" || said.has(key)) continue;
    said.add(key);
    suggestions[GROUP_BY_CATEGORY[comparison.category]].push(text);
  }
  return suggestions;
}
