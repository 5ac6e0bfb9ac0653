import type { Band, ComparisonStatus, Dimension, Impact, Severity } from "../../contract/vocabulary.ts";
import type { EntryReport } from "../../run/result.ts";
import { DISPLAY_STATUSES, type DisplayStatus, getEntryBadge } from "../entry-status.ts";
import { type Comparison, humanizeIdentifier, lookUp } from "../select-fixes-and-risks.ts";

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

const SEVERITY_COLOURS: Record<Severity | Impact, StatusColour> = {
  CRITICAL: "fail",
  HIGH: "fail",
  MEDIUM: "warn",
  LOW: "skip",
};

/** The label of a severity or an impact. */
export const getSeverityLabel = (severity: string): ColouredLabel => ({
  label: humanizeIdentifier(severity).toLowerCase(),
  tint: lookUp(SEVERITY_COLOURS, severity) ?? "skip",
});
