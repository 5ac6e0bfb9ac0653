import type { Fix } from "../../contract/fix.ts";
import type { FixDirection, Severity } from "../../contract/vocabulary.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { adviceFor } from "./advice-by-kind.ts";
import type { AdviceContext, FixDraft } from "./finding-advice.ts";
import { stableUuid } from "./stable-uuid.ts";

/** How many remedies a finding gets, the most direct first. What is of little weight is only suggested. */
const MAX_FIXES_BY_SEVERITY: Record<Severity, number> = { HIGH: 4, MEDIUM: 1, LOW: 0 };

const TARGET_BY_DIRECTION: Record<FixDirection, Fix["target"]> = {
  change_lp: "landing_page",
  change_ad: "ad",
  change_routing: "ad",
  change_both: "landing_page",
};

/** The fixes for findings that are already in order of importance; no two fixes make the same change. */
export function buildFixes(findings: readonly Finding[], evidence: Evidence, evaluationKey: string): Fix[] {
  const fixes = new Map<string, Fix>();
  for (const finding of findings)
    for (const draft of draftFixesFor({ finding, evidence, openFindings: findings })) {
      const change = changeKey(draft);
      if (!fixes.has(change)) fixes.set(change, buildFix(draft, finding, evidence, evaluationKey));
    }
  return [...fixes.values()];
}

function draftFixesFor(matter: AdviceContext): FixDraft[] {
  const { finding } = matter;
  return adviceFor(finding.kind)
    .draftFixes(matter)
    .filter((draft) => draft !== null)
    .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
    .slice(0, MAX_FIXES_BY_SEVERITY[finding.comparison.severity]);
}

/** Two findings may ask for the same change: it is one fix. */
function changeKey({ direction, currentValue, suggestedValue }: FixDraft): string {
  return JSON.stringify([direction, currentValue, suggestedValue]);
}

function buildFix(draft: FixDraft, finding: Finding, evidence: Evidence, evaluationKey: string): Fix {
  const { fixType, direction, currentValue, suggestedValue } = draft;
  const { element, severity } = finding.comparison;
  // `body` is the one selector that is sure to resolve to exactly one node where no other node is at issue.
  const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
  return {
    id: stableUuid(
      evaluationKey,
      finding.kind,
      element,
      fixType,
      direction,
      cssSelector,
      currentValue,
      suggestedValue,
    ),
    element,
    fixType,
    target: TARGET_BY_DIRECTION[direction],
    direction,
    priority: severity,
    currentValue,
    suggestedValue,
    cssSelector,
    reasoning: draft.reasoning,
    expectedImpact: draft.expectedImpact,
    implementationSteps: draft.steps,
    confidenceScore: roundToHundredths(finding.confidence * (draft.certainty ?? 1)),
    tradeoff: draft.tradeoff,
  };
}

function roundToHundredths(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}
