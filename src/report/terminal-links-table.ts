import type { CheckResult } from "../result/check-report.ts";
import { DISPLAY_STATUSES } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import { countUnreached, type DestinationGroup, groupEntriesByDestination } from "./group-entries-by-destination.ts";
import { formatPlatform } from "./platform-names.ts";
import { renderTerminalCauses } from "./terminal-causes.ts";
import { alignTable, paint, renderTerminalReport, type TableColumn, type TerminalStyle } from "./terminal-format.ts";
import { type Hyperlinks, linkManifest, linkPage } from "./terminal-hyperlinks.ts";

/** A destination in the terminal. It is named by ads of a manifest or by lines of a URL list. */
export interface LinkRow extends Omit<DestinationGroup, "first" | "ads"> {
  /** The ads or lines that link to it. */
  names: readonly string[];
  /** How many names were omitted. */
  moreNames: number;
}

export interface LinksTable extends Pick<CheckResult, "verdict" | "exitCode" | "headline" | "notices"> {
  /** What to do first, as lines to wrap. */
  firstSteps?: readonly string[];
  /** The destinations to show, worst first. */
  rows: readonly LinkRow[];
  /** What `names` of the rows are. */
  unit: "Ads" | "Lines" | "URLs";
  /** One line: the number of destinations by state. */
  totals: string;
  /** How many rows were omitted. */
  hiddenRows: number;
}

/** In code points. The JSON report has everything. */
const LINKS_TABLE_MAX_CHARS = { url: 200, sentence: 500, name: 80 } as const;
/** What stands before the names of a row. */
const NAME_PREFIXES = { Ads: "", Lines: "line ", URLs: "URL " } as const;

const LINKS_TABLE_MAX_ITEMS = { rows: 1000, names: 20 } as const;

/**
 * The verdict of links mode for a terminal or a log: broken and unclear destinations, what to do first, the ads they
 * affect, and totals.
 */
export function renderLinksReport(result: CheckResult, style: TerminalStyle = {}): string {
  const groups = groupEntriesByDestination(result.entries);
  const urgent = groups.filter(({ badge }) => badge.status === "failing" || badge.status === "inconclusive");
  const noted = groups.filter(({ badge, notices }) => badge.status === "passed" && notices.length > 0);
  const listed = [...urgent, ...noted];
  return renderLinksTable(
    {
      ...result,
      firstSteps: renderTerminalCauses(result.entries, style.hyperlinks),
      rows: listed.slice(0, LINKS_TABLE_MAX_ITEMS.rows).map((group) => createLinkRow(group, style.hyperlinks)),
      hiddenRows: Math.max(0, listed.length - LINKS_TABLE_MAX_ITEMS.rows),
      unit: "Ads",
      totals: formatTotals(result, groups),
    },
    style,
  );
}

const createLinkRow = (group: DestinationGroup, hyperlinks: Hyperlinks | undefined): LinkRow => ({
  ...group,
  names: group.ads.slice(0, LINKS_TABLE_MAX_ITEMS.names).map(({ id, platform, manifest }) => {
    const location = escapeForLog(`${manifest.file}:${manifest.line}`, LINKS_TABLE_MAX_CHARS.name);
    const place = linkManifest(location, manifest, hyperlinks);
    const source = platform === null ? place : `${formatPlatform(platform)}, ${place}`;
    return `${escapeForLog(id, LINKS_TABLE_MAX_CHARS.name)} (${source})`;
  }),
  moreNames: Math.max(0, group.ads.length - LINKS_TABLE_MAX_ITEMS.names),
});

function formatTotals({ entries }: CheckResult, groups: readonly DestinationGroup[]): string {
  const unreached = countUnreached(entries);
  const labels = groups.map(({ badge }) => (badge.status === "failing" ? "broken" : badge.label.toLowerCase()));
  const counts = [...new Set(labels)].map((label) => `${labels.filter((one) => one === label).length} ${label}`);
  const total = `${formatCount(entries.length, "ad")}, ${formatCount(groups.length, "destination")}`;
  const reached = counts.length === 0 ? total : `${total}: ${counts.join(", ")}`;
  return unreached === 0 ? `${reached}.` : `${reached}. No network: ${formatCount(unreached, "ad")}.`;
}

const escapeSentence = (text: string): string => escapeForLog(text, LINKS_TABLE_MAX_CHARS.sentence);
const formatUrl = (url: string, hyperlinks: Hyperlinks | undefined): string =>
  linkPage(escapeSentence(url), url, hyperlinks);

/** The rows with their reasons, then the run's notices, totals and headline. */
export function renderLinksTable(table: LinksTable, style: TerminalStyle = {}): string {
  const urgent = table.rows.filter(({ badge }) => badge.status !== "passed");
  const details = [
    ...(table.firstSteps ?? []),
    ...urgent.flatMap((row) => renderRowDetails(row, table.unit, style.hyperlinks)),
    ...table.rows
      .filter(({ badge }) => badge.status === "passed")
      .flatMap(({ url, notices }) =>
        notices.map((notice) => `note: ${formatUrl(url, style.hyperlinks)}: ${escapeSentence(notice)}`),
      ),
    ...(table.hiddenRows === 0 ? [] : [`and ${table.hiddenRows} more, not listed here`]),
  ];
  const rows = urgent.length === 0 ? [] : renderRows(urgent, table.unit, style);
  return renderTerminalReport({ table: rows, details, totals: [table.totals] }, table, style);
}

function renderRows(rows: readonly LinkRow[], unit: LinksTable["unit"], style: TerminalStyle): string[] {
  const columns: TableColumn[] = [
    { name: "" },
    {
      name: "Destination",
      minWidth: 30,
      link: (cell, row) => linkPage(cell, rows[row]?.url ?? "", style.hyperlinks),
    },
    { name: "HTTP", alignRight: true },
    { name: unit, alignRight: true },
    ...(unit === "Ads" ? [{ name: "Platforms", leaveOut: 1 }] : []),
    { name: "State" },
  ];
  const cells = rows.map((row) => [
    DISPLAY_STATUSES[row.badge.status].mark,
    escapeForLog(row.url, LINKS_TABLE_MAX_CHARS.url),
    `${row.httpStatus ?? "–"}`,
    `${row.names.length + row.moreNames}`,
    ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
    row.badge.label,
  ]);
  const [first = "", ...lines] = alignTable(columns, cells, style);
  return [first, ...rows.map(({ badge }, index) => paint(badge.status, lines[index] ?? "", style.colour))];
}

function renderRowDetails(row: LinkRow, unit: LinksTable["unit"], hyperlinks: Hyperlinks | undefined): string[] {
  const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
  const verb = row.badge.status === "failing" ? "affects" : "used by";
  return [
    `${DISPLAY_STATUSES[row.badge.status].mark} ${formatUrl(row.url, hyperlinks)}: ${escapeSentence(row.reason)}`,
    `    ${verb}: ${NAME_PREFIXES[unit]}${row.names.join(", ")}${more}`,
    ...row.notices.map((notice) => `    note: ${escapeSentence(notice)}`),
  ];
}
