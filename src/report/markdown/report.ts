import type { CheckResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { type Cause, listCauses } from "../causes.ts";
import { type CommentId, renderCommentMarker } from "../comment-marker.ts";
import { type CommentState, renderStateBlock } from "../comment-state.ts";
import { getPreviousResults, type PreviousResults } from "../compare-to-previous.ts";
import { filterByStatus, filterUrgent, groupByText, sortWorstFirst } from "../entries.ts";
import { countRepairs, PATCH_FILES } from "../entry-repairs.ts";
import { formatCount } from "../format-count.ts";
import { isLinksMode, wasReached } from "../group-entries-by-destination.ts";
import { renderCauses } from "./causes.ts";
import { renderCriticalRisks } from "./critical-risks.ts";
import { renderDestinations, renderUnreachedNote } from "./destinations.ts";
import { listEntryNames, type ReportLinks, renderEntriesTable, renderEntryName } from "./entries-table.ts";
import { renderEntry } from "./entry.ts";
import { escapeSentence, formatDetails, formatLink, formatList, joinParagraphs } from "./format.ts";
import { renderChangesLine, renderGateNote, renderHeading } from "./header.ts";
import { renderPageSpeed } from "./page-speed.ts";
import { type DetailLevel, shrinkToFit } from "./shrink-to-fit.ts";
import { renderSignature } from "./signature.ts";
import { renderWaivers } from "./waivers.ts";

/** GitHub rejects longer comments ("maximum is 65536 characters"). UTF-16 units never count fewer than characters. */
export const MAX_COMMENT_CHARS = 65_536;
/** GitHub rejects a step summary over 1 MiB. The rest is reserved for what the step appends. */
export const MAX_SUMMARY_BYTES = 1024 * 1024 - 32 * 1024;
/** A comment of more is not read. The job summary has the rest. */
const COMMENT_MAX_ITEMS = { causes: 5, rows: 100, explained: 25 } as const;
const REPORT_MAX_ITEMS = { causes: 500, notices: 10, skipped: 20, unfoldedRows: 15 } as const;

interface PageContent {
  result: CheckResult;
  links: ReportLinks;
  previous: PreviousResults | null;
  /** Worst first. */
  causes: readonly Cause[];
  /** Where the causes are that this report omits, as markdown; null if nowhere. */
  otherCausesIn: string | null;
  /** Failing and inconclusive entries, worst first. */
  urgent: EntryReport[];
  passed: EntryReport[];
  skipped: EntryReport[];
  /** Where to read what this report omits, as markdown. */
  fullReportLink: string;
  /** Text below the heading, as markdown. */
  preface: string;
  /** Tells this check's comment from others in the heading; may be empty. */
  label: string;
  /** Where the patches are, as markdown. */
  patchesLink: string;
}

/**
 * The sticky pull-request comment: verdict, what to do first, and a table. The details and passed entries are folded. A
 * hidden block carries the state for the next run.
 *
 * @param options `preface`: GFM below the verdict. `label`: which of several checks this is. `runPage`: what `links.run`
 * shows.
 * @returns GFM of at most 65,536 UTF-16 units that begins with `renderCommentMarker(id)`.
 */
export function renderComment(
  result: CheckResult,
  options: {
    id: CommentId;
    links?: ReportLinks;
    state?: CommentState;
    preface?: string;
    label?: string;
    runPage?: string;
  },
): string {
  const { id, links = {}, state, preface = "", label = "", runPage = "the job summary" } = options;
  const summaryLink = formatLink(runPage, links.run);
  const previous = state === undefined ? null : getPreviousResults(state);
  const page = buildPageContent(result, links, `${summaryLink} and the JSON report`);
  const otherCausesIn = page.causes.length > REPORT_MAX_ITEMS.causes ? null : summaryLink;
  const content = { ...page, previous, preface, label, otherCausesIn };
  const stateBlock = state === undefined ? "" : `\n${renderStateBlock(state)}\n`;
  return shrinkToFit(
    (detail) => `${renderCommentMarker(id)}\n${renderPage(content, detail, false)}${stateBlock}`,
    {
      ...getFullDetail(content),
      fixes: 3,
      causes: Math.min(content.causes.length, COMMENT_MAX_ITEMS.causes),
      tableRows: Math.min(content.urgent.length, COMMENT_MAX_ITEMS.rows),
      explainedEntries: Math.min(content.urgent.length, COMMENT_MAX_ITEMS.explained),
      passedRows: Math.min(content.passed.length, COMMENT_MAX_ITEMS.rows),
    },
    (text) => text.length <= MAX_COMMENT_CHARS,
  );
}

/**
 * The job summary: like the comment, with every cause, every fix and its reasons, and little folded. Under 1 MiB of
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
    causes: listCauses(result.entries),
    otherCausesIn: null,
    fullReportLink,
    preface: "",
    label: "",
    patchesLink: formatLink("the report folder", links.run),
    urgent: filterUrgent(entries),
    passed: filterByStatus(entries, "passed"),
    skipped: filterByStatus(entries, "skipped"),
  };
}

const getFullDetail = ({ causes, urgent, passed }: PageContent): Omit<DetailLevel, "fixes"> => ({
  causes: Math.min(causes.length, REPORT_MAX_ITEMS.causes),
  tableRows: urgent.length,
  explainedEntries: urgent.length,
  reasons: true,
  fixReasons: false,
  passedRows: passed.length,
  notes: true,
  screenshots: false,
});

function renderPage(content: PageContent, detail: DetailLevel, open: boolean): string {
  const { links, result, causes, otherCausesIn: othersIn } = content;
  const renderName = (entry: EntryReport) => renderEntryName(entry, links);
  const parts = [
    renderHeading(result, content.label),
    content.preface,
    joinParagraphs([renderGateNote(result), renderUnreachedNote(result)]),
    renderCauses(causes, { links, max: detail.causes, othersIn }),
    renderUrgentTable(content, detail, open),
    renderChangesLine(result, content.previous),
    renderExplanations(content, detail, open),
    renderApplySection(content),
    detail.notes ? renderWaivers(sortWorstFirst(result.entries), renderName) : "",
    detail.notes ? renderRunNotices(result.notices) : "",
    detail.reasons ? renderCriticalRisks(content.passed, renderName) : "",
    detail.notes ? renderPageSpeed(sortWorstFirst(result.entries), open) : "",
    renderPassedSection(content, detail, open),
    detail.notes ? renderSkippedSection(content) : "",
    renderOmissions(content, detail),
    renderFooter(content),
  ];
  return `${joinParagraphs(parts)}\n`;
}

/** The first rows of the table, and the others folded. */
function renderUrgentTable({ urgent, links, result, previous }: PageContent, detail: DetailLevel, open: boolean) {
  const rows = urgent.slice(0, detail.tableRows);
  const unfolded = open ? rows.length : REPORT_MAX_ITEMS.unfoldedRows;
  const renderRows = (entries: readonly EntryReport[]) =>
    renderEntriesTable(entries, { links, mode: result.mode, previous });
  const folded = rows.slice(unfolded);
  return joinParagraphs([
    renderRows(rows.slice(0, unfolded)),
    folded.length === 0 ? "" : formatDetails(`${formatCount(folded.length, "more ad")}`, renderRows(folded)),
  ]);
}

/** The details of each entry. Links mode has one explanation for each destination. */
function renderExplanations(
  { urgent, links, result, previous }: PageContent,
  detail: DetailLevel,
  open: boolean,
): string {
  const entries = urgent.slice(0, detail.explainedEntries);
  const parts = isLinksMode(result)
    ? renderDestinations(urgent, links, detail)
    : entries.map((entry) => renderEntry(entry, renderEntryName(entry, links), detail, previous));
  if (parts.length === 0 || open) return joinParagraphs(parts);
  const what = isLinksMode(result) ? formatCount(parts.length, "landing page") : formatCount(entries.length, "ad");
  return formatDetails(`Details of ${what}`, joinParagraphs(parts));
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
  const groups = groupByText(shown, (entry) => entry.notices.slice(0, 3));
  const notices = [...groups].map(
    ([notice, entries]) => `- ${listEntryNames(entries, links, 3)}: ${escapeSentence(notice)}`,
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

/** Says what was omitted to stay readable and under the size limit, and where to find it. */
function renderOmissions({ urgent, passed, fullReportLink }: PageContent, detail: DetailLevel): string {
  const rows = urgent.length - detail.tableRows;
  const unexplained = Math.min(urgent.length, detail.tableRows) - detail.explainedEntries;
  const omitted = [
    rows > 0 ? `${formatCount(rows, "failing or inconclusive ad")}` : "",
    unexplained > 0 ? `the details of ${formatCount(unexplained, "ad")} in the table` : "",
    passed.length > detail.passedRows ? formatCount(passed.length - detail.passedRows, "passed ad") : "",
    detail.reasons ? "" : "reasons, and all but the first fix of each ad",
    detail.notes ? "" : "waivers, notices and skipped ads",
  ].filter((part) => part !== "");
  return omitted.length === 0 ? "" : `**Not shown here:** ${omitted.join("; ")}. See ${fullReportLink}.`;
}

function renderFooter({ result, skipped, links }: PageContent): string {
  const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
  return renderSignature({
    what: `${of}${formatCount(result.entries.length, "ad")} checked`,
    commit: result.wrongCheckout === undefined ? result.commit : (result.checkout?.commit ?? null),
    at: result.startedAt,
    version: result.tool.version,
    links,
  });
}
