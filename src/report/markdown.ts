import type { CheckResult, EntryReport } from "../check/result.ts";
import { type Changes, changeCounts, changesIn } from "./changes.ts";
import { isLinks, isReached } from "./destinations.ts";
import { withStanding, worstFirst } from "./entries.ts";
import { type Depth, shrinkToFit } from "./fit.ts";
import { acceptedPart } from "./markdown-accepted.ts";
import { entryBlock } from "./markdown-entry.ts";
import { destinationBlocks, unreachedNote } from "./markdown-links.ts";
import { riskyPart } from "./markdown-risks.ts";
import { entriesTable, entryName, type Links } from "./markdown-table.ts";
import { count, folded, LONGEST, linked, named, paragraphs, sentence } from "./markdown-words.ts";
import { PATCHES, repairCounts } from "./repairs.ts";
import { type CommentState, stateBlock } from "./state.ts";
import { asCode, commentMarker, inMarkdown } from "./text.ts";

export type { Links } from "./markdown-table.ts";

/** A comment's body: "is too long (maximum is 65536 characters)". UTF-16 units never count fewer than characters. */
export const COMMENT_LIMIT = 65_536;
/** A step's summary is refused over 1 MiB; what else the step may append keeps some of it. */
export const SUMMARY_LIMIT = 1024 * 1024 - 32 * 1024;

interface Sheet {
  result: CheckResult;
  links: Links;
  changes: Changes | null;
  /** Failing and inconclusive entries, worst first. */
  urgent: EntryReport[];
  passed: EntryReport[];
  skipped: EntryReport[];
  /** Where what was left out can be read, as markdown. */
  elsewhere: string;
  /** What the reader must know before the rest, as markdown. */
  preface: string;
  /** Where the patches are, as markdown. */
  patches: string;
}

/**
 * The sticky pull-request comment: verdict, table, what is broken and what to do first; what passed is folded
 * away, and what it came to is remembered in a block that nobody sees.
 *
 * @param options `preface`: GFM that stands right below the verdict.
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
export function comment(
  result: CheckResult,
  options: { id: string; links?: Links; state?: CommentState; preface?: string },
): string {
  const { id, links = {}, state, preface = "" } = options;
  const elsewhere = `${linked("the job summary", links.run)} and the JSON report`;
  const changes = state === undefined ? null : changesIn(state);
  const sheet = { ...sheetOf(result, links, elsewhere, changes), preface };
  const block = state === undefined ? "" : `\n${stateBlock(state)}\n`;
  return shrinkToFit(
    (depth) => `${commentMarker(id)}\n${page(sheet, depth, false)}${block}`,
    { ...everything(sheet), fixes: 3 },
    (text) => text.length <= COMMENT_LIMIT,
  );
}

/** The job summary: the comment's page with every fix, its reasons, and what passed laid open. GFM under 1 MiB of UTF-8. */
export function summary(result: CheckResult, options: { links?: Links } = {}): string {
  return wholePage(result, options.links ?? {}, false);
}

/** The summary as a file of the report folder: it names the screenshots that lie beside it. */
export function markdownReport(result: CheckResult): string {
  return wholePage(result, {}, true);
}

function wholePage(result: CheckResult, links: Links, screenshots: boolean): string {
  const whole = sheetOf(result, links, "the JSON report", null);
  const sheet = screenshots ? { ...whole, patches: "this folder" } : whole;
  return shrinkToFit(
    (depth) => page(sheet, depth, true),
    { ...everything(sheet), fixes: 12, fixReasons: true, screenshots },
    (text) => Buffer.byteLength(text) <= SUMMARY_LIMIT,
  );
}

function sheetOf(result: CheckResult, links: Links, elsewhere: string, changes: Changes | null): Sheet {
  const entries = worstFirst(result.entries.filter(isReached));
  const failing = withStanding(entries, "failing");
  return {
    result,
    links,
    changes,
    elsewhere,
    preface: "",
    patches: linked("the report folder", links.run),
    urgent: [...failing, ...withStanding(entries, "inconclusive")],
    passed: withStanding(entries, "passed"),
    skipped: withStanding(entries, "skipped"),
  };
}

const everything = ({ urgent, passed }: Sheet): Omit<Depth, "fixes"> => ({
  rows: urgent.length,
  blocks: urgent.length,
  reasons: true,
  fixReasons: false,
  passedRows: passed.length,
  links: true,
  screenshots: false,
});

function page(sheet: Sheet, depth: Depth, open: boolean): string {
  const { urgent, links, result, changes } = sheet;
  const parts = [
    heading(result),
    sheet.preface,
    paragraphs([gateNote(result), unreachedNote(result), sinceLine(sheet)]),
    entriesTable(urgent.slice(0, depth.rows), {
      links: depth.links ? links : {},
      mode: result.mode,
      changes,
    }),
    ...(isLinks(result)
      ? destinationBlocks(urgent, links, depth)
      : urgent
          .slice(0, depth.blocks)
          .map((entry) => entryBlock(entry, entryName(entry, links), depth, changes))),
    applyPart(sheet),
    acceptedPart(worstFirst(result.entries), (entry) => entryName(entry, depth.links ? links : {})),
    runNotices(result.notices),
    depth.reasons ? riskyPart(sheet.passed, (entry) => entryName(entry, depth.links ? links : {})) : "",
    passedPart(sheet, depth, open),
    skippedPart(sheet),
    leftOut(sheet, depth),
    footer(sheet),
  ];
  return `${paragraphs(parts)}\n`;
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
  const unsettled = withStanding(result.entries, "inconclusive");
  const waiting = unsettled.filter(({ unconfirmed }) => unconfirmed !== undefined).length;
  const before = unsettled.filter(({ failedBefore }) => failedBefore === true).length;
  const unknown = unsettled.length - waiting - before;
  if (result.verdict !== "pass") return "";
  return [
    ...(unknown > 0
      ? [
          `*${count(unknown, "ad")} could not be judged, which does not fail the check (\`on-inconclusive: warn\`).*`,
        ]
      : []),
    ...(before > 0
      ? [
          `*${count(before, "ad")} ${before === 1 ? "was" : "were"} failing before this change and ${before === 1 ? "is" : "are"} not worse, which does not fail the check (\`baseline\`).*`,
        ]
      : []),
    ...(waiting > 0
      ? [
          `*${count(waiting, "ad")} ${waiting === 1 ? "leads" : "lead"} to a page that was seen dead, which fails the check once enough runs have seen it (\`confirm-after\`).*`,
        ]
      : []),
  ].join("\\\n");
}

/** How to make what can be made in this repository. */
function applyPart({ result, patches }: Sheet): string {
  const { all, safe } = repairCounts(result.entries);
  if (all === 0) return "";
  const apart = safe > 0 && safe < all ? ` (\`${PATCHES.safe}\`: the safe ones only)` : "";
  return `**${count(all, "fix", "fixes")} can be applied to this repository**, ${care(all, safe)}: one by one with \`npx adhere-check fix\`, or at once with \`git apply ${PATCHES.all}\`${apart}. The patches are in ${patches}.`;
}

function care(all: number, safe: number): string {
  if (safe === 0) return all === 1 ? "after a look" : "each after a look";
  if (safe < all) return `${safe} of them unread`;
  return all === 1 ? "unread" : "all of them unread";
}

/** What this run changed, for who knows the last one. */
function sinceLine({ result, changes }: Sheet): string {
  if (changes === null) return "";
  const since = changes.commit === null ? "the last run" : asCode(changes.commit.slice(0, 7));
  const counts = changeCounts(result.entries, changes);
  return counts.length === 0
    ? `Nothing changed since ${since}.`
    : `**Since ${since}:** ${counts.map(([n, what]) => `${n} ${what}`).join(", ")}.`;
}

function runNotices(notices: readonly string[]): string {
  const most = 10;
  const lines = notices.slice(0, most).map((notice) => `- ${sentence(notice)}`);
  if (notices.length > most) lines.push(`- and ${notices.length - most} more in the JSON report`);
  return lines.length === 0 ? "" : `**About this run**\n\n${lines.join("\n")}`;
}

function passedPart({ passed, links, result, changes }: Sheet, depth: Depth, open: boolean): string {
  const shown = passed.slice(0, depth.passedRows);
  if (shown.length === 0) return "";
  const noticed = shown.flatMap((entry) =>
    entry.notices.slice(0, 3).map((notice) => `- ${entryName(entry, links)}: ${sentence(notice)}`),
  );
  return folded(
    `${count(passed.length, "ad")} passed`,
    paragraphs([
      entriesTable(shown, { links, mode: result.mode, changes }),
      depth.reasons ? noticed.join("\n") : "",
    ]),
    open,
  );
}

function skippedPart({ skipped, links }: Sheet): string {
  if (skipped.length === 0) return "";
  const most = 20;
  const lines = skipped
    .slice(0, most)
    .map((entry) => `- ${entryName(entry, links)}: ${sentence(entry.reason)}`);
  if (skipped.length > most) lines.push(`- and ${skipped.length - most} more in the JSON report`);
  return folded(`${count(skipped.length, "ad")} left out`, lines.join("\n"), false);
}

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
  const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
  const what = `${of}${count(result.entries.length, "ad")} checked`;
  return signature({
    what,
    commit: result.commit,
    at: result.startedAt,
    version: result.tool.version,
    links,
  });
}

/** The last line: what was checked, when, by what. */
export function signature(run: {
  what: string;
  commit: string | null;
  at: string;
  version: string;
  links: Links;
}): string {
  const commit = run.commit === null ? "" : ` at ${asCode(run.commit.slice(0, 7))}`;
  const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
  const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${named(run.version)}`];
  if (run.links.run !== undefined) parts.push(linked("this run", run.links.run));
  return `<sub>${parts.join(" · ")}</sub>`;
}
