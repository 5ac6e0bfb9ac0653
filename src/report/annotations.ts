import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { type Change, getOpenActions } from "./actions.ts";
import { filterUrgent, formatScore, getInconclusiveLevel, getProblemLevel, sortWorstFirst } from "./entries.ts";
import { getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import { countUnreached, wasReached } from "./group-entries-by-destination.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { describeDirection, getOpenRisks, getRiskTitle } from "./select-fixes-and-risks.ts";
import { formatPlainChange } from "./word-diff.ts";

/** A message that GitHub shows at lines of a file in the diff, and on the run's page. */
export interface Annotation {
  level: "error" | "warning" | "notice";
  /** Null for a message about the whole run. */
  location: { file: string; startLine: number; endLine: number } | null;
  /** One line. */
  title: string;
  /** Plain text, may have several lines. */
  message: string;
}

/** GitHub shows ten annotations per level and step, and silently drops the rest (docs.github.com, usage limits). */
const MAX_ANNOTATIONS_PER_LEVEL = 10;
/** The failure of the step itself is an error annotation, too. */
export const MAX_ERROR_ANNOTATIONS = MAX_ANNOTATIONS_PER_LEVEL - 1;
const ANNOTATION_MAX_CHARS = { title: 120, line: 300 } as const;

/** One side of a change, in code points: both sides of a conflict fit a line. */
const CHANGE_MAX_CHARS = 60;

/**
 * Annotations of failing and inconclusive entries at their manifest lines, worst first: at most ten per level
 * including the step's own failure, and a notice that counts the rest. What doesn't fail the check is a warning. /
 */
export function buildAnnotations(result: CheckResult): Annotation[] {
  const entries = sortWorstFirst(result.entries.filter(wasReached));
  const all = filterUrgent(entries).map((entry) => buildAnnotation(entry, result));
  const shown = [
    ...all.filter(({ level }) => level === "error").slice(0, MAX_ERROR_ANNOTATIONS),
    ...all.filter(({ level }) => level === "warning").slice(0, MAX_ANNOTATIONS_PER_LEVEL),
  ];
  const rest = all.length - shown.length;
  const unreached = countUnreached(result.entries);
  return [
    ...shown,
    ...(rest === 0 ? [] : [buildOverflowNotice(rest)]),
    ...(unreached === 0 ? [] : [buildNoNetworkAnnotation(unreached, result)]),
  ];
}

function buildAnnotation(entry: EntryReport, result: CheckResult): Annotation {
  const { file, line, endLine } = entry.manifest;
  const { label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` (${formatScore(entry)})`;
  return {
    level: getProblemLevel(entry, result),
    location: { file, startLine: line, endLine },
    title: escapeForLog(`${entry.id}: ${label.toLowerCase()}${score}`, ANNOTATION_MAX_CHARS.title),
    message: buildMessageLines(entry)
      .map((text) => escapeForLog(text, ANNOTATION_MAX_CHARS.line))
      .join("\n"),
  };
}

function buildMessageLines(entry: EntryReport): string[] {
  const [risk] = getOpenRisks(entry);
  const [action] = getOpenActions(entry);
  return [
    entry.reason,
    formatLandingPage(entry, String),
    ...(risk ? [`${getRiskTitle(risk)}: ${risk.message}`] : []),
    ...(action ? [`Fix first: ${action.element}, ${action.changes.map(formatChange).join("; or ")}`] : []),
  ];
}

function formatChange(change: Change): string {
  const [before, after] = [escapeForLog(change.currentValue), escapeForLog(change.suggestedValue)];
  return `${describeDirection(change)}: ${formatPlainChange(before, after, CHANGE_MAX_CHARS)}`;
}

const buildNoNetworkAnnotation = (unreached: number, result: CheckResult): Annotation => ({
  level: getInconclusiveLevel(result),
  location: null,
  title: "No network",
  message: `${formatCount(unreached, "ad")} could not be checked: this machine has no network.`,
});

const buildOverflowNotice = (rest: number): Annotation => ({
  level: "notice",
  location: null,
  title: `${formatCount(rest, "more ad")} with problems`,
  message: `GitHub shows ten annotations per level. See the job summary or the report files for the other ${rest}.`,
});
