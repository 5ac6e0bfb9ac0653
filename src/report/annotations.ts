import type { CheckResult, EntryReport } from "../run/result.ts";
import { countUnreached, wasReached } from "./destinations.ts";
import { filterByStatus, formatScore, getEntryBadge, sortWorstFirst } from "./entries.ts";
import { escapeForLog } from "./escape.ts";
import { describeDirection, getOpenFixes, getOpenRisks, getRiskTitle } from "./fixes-and-risks.ts";
import { formatLandingPage } from "./landing-page-line.ts";

/** A remark at lines of a file, as GitHub shows it in the diff and on the run's page. */
export interface Annotation {
  level: "error" | "warning" | "notice";
  /** Null for a remark about the whole run. */
  location: { file: string; startLine: number; endLine: number } | null;
  /** One line. */
  title: string;
  /** Plain text, several lines at most. */
  message: string;
}

/** GitHub keeps ten annotations of a type a step and drops the rest without a word (docs.github.com, usage limits). */
export const MAX_ANNOTATIONS_PER_LEVEL = 10;
/** The step's own failure is an error, too, and comes last. */
export const MAX_ERROR_ANNOTATIONS = MAX_ANNOTATIONS_PER_LEVEL - 1;
const ANNOTATION_MAX_CHARS = { title: 120, line: 300 } as const;

/**
 * What fails and what could not be judged, at the manifest's lines, worst first: at most ten a type with the step's
 * own failure, and one notice that counts the rest. What the gate lets through is a warning.
 */
export function buildAnnotations(result: CheckResult): Annotation[] {
  const entries = sortWorstFirst(result.entries.filter(wasReached));
  const all = [...filterByStatus(entries, "failing"), ...filterByStatus(entries, "inconclusive")].map(
    (entry) => buildAnnotation(entry, result),
  );
  const shown = (["error", "warning"] as const).flatMap((level) =>
    all
      .filter((annotation) => annotation.level === level)
      .slice(0, level === "error" ? MAX_ERROR_ANNOTATIONS : MAX_ANNOTATIONS_PER_LEVEL),
  );
  const rest = all.length - shown.length;
  const lost = countUnreached(result.entries);
  return [
    ...shown,
    ...(rest === 0 ? [] : [buildOverflowNotice(rest)]),
    ...(lost === 0 ? [] : [buildNoNetworkAnnotation(lost, result)]),
  ];
}

function buildAnnotation(entry: EntryReport, result: CheckResult): Annotation {
  const { file, line, endLine } = entry.manifest;
  const { label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` (${formatScore(entry)})`;
  return {
    level: getLevel(entry, result),
    location: { file, startLine: line, endLine },
    title: escapeForLog(`${entry.id}: ${label.toLowerCase()}${score}`, ANNOTATION_MAX_CHARS.title),
    message: buildMessageLines(entry)
      .map((text) => escapeForLog(text, ANNOTATION_MAX_CHARS.line))
      .join("\n"),
  };
}

function getLevel(entry: EntryReport, result: CheckResult): Annotation["level"] {
  if (entry.error?.blame === "manifest") return "error";
  if (entry.unconfirmed !== undefined || entry.failedBefore === true) return "warning";
  if (getEntryBadge(entry).status === "failing") return result.gate.warnOnly ? "warning" : "error";
  return getInconclusiveLevel(result);
}

function getInconclusiveLevel({ gate, verdict }: CheckResult): Annotation["level"] {
  const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
  return counts || verdict === "inconclusive" ? "error" : "warning";
}

function buildMessageLines(entry: EntryReport): string[] {
  const [risk] = getOpenRisks(entry);
  const [fix] = getOpenFixes(entry);
  return [
    entry.reason,
    formatLandingPage(entry, String),
    ...(risk ? [`${getRiskTitle(risk)}: ${risk.message}`] : []),
    ...(fix
      ? [
          `Fix first: ${fix.element}, ${describeDirection(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`,
        ]
      : []),
  ];
}

const buildNoNetworkAnnotation = (lost: number, result: CheckResult): Annotation => ({
  level: getInconclusiveLevel(result),
  location: null,
  title: "No network",
  message: `${lost === 1 ? "1 ad" : `${lost} ads`} could not be checked: nothing was reached from this machine.`,
});

const buildOverflowNotice = (rest: number): Annotation => ({
  level: "notice",
  location: null,
  title: `${rest} more ${rest === 1 ? "ad needs" : "ads need"} a look`,
  message: `GitHub shows ten annotations of a type. The other ${rest} ${rest === 1 ? "is" : "are"} in the job summary and in the reports.`,
});
