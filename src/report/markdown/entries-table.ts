import { markdownTable } from "markdown-table";
import { DIMENSIONS } from "../../contract/vocabulary.ts";
import type { CheckResult, EntryReport } from "../../run/result.ts";
import { compareToPrevious, type PreviousResults } from "../compare-to-previous.ts";
import { DIMENSION_NAMES, findWeakestDimension, getDimensionScores } from "../dimension-scores.ts";
import { formatScore, getEvaluation } from "../entries.ts";
import { DISPLAY_STATUSES, getEntryBadge, getUnexcusedBadge } from "../entry-status.ts";
import { formatPromiseCell, havePromises } from "../promises.ts";
import { escapeName, formatLink, toCodeCell } from "./format.ts";

/** The trusted pages that a report may link to. */
export interface ReportLinks {
  /** The page of this workflow run, with the job summary and the report files. */
  run?: string;
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
 * One row per entry: ad, platform, score with its change, the four dimensions, the number of kept promises if any entry
 * has one, and the state. In links mode it shows the destination instead of scores.
 */
export function renderEntriesTable(entries: readonly EntryReport[], options: EntriesTableOptions): string {
  if (entries.length === 0) return "";
  const links = options.mode === "links";
  const promises = havePromises(entries);
  const numbers = links
    ? []
    : ["Score", ...DIMENSIONS.map((dimension) => DIMENSION_NAMES[dimension].short), ...(promises ? ["Promises"] : [])];
  const head = ["", "Ad", "Platform", ...(links ? ["Destination"] : numbers), "State"];
  const align = ["", "", "", ...(links ? [""] : numbers.map(() => "r")), ""];
  const rows = entries.map((entry) => [
    getEntryBadge(entry).icon,
    renderEntryName(entry, options.links),
    entry.platform ?? "–",
    ...(links ? [toCodeCell(entry.landingUrl)] : renderScoreCells(entry, options.previous)),
    ...(promises ? [formatPromiseCell(entry)] : []),
    renderStateCell(entry, options.previous),
  ]);
  return markdownTable([head, ...rows], { align, alignDelimiters: false });
}

function renderScoreCells(entry: EntryReport, previous: PreviousResults | null): string[] {
  const evaluation = getEvaluation(entry);
  const scores = evaluation && getDimensionScores(evaluation);
  const low = evaluation && getEntryBadge(entry).status === "failing" ? findWeakestDimension(evaluation) : null;
  const dimensions = DIMENSIONS.map((dimension) => {
    const score = scores?.[dimension];
    if (score === null || score === undefined) return "–";
    return low?.dimension === dimension ? `**${score}**` : `${score}`;
  });
  return [renderScoreCell(entry, previous), ...dimensions];
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
