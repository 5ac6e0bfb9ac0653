import { styleText } from "node:util";
import stringWidth from "string-width";
import { DIMENSIONS } from "../contract/vocabulary.ts";
import type { CheckResult, EntryReport } from "../run/result.ts";
import { isLinksMode } from "./destinations.ts";
import {
  DIMENSION_LABELS,
  type DisplayStatus,
  filterByStatus,
  formatScore,
  getDimensionScores,
  getEntryBadge,
  getEvaluation,
  sortWorstFirst,
} from "./entries.ts";
import { escapeForLog } from "./escape.ts";
import { describeDirection, getCriticalRisks, getOpenFixes, getRiskTitle } from "./fixes-and-risks.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { renderLinksReport } from "./terminal-links-table.ts";

const STATUS_MARKS = {
  failing: { mark: "✗", colour: "red" },
  inconclusive: { mark: "!", colour: "yellow" },
  passed: { mark: "✓", colour: "green" },
  skipped: { mark: "-", colour: "dim" },
} as const satisfies Record<DisplayStatus, { mark: string; colour: "red" | "yellow" | "green" | "dim" }>;

/** Columns of numbers stand right. */
const RIGHT_ALIGNED_COLUMNS = new Set<string>([
  "Score",
  ...DIMENSIONS.map((dimension) => DIMENSION_LABELS[dimension]),
]);
const COLUMNS = ["", "Ad", "Platform", ...RIGHT_ALIGNED_COLUMNS, "State"];
/** Longest id and longest value shown, in code points: a line should not wrap for one long name. */
const TABLE_MAX_CHARS = { id: 40, value: 60, sentence: 500 } as const;

/** The verdict for a terminal or a log: an aligned table, worst first, why what is not green is not, and the headline. */
export function renderVerdictTable(result: CheckResult, options: { colour?: boolean } = {}): string {
  if (isLinksMode(result)) return renderLinksReport(result, options);
  const paint = (standing: DisplayStatus, text: string) =>
    options.colour === true
      ? styleText(STATUS_MARKS[standing].colour, text, { validateStream: false })
      : text;
  const entries = sortWorstFirst(result.entries);
  const rows = [COLUMNS, ...entries.map(buildCells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))));
  const [header, ...lines] = rows.map((row) => alignRow(row, widths));
  const painted = entries.map((entry, index) => paint(getEntryBadge(entry).status, lines[index] ?? ""));
  const why = [
    ...[...filterByStatus(entries, "failing"), ...filterByStatus(entries, "inconclusive")].map(renderReason),
    ...filterByStatus(entries, "passed").map(renderNotices),
  ].filter((lines) => lines.length > 0);
  return [
    ...(entries.length === 0 ? [] : [header, ...painted, ""]),
    ...(why.length === 0 ? [] : [...why.flat(), ""]),
    ...result.notices.map((notice) => `note: ${escapeForLog(notice)}`),
    paint(getVerdictStatus(result), `${formatVerdict(result)}: ${escapeForLog(result.headline)}`),
    "",
  ].join("\n");
}

function buildCells(entry: EntryReport): string[] {
  const { label, status } = getEntryBadge(entry);
  const evaluation = getEvaluation(entry);
  const scores = evaluation && getDimensionScores(evaluation);
  return [
    STATUS_MARKS[status].mark,
    escapeForLog(entry.id, TABLE_MAX_CHARS.id),
    entry.platform ?? "–",
    formatScore(entry),
    ...DIMENSIONS.map((dimension) => `${scores?.[dimension] ?? "–"}`),
    label,
  ];
}

function alignRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => {
      const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
      return RIGHT_ALIGNED_COLUMNS.has(COLUMNS[column] ?? "") ? gap + cell : cell + gap;
    })
    .join("  ")
    .trimEnd();
}

function formatDestination(entry: EntryReport): string {
  const as = (url: string) => escapeForLog(url, TABLE_MAX_CHARS.sentence);
  return entry.visited === undefined ? as(entry.landingUrl) : formatLandingPage(entry, as);
}

function renderReason(entry: EntryReport): string[] {
  const [fix] = getOpenFixes(entry);
  const lines = [
    `${STATUS_MARKS[getEntryBadge(entry).status].mark} ${escapeForLog(entry.id, TABLE_MAX_CHARS.id)}: ${escapeForLog(entry.reason, TABLE_MAX_CHARS.sentence)}`,
    `    ${formatDestination(entry)}`,
  ];
  if (fix !== undefined) {
    const change = `"${escapeForLog(fix.currentValue, TABLE_MAX_CHARS.value)}" → "${escapeForLog(fix.suggestedValue, TABLE_MAX_CHARS.value)}"`;
    lines.push(
      `    first: ${escapeForLog(fix.element, TABLE_MAX_CHARS.id)}, ${escapeForLog(describeDirection(fix))}: ${change}`,
    );
  }
  return [
    ...lines,
    ...entry.notices.map((notice) => `    note: ${escapeForLog(notice, TABLE_MAX_CHARS.sentence)}`),
  ];
}

/** What a passing ad's reader should still know: a risk that its score outweighs, a server error that was scored all the same. */
function renderNotices(entry: EntryReport): string[] {
  const risks = getCriticalRisks(entry).map(
    (risk) => `${getRiskTitle(risk)} (critical risk). ${risk.message}`,
  );
  return [...risks, ...entry.notices].map(
    (notice) =>
      `note: ${escapeForLog(entry.id, TABLE_MAX_CHARS.id)}: ${escapeForLog(notice, TABLE_MAX_CHARS.sentence)}`,
  );
}

const formatVerdict = (result: CheckResult): string =>
  result.verdict === "fail" && result.exitCode === 0 ? "fail (warn-only)" : result.verdict;

const getVerdictStatus = (result: CheckResult): DisplayStatus =>
  result.verdict === "fail" ? "failing" : result.verdict === "pass" ? "passed" : "inconclusive";
