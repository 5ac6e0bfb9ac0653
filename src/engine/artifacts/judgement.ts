import type { ElementComparison } from "../../contract/evaluation.ts";
import type { Outline } from "../../contract/port.ts";
import type { Dimension } from "../../contract/vocabulary.ts";
import type { FindingKind } from "../../findings/findings.ts";
import type { Offer } from "./evidence.ts";

/** What the judge says of the evidence. */

/** One feature of a dimension: its file's name is its id. */
export interface SignalScore {
  id: string;
  dimension: Dimension;
  /** Its share of the dimension when every feature is known; the known ones renormalise. */
  weight: number;
  /** 0 to 1; null where the evidence is missing: unknown, never low. */
  value: number | null;
  /** What was seen, naming the evidence, in half a sentence. */
  note: string;
}

/** What a comparison is about: decides title, documentation page, risk type and fix templates. */
export type { FindingKind };

/** One element compared, with what the contract's comparison has no room for. */
export interface Finding {
  kind: FindingKind;
  comparison: ElementComparison;
  /** A typed contradiction (other value, other brand, other product, other language), not mere distance. */
  contradiction: boolean;
  /** 0 to 1: reaches Fix.confidenceScore. */
  confidence: number;
  outline: Outline;
  /** The page's node at issue, or null. */
  selector: string | null;
  /** The offers compared, for an offer finding. */
  offers?: { ad: Offer; page: Offer | null };
}

/** A ceiling on a dimension that a proven fact sets, whatever the features say. */
export interface ScoreCap {
  dimension: Dimension;
  limit: number;
  reason: string;
}

export interface Judgement {
  signals: SignalScore[];
  /** In the order in which they are shown. */
  findings: Finding[];
  caps: ScoreCap[];
}
