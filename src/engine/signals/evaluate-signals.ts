import type { Evidence } from "../artifacts/evidence.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import { acrossLanguages, speakApart } from "../judge/heuristic/apart.ts";
import { SIGNALS } from "./registry.ts";

/** The evidence judged by rules: no model, no clock, no chance. The same evidence yields the same judgement. */
export function evaluateSignals(evidence: Evidence): Judgement {
  const fair = speakApart(evidence) ? acrossLanguages(evidence) : evidence;
  const outcomes = SIGNALS.map((examine) => examine(fair));
  return {
    signals: outcomes.flatMap(({ signals }) => signals),
    findings: outcomes.flatMap(({ findings }) => findings),
    caps: outcomes.flatMap(({ caps }) => caps),
  };
}
