import { type ClaimVerdict, isPromise, type ReceivedClaim } from "../../contract/ledger.ts";
import type { Band, ComparisonStatus, Dimension, Impact, Severity } from "../../contract/vocabulary.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { DISPLAY_STATUSES, type DisplayStatus, getEntryBadge } from "../entry-status.ts";
import { type Comparison, formatSeverity, humanizeIdentifier, lookUp } from "../select-fixes-and-risks.ts";

/** CSS classes of the style sheet. */
export type StatusColour = (typeof DISPLAY_STATUSES)[DisplayStatus]["cssClass"];

export const getEntryColour = (entry: EntryReport): StatusColour =>
  DISPLAY_STATUSES[getEntryBadge(entry).status].cssClass;

export const DIMENSION_QUESTIONS = {
  visualMatch: "Does the page look like the ad?",
  messageMatch: "Does the page say what the ad says?",
  aboveTheFoldContinuity: "Is it visible without scrolling?",
  toneAlignment: "Do ad and page have the same tone?",
} as const satisfies Record<Dimension, string>;

const BAND_LABELS: Record<Band, string> = {
  EXCEPTIONAL: "exceptional",
  GOOD: "good",
  MODERATE: "moderate",
  POOR: "poor",
  VERY_POOR: "very poor",
};

export const getBandLabel = (band: string): string =>
  lookUp(BAND_LABELS, band) ?? humanizeIdentifier(band).toLowerCase();

/** A label and its colour. An identifier that only a newer service knows is shown as its own words. */
interface ColouredLabel {
  label: string;
  tint: StatusColour;
}

const COMPARISON_STATUS_LABELS: Record<ComparisonStatus, ColouredLabel> = {
  match: { label: "Matches", tint: "pass" },
  mismatch: { label: "Differs", tint: "fail" },
  partial_match: { label: "Partly", tint: "warn" },
  missing: { label: "Missing", tint: "fail" },
  implicit: { label: "Implied", tint: "pass" },
  obscured: { label: "Covered", tint: "skip" },
};

export const getComparisonLabel = ({ status }: Comparison): ColouredLabel =>
  lookUp(COMPARISON_STATUS_LABELS, status) ?? { label: humanizeIdentifier(status), tint: "skip" };

/** The label of a verdict on a claim, and the style of the line under the claim's words. */
interface ClaimLabel extends ColouredLabel {
  line: "solid" | "dotted" | "dashed" | "wavy" | "double";
}

const CLAIM_LABELS: Record<ClaimVerdict, ClaimLabel> = {
  kept: { label: "Kept", tint: "pass", line: "solid" },
  kept_below_the_fold: { label: "Kept further down", tint: "pass", line: "dotted" },
  contradicted: { label: "Contradicted", tint: "fail", line: "wavy" },
  not_mentioned: { label: "Not on the page", tint: "warn", line: "dashed" },
  unreadable: { label: "Could not be read", tint: "skip", line: "double" },
};

/** What the page leaves out of a vague claim costs nothing, so it is no warning. */
export function getClaimLabel(claim: ReceivedClaim): ClaimLabel {
  const { verdict } = claim;
  const known = lookUp(CLAIM_LABELS, verdict) ?? { label: humanizeIdentifier(verdict), tint: "skip", line: "double" };
  return verdict === "not_mentioned" && !isPromise(claim) ? { ...known, tint: "skip" } : known;
}

const SEVERITY_COLOURS: Record<Severity | Impact, StatusColour> = {
  CRITICAL: "fail",
  HIGH: "fail",
  MEDIUM: "warn",
  LOW: "skip",
};

/** The label of a severity or an impact. */
export const getSeverityLabel = (severity: string): ColouredLabel => ({
  label: formatSeverity(severity),
  tint: lookUp(SEVERITY_COLOURS, severity) ?? "skip",
});
