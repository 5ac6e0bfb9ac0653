import { markdownTable } from "markdown-table";
import type { CheckResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { compareToPrevious, type PreviousResults } from "../compare-to-previous.ts";
import { formatScore } from "../entries.ts";
import { DISPLAY_STATUSES, getEntryBadge, getUnexcusedBadge } from "../entry-status.ts";
import { formatPlatform } from "../platform-names.ts";
import { formatPromiseCell, havePromises } from "../promises.ts";
import { escapeName, formatLink, formatUrlLink } from "./format.ts";

/** The trusted pages that a report may link to. */
export interface ReportLinks {
  /** The page of this workflow run, with the job summary and the report files. */
  run?: string;
  /** The job of that run, as the workflow names it. */
  job?: string;
  /** URL prefix of the repository's files at the checked commit, e.g. `https://github.com/o/r/blob/<sha>/`. */
  source?: string;
}

interface EntriesTableOptions {
  links: ReportLinks;
  mode: CheckResult["mode"];
  /** Null if there is no previous run. */
  previous: PreviousResults | null;
}

/**
 * One row per entry: the ad with its platform and landing page, the score with its change, the number of kept promises
 * if any entry has one, and the state. Links mode has no scores.
 */
export function renderEntriesTable(entries: readonly EntryReport[], options: EntriesTableOptions): string {
  if (entries.length === 0) return "";
  const scores = options.mode !== "links";
  const promises = havePromises(entries);
  const numbers = [...(scores ? ["Score"] : []), ...(promises ? ["Promises kept"] : [])];
  const head = ["", "Ad and landing page", ...numbers, "State"];
  const align = ["", "", ...numbers.map(() => "r"), ""];
  const rows = entries.map((entry) => [
    getEntryBadge(entry).icon,
    renderAdCell(entry, options.links),
    ...(scores ? [renderScoreCell(entry, options.previous)] : []),
    ...(promises ? [formatPromiseCell(entry)] : []),
    renderStateCell(entry, options.previous),
  ]);
  return markdownTable([head, ...rows], { align, alignDelimiters: false });
}

function renderAdCell(entry: EntryReport, links: ReportLinks): string {
  const platform = entry.platform === null ? "" : ` · ${formatPlatform(entry.platform)}`;
  return `${renderEntryName(entry, links)}${platform}<br>${formatUrlLink(entry.landingUrl)}`;
}

/** Score, threshold and change with non-breaking spaces: `4.5 / 7 ▼ 2`. */
export function renderScoreCell(entry: EntryReport, previous: PreviousResults | null): string {
  const { delta } = compareToPrevious(entry, previous);
  const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
  return `${formatScore(entry)}${moved}`.replaceAll(" ", "\u00a0");
}

function renderStateCell(entry: EntryReport, previous: PreviousResults | null): string {
  const { label, status } = getEntryBadge(entry);
  const { previousBadge, isNew } = compareToPrevious(entry, previous);
  if (isNew) return `${label} (new ad)`;
  if (previousBadge === null || previousBadge.label === getUnexcusedBadge(entry).label) return label;
  if (previousBadge.status === status) return `${label} (was: ${previousBadge.label.toLowerCase()})`;
  return `${label} (${DISPLAY_STATUSES[status].changeLabel})`;
}

/** The entry's id with a link to its manifest line. */
export function renderEntryName(entry: EntryReport, links: ReportLinks): string {
  const id = escapeName(entry.id) || "(no id)";
  return formatLink(id, getSourceUrl(links, entry.manifest));
}

/** The names of at most `max` entries, and the number of the others. */
export function listEntryNames(entries: readonly EntryReport[], links: ReportLinks, max: number): string {
  const names = entries.slice(0, max).map((entry) => renderEntryName(entry, links));
  return `${names.join(", ")}${entries.length > max ? ` and ${entries.length - max} more` : ""}`;
}

/** The URL of a manifest line at the checked commit; undefined if the repository is unknown. */
export function getSourceUrl({ source }: ReportLinks, location: { file: string; line: number }): string | undefined {
  if (source === undefined) return undefined;
  const file = location.file.replaceAll("\\", "/").replace(/^\.\//u, "");
  return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${location.line}`;
}
