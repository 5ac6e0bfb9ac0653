import type { CheckResult, EntryReport } from "../check/result.ts";
import { fixesInOrder, risksInOrder, riskTitle, whatToDo } from "./advice.ts";
import { evaluationOf, scoreOf, withStanding, wordsFor, worstFirst } from "./entries.ts";
import { inLog } from "./text.ts";

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
const LONGEST = { title: 120, line: 300 } as const;

/**
 * What fails and what could not be judged, at the manifest's lines, worst first: at most ten a type, and one
 * notice that counts the rest. What the gate lets through is a warning.
 */
export function annotations(result: CheckResult): Annotation[] {
  const entries = worstFirst(result.entries);
  const all = [...withStanding(entries, "failing"), ...withStanding(entries, "inconclusive")].map((entry) =>
    annotate(entry, result),
  );
  const shown = (["error", "warning"] as const).flatMap((level) =>
    all.filter((annotation) => annotation.level === level).slice(0, MOST_OF_A_TYPE),
  );
  const rest = all.length - shown.length;
  return rest === 0 ? shown : [...shown, restNotice(rest)];
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
  if (wordsFor(entry).standing === "failing") return result.gate.warnOnly ? "warning" : "error";
  const counts = result.gate.onInconclusive === "fail" && !result.gate.warnOnly;
  return counts || result.verdict === "inconclusive" ? "error" : "warning";
}

function messageLines(entry: EntryReport): string[] {
  const evaluation = evaluationOf(entry);
  const [risk] = evaluation === null ? [] : risksInOrder(evaluation);
  const [fix] = evaluation === null ? [] : fixesInOrder(evaluation);
  return [
    entry.reason,
    `Landing page: ${entry.landingUrl}`,
    ...(risk ? [`${riskTitle(risk)}: ${risk.message}`] : []),
    ...(fix
      ? [`Fix first: ${fix.element}, ${whatToDo(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`]
      : []),
  ];
}

const restNotice = (rest: number): Annotation => ({
  level: "notice",
  place: null,
  title: `${rest} more ${rest === 1 ? "ad needs" : "ads need"} a look`,
  message: `GitHub shows ten annotations of a type. The other ${rest} ${rest === 1 ? "is" : "are"} in the job summary and in the reports.`,
});
