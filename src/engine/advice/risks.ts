import type { ConversionRisk } from "../../contract/evaluation.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { adviceFor } from "./advice-by-kind.ts";
import type { FindingAdvice } from "./finding-advice.ts";

const IMPACT_RANK = { MEDIUM: 0, HIGH: 1, CRITICAL: 2 } as const satisfies Record<
  ConversionRisk["impact"],
  number
>;

/** One risk per HIGH finding, in their order. Findings on the same text of the ad share one risk, the higher one. */
export function buildRisks(findings: readonly Finding[], evidence: Evidence): ConversionRisk[] {
  const risks = new Map<string, ConversionRisk>();
  for (const finding of findings) {
    if (finding.comparison.severity !== "HIGH") continue;
    const counsel = adviceFor(finding.kind);
    const key = JSON.stringify([counsel.risk, finding.comparison.adValue.trim().toLowerCase()]);
    const risk = buildRisk(finding, evidence, counsel);
    const known = risks.get(key);
    if (known === undefined || IMPACT_RANK[risk.impact] > IMPACT_RANK[known.impact]) risks.set(key, risk);
  }
  return [...risks.values()];
}

function buildRisk(finding: Finding, evidence: Evidence, counsel: FindingAdvice): ConversionRisk {
  return {
    type: counsel.risk,
    message: counsel.describeRisk({ finding, evidence }),
    impact: rateImpact(finding, counsel),
    element: finding.comparison.element,
  };
}

/** CRITICAL: proven, and ad platforms disapprove it. HIGH: one of the two. MEDIUM: neither. */
function rateImpact({ contradiction }: Finding, { violatesPolicy }: FindingAdvice): ConversionRisk["impact"] {
  if (contradiction && violatesPolicy) return "CRITICAL";
  return contradiction || violatesPolicy ? "HIGH" : "MEDIUM";
}
