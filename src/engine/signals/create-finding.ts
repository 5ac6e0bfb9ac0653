import type { ComparisonStatus, Severity } from "../../contract/vocabulary.ts";
import { getFinding } from "../../findings/findings.ts";
import { truncate } from "../../ground/text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text-block.ts";

/** Values are shown in table cells. */
const MAX_VALUE_CHARS = 200;

const SEVERITIES_ASCENDING: readonly Severity[] = ["LOW", "MEDIUM", "HIGH"];

/** Limits a severity by the confidence in the texts compared: HIGH from .85, MEDIUM from .65, else LOW. */
const limitSeverity = (severity: Severity, confidence: number): Severity => {
  const max = confidence >= 0.85 ? 2 : confidence >= 0.65 ? 1 : 0;
  return SEVERITIES_ASCENDING[Math.min(max, SEVERITIES_ASCENDING.indexOf(severity))] ?? "LOW";
};

/** The status of a similarity value. @param failed the status below the threshold of a partial match. */
export const statusOf = <S extends ComparisonStatus = "mismatch">(
  value: number,
  matchThreshold: number,
  partialMatchThreshold: number,
  failed?: S,
): "match" | "partial_match" | S | "mismatch" =>
  value >= matchThreshold ? "match" : value >= partialMatchThreshold ? "partial_match" : (failed ?? "mismatch");

/** What differs between findings of one kind. */
interface FindingInput {
  kind: FindingKind;
  status: ComparisonStatus;
  /** Before it is limited by the confidence. */
  severity: Severity;
  /** The texts compared, for their positions and selector. */
  ad?: Excerpt | null;
  page?: Excerpt | null;
  /** Default: the text of `ad`. */
  adValue?: string;
  /** Default: the text of `page`. */
  landingPageValue?: string;
  recommendation: string;
  /** Default: the lower confidence of the two texts. */
  confidence?: number;
  contradiction?: boolean;
  claim?: LedgerRow;
  /** Replaces the element name of the kind, for a second element of the same kind. */
  element?: string;
}

export const createFinding = (input: FindingInput): Finding => {
  const { element, category } = getFinding(input.kind);
  const { ad, page, confidence = Math.min(ad?.confidence ?? 1, page?.confidence ?? 1) } = input;
  return {
    kind: input.kind,
    comparison: {
      element: input.element ?? element,
      category,
      adValue: truncate(input.adValue ?? ad?.text ?? "", MAX_VALUE_CHARS),
      landingPageValue: truncate(input.landingPageValue ?? page?.text ?? "", MAX_VALUE_CHARS),
      status: input.status,
      severity: limitSeverity(input.severity, confidence),
      recommendation: input.recommendation,
    },
    contradiction: input.contradiction ?? false,
    confidence,
    outline: { ad: ad?.box ?? null, landingPage: page?.box ?? null },
    selector: page?.selector ?? null,
    ...(input.claim === undefined ? {} : { claim: input.claim }),
  };
};
