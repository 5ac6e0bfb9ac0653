import type { ElementComparison } from "../../contract/evaluation.ts";
import type { Outline } from "../../contract/evaluator-interface.ts";
import type { Dimension } from "../../contract/vocabulary.ts";
import type { FindingKind } from "../../findings/findings.ts";
import type { FailedResource } from "./capture-schemas.ts";
import type { LedgerRow } from "./claims.ts";

/** The result of the signals. */

/** The value of one signal of a dimension. The id is its file's name. */
export interface SignalScore {
  id: string;
  dimension: Dimension;
  /** Its share of the dimension when every signal is known; the weights of the known signals are renormalised. */
  weight: number;
  /** 0 to 1; null where the evidence is missing, which is never a low value. */
  value: number | null;
  /** What was found, naming the evidence, as half a sentence. */
  note: string;
}

/** Decides title, documentation page, risk type and fix templates. */
export type { FindingKind };

/** One compared element, with what the contract's comparison has no field for. */
export interface Finding {
  kind: FindingKind;
  comparison: ElementComparison;
  /** A typed contradiction (another value, brand, product or language), not just a difference. */
  contradiction: boolean;
  /** It raises its risk although its severity is not HIGH: the ad's promise holds, but visitors must search. */
  raisesRisk?: true;
  /** 0 to 1; becomes Fix.confidenceScore. */
  confidence: number;
  outline: Outline;
  /** The page's node that the finding is about; null where there is none. */
  selector: string | null;
  /** The row of the ledger that the finding shows. */
  claim?: LedgerRow;
  /** The failed resource that the finding shows. */
  resource?: FailedResource;
}

/** An upper limit for a dimension, set by a proven fact regardless of the signals. */
export interface ScoreCap {
  dimension: Dimension;
  limit: number;
  reason: string;
  /** The row of the ledger that it follows from. */
  claim?: LedgerRow;
}

export interface Judgement {
  signals: SignalScore[];
  /** In the order in which they are shown. */
  findings: Finding[];
  caps: ScoreCap[];
  /** The ad's claims and what the page says about each. */
  ledger: LedgerRow[];
}
