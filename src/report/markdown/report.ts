import type { CheckResult, EntryReport } from "../../run/result.ts";
import { type CommentState, renderStateBlock } from "../comment-state.ts";
import { countChanges, getPreviousResults, type PreviousResults } from "../compare-to-previous.ts";
import { isLinksMode, wasReached } from "../destinations.ts";
import { filterByStatus, sortWorstFirst } from "../entries.ts";
import { escapeMarkdown, renderCommentMarker, toCodeSpan } from "../escape.ts";
import { countRepairs, PATCH_FILES } from "../repairs.ts";
import { renderCriticalRisks } from "./critical-risks.ts";
import { renderDestinations, renderUnreachedNote } from "./destinations.ts";
import { type ReportLinks, renderEntriesTable, renderEntryName } from "./entries-table.ts";
import { renderEntry } from "./entry.ts";
import {
  escapeName,
  escapeSentence,
  formatCount,
  formatDetails,
  formatLink,
  joinParagraphs,
  MARKDOWN_MAX_CHARS,
} from "./format.ts";
import { type DetailLevel, shrinkToFit } from "./shrink-to-fit.ts";
import { renderWaivers } from "./waivers.ts";

export type { ReportLinks as Links } from "./entries-table.ts";

/** A comment's body: "is too long (maximum is 65536 characters)". UTF-16 units never count fewer than characters. */
export const MAX_COMMENT_CHARS = 65_536;
/** A step's summary is refused over 1 MiB; what else the step may append keeps some of it. */
export const MAX_SUMMARY_BYTES = 1024 * 1024 - 32 * 1024;

interface PageContent {
  result: CheckResult;
  links: ReportLinks;
  previous: PreviousResults | null;
  /** Failing and inconclusive entries, worst first. */
  urgent: EntryReport[];
  passed: EntryReport[];
  skipped: EntryReport[];
  /** Where what was left out can be read, as markdown. */
  fullReportLink: string;
  /** What the reader must know before the rest, as markdown. */
  preface: string;
  /** Where the patches are, as markdown. */
  patchesLink: string;
}

/**
 * The sticky pull-request comment: verdict, table, what is broken and what to do first; what passed is folded
 * away, and what it came to is remembered in a block that nobody sees.
 *
 * @param options `preface`: GFM that stands right below the verdict.
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
export function renderComment(
  result: CheckResult,
  options: { id: string; links?: ReportLinks; state?: CommentState; preface?: string },
): string {
  const { id, links = {}, state, preface = "" } = options;
  const elsewhere = `${formatLink("the job summary", links.run)} and the JSON report`;
  const changes = state === undefined ? null : getPreviousResults(state);
  const sheet = { ...buildPageContent(result, links, elsewhere, changes), preface };
  const block = state === undefined ? "" : `\n${renderStateBlock(state)}\n`;
  return shrinkToFit(
    (depth) => `${renderCommentMarker(id)}\n${renderPage(sheet, depth, false)}${block}`,
    { ...getFullDetail(sheet), fixes: 3 },
    (text) => text.length <= MAX_COMMENT_CHARS,
  );
}

/** The job summary: the comment's page with every fix, its reasons, and what passed laid open. GFM under 1 MiB of UTF-8. */
export function renderSummary(result: CheckResult, options: { links?: ReportLinks } = {}): string {
  return renderFullPage(result, options.links ?? {}, false);
}

/** The summary as a file of the report folder: it names the screenshots that lie beside it. */
export function renderMarkdownReport(result: CheckResult): string {
  return renderFullPage(result, {}, true);
}

function renderFullPage(result: CheckResult, links: ReportLinks, screenshots: boolean): string {
  const whole = buildPageContent(result, links, "the JSON report", null);
  const sheet = screenshots ? { ...whole, patchesLink: "this folder" } : whole;
  return shrinkToFit(
    (depth) => renderPage(sheet, depth, true),
    { ...getFullDetail(sheet), fixes: 12, fixReasons: true, screenshots },
    (text) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES,
  );
}

function buildPageContent(
  result: CheckResult,
  links: ReportLinks,
  fullReportLink: string,
  previous: PreviousResults | null,
): PageContent {
  const entries = sortWorstFirst(result.entries.filter(wasReached));
  const failing = filterByStatus(entries, "failing");
  return {
    result,
    links,
    previous,
    fullReportLink,
    preface: "",
    patchesLink: formatLink("the report folder", links.run),
    urgent: [...failing, ...filterByStatus(entries, "inconclusive")],
    passed: filterByStatus(entries, "passed"),
    skipped: filterByStatus(entries, "skipped"),
  };
}

const getFullDetail = ({ urgent, passed }: PageContent): Omit<DetailLevel, "fixes"> => ({
  tableRows: urgent.length,
  explainedEntries: urgent.length,
  reasons: true,
  fixReasons: false,
  passedRows: passed.length,
  links: true,
  screenshots: false,
});

function renderPage(sheet: PageContent, depth: DetailLevel, open: boolean): string {
  const { urgent, links, result, previous } = sheet;
  const parts = [
    renderHeading(result),
    sheet.preface,
    joinParagraphs([renderGateNote(result), renderUnreachedNote(result), renderChangesLine(sheet)]),
    renderEntriesTable(urgent.slice(0, depth.tableRows), {
      links: depth.links ? links : {},
      mode: result.mode,
      previous,
    }),
    ...(isLinksMode(result)
      ? renderDestinations(urgent, links, depth)
      : urgent
          .slice(0, depth.explainedEntries)
          .map((entry) => renderEntry(entry, renderEntryName(entry, links), depth, previous))),
    renderApplySection(sheet),
    renderWaivers(sortWorstFirst(result.entries), (entry) =>
      renderEntryName(entry, depth.links ? links : {}),
    ),
    renderRunNotices(result.notices),
    depth.reasons
      ? renderCriticalRisks(sheet.passed, (entry) => renderEntryName(entry, depth.links ? links : {}))
      : "",
    renderPassedSection(sheet, depth, open),
    renderSkippedSection(sheet),
    renderOmissions(sheet, depth),
    renderFooter(sheet),
  ];
  return `${joinParagraphs(parts)}\n`;
}

function renderHeading(result: CheckResult): string {
  const uneasy = filterByStatus(result.entries, "inconclusive").length > 0;
  const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !uneasy ? "✅" : "⚠️";
  const lead = result.verdict === "inconclusive" ? "Adhere could not judge" : "Adhere";
  return `## ${icon} ${lead}: ${escapeMarkdown(result.headline, MARKDOWN_MAX_CHARS.sentence)}`;
}

/** What the reader of a red page with a green check, or the reverse, would otherwise wonder about. */
function renderGateNote(result: CheckResult): string {
  if (result.verdict === "fail" && result.exitCode === 0) {
    return "*Warn-only: what is found is shown and does not fail the check.*";
  }
  const unsettled = filterByStatus(result.entries, "inconclusive");
  const waiting = unsettled.filter(({ unconfirmed }) => unconfirmed !== undefined).length;
  const before = unsettled.filter(({ failedBefore }) => failedBefore === true).length;
  const unknown = unsettled.length - waiting - before;
  if (result.verdict !== "pass") return "";
  return [
    ...(unknown > 0
      ? [
          `*${formatCount(unknown, "ad")} could not be judged, which does not fail the check (\`on-inconclusive: warn\`).*`,
        ]
      : []),
    ...(before > 0
      ? [
          `*${formatCount(before, "ad")} ${before === 1 ? "was" : "were"} failing before this change and ${before === 1 ? "is" : "are"} not worse, which does not fail the check (\`baseline\`).*`,
        ]
      : []),
    ...(waiting > 0
      ? [
          `*${formatCount(waiting, "ad")} ${waiting === 1 ? "leads" : "lead"} to a page that was seen dead, which fails the check once enough runs have seen it (\`confirm-after\`).*`,
        ]
      : []),
  ].join("\\\n");
}

/** How to make what can be made in this repository. */
function renderApplySection({ result, patchesLink }: PageContent): string {
  const { all, safe } = countRepairs(result.entries);
  if (all === 0) return "";
  const apart = safe > 0 && safe < all ? ` (\`${PATCH_FILES.safe}\`: the safe ones only)` : "";
  return `**${formatCount(all, "fix", "fixes")} can be applied to this repository**, ${describeSafeCount(all, safe)}: one by one with \`npx adhere-check fix\`, or at once with \`git apply ${PATCH_FILES.all}\`${apart}. The patches are in ${patchesLink}.`;
}

function describeSafeCount(all: number, safe: number): string {
  if (safe === 0) return all === 1 ? "after a look" : "each after a look";
  if (safe < all) return `${safe} of them unread`;
  return all === 1 ? "unread" : "all of them unread";
}

/** What this run changed, for who knows the last one. */
function renderChangesLine({ result, previous }: PageContent): string {
  if (previous === null) return "";
  const since = previous.commit === null ? "the last run" : toCodeSpan(previous.commit.slice(0, 7));
  const counts = countChanges(result.entries, previous);
  return counts.length === 0
    ? `Nothing changed since ${since}.`
    : `**Since ${since}:** ${counts.map(([n, what]) => `${n} ${what}`).join(", ")}.`;
}

function renderRunNotices(notices: readonly string[]): string {
  const most = 10;
  const lines = notices.slice(0, most).map((notice) => `- ${escapeSentence(notice)}`);
  if (notices.length > most) lines.push(`- and ${notices.length - most} more in the JSON report`);
  return lines.length === 0 ? "" : `**About this run**\n\n${lines.join("\n")}`;
}

function renderPassedSection(
  { passed, links, result, previous }: PageContent,
  depth: DetailLevel,
  open: boolean,
): string {
  const shown = passed.slice(0, depth.passedRows);
  if (shown.length === 0) return "";
  const noticed = shown.flatMap((entry) =>
    entry.notices
      .slice(0, 3)
      .map((notice) => `- ${renderEntryName(entry, links)}: ${escapeSentence(notice)}`),
  );
  return formatDetails(
    `${formatCount(passed.length, "ad")} passed`,
    joinParagraphs([
      renderEntriesTable(shown, { links, mode: result.mode, previous }),
      depth.reasons ? noticed.join("\n") : "",
    ]),
    open,
  );
}

function renderSkippedSection({ skipped, links }: PageContent): string {
  if (skipped.length === 0) return "";
  const most = 20;
  const lines = skipped
    .slice(0, most)
    .map((entry) => `- ${renderEntryName(entry, links)}: ${escapeSentence(entry.reason)}`);
  if (skipped.length > most) lines.push(`- and ${skipped.length - most} more in the JSON report`);
  return formatDetails(`${formatCount(skipped.length, "ad")} left out`, lines.join("\n"), false);
}

/** What did not fit, and where it is. */
function renderOmissions({ urgent, passed, fullReportLink }: PageContent, depth: DetailLevel): string {
  const rows = urgent.length - depth.tableRows;
  const blocks = Math.min(urgent.length, depth.tableRows) - depth.explainedEntries;
  const missing = [
    rows > 0 ? `${formatCount(rows, "ad")} that ${rows === 1 ? "fails" : "fail"} or could not be judged` : "",
    blocks > 0 ? `the details of ${formatCount(blocks, "ad")} in the table` : "",
    passed.length > depth.passedRows ? `the list of ${formatCount(passed.length, "ad")} that passed` : "",
    depth.reasons ? "" : "reasons, and all but the first fix of each ad",
  ].filter((part) => part !== "");
  return missing.length === 0
    ? ""
    : `**Left out to fit GitHub's limit:** ${missing.join("; ")}. All of it is in ${fullReportLink}.`;
}

function renderFooter({ result, skipped, links }: PageContent): string {
  const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
  const what = `${of}${formatCount(result.entries.length, "ad")} checked`;
  return renderSignature({
    what,
    commit: result.commit,
    at: result.startedAt,
    version: result.tool.version,
    links,
  });
}

/** The last line: what was checked, when, by what. */
export function renderSignature(run: {
  what: string;
  commit: string | null;
  at: string;
  version: string;
  links: ReportLinks;
}): string {
  const commit = run.commit === null ? "" : ` at ${toCodeSpan(run.commit.slice(0, 7))}`;
  const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
  const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${escapeName(run.version)}`];
  if (run.links.run !== undefined) parts.push(formatLink("this run", run.links.run));
  return `<sub>${parts.join(" · ")}</sub>`;
}
