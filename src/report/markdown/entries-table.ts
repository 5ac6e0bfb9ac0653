import { markdownTable } from "markdown-table";
import { DIMENSIONS } from "../../contract/vocabulary.ts";
import type { CheckResult, EntryReport } from "../../run/result.ts";
import { compareToPrevious, type PreviousResults } from "../compare-to-previous.ts";
import {
  DIMENSION_LABELS,
  type DisplayStatus,
  findWeakestDimension,
  formatScore,
  getDimensionScores,
  getEntryBadge,
  getEvaluation,
  getUnexcusedBadge,
} from "../entries.ts";
import { toCodeSpan } from "../escape.ts";
import { escapeName, formatLink, MARKDOWN_MAX_CHARS } from "./format.ts";

/** Places of ours that a report may link to. */
export interface ReportLinks {
  /** This run's page: the job summary and the report files are there. */
  run?: string;
  /** Prefix of the repository's files at the checked commit, for example `https://github.com/o/r/blob/<sha>/`. */
  source?: string;
}

export interface EntriesTableOptions {
  links: ReportLinks;
  mode: CheckResult["mode"];
  /** What is different from the run before; null where none is known. */
  previous: PreviousResults | null;
}

/** One row an entry: ad, platform, score with its change, the four dimensions, state. In links mode, the destination instead of scores. */
export function renderEntriesTable(entries: readonly EntryReport[], options: EntriesTableOptions): string {
  if (entries.length === 0) return "";
  const links = options.mode === "links";
  const numbers = links ? [] : ["Score", ...DIMENSIONS.map((dimension) => DIMENSION_LABELS[dimension])];
  const head = ["", "Ad", "Platform", ...(links ? ["Destination"] : numbers), "State"];
  const align = ["", "", "", ...(links ? [""] : numbers.map(() => "r")), ""];
  const rows = entries.map((entry) => [
    getEntryBadge(entry).icon,
    renderEntryName(entry, options.links),
    entry.platform ?? "–",
    ...(links ? [renderDestinationCell(entry)] : renderScoreCells(entry, options.previous)),
    renderStateCell(entry, options.previous),
  ]);
  return markdownTable([head, ...rows], { align, alignDelimiters: false });
}

function renderScoreCells(entry: EntryReport, changes: PreviousResults | null): string[] {
  const evaluation = getEvaluation(entry);
  const scores = evaluation && getDimensionScores(evaluation);
  const low =
    evaluation && getEntryBadge(entry).status === "failing" ? findWeakestDimension(evaluation) : null;
  const dimensions = DIMENSIONS.map((dimension) => {
    const score = scores?.[dimension];
    if (score === null || score === undefined) return "–";
    return low?.dimension === dimension ? `**${score}**` : `${score}`;
  });
  return [renderScoreCell(entry, changes), ...dimensions];
}

/** The score, what it had to reach, and how it moved: `4.5 / 7 ▼ 2`, unbroken. */
export function renderScoreCell(entry: EntryReport, changes: PreviousResults | null): string {
  const { delta } = compareToPrevious(entry, changes);
  const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
  return `${formatScore(entry)}${moved}`.replaceAll(" ", "\u00a0");
}

function renderStateCell(entry: EntryReport, changes: PreviousResults | null): string {
  const { label, status } = getEntryBadge(entry);
  const { previousBadge, isNew } = compareToPrevious(entry, changes);
  if (isNew) return `${label} (new ad)`;
  if (previousBadge === null || previousBadge.label === getUnexcusedBadge(entry).label) return label;
  if (previousBadge.status === status) return `${label} (was: ${previousBadge.label.toLowerCase()})`;
  return `${label} (${STATUS_CHANGE_LABELS[status]})`;
}

/** What an entry has turned, in one word: the table has many columns. */
const STATUS_CHANGE_LABELS = {
  failing: "newly",
  inconclusive: "newly",
  passed: "mended",
  skipped: "now",
} as const satisfies Record<DisplayStatus, string>;

/** A pipe would end the cell even in code. */
const renderDestinationCell = ({ landingUrl }: EntryReport): string =>
  landingUrl.includes("|") ? escapeName(landingUrl) : toCodeSpan(landingUrl, MARKDOWN_MAX_CHARS.name);

/** The entry's id, linked to its place in the manifest. */
export function renderEntryName(entry: EntryReport, links: ReportLinks): string {
  const id = escapeName(entry.id) || "(no id)";
  return formatLink(id, getSourceUrl(links, entry.manifest));
}

/** A line of the manifest at the checked commit; undefined where nobody knows the repository. */
export function getSourceUrl(
  { source }: ReportLinks,
  place: { file: string; line: number },
): string | undefined {
  if (source === undefined) return undefined;
  const file = place.file.replaceAll("\\", "/").replace(/^\.\//u, "");
  return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${place.line}`;
}
