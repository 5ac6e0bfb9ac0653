import type { ConversionRisk } from "../../contract/evaluation.ts";
import type { FindingDefinition } from "../../findings/definition.ts";
import { getFinding } from "../../findings/findings.ts";
import type { Finding } from "../artifacts/judgement.ts";

const IMPACT_RANK = { MEDIUM: 0, HIGH: 1, CRITICAL: 2 } as const satisfies Record<ConversionRisk["impact"], number>;

/** One risk per HIGH finding, in their order. Findings on the same text of the ad share one risk, the higher one. */
export function buildRisks(findings: readonly Finding[]): ConversionRisk[] {
  const risks = new Map<string, ConversionRisk>();
  for (const finding of findings) {
    if (finding.comparison.severity !== "HIGH") continue;
    const risk = buildRisk(finding);
    const key = JSON.stringify([risk.type, finding.comparison.adValue.trim().toLowerCase()]);
    const known = risks.get(key);
    if (known === undefined || IMPACT_RANK[risk.impact] > IMPACT_RANK[known.impact]) risks.set(key, risk);
  }
  return [...risks.values()];
}

function buildRisk(finding: Finding): ConversionRisk {
  const { risk } = getFinding(finding.kind);
  return {
    type: risk.type,
    message: risk.message(finding.comparison),
    impact: rateImpact(finding, risk),
    element: finding.comparison.element,
  };
}

/** CRITICAL: proven, and ad platforms disapprove it. HIGH: one of the two. MEDIUM: neither. */
function rateImpact(
  { contradiction }: Finding,
  { violatesPolicy }: FindingDefinition["risk"],
): ConversionRisk["impact"] {
  if (contradiction && violatesPolicy) return "CRITICAL";
  return contradiction || violatesPolicy ? "HIGH" : "MEDIUM";
}
