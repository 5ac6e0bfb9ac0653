import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Band, ComparisonStatus, Dimension, Impact, Severity } from "../../contract/vocabulary.ts";
import type { EntryReport } from "../../run/result.ts";
import { type DisplayStatus, getEntryBadge } from "../entries.ts";
import { humanizeIdentifier } from "../fixes-and-risks.ts";

export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** CSS classes of the style sheet. */
export type StatusColour = "fail" | "warn" | "pass" | "skip";

const STATUS_COLOURS = {
  failing: "fail",
  inconclusive: "warn",
  passed: "pass",
  skipped: "skip",
} as const satisfies Record<DisplayStatus, StatusColour>;

export const getEntryColour = (entry: EntryReport): StatusColour => STATUS_COLOURS[getEntryBadge(entry).status];

export const DIMENSION_QUESTIONS = {
  visualMatch: { title: "Visual", question: "Does the page look like the ad?" },
  messageMatch: { title: "Message", question: "Does the page say what the ad says?" },
  aboveTheFoldContinuity: { title: "Above the fold", question: "Is it visible without scrolling?" },
  toneAlignment: { title: "Tone", question: "Do ad and page have the same tone?" },
} as const satisfies Record<Dimension, { title: string; question: string }>;

const BAND_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EXCEPTIONAL: "exceptional",
    GOOD: "good",
    MODERATE: "moderate",
    POOR: "poor",
    VERY_POOR: "very poor",
  } satisfies Record<Band, string>),
);

export const getBandLabel = (band: string): string => BAND_LABELS.get(band) ?? humanizeIdentifier(band).toLowerCase();

/** A label and its colour. An identifier that only a newer service knows is shown as its own words. */
interface ColouredLabel {
  label: string;
  tint: StatusColour;
}

const COMPARISON_STATUS_LABELS: ReadonlyMap<string, ColouredLabel> = new Map(
  Object.entries({
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "Partly", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
  } satisfies Record<ComparisonStatus, ColouredLabel>),
);

export const getComparisonLabel = ({ status }: Comparison): ColouredLabel =>
  COMPARISON_STATUS_LABELS.get(status) ?? { label: humanizeIdentifier(status), tint: "skip" };

const SEVERITY_LABELS: ReadonlyMap<string, ColouredLabel> = new Map(
  Object.entries({
    CRITICAL: { label: "critical", tint: "fail" },
    HIGH: { label: "high", tint: "fail" },
    MEDIUM: { label: "medium", tint: "warn" },
    LOW: { label: "low", tint: "skip" },
  } satisfies Record<Severity | Impact, ColouredLabel>),
);

/** The label of a severity or an impact. */
export const getSeverityLabel = (severity: string): ColouredLabel =>
  SEVERITY_LABELS.get(severity) ?? { label: humanizeIdentifier(severity).toLowerCase(), tint: "skip" };

/** Whether a comparison asks for a change. */
export const isActionable = ({ status }: Comparison): boolean => !["match", "implicit", "obscured"].includes(status);

export const VIEWPORT_LABELS: ReadonlyMap<string, string> = new Map([
  ["mobile", "on a phone"],
  ["desktop", "on a desktop"],
]);
