import type { ComparisonCategory } from "../../contract/vocabulary.ts";
import type { Advice } from "../artifacts/advice.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";

type SuggestionGroup = keyof Advice["suggestions"];

const GROUP_BY_CATEGORY: Record<ComparisonCategory, SuggestionGroup> = {
  visual: "visual",
  message: "contextual",
  scent: "contextual",
  tone: "tone",
};

/** These kinds all suggest to use the ad's words on the page, so only the first of them is shown. */
const WORDING_KINDS: ReadonlySet<FindingKind> = new Set(["headline", "fold_promise", "product"]);

const asksForAdWording = ({ kind, contradiction }: Finding): boolean => WORDING_KINDS.has(kind) && !contradiction;

/** The recommendations of all open findings, by subject, in the findings' order, without repetitions. */
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
