import type { Evidence, Judgement } from "../../products.ts";
import { EXAMINATIONS } from "./registry.ts";

/** The evidence judged by rules: no model, no clock, no chance. The same evidence yields the same judgement. */
export function judge(evidence: Evidence): Judgement {
  const outcomes = EXAMINATIONS.map((examine) => examine(evidence));
  return {
    signals: outcomes.flatMap(({ signals }) => signals),
    findings: outcomes.flatMap(({ findings }) => findings),
    caps: outcomes.flatMap(({ caps }) => caps),
  };
}
