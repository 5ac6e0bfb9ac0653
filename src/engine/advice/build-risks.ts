import type { ConversionRisk } from "../../contract/evaluation.ts";
import { IMPACTS } from "../../contract/vocabulary.ts";
import { getFinding } from "../../findings/findings.ts";
import type { Finding } from "../artifacts/judgement.ts";

/** One risk per HIGH finding, in their order. Findings on the same text of the ad share one risk, the higher one. */
export function buildRisks(findings: readonly Finding[]): ConversionRisk[] {
  const risks = new Map<string, ConversionRisk>();
  for (const finding of findings) {
    if (finding.comparison.severity !== "HIGH") continue;
    const risk = buildRisk(finding);
    const key = JSON.stringify([risk.type, finding.comparison.adValue.trim().toLowerCase()]);
    const known = risks.get(key);
    if (known === undefined || IMPACTS.indexOf(risk.impact) < IMPACTS.indexOf(known.impact)) risks.set(key, risk);
  }
  return [...risks.values()];
}

/** CRITICAL: proven, and ad platforms disapprove it. HIGH: one of the two. MEDIUM: neither. */
function buildRisk({ kind, comparison, contradiction }: Finding): ConversionRisk {
  const { type, message, violatesPolicy } = getFinding(kind).risk;
  const impact = contradiction && violatesPolicy ? "CRITICAL" : contradiction || violatesPolicy ? "HIGH" : "MEDIUM";
  return { type, message: message(comparison), impact, element: comparison.element };
}
