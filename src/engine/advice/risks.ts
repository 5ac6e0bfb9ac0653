import type { ConversionRisk } from "../../contract/evaluation.ts";
import type { Evidence } from "../products/evidence.ts";
import type { Finding } from "../products/judgement.ts";
import type { Counsel } from "./counsel.ts";
import { counselOf } from "./counsels.ts";

const GRAVITY = { MEDIUM: 0, HIGH: 1, CRITICAL: 2 } as const satisfies Record<
  ConversionRisk["impact"],
  number
>;

/** One risk for each HIGH finding, in their order; two findings on the same words of the ad are one risk, the graver. */
export function risksOf(findings: readonly Finding[], evidence: Evidence): ConversionRisk[] {
  const risks = new Map<string, ConversionRisk>();
  for (const finding of findings) {
    if (finding.comparison.severity !== "HIGH") continue;
    const counsel = counselOf(finding.kind);
    const key = JSON.stringify([counsel.risk, finding.comparison.adValue.trim().toLowerCase()]);
    const risk = riskOf(finding, evidence, counsel);
    const known = risks.get(key);
    if (known === undefined || GRAVITY[risk.impact] > GRAVITY[known.impact]) risks.set(key, risk);
  }
  return [...risks.values()];
}

function riskOf(finding: Finding, evidence: Evidence, counsel: Counsel): ConversionRisk {
  return {
    type: counsel.risk,
    message: counsel.warning({ finding, evidence }),
    impact: impactOf(finding, counsel),
    element: finding.comparison.element,
  };
}

/** CRITICAL is what platforms disapprove once it is proven; HIGH is one of the two; a stumbling block alone is MEDIUM. */
function impactOf({ contradiction }: Finding, { policyGrade }: Counsel): ConversionRisk["impact"] {
  if (contradiction && policyGrade) return "CRITICAL";
  return contradiction || policyGrade ? "HIGH" : "MEDIUM";
}
