import type { Fix } from "../../contract/fix.ts";
import type { FixDirection, Severity } from "../../contract/vocabulary.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { AdviceContext, FixDraft } from "./draft-fixes.ts";
import { FIX_DRAFTERS } from "./fix-drafters.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Maximum number of fixes of a finding. LOW findings get only a suggestion. */
const MAX_FIXES_BY_SEVERITY: Record<Severity, number> = { HIGH: 4, MEDIUM: 1, LOW: 0 };

const TARGET_BY_DIRECTION: Record<FixDirection, Fix["target"]> = {
  change_lp: "landing_page",
  change_ad: "ad",
  change_routing: "ad",
  change_both: "landing_page",
};

/** Builds the fixes of findings, which must be in order of importance. Identical changes become one fix. */
export function buildFixes(findings: readonly Finding[], evidence: Evidence, evaluationKey: string): Fix[] {
  const fixes = new Map<string, Fix>();
  for (const finding of findings)
    for (const draft of draftFixesFor({ finding, evidence, openFindings: findings })) {
      const change = changeKey(draft);
      if (!fixes.has(change)) fixes.set(change, buildFix(draft, finding, evidence, evaluationKey));
    }
  return [...fixes.values()];
}

function draftFixesFor(context: AdviceContext): FixDraft[] {
  const { finding } = context;
  return (FIX_DRAFTERS[finding.kind]?.(context) ?? [])
    .filter((draft) => draft !== null)
    .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
    .slice(0, MAX_FIXES_BY_SEVERITY[finding.comparison.severity]);
}

/** Findings that need the same change share one fix. */
function changeKey({ direction, currentValue, suggestedValue }: FixDraft): string {
  return JSON.stringify([direction, currentValue, suggestedValue]);
}

function buildFix(draft: FixDraft, finding: Finding, evidence: Evidence, evaluationKey: string): Fix {
  const { fixType, direction, currentValue, suggestedValue } = draft;
  const { element, severity } = finding.comparison;
  // `body` always resolves to exactly one node.
  const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
  return {
    id: stableUuid(evaluationKey, finding.kind, element, fixType, direction, cssSelector, currentValue, suggestedValue),
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
