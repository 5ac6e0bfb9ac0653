import type { LedgerRow } from "../artifacts/claims.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import { areInDifferentLanguages, replaceStemsWithWords } from "../relation/cross-language.ts";
import { judgeLedger } from "./claims.ts";
import type { CheckResult, Measurement } from "./define-signal.ts";
import { SIGNALS_AND_CHECKS } from "./registry.ts";
import { relatePair } from "./relate-pair.ts";

/** Measures all signals and runs all checks. Deterministic: the same evidence gives the same result. */
export function evaluateSignals(evidence: Evidence): Judgement {
  const pair = relatePair(makeComparable(evidence));
  const judgement: Judgement = { signals: [], findings: [], caps: [], ledger: pair.ledger };
  for (const entry of SIGNALS_AND_CHECKS) {
    const isCheck = typeof entry === "function";
    const result: CheckResult & Partial<Measurement> = isCheck ? entry(pair) : entry.measure(pair);
    const { findings = [], caps = [], value = null, note = "", reliability = 1 } = result;
    judgement.findings.push(...findings);
    judgement.caps.push(...caps);
    if (isCheck) continue;
    judgement.signals.push({
      id: entry.id,
      dimension: entry.dimension,
      weight: entry.weight * reliability,
      value: value === null ? null : Math.min(1, Math.max(0, value)),
      note,
    });
  }
  return judgement;
}

/** The findings and caps of a ledger that a model has filled in. */
export const judgeClaims = (evidence: Evidence, ledger: readonly LedgerRow[]): Required<CheckResult> =>
  judgeLedger(ledger, makeComparable(evidence));

const makeComparable = (evidence: Evidence): Evidence =>
  areInDifferentLanguages(evidence) ? replaceStemsWithWords(evidence) : evidence;
