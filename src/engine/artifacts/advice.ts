import type { ConversionRisk, Evaluation } from "../../contract/evaluation.ts";
import type { Fix } from "../../contract/fix.ts";

/** The risks, fixes and suggestions of an evaluation, in the contract's shapes. */
export interface Advice {
  conversionRisks: ConversionRisk[];
  fixes: Fix[];
  suggestions: Evaluation["suggestions"];
}
