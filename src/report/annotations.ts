import type { CheckResult, EntryReport } from "../check/result.ts";
import { fixesOf, risksOf, riskTitle, whatToDo } from "./advice.ts";
import { isReached, unreached } from "./destinations.ts";
import { scoreOf, withStanding, wordsFor, worstFirst } from "./entries.ts";
import { inLog } from "./text.ts";
import { landingLine } from "./visited.ts";

/** A remark at lines of a file, as GitHub shows it in the diff and on the run's page. */
export interface Annotation {
  level: "error" | "warning" | "notice";
  /** Null for a remark about the whole run. */
  place: { file: string; startLine: number; endLine: number } | null;
  /** One line. */
  title: string;
  /** Plain text, several lines at most. */
  message: string;
}

/** GitHub keeps ten annotations of a type a step and drops the rest without a word (docs.github.com, usage limits). */
export const MOST_OF_A_TYPE = 10;
/** The step's own failure is an error, too, and comes last. */
export const MOST_ERRORS = MOST_OF_A_TYPE - 1;
const LONGEST = { title: 120, line: 300 } as const;

/**
 * What fails and what could not be judged, at the manifest's lines, worst first: at most ten a type with the step's
 * own failure, and one notice that counts the rest. What the gate lets through is a warning.
 */
export function annotations(result: CheckResult): Annotation[] {
  const entries = worstFirst(result.entries.filter(isReached));
  const all = [...withStanding(entries, "failing"), ...withStanding(entries, "inconclusive")].map((entry) =>
    annotate(entry, result),
  );
  const shown = (["error", "warning"] as const).flatMap((level) =>
    all
      .filter((annotation) => annotation.level === level)
      .slice(0, level === "error" ? MOST_ERRORS : MOST_OF_A_TYPE),
  );
  const rest = all.length - shown.length;
  const lost = unreached(result.entries);
  return [
    ...shown,
    ...(rest === 0 ? [] : [restNotice(rest)]),
    ...(lost === 0 ? [] : [noNetwork(lost, result)]),
  ];
}

function annotate(entry: EntryReport, result: CheckResult): Annotation {
  const { file, line, endLine } = entry.manifest;
  const { label } = wordsFor(entry);
  const score = entry.overallScore === null ? "" : ` (${scoreOf(entry)})`;
  return {
    level: levelOf(entry, result),
    place: { file, startLine: line, endLine },
    title: inLog(`${entry.id}: ${label.toLowerCase()}${score}`, LONGEST.title),
    message: messageLines(entry)
      .map((text) => inLog(text, LONGEST.line))
      .join("\n"),
  };
}

function levelOf(entry: EntryReport, result: CheckResult): Annotation["level"] {
  if (entry.error?.blame === "manifest") return "error";
  if (entry.unconfirmed !== undefined || entry.failedBefore === true) return "warning";
  if (wordsFor(entry).standing === "failing") return result.gate.warnOnly ? "warning" : "error";
  return inconclusiveLevel(result);
}

function inconclusiveLevel({ gate, verdict }: CheckResult): Annotation["level"] {
  const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
  return counts || verdict === "inconclusive" ? "error" : "warning";
}

function messageLines(entry: EntryReport): string[] {
  const [risk] = risksOf(entry);
  const [fix] = fixesOf(entry);
  return [
    entry.reason,
    landingLine(entry, String),
    ...(risk ? [`${riskTitle(risk)}: ${risk.message}`] : []),
    ...(fix
      ? [`Fix first: ${fix.element}, ${whatToDo(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`]
      : []),
  ];
}

const noNetwork = (lost: number, result: CheckResult): Annotation => ({
  level: inconclusiveLevel(result),
  place: null,
  title: "No network",
  message: `${lost === 1 ? "1 ad" : `${lost} ads`} could not be checked: nothing was reached from this machine.`,
});

const restNotice = (rest: number): Annotation => ({
  level: "notice",
  place: null,
  title: `${rest} more ${rest === 1 ? "ad needs" : "ads need"} a look`,
  message: `GitHub shows ten annotations of a type. The other ${rest} ${rest === 1 ? "is" : "are"} in the job summary and in the reports.`,
});
