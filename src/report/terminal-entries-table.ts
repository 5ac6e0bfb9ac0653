import { DIMENSIONS } from "../contract/vocabulary.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { type Action, getOpenActions } from "./actions.ts";
import { describeBaselineChanges } from "./describe-baseline-changes.ts";
import { DIMENSION_NAMES, getDimensionScores } from "./dimension-scores.ts";
import { filterByStatus, filterUrgent, formatScore, getEvaluation, groupByText, sortWorstFirst } from "./entries.ts";
import { DISPLAY_STATUSES, getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import { isLinksMode } from "./group-entries-by-destination.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { describeOpportunities, getDevice, getPageSpeed, listMeasuredPages, METRIC_NAMES } from "./page-speed.ts";
import { formatPlatform } from "./platform-names.ts";
import { formatPromiseCell, formatPromises, havePromises } from "./promises.ts";
import { getCriticalRisks, getRiskTitle } from "./select-fixes-and-risks.ts";
import { formatTerminalChange, renderSides, renderTerminalCauses } from "./terminal-causes.ts";
import { alignTable, paint, renderTerminalReport, type TableColumn, type TerminalStyle } from "./terminal-format.ts";
import { type Hyperlinks, linkManifest, linkPage } from "./terminal-hyperlinks.ts";
import { renderLinksReport } from "./terminal-links-table.ts";

/** After the ad. Narrow terminals show fewer columns: first the dimensions are left out. */
const COLUMNS: readonly TableColumn[] = [
  { name: "Platform", leaveOut: 3 },
  { name: "Score", alignRight: true },
  ...DIMENSIONS.map((dimension) => ({ name: DIMENSION_NAMES[dimension].short, alignRight: true, leaveOut: 1 })),
];
const PROMISES_COLUMN: TableColumn = { name: "Promises", alignRight: true, leaveOut: 2 };
/** In code points. */
/** Ads of which the same is said. */
const TABLE_MAX_NAMES = 3;
const MAX_MEASURED_PAGES = 10;
const TABLE_MAX_CHARS = { id: 80, sentence: 500 } as const;

/**
 * The verdict for a terminal or a log: a table, worst first, what to do first, the reasons of what didn't pass, and the
 * headline.
 */
export function renderVerdictTable(result: CheckResult, style: TerminalStyle = {}): string {
  if (isLinksMode(result)) return renderLinksReport(result, style);
  const entries = sortWorstFirst(result.entries);
  const promises = havePromises(entries);
  const linkAd = (cell: string, row: number) => {
    const entry = entries[row];
    return entry === undefined ? cell : linkManifest(cell, entry.manifest, style.hyperlinks);
  };
  const ad: TableColumn = { name: "Ad", minWidth: 20, link: linkAd };
  const columns = [{ name: "" }, ad, ...COLUMNS, ...(promises ? [PROMISES_COLUMN] : []), { name: "State" }];
  const cells = entries.map((entry) => buildCells(entry, promises));
  const [header = "", ...lines] = alignTable(columns, cells, style);
  const rows = entries.map((entry, index) => paint(getEntryBadge(entry).status, lines[index] ?? "", style.colour));
  const details = [
    ...renderTerminalCauses(entries, style.hyperlinks),
    ...filterUrgent(entries).flatMap((entry) => renderReason(entry, style.hyperlinks)),
    ...renderNotices(filterByStatus(entries, "passed")),
    ...renderSpeeds(entries, style.hyperlinks),
  ];
  return renderTerminalReport(
    { table: entries.length === 0 ? [] : [header, ...rows], details, totals: [] },
    result,
    style,
  );
}

function buildCells(entry: EntryReport, promises: boolean): string[] {
  const { label, status } = getEntryBadge(entry);
  const evaluation = getEvaluation(entry);
  const scores = evaluation && getDimensionScores(evaluation);
  return [
    DISPLAY_STATUSES[status].mark,
    escapeId(entry.id),
    formatPlatform(entry.platform),
    formatScore(entry),
    ...DIMENSIONS.map((dimension) => `${scores?.[dimension] ?? "–"}`),
    ...(promises ? [formatPromiseCell(entry)] : []),
    label,
  ];
}

const escapeId = (text: string): string => escapeForLog(text, TABLE_MAX_CHARS.id);
const escapeSentence = (text: string): string => escapeForLog(text, TABLE_MAX_CHARS.sentence);

function renderReason(entry: EntryReport, hyperlinks: Hyperlinks | undefined): string[] {
  const [action] = getOpenActions(entry);
  const formatUrl = (url: string) => linkPage(escapeSentence(url), url, hyperlinks);
  const landingPage = entry.visited === undefined ? formatUrl(entry.landingUrl) : formatLandingPage(entry, formatUrl);
  const name = linkManifest(escapeId(entry.id), entry.manifest, hyperlinks);
  const promises = formatPromises(entry);
  const lines = [
    `${DISPLAY_STATUSES[getEntryBadge(entry).status].mark} ${name}: ${escapeSentence(entry.reason)}`,
    `    ${landingPage}`,
    ...(promises === null ? [] : [`    ${promises}`]),
    ...describeBaselineChanges(entry, escapeForLog).map((line) => `    ${escapeSentence(line)}`),
  ];
  if (action !== undefined) lines.push(...renderAction(action));
  return [...lines, ...entry.notices.map((notice) => `    note: ${escapeSentence(notice)}`)];
}

/** The first fix, or both sides of a conflict. */
function renderAction({ element, changes }: Action): string[] {
  const [first, ...others] = changes;
  if (others.length === 0) return [`    fix: ${escapeId(element)}, ${formatTerminalChange(first)}`];
  return [`    decide: ${escapeId(element)}: the ad and the page disagree`, ...renderSides(changes, "      ")];
}

/** The measured pages, one line each, with what would help most. */
function renderSpeeds(entries: readonly EntryReport[], hyperlinks: Hyperlinks | undefined): string[] {
  const pages = listMeasuredPages(entries);
  const lines = pages.slice(0, MAX_MEASURED_PAGES).flatMap((entry) => {
    const url = entry.visited?.url ?? entry.landingUrl;
    const numbers = (getPageSpeed(entry)?.metrics ?? []).map(
      ({ metric, value, change }) => `${METRIC_NAMES[metric].short} ${value}${change === null ? "" : ` (${change})`}`,
    );
    const tips = describeOpportunities(entry);
    return [
      `  ${linkPage(escapeSentence(url), url, hyperlinks)} (${getDevice(entry)}): ${numbers.join(", ")}`,
      ...(tips === "" ? [] : [`    ${escapeSentence(tips)}`]),
    ];
  });
  const rest = pages.length - MAX_MEASURED_PAGES;
  return lines.length === 0
    ? []
    : ["", "Page speed (Lighthouse):", ...lines, ...(rest > 0 ? [`  ${formatCount(rest, "more page")}`] : [])];
}

/** What a reader should know of entries that passed: critical risks that their scores outweigh, and notices. */
function renderNotices(passed: readonly EntryReport[]): string[] {
  const listRisks = (entry: EntryReport) =>
    getCriticalRisks(entry).map((risk) => `${getRiskTitle(risk)} (critical risk). ${risk.message}`);
  const groups = groupByText(passed, (entry) => [...listRisks(entry), ...entry.notices]);
  return [...groups].map(([text, entries]) => {
    const names = entries.slice(0, TABLE_MAX_NAMES).map(({ id }) => escapeId(id));
    const more = entries.length > names.length ? ` and ${entries.length - names.length} more` : "";
    return `note: ${names.join(", ")}${more}: ${escapeSentence(text)}`;
  });
}
