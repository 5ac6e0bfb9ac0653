import { DIMENSIONS } from "../contract/vocabulary.ts";
import type { CheckResult, EntryReport } from "../run/result.ts";
import { DIMENSION_NAMES, getDimensionScores } from "./dimension-scores.ts";
import { filterByStatus, filterUrgent, formatScore, getEvaluation, sortWorstFirst } from "./entries.ts";
import { DISPLAY_STATUSES, getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import { isLinksMode } from "./group-entries-by-destination.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { formatPromiseCell, formatPromises, havePromises } from "./promises.ts";
import { describeDirection, getCriticalRisks, getOpenFixes, getRiskTitle } from "./select-fixes-and-risks.ts";
import { alignTable, paint, renderTerminalReport } from "./terminal-format.ts";
import { renderLinksReport } from "./terminal-links-table.ts";

const SCORE_COLUMNS = ["Score", ...DIMENSIONS.map((dimension) => DIMENSION_NAMES[dimension].short)];
const NUMBER_COLUMNS = SCORE_COLUMNS.map((_, index) => index + 3);
const PROMISES_COLUMN = NUMBER_COLUMNS.length + 3;
/** In code points, so that a long id doesn't wrap a line. */
const TABLE_MAX_CHARS = { id: 40, value: 60, sentence: 500 } as const;

/** The verdict for a terminal or a log: a table, worst first, the reasons of what didn't pass, and the headline. */
export function renderVerdictTable(result: CheckResult, options: { colour?: boolean } = {}): string {
  if (isLinksMode(result)) return renderLinksReport(result, options);
  const entries = sortWorstFirst(result.entries);
  const promises = havePromises(entries);
  const columns = ["", "Ad", "Platform", ...SCORE_COLUMNS, ...(promises ? ["Promises"] : []), "State"];
  const numbers = new Set([...NUMBER_COLUMNS, ...(promises ? [PROMISES_COLUMN] : [])]);
  const [header, ...lines] = alignTable([columns, ...entries.map((entry) => buildCells(entry, promises))], numbers);
  const rows = entries.map((entry, index) => paint(getEntryBadge(entry).status, lines[index] ?? "", options.colour));
  const details = [
    ...filterUrgent(entries).flatMap(renderReason),
    ...filterByStatus(entries, "passed").flatMap(renderNotices),
  ];
  return renderTerminalReport([entries.length === 0 ? [] : [header ?? "", ...rows], details], [], result, options);
}

function buildCells(entry: EntryReport, promises: boolean): string[] {
  const { label, status } = getEntryBadge(entry);
  const evaluation = getEvaluation(entry);
  const scores = evaluation && getDimensionScores(evaluation);
  return [
    DISPLAY_STATUSES[status].mark,
    escapeId(entry.id),
    entry.platform ?? "–",
    formatScore(entry),
    ...DIMENSIONS.map((dimension) => `${scores?.[dimension] ?? "–"}`),
    ...(promises ? [formatPromiseCell(entry)] : []),
    label,
  ];
}

const escapeId = (text: string): string => escapeForLog(text, TABLE_MAX_CHARS.id);
const escapeSentence = (text: string): string => escapeForLog(text, TABLE_MAX_CHARS.sentence);

function renderReason(entry: EntryReport): string[] {
  const [fix] = getOpenFixes(entry);
  const landingPage =
    entry.visited === undefined ? escapeSentence(entry.landingUrl) : formatLandingPage(entry, escapeSentence);
  const promises = formatPromises(entry);
  const lines = [
    `${DISPLAY_STATUSES[getEntryBadge(entry).status].mark} ${escapeId(entry.id)}: ${escapeSentence(entry.reason)}`,
    `    ${landingPage}`,
    ...(promises === null ? [] : [`    ${promises}`]),
  ];
  if (fix !== undefined) {
    const [before, after] = [fix.currentValue, fix.suggestedValue].map((text) =>
      escapeForLog(text, TABLE_MAX_CHARS.value),
    );
    lines.push(`    fix: ${escapeId(fix.element)}, ${escapeForLog(describeDirection(fix))}: "${before}" → "${after}"`);
  }
  return [...lines, ...entry.notices.map((notice) => `    note: ${escapeSentence(notice)}`)];
}

/** What a reader should know of an entry that passed: critical risks that its score outweighs, and notices. */
function renderNotices(entry: EntryReport): string[] {
  const risks = getCriticalRisks(entry).map((risk) => `${getRiskTitle(risk)} (critical risk). ${risk.message}`);
  return [...risks, ...entry.notices].map((notice) => `note: ${escapeId(entry.id)}: ${escapeSentence(notice)}`);
}
