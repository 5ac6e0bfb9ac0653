import type { CheckResult, EntryReport } from "../../run/result.ts";
import { renderCommentMarker } from "../comment-marker.ts";
import { type CommentState, renderStateBlock } from "../comment-state.ts";
import { countChanges, getPreviousResults, type PreviousResults } from "../compare-to-previous.ts";
import { filterByStatus, filterUrgent, sortWorstFirst } from "../entries.ts";
import { countRepairs, PATCH_FILES } from "../entry-repairs.ts";
import { escapeMarkdown, toCodeSpan } from "../escape.ts";
import { formatCount } from "../format-count.ts";
import { isLinksMode, wasReached } from "../group-entries-by-destination.ts";
import { renderCriticalRisks } from "./critical-risks.ts";
import { renderDestinations, renderUnreachedNote } from "./destinations.ts";
import { type ReportLinks, renderEntriesTable, renderEntryName } from "./entries-table.ts";
import { renderEntry } from "./entry.ts";
import {
  escapeName,
  escapeSentence,
  formatDetails,
  formatLink,
  formatList,
  joinParagraphs,
  MARKDOWN_MAX_CHARS,
} from "./format.ts";
import { type DetailLevel, shrinkToFit } from "./shrink-to-fit.ts";
import { renderWaivers } from "./waivers.ts";

/** GitHub rejects longer comments ("maximum is 65536 characters"). UTF-16 units never count fewer than characters. */
export const MAX_COMMENT_CHARS = 65_536;
/** GitHub rejects a step summary over 1 MiB. The rest is reserved for what the step appends. */
export const MAX_SUMMARY_BYTES = 1024 * 1024 - 32 * 1024;
const REPORT_MAX_ITEMS = { notices: 10, skipped: 20 } as const;

interface PageContent {
  result: CheckResult;
  links: ReportLinks;
  previous: PreviousResults | null;
  /** Failing and inconclusive entries, worst first. */
  urgent: EntryReport[];
  passed: EntryReport[];
  skipped: EntryReport[];
  /** Where to read what this report omits, as markdown. */
  fullReportLink: string;
  /** Text below the heading, as markdown. */
  preface: string;
  /** Where the patches are, as markdown. */
  patchesLink: string;
}

/**
 * The sticky pull-request comment: verdict, table, what is broken and what to do first. Passed entries are folded. A
 * hidden block carries the state for the next run.
 *
 * @param options `preface`: GFM below the verdict.
 * @returns GFM of at most 65,536 UTF-16 units that begins with `renderCommentMarker(id)`.
 */
export function renderComment(
  result: CheckResult,
  options: { id: string; links?: ReportLinks; state?: CommentState; preface?: string },
): string {
  const { id, links = {}, state, preface = "" } = options;
  const fullReportLink = `${formatLink("the job summary", links.run)} and the JSON report`;
  const previous = state === undefined ? null : getPreviousResults(state);
  const content = { ...buildPageContent(result, links, fullReportLink), previous, preface };
  const stateBlock = state === undefined ? "" : `\n${renderStateBlock(state)}\n`;
  return shrinkToFit(
    (detail) => `${renderCommentMarker(id)}\n${renderPage(content, detail, false)}${stateBlock}`,
    { ...getFullDetail(content), fixes: 3 },
    (text) => text.length <= MAX_COMMENT_CHARS,
  );
}

/**
 * The job summary: like the comment, with every fix, its reasons, and the passed entries unfolded. Under 1 MiB of
 * UTF-8.
 */
export function renderSummary(result: CheckResult, options: { links?: ReportLinks } = {}): string {
  return renderFullPage(buildPageContent(result, options.links ?? {}, "the JSON report"), false);
}

/** The summary as a file of the report folder, with links to the screenshots in it. */
export function renderMarkdownReport(result: CheckResult): string {
  const content = buildPageContent(result, {}, "the JSON report");
  return renderFullPage({ ...content, patchesLink: "this folder" }, true);
}

const renderFullPage = (content: PageContent, screenshots: boolean): string =>
  shrinkToFit(
    (detail) => renderPage(content, detail, true),
    { ...getFullDetail(content), fixes: 12, fixReasons: true, screenshots },
    (text) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES,
  );

function buildPageContent(result: CheckResult, links: ReportLinks, fullReportLink: string): PageContent {
  const entries = sortWorstFirst(result.entries.filter(wasReached));
  return {
    result,
    links,
    previous: null,
    fullReportLink,
    preface: "",
    patchesLink: formatLink("the report folder", links.run),
    urgent: filterUrgent(entries),
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

function renderPage(content: PageContent, detail: DetailLevel, open: boolean): string {
  const { urgent, links, result, previous } = content;
  const tableLinks = detail.links ? links : {};
  const renderName = (entry: EntryReport) => renderEntryName(entry, tableLinks);
  const parts = [
    renderHeading(result),
    content.preface,
    joinParagraphs([renderGateNote(result), renderUnreachedNote(result), renderChangesLine(content)]),
    renderEntriesTable(urgent.slice(0, detail.tableRows), { links: tableLinks, mode: result.mode, previous }),
    ...(isLinksMode(result)
      ? renderDestinations(urgent, links, detail)
      : urgent
          .slice(0, detail.explainedEntries)
          .map((entry) => renderEntry(entry, renderEntryName(entry, links), detail, previous))),
    renderApplySection(content),
    renderWaivers(sortWorstFirst(result.entries), renderName),
    renderRunNotices(result.notices),
    detail.reasons ? renderCriticalRisks(content.passed, renderName) : "",
    renderPassedSection(content, detail, open),
    renderSkippedSection(content),
    renderOmissions(content, detail),
    renderFooter(content),
  ];
  return `${joinParagraphs(parts)}\n`;
}

function renderHeading(result: CheckResult): string {
  const hasInconclusive = filterByStatus(result.entries, "inconclusive").length > 0;
  const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !hasInconclusive ? "✅" : "⚠️";
  return `## ${icon} Adhere: ${escapeMarkdown(result.headline, MARKDOWN_MAX_CHARS.sentence)}`;
}

/** Explains why the check passes although the report shows problems. */
function renderGateNote(result: CheckResult): string {
  if (result.verdict === "fail" && result.exitCode === 0) {
    return "*Warn-only: findings are reported but do not fail the check.*";
  }
  if (result.verdict !== "pass") return "";
  const inconclusive = filterByStatus(result.entries, "inconclusive");
  const unconfirmed = inconclusive.filter((entry) => entry.unconfirmed !== undefined).length;
  const preExisting = inconclusive.filter((entry) => entry.failedBefore === true).length;
  const unknown = inconclusive.length - unconfirmed - preExisting;
  const notes = [
    unknown > 0 &&
      `${formatCount(unknown, "ad")} could not be evaluated. This does not fail the check (\`on-inconclusive: warn\`).`,
    preExisting > 0 &&
      `${formatCount(preExisting, "ad")} already failed before this change and ${preExisting === 1 ? "is" : "are"} ` +
        "not worse. This does not fail the check (`baseline`).",
    unconfirmed > 0 &&
      `${formatCount(unconfirmed, "ad")} ${unconfirmed === 1 ? "has" : "have"} a broken landing page. The check ` +
        "fails once enough consecutive runs confirm it (`confirm-after`).",
  ];
  return notes.flatMap((note) => (note === false ? [] : `*${note}*`)).join("\\\n");
}

function renderApplySection({ result, patchesLink }: PageContent): string {
  const { all, safe } = countRepairs(result.entries);
  if (all === 0) return "";
  const safeOnly = safe > 0 && safe < all ? ` (safe fixes only: \`${PATCH_FILES.safe}\`)` : "";
  const what = `**${formatCount(all, "fix", "fixes")} can be applied to this repository**`;
  return (
    `${what} (${describeSafeCount(all, safe)}): one by one with \`npx adhere-check fix\`, or all at once with ` +
    `\`git apply ${PATCH_FILES.all}\`${safeOnly}. The patches are in ${patchesLink}.`
  );
}

function describeSafeCount(all: number, safe: number): string {
  if (safe === 0) return "review before applying";
  return safe < all ? `${safe} safe, ${all - safe} to review` : "safe to apply";
}

function renderChangesLine({ result, previous }: PageContent): string {
  if (previous === null) return "";
  const since = previous.commit === null ? "the last run" : toCodeSpan(previous.commit.slice(0, 7));
  const changes = countChanges(result.entries, previous);
  return changes.length === 0
    ? `Nothing changed since ${since}.`
    : `**Since ${since}:** ${changes.map(([count, label]) => `${count} ${label}`).join(", ")}.`;
}

const renderRunNotices = (notices: readonly string[]): string =>
  notices.length === 0
    ? ""
    : `**About this run**\n\n${formatList(notices.map(escapeSentence), REPORT_MAX_ITEMS.notices)}`;

function renderPassedSection(
  { passed, links, result, previous }: PageContent,
  detail: DetailLevel,
  open: boolean,
): string {
  const shown = passed.slice(0, detail.passedRows);
  if (shown.length === 0) return "";
  const notices = shown.flatMap((entry) =>
    entry.notices.slice(0, 3).map((notice) => `- ${renderEntryName(entry, links)}: ${escapeSentence(notice)}`),
  );
  return formatDetails(
    `${formatCount(passed.length, "ad")} passed`,
    joinParagraphs([
      renderEntriesTable(shown, { links, mode: result.mode, previous }),
      detail.reasons ? notices.join("\n") : "",
    ]),
    open,
  );
}

function renderSkippedSection({ skipped, links }: PageContent): string {
  if (skipped.length === 0) return "";
  const lines = skipped.map((entry) => `${renderEntryName(entry, links)}: ${escapeSentence(entry.reason)}`);
  return formatDetails(`${formatCount(skipped.length, "ad")} skipped`, formatList(lines, REPORT_MAX_ITEMS.skipped));
}

/** Says what was omitted to stay under the size limit, and where to find it. */
function renderOmissions({ urgent, passed, fullReportLink }: PageContent, detail: DetailLevel): string {
  const rows = urgent.length - detail.tableRows;
  const unexplained = Math.min(urgent.length, detail.tableRows) - detail.explainedEntries;
  const omitted = [
    rows > 0 ? `${formatCount(rows, "failing or inconclusive ad")}` : "",
    unexplained > 0 ? `the details of ${formatCount(unexplained, "ad")} in the table` : "",
    passed.length > detail.passedRows ? `the list of ${formatCount(passed.length, "passed ad")}` : "",
    detail.reasons ? "" : "reasons, and all but the first fix of each ad",
  ].filter((part) => part !== "");
  return omitted.length === 0
    ? ""
    : `**Omitted to fit GitHub's size limit:** ${omitted.join("; ")}. See ${fullReportLink}.`;
}

function renderFooter({ result, skipped, links }: PageContent): string {
  const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
  return renderSignature({
    what: `${of}${formatCount(result.entries.length, "ad")} checked`,
    commit: result.commit,
    at: result.startedAt,
    version: result.tool.version,
    links,
  });
}

/** The last line: what was checked, at which commit, when, and by which version. */
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
