import type { ConversionRisk, Evaluation } from "../../contract/evaluation.ts";
import {
  CATEGORY_OF_DIMENSION,
  type ComparisonCategory,
  DIMENSIONS,
  IMPACTS,
  OPEN_STATUSES,
  SEVERITIES,
} from "../../contract/vocabulary.ts";
import { getFinding } from "../../findings/findings.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, FindingKind, Judgement } from "../artifacts/judgement.ts";
import type { EvaluationScores } from "../artifacts/scores.ts";
import { buildFixes } from "./build-fixes.ts";
import { findWithholdingCause, isExplainedBy } from "./withhold-advice.ts";

/** In the contract's shapes. */
export type Advice = ReturnType<typeof advise>;

/**
 * Derives risks from HIGH findings, fixes from findings that are worth fixing, and a suggestion from each finding.
 *
 * @param input.evaluationKey identifies the evaluation; the ids of fixes derive from it.
 */
export function advise(input: {
  evidence: Evidence;
  judgement: Judgement;
  scored: EvaluationScores;
  evaluationKey: string;
}) {
  const { evidence, scored, evaluationKey } = input;
  const open = sortByImportance(
    input.judgement.findings.filter(({ comparison }) => OPEN_STATUSES.has(comparison.status)),
    scored,
  );
  const cause = findWithholdingCause(evidence.page.failedResources);
  const unexplained = open.filter((finding) => !isExplainedBy(cause, finding));
  return {
    conversionRisks: buildRisks(unexplained),
    fixes: buildFixes(open, evidence, evaluationKey, cause),
    suggestions: buildSuggestions(unexplained),
  };
}

/**
 * What leads: a failed resource, because other findings may follow from it. But a proven contradiction that fails the ad
 * does not follow from a picture or script that visitors hardly miss.
 */
const rankOfCause = ({ resource, contradiction, comparison: { severity } }: Finding): number => {
  if (resource === undefined) return contradiction && severity === "HIGH" ? 1 : 3;
  return severity === "HIGH" ? 0 : severity === "MEDIUM" ? 2 : 3;
};

/** Sorts by cause, then by severity, then proven contradictions first, then by the weight of the dimension. */
function sortByImportance(findings: readonly Finding[], { appliedProfile: { weights } }: EvaluationScores): Finding[] {
  const weight = ({ comparison }: Finding) =>
    Math.max(...DIMENSIONS.map((one) => (CATEGORY_OF_DIMENSION[one] === comparison.category ? weights[one] : 0)));
  return findings.toSorted(
    (a, b) =>
      rankOfCause(a) - rankOfCause(b) ||
      SEVERITIES.indexOf(a.comparison.severity) - SEVERITIES.indexOf(b.comparison.severity) ||
      Number(b.contradiction) - Number(a.contradiction) ||
      weight(b) - weight(a),
  );
}

/**
 * One risk per finding that is HIGH or raises one anyway, in their order. Findings on the same text of the ad share one
 * risk, the higher one.
 */
export function buildRisks(findings: readonly Finding[]): ConversionRisk[] {
  const risks = new Map<string, ConversionRisk>();
  for (const finding of findings) {
    if (finding.comparison.severity !== "HIGH" && finding.raisesRisk !== true) continue;
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

const GROUP_BY_CATEGORY: Record<ComparisonCategory, keyof Evaluation["suggestions"]> = {
  visual: "visual",
  message: "contextual",
  scent: "contextual",
  tone: "tone",
};

/** These kinds all suggest to use the ad's words on the page, so only the first of them is shown. */
const WORDING_KINDS: ReadonlySet<FindingKind> = new Set(["headline", "fold_promise", "product"]);

const asksForAdWording = ({ kind, contradiction }: Finding): boolean => WORDING_KINDS.has(kind) && !contradiction;

/** The recommendations of all open findings, by subject, in the findings' order, without repetitions. */
function buildSuggestions(findings: readonly Finding[]): Evaluation["suggestions"] {
  const suggestions: Evaluation["suggestions"] = { visual: [], contextual: [], tone: [] };
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
