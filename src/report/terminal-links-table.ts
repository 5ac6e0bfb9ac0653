import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult } from "../run/result.ts";
import { countUnreached, type DestinationGroup, groupEntriesByDestination } from "./destinations.ts";
import type { DisplayStatus, StatusBadge } from "./entries.ts";
import { escapeForLog } from "./escape.ts";
import { formatAdCount as adsOf } from "./progress.ts";

/** A destination as the terminal shows it, whatever named it: ads of a manifest or lines of a list. */
export interface LinkRow {
  badge: StatusBadge;
  url: string;
  httpStatus: number | null;
  reason: string;
  notices: readonly string[];
  /** What leads there, each in a few words, and how many more there are. */
  names: readonly string[];
  moreNames: number;
  platforms: readonly string[];
}

/** A run's sums and verdict, and the destinations that people should read of. */
export interface LinksTable extends Pick<CheckResult, "verdict" | "exitCode" | "headline" | "notices"> {
  rows: readonly LinkRow[];
  /** What names destinations here: `Ads` or `Lines`. */
  unit: "Ads" | "Lines";
  /** One line: how many destinations, and what became of them. */
  totals: string;
  /** Rows that are not listed. */
  hiddenRows: number;
}

const STATUS_MARKS = {
  failing: { mark: "✗", colour: "red" },
  inconclusive: { mark: "!", colour: "yellow" },
  passed: { mark: "✓", colour: "green" },
  skipped: { mark: "-", colour: "dim" },
} as const satisfies Record<DisplayStatus, { mark: string; colour: "red" | "yellow" | "green" | "dim" }>;

/** Longest shown, in code points, and how many of a kind: the JSON report has all of it. */
const LINKS_TABLE_MAX_CHARS = { url: 60, sentence: 500, name: 80 } as const;
const LINKS_TABLE_MAX_ITEMS = { rows: 1000, names: 20 } as const;

/** The verdict of links mode for a terminal or a log: what is dead or unclear and what dies with it, and the sums. */
export function renderLinksReport(result: CheckResult, options: { colour?: boolean } = {}): string {
  const groups = groupEntriesByDestination(result.entries);
  const urgent = groups.filter(({ badge }) => badge.status === "failing" || badge.status === "inconclusive");
  const noted = groups.filter(({ badge, notices }) => badge.status === "passed" && notices.length > 0);
  const listed = [...urgent, ...noted];
  return renderLinksTable(
    {
      ...result,
      rows: listed.slice(0, LINKS_TABLE_MAX_ITEMS.rows).map(createLinkRow),
      hiddenRows: Math.max(0, listed.length - LINKS_TABLE_MAX_ITEMS.rows),
      unit: "Ads",
      totals: formatTotals(result, groups),
    },
    options,
  );
}

const createLinkRow = (group: DestinationGroup): LinkRow => ({
  ...group,
  names: group.ads.slice(0, LINKS_TABLE_MAX_ITEMS.names).map(({ id, platform, manifest }) => {
    const place = `${manifest.file}:${manifest.line}`;
    return `${escapeForLog(id, LINKS_TABLE_MAX_CHARS.name)} (${platform === null ? "" : `${platform}, `}${escapeForLog(place, LINKS_TABLE_MAX_CHARS.name)})`;
  }),
  moreNames: Math.max(0, group.ads.length - LINKS_TABLE_MAX_ITEMS.names),
});

function formatTotals({ entries }: CheckResult, groups: readonly DestinationGroup[]): string {
  const lost = countUnreached(entries);
  const counts = new Map<string, number>();
  for (const { badge } of groups) {
    const what = badge.status === "failing" ? "dead" : badge.label.toLowerCase();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const parts = [...counts].map(([label, count]) => `${count} ${label}`);
  const known = `${adsOf(entries.length)}, ${groups.length} ${groups.length === 1 ? "destination" : "destinations"}`;
  const reached = parts.length === 0 ? known : `${known}: ${parts.join(", ")}`;
  return lost === 0 ? `${reached}.` : `${reached}. Without a network: ${adsOf(lost)}.`;
}

/** The rows with their reasons, then the run's notices, sums and headline. */
export function renderLinksTable(run: LinksTable, { colour = false }: { colour?: boolean } = {}): string {
  const paint = (standing: DisplayStatus, text: string) =>
    colour ? styleText(STATUS_MARKS[standing].colour, text, { validateStream: false }) : text;
  const urgent = run.rows.filter(({ badge }) => badge.status !== "passed");
  const calm = run.rows.filter(({ badge }) => badge.status === "passed");
  const more = run.hiddenRows === 0 ? [] : [`and ${run.hiddenRows} more, not listed here`];
  const standing = run.verdict === "fail" ? "failing" : run.verdict === "pass" ? "passed" : "inconclusive";
  const verdict = run.verdict === "fail" && run.exitCode === 0 ? "fail (warn-only)" : run.verdict;
  return [
    ...(urgent.length === 0 ? [] : [...renderRows(urgent, run.unit, paint), ""]),
    ...urgent.flatMap((row) => renderRowDetails(row, run.unit)),
    ...calm.flatMap(({ url, notices }) =>
      notices.map(
        (notice) =>
          `note: ${escapeForLog(url, LINKS_TABLE_MAX_CHARS.sentence)}: ${escapeForLog(notice, LINKS_TABLE_MAX_CHARS.sentence)}`,
      ),
    ),
    ...more,
    ...(urgent.length + calm.length + more.length === 0 ? [] : [""]),
    ...run.notices.map((notice) => `note: ${escapeForLog(notice)}`),
    run.totals,
    paint(standing, `${verdict}: ${escapeForLog(run.headline)}`),
    "",
  ].join("\n");
}

type Paint = (standing: DisplayStatus, text: string) => string;

function renderRows(rows: readonly LinkRow[], unit: LinksTable["unit"], paint: Paint): string[] {
  const header = ["", "Destination", "HTTP", unit, ...(unit === "Ads" ? ["Platforms"] : []), "State"];
  const cells = rows.map((row) => [
    STATUS_MARKS[row.badge.status].mark,
    escapeForLog(row.url, LINKS_TABLE_MAX_CHARS.url),
    `${row.httpStatus ?? "–"}`,
    `${row.names.length + row.moreNames}`,
    ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
    row.badge.label,
  ]);
  const widths = header.map((title, column) =>
    [title, ...cells.map((row) => row[column] ?? "")].reduce(
      (most, cell) => Math.max(most, stringWidth(cell)),
      0,
    ),
  );
  const aligned = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
        return header[column] === unit || header[column] === "HTTP" ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd();
  return [
    aligned(header),
    ...cells.map((row, index) => paint(rows[index]?.badge.status ?? "failing", aligned(row))),
  ];
}

function renderRowDetails(row: LinkRow, unit: LinksTable["unit"]): string[] {
  const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
  const what = row.badge.status === "failing" ? "dies with it" : "leads there";
  return [
    `${STATUS_MARKS[row.badge.status].mark} ${escapeForLog(row.url, LINKS_TABLE_MAX_CHARS.sentence)}: ${escapeForLog(row.reason, LINKS_TABLE_MAX_CHARS.sentence)}`,
    `    ${what}: ${unit === "Lines" ? "line " : ""}${row.names.join(", ")}${more}`,
    ...row.notices.map((notice) => `    note: ${escapeForLog(notice, LINKS_TABLE_MAX_CHARS.sentence)}`),
  ];
}
