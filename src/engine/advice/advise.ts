import type { ComparisonCategory, ComparisonStatus, Dimension, Severity } from "../../contract/vocabulary.ts";
import type { Advice, Scored } from "../products/answer.ts";
import type { Evidence } from "../products/evidence.ts";
import type { Finding, Judgement } from "../products/judgement.ts";
import { fixesFor } from "./fixes.ts";
import { risksOf } from "./risks.ts";
import { suggestionsOf } from "./suggestions.ts";

const OPEN: ReadonlySet<ComparisonStatus> = new Set(["mismatch", "partial_match", "missing"]);
const RANK: Record<Severity, number> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

const DIMENSION: Record<ComparisonCategory, Dimension> = {
  visual: "visualMatch",
  message: "messageMatch",
  scent: "aboveTheFoldContinuity",
  tone: "toneAlignment",
};

/**
 * What to make of the findings: risks from the HIGH ones, fixes for what is worth fixing, a suggestion for each.
 *
 * @param input.evaluationKey Whatever makes this evaluation itself: fixes' ids derive from it.
 */
export function advise(input: {
  evidence: Evidence;
  judgement: Judgement;
  scored: Scored;
  evaluationKey: string;
}): Advice {
  const { evidence, scored, evaluationKey } = input;
  const open = inOrder(
    input.judgement.findings.filter(({ comparison }) => OPEN.has(comparison.status)),
    scored,
  );
  return {
    conversionRisks: risksOf(open, evidence),
    fixes: fixesFor(open, evidence, evaluationKey),
    suggestions: suggestionsOf(open),
  };
}

/** The most important first: by severity, then proof, then what its dimension weighs; else as they were shown. */
function inOrder(findings: readonly Finding[], { appliedProfile: { weights } }: Scored): Finding[] {
  const weight = ({ comparison }: Finding) => weights[DIMENSION[comparison.category]];
  return findings.toSorted(
    (a, b) =>
      RANK[a.comparison.severity] - RANK[b.comparison.severity] ||
      Number(b.contradiction) - Number(a.contradiction) ||
      weight(b) - weight(a),
  );
}
