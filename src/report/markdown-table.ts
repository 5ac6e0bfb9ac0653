import { markdownTable } from "markdown-table";
import type { CheckResult, EntryReport } from "../check/result.ts";
import { DIMENSIONS } from "../contract/vocabulary.ts";
import { type Changes, changeOf } from "./changes.ts";
import {
  DIMENSION_LABELS,
  dimensionScores,
  evaluationOf,
  foundWords,
  type Standing,
  scoreOf,
  weakest,
  wordsFor,
} from "./entries.ts";
import { LONGEST, linked, named } from "./markdown-words.ts";
import { asCode } from "./text.ts";

/** Places of ours that a report may link to. */
export interface Links {
  /** This run's page: the job summary and the report files are there. */
  run?: string;
  /** Prefix of the repository's files at the checked commit, for example `https://github.com/o/r/blob/<sha>/`. */
  source?: string;
}

export interface TableOptions {
  links: Links;
  mode: CheckResult["mode"];
  /** What is different from the run before; null where none is known. */
  changes: Changes | null;
}

/** One row an entry: ad, platform, score with its change, the four dimensions, state. In links mode, the destination instead of scores. */
export function entriesTable(entries: readonly EntryReport[], options: TableOptions): string {
  if (entries.length === 0) return "";
  const links = options.mode === "links";
  const numbers = links ? [] : ["Score", ...DIMENSIONS.map((dimension) => DIMENSION_LABELS[dimension])];
  const head = ["", "Ad", "Platform", ...(links ? ["Destination"] : numbers), "State"];
  const align = ["", "", "", ...(links ? [""] : numbers.map(() => "r")), ""];
  const rows = entries.map((entry) => [
    wordsFor(entry).icon,
    entryName(entry, options.links),
    entry.platform ?? "–",
    ...(links ? [destination(entry)] : numberCells(entry, options.changes)),
    stateCell(entry, options.changes),
  ]);
  return markdownTable([head, ...rows], { align, alignDelimiters: false });
}

function numberCells(entry: EntryReport, changes: Changes | null): string[] {
  const evaluation = evaluationOf(entry);
  const scores = evaluation && dimensionScores(evaluation);
  const low = evaluation && wordsFor(entry).standing === "failing" ? weakest(evaluation) : null;
  const dimensions = DIMENSIONS.map((dimension) => {
    const score = scores?.[dimension];
    if (score === null || score === undefined) return "–";
    return low?.dimension === dimension ? `**${score}**` : `${score}`;
  });
  return [scoreCell(entry, changes), ...dimensions];
}

/** The score, what it had to reach, and how it moved: `4.5 / 7 ▼ 2`, unbroken. */
export function scoreCell(entry: EntryReport, changes: Changes | null): string {
  const { delta } = changeOf(entry, changes);
  const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
  return `${scoreOf(entry)}${moved}`.replaceAll(" ", "\u00a0");
}

function stateCell(entry: EntryReport, changes: Changes | null): string {
  const { label, standing } = wordsFor(entry);
  const { was, isNew } = changeOf(entry, changes);
  if (isNew) return `${label} (new ad)`;
  if (was === null || was.label === foundWords(entry).label) return label;
  if (was.standing === standing) return `${label} (was: ${was.label.toLowerCase()})`;
  return `${label} (${TURNED[standing]})`;
}

/** What an entry has turned, in one word: the table has many columns. */
const TURNED = {
  failing: "newly",
  inconclusive: "newly",
  passed: "mended",
  skipped: "now",
} as const satisfies Record<Standing, string>;

/** A pipe would end the cell even in code. */
const destination = ({ landingUrl }: EntryReport): string =>
  landingUrl.includes("|") ? named(landingUrl) : asCode(landingUrl, LONGEST.name);

/** The entry's id, linked to its place in the manifest. */
export function entryName(entry: EntryReport, links: Links): string {
  const id = named(entry.id) || "(no id)";
  return linked(id, sourceOf(links, entry.manifest));
}

/** A line of the manifest at the checked commit; undefined where nobody knows the repository. */
export function sourceOf({ source }: Links, place: { file: string; line: number }): string | undefined {
  if (source === undefined) return undefined;
  const file = place.file.replaceAll("\\", "/").replace(/^\.\//u, "");
  return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${place.line}`;
}
