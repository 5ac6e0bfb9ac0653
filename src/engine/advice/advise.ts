import { CATEGORY_OF_DIMENSION, DIMENSIONS, OPEN_STATUSES, SEVERITIES } from "../../contract/vocabulary.ts";
import type { Advice } from "../artifacts/advice.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, Judgement } from "../artifacts/judgement.ts";
import type { EvaluationScores } from "../artifacts/scores.ts";
import { buildFixes } from "./build-fixes.ts";
import { buildRisks } from "./build-risks.ts";
import { buildSuggestions } from "./build-suggestions.ts";

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
}): Advice {
  const { evidence, scored, evaluationKey } = input;
  const open = sortByImportance(
    input.judgement.findings.filter(({ comparison }) => OPEN_STATUSES.has(comparison.status)),
    scored,
  );
  return {
    conversionRisks: buildRisks(open),
    fixes: buildFixes(open, evidence, evaluationKey),
    suggestions: buildSuggestions(open),
  };
}

/** Sorts by severity, then proven contradictions first, then by the weight of the dimension. */
function sortByImportance(findings: readonly Finding[], { appliedProfile: { weights } }: EvaluationScores): Finding[] {
  const weight = ({ comparison }: Finding) =>
    Math.max(...DIMENSIONS.map((one) => (CATEGORY_OF_DIMENSION[one] === comparison.category ? weights[one] : 0)));
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.comparison.severity) - SEVERITIES.indexOf(b.comparison.severity) ||
      Number(b.contradiction) - Number(a.contradiction) ||
      weight(b) - weight(a),
  );
}
