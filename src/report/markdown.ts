import { markdownTable } from "markdown-table";
import type { CheckResult, EntryReport } from "../check/result.ts";
import { DIMENSIONS } from "../contract/vocabulary.ts";
import {
  DIMENSION_LABELS,
  dimensionScores,
  evaluationOf,
  scoreOf,
  weakest,
  withStanding,
  wordsFor,
  worstFirst,
} from "./entries.ts";
import { type Depth, shrinkToFit } from "./fit.ts";
import { entryBlock, LONGEST } from "./markdown-entry.ts";
import { asCode, commentMarker, inMarkdown } from "./text.ts";

/** A comment's body: "is too long (maximum is 65536 characters)". UTF-16 units never count fewer than characters. */
export const COMMENT_LIMIT = 65_536;
/** A step's summary is refused over 1 MiB; what else the step may append keeps some of it. */
export const SUMMARY_LIMIT = 1024 * 1024 - 32 * 1024;

/** Places of ours that a report may link to. */
export interface Links {
  /** This run's page: the job summary and the report files are there. */
  run?: string;
  /** Prefix of the repository's files at the checked commit, for example `https://github.com/o/r/blob/<sha>/`. */
  source?: string;
}

interface Sheet {
  result: CheckResult;
  links: Links;
  /** Failing and inconclusive entries, worst first. */
  urgent: EntryReport[];
  passed: EntryReport[];
  skipped: EntryReport[];
  /** Where what was left out can be read, as markdown. */
  elsewhere: string;
}

/**
 * The sticky pull-request comment: verdict, table, what is broken and what to do first; what passed is folded
 * away. Says nothing that differs between two runs of the same commit with the same result.
 *
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
export function comment(result: CheckResult, options: { id: string; links?: Links }): string {
  const links = options.links ?? {};
  const sheet = sheetOf(result, links, linked("the job summary", links.run));
  return shrinkToFit(
    (depth) => `${commentMarker(options.id)}\n${page(sheet, depth, false)}`,
    everything(sheet, 3),
    (text) => text.length <= COMMENT_LIMIT,
  );
}

/** The job summary: the comment's page with every fix, its reasons, and what passed laid open. GFM under 1 MiB of UTF-8. */
export function summary(result: CheckResult, options: { links?: Links } = {}): string {
  const links = options.links ?? {};
  const sheet = sheetOf(result, links, "the JSON report");
  return shrinkToFit(
    (depth) => page(sheet, depth, true),
    everything(sheet, 12),
    (text) => Buffer.byteLength(text) <= SUMMARY_LIMIT,
  );
}

function sheetOf(result: CheckResult, links: Links, elsewhere: string): Sheet {
  const entries = worstFirst(result.entries);
  const failing = withStanding(entries, "failing");
  return {
    result,
    links,
    elsewhere,
    urgent: [...failing, ...withStanding(entries, "inconclusive")],
    passed: withStanding(entries, "passed"),
    skipped: withStanding(entries, "skipped"),
  };
}

const everything = ({ urgent, passed }: Sheet, fixes: number): Depth => ({
  rows: urgent.length,
  blocks: urgent.length,
  fixes,
  reasons: true,
  passedRows: passed.length,
  links: true,
});

function page(sheet: Sheet, depth: Depth, open: boolean): string {
  const { urgent, links } = sheet;
  return [
    heading(sheet.result),
    gateNote(sheet.result),
    table(urgent.slice(0, depth.rows), depth.links ? links : {}),
    ...urgent.slice(0, depth.blocks).map((entry) => entryBlock(entry, name(entry, links), depth)),
    runNotices(sheet.result.notices),
    passedPart(sheet, depth, open),
    skippedPart(sheet),
    leftOut(sheet, depth),
    footer(sheet),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function heading(result: CheckResult): string {
  const uneasy = withStanding(result.entries, "inconclusive").length > 0;
  const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !uneasy ? "✅" : "⚠️";
  const lead = result.verdict === "inconclusive" ? "Adhere could not judge" : "Adhere";
  return `## ${icon} ${lead}: ${inMarkdown(result.headline, LONGEST.sentence)}`;
}

/** What the reader of a red page with a green check, or the reverse, would otherwise wonder about. */
function gateNote(result: CheckResult): string {
  if (result.verdict === "fail" && result.exitCode === 0) {
    return "*Warn-only: what is found is shown and does not fail the check.*";
  }
  const unknown = withStanding(result.entries, "inconclusive").length;
  if (result.verdict === "pass" && unknown > 0) {
    return `*${count(unknown, "ad")} could not be judged, which does not fail the check (\`on-inconclusive: warn\`).*`;
  }
  return "";
}

function table(entries: readonly EntryReport[], links: Links): string {
  if (entries.length === 0) return "";
  const labels = DIMENSIONS.map((dimension) => DIMENSION_LABELS[dimension]);
  const rows = entries.map((entry) => row(entry, links));
  return markdownTable([["", "Ad", "Platform", "Score", ...labels, "State"], ...rows], {
    align: ["", "", "", ...DIMENSIONS.map(() => "r"), "r", ""],
    alignDelimiters: false,
  });
}

function row(entry: EntryReport, links: Links): string[] {
  const { icon, label, standing } = wordsFor(entry);
  const evaluation = evaluationOf(entry);
  const scores = evaluation && dimensionScores(evaluation);
  const low = evaluation && standing === "failing" ? weakest(evaluation) : null;
  const dimensions = DIMENSIONS.map((dimension) => {
    const score = scores?.[dimension];
    if (score === null || score === undefined) return "–";
    return low?.dimension === dimension ? `**${score}**` : `${score}`;
  });
  return [icon, name(entry, links), entry.platform ?? "–", scoreOf(entry), ...dimensions, label];
}

/** The entry's id, linked to its place in the manifest. */
function name(entry: EntryReport, links: Links): string {
  const id = inMarkdown(entry.id, LONGEST.name) || "(no id)";
  if (links.source === undefined) return id;
  const file = entry.manifest.file.replaceAll("\\", "/").replace(/^\.\//u, "");
  const path = file.split("/").map(encodeURIComponent).join("/");
  return linked(id, `${links.source}${path}#L${entry.manifest.line}`);
}

/** A link of ours. Parentheses would end the address early. */
function linked(text: string, address: string | undefined): string {
  return address === undefined ? text : `[${text}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

function runNotices(notices: readonly string[]): string {
  const most = 10;
  const lines = notices.slice(0, most).map((notice) => `- ${inMarkdown(notice, LONGEST.sentence)}`);
  if (notices.length > most) lines.push(`- and ${notices.length - most} more in the JSON report`);
  return lines.length === 0 ? "" : `**About this run**\n\n${lines.join("\n")}`;
}

function passedPart({ passed, links }: Sheet, depth: Depth, open: boolean): string {
  const shown = passed.slice(0, depth.passedRows);
  if (shown.length === 0) return "";
  const noticed = shown.flatMap((entry) =>
    entry.notices
      .slice(0, 3)
      .map((notice) => `- ${name(entry, links)}: ${inMarkdown(notice, LONGEST.sentence)}`),
  );
  return folded(
    `${count(passed.length, "ad")} passed`,
    [table(shown, links), depth.reasons ? noticed.join("\n") : ""].filter((part) => part !== "").join("\n\n"),
    open,
  );
}

function skippedPart({ skipped, links }: Sheet): string {
  if (skipped.length === 0) return "";
  const most = 20;
  const lines = skipped
    .slice(0, most)
    .map((entry) => `- ${name(entry, links)}: ${inMarkdown(entry.reason, LONGEST.sentence)}`);
  if (skipped.length > most) lines.push(`- and ${skipped.length - most} more in the JSON report`);
  return folded(`${count(skipped.length, "ad")} left out`, lines.join("\n"), false);
}

const folded = (title: string, content: string, open: boolean): string =>
  `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** What did not fit, and where it is. */
function leftOut({ urgent, passed, elsewhere }: Sheet, depth: Depth): string {
  const rows = urgent.length - depth.rows;
  const blocks = Math.min(urgent.length, depth.rows) - depth.blocks;
  const missing = [
    rows > 0 ? `${count(rows, "ad")} that ${rows === 1 ? "fails" : "fail"} or could not be judged` : "",
    blocks > 0 ? `the details of ${count(blocks, "ad")} in the table` : "",
    passed.length > depth.passedRows ? `the list of ${count(passed.length, "ad")} that passed` : "",
    depth.reasons ? "" : "reasons, and all but the first fix of each ad",
  ].filter((part) => part !== "");
  return missing.length === 0
    ? ""
    : `**Left out to fit GitHub's limit:** ${missing.join("; ")}. All of it is in ${elsewhere}.`;
}

function footer({ result, skipped, links }: Sheet): string {
  const commit = result.commit === null ? "" : `at ${asCode(result.commit.slice(0, 7))}`;
  const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
  const checked = `${of}${count(result.entries.length, "ad")} checked ${commit}`.trim();
  const tool = `Adhere ${inMarkdown(result.tool.version, LONGEST.name)}`;
  const run = links.run === undefined ? [] : [linked("this run", links.run)];
  return `<sub>${[checked, tool, ...run].join(" · ")}</sub>`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
