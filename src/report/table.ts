import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult, EntryReport } from "../check/result.ts";
import { DIMENSIONS } from "../contract/vocabulary.ts";
import { critical, fixesOf, riskTitle, whatToDo } from "./advice.ts";
import { isLinks } from "./destinations.ts";
import {
  DIMENSION_LABELS,
  dimensionScores,
  evaluationOf,
  type Standing,
  scoreOf,
  withStanding,
  wordsFor,
  worstFirst,
} from "./entries.ts";
import { linksTable } from "./links-table.ts";
import { inLog } from "./text.ts";
import { landingLine } from "./visited.ts";

const MARKS = {
  failing: { mark: "✗", colour: "red" },
  inconclusive: { mark: "!", colour: "yellow" },
  passed: { mark: "✓", colour: "green" },
  skipped: { mark: "-", colour: "dim" },
} as const satisfies Record<Standing, { mark: string; colour: "red" | "yellow" | "green" | "dim" }>;

/** Columns of numbers stand right. */
const RIGHT = new Set<string>(["Score", ...DIMENSIONS.map((dimension) => DIMENSION_LABELS[dimension])]);
const HEADER = ["", "Ad", "Platform", ...RIGHT, "State"];
/** Longest id and longest value shown, in code points: a line should not wrap for one long name. */
const LONGEST = { id: 40, value: 60, sentence: 500 } as const;

/** The verdict for a terminal or a log: an aligned table, worst first, why what is not green is not, and the headline. */
export function verdictTable(result: CheckResult, options: { colour?: boolean } = {}): string {
  if (isLinks(result)) return linksTable(result, options);
  const paint = (standing: Standing, text: string) =>
    options.colour === true ? styleText(MARKS[standing].colour, text, { validateStream: false }) : text;
  const entries = worstFirst(result.entries);
  const rows = [HEADER, ...entries.map(cells)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))));
  const [header, ...lines] = rows.map((row) => align(row, widths));
  const painted = entries.map((entry, index) => paint(wordsFor(entry).standing, lines[index] ?? ""));
  const why = [
    ...[...withStanding(entries, "failing"), ...withStanding(entries, "inconclusive")].map(reasonLines),
    ...withStanding(entries, "passed").map(noticeLines),
  ].filter((lines) => lines.length > 0);
  return [
    ...(entries.length === 0 ? [] : [header, ...painted, ""]),
    ...(why.length === 0 ? [] : [...why.flat(), ""]),
    ...result.notices.map((notice) => `note: ${inLog(notice)}`),
    paint(verdictStanding(result), `${verdictWord(result)}: ${inLog(result.headline)}`),
    "",
  ].join("\n");
}

function cells(entry: EntryReport): string[] {
  const { label, standing } = wordsFor(entry);
  const evaluation = evaluationOf(entry);
  const scores = evaluation && dimensionScores(evaluation);
  return [
    MARKS[standing].mark,
    inLog(entry.id, LONGEST.id),
    entry.platform ?? "–",
    scoreOf(entry),
    ...DIMENSIONS.map((dimension) => `${scores?.[dimension] ?? "–"}`),
    label,
  ];
}

function align(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => {
      const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
      return RIGHT.has(HEADER[column] ?? "") ? gap + cell : cell + gap;
    })
    .join("  ")
    .trimEnd();
}

function whereTo(entry: EntryReport): string {
  const as = (url: string) => inLog(url, LONGEST.sentence);
  return entry.visited === undefined ? as(entry.landingUrl) : landingLine(entry, as);
}

function reasonLines(entry: EntryReport): string[] {
  const [fix] = fixesOf(entry);
  const lines = [
    `${MARKS[wordsFor(entry).standing].mark} ${inLog(entry.id, LONGEST.id)}: ${inLog(entry.reason, LONGEST.sentence)}`,
    `    ${whereTo(entry)}`,
  ];
  if (fix !== undefined) {
    const change = `"${inLog(fix.currentValue, LONGEST.value)}" → "${inLog(fix.suggestedValue, LONGEST.value)}"`;
    lines.push(`    first: ${inLog(fix.element, LONGEST.id)}, ${inLog(whatToDo(fix))}: ${change}`);
  }
  return [...lines, ...entry.notices.map((notice) => `    note: ${inLog(notice, LONGEST.sentence)}`)];
}

/** What a passing ad's reader should still know: a risk that its score outweighs, a server error that was scored all the same. */
function noticeLines(entry: EntryReport): string[] {
  const risks = critical(entry).map((risk) => `${riskTitle(risk)} (critical risk). ${risk.message}`);
  return [...risks, ...entry.notices].map(
    (notice) => `note: ${inLog(entry.id, LONGEST.id)}: ${inLog(notice, LONGEST.sentence)}`,
  );
}

const verdictWord = (result: CheckResult): string =>
  result.verdict === "fail" && result.exitCode === 0 ? "fail (warn-only)" : result.verdict;

const verdictStanding = (result: CheckResult): Standing =>
  result.verdict === "fail" ? "failing" : result.verdict === "pass" ? "passed" : "inconclusive";
