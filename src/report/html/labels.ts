import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Band, ComparisonStatus, Dimension, Severity } from "../../contract/vocabulary.ts";
import type { EntryReport } from "../../run/result.ts";
import { type DisplayStatus, getEntryBadge } from "../entries.ts";
import { humanizeIdentifier } from "../fixes-and-risks.ts";

/** What the page says in a person's words; a word of a newer service is shown as its own words. */

export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** How something fares, as the page colours it. */
export type StatusColour = "fail" | "warn" | "pass" | "skip";

export const STATUS_COLOURS = {
  failing: "fail",
  inconclusive: "warn",
  passed: "pass",
  skipped: "skip",
} as const satisfies Record<DisplayStatus, StatusColour>;

export const getEntryColour = (entry: EntryReport): StatusColour =>
  STATUS_COLOURS[getEntryBadge(entry).status];

export const DIMENSION_QUESTIONS = {
  visualMatch: { title: "Visual", question: "Does the page look like the ad?" },
  messageMatch: { title: "Message", question: "Does the page say what the ad says?" },
  aboveTheFoldContinuity: { title: "First screen", question: "Is it in view before anyone scrolls?" },
  toneAlignment: { title: "Tone", question: "Do the two sound alike?" },
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

export const getBandLabel = (band: string): string =>
  BAND_LABELS.get(band) ?? humanizeIdentifier(band).toLowerCase();

interface ColouredLabel {
  label: string;
  tint: StatusColour;
}

const COMPARISON_STATUS_LABELS: ReadonlyMap<string, ColouredLabel> = new Map(
  Object.entries({
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "In part", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
  } satisfies Record<ComparisonStatus, ColouredLabel>),
);

export const getComparisonLabel = ({ status }: Comparison): ColouredLabel =>
  COMPARISON_STATUS_LABELS.get(status) ?? { label: humanizeIdentifier(status), tint: "skip" };

const SEVERITY_LABELS: ReadonlyMap<string, { label: string; tint: StatusColour }> = new Map(
  Object.entries({
    HIGH: { label: "serious", tint: "fail" },
    MEDIUM: { label: "moderate", tint: "warn" },
    LOW: { label: "minor", tint: "skip" },
  } satisfies Record<Severity, { label: string; tint: StatusColour }>),
);

export const getSeverityLabel = (severity: string): { label: string; tint: StatusColour } =>
  severity === "CRITICAL"
    ? { label: "critical", tint: "fail" }
    : (SEVERITY_LABELS.get(severity) ?? { label: humanizeIdentifier(severity).toLowerCase(), tint: "skip" });

/** Comparisons that ask for something; the others hold. */
export const isActionable = ({ status }: Comparison): boolean =>
  !["match", "implicit", "obscured"].includes(status);

export const VIEWPORT_LABELS: ReadonlyMap<string, string> = new Map([
  ["mobile", "on a phone"],
  ["desktop", "on a desktop"],
]);

const NUMBER_FORMAT = new Intl.NumberFormat("en");
export const formatNumber = (n: number): string => NUMBER_FORMAT.format(n);

export const formatCount = (n: number, one: string, many = `${one}s`): string =>
  `${formatNumber(n)} ${n === 1 ? one : many}`;
