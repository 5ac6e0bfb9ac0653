import type { CheckResult, EntryResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { type Cause, describeOtherPages, listCauses } from "../causes.ts";
import { filterByStatus } from "../entries.ts";
import { getEntryBadge } from "../entry-status.ts";
import { formatCount } from "../format-count.ts";
import { getEntryColour, type StatusColour } from "./labels-and-colours.ts";
import { html, type Markup, renderUrl } from "./markup.ts";
import { describeCause } from "./next-step.ts";
import { renderIcon } from "./visual-indicators.ts";

const HEADER_MAX_ITEMS = { steps: 5, ads: 3, notices: 12 } as const;

/** The verdict, the number of ads by state, and what to do first. */
export function renderReportHeader(result: CheckResult, ordered: readonly EntryResult[]): Markup {
  const { tint, word } = describeVerdict(result);
  return html`<header class="masthead"><p class="brand"><b>Adhere</b> <span>Ads and their landing pages</span></p>
    <div class="verdict ${tint}"><span class="disc">${renderIcon(tint)}</span>
    <div><p class="word">${word}</p><h1>${result.headline}</h1>${renderGateNote(result)}</div></div>
    ${renderStateCounts(ordered)}<p class="fine run">${renderRunDetails(result)}</p></header>
    ${renderFirstSteps(ordered)}${renderNotices(result)}`;
}

function describeVerdict(result: CheckResult): { tint: StatusColour; word: string } {
  if (result.verdict === "fail") return { tint: "fail", word: result.exitCode === 0 ? "Failed (warn-only)" : "Failed" };
  if (result.verdict === "inconclusive") return { tint: "warn", word: "Inconclusive" };
  const hasInconclusive = filterByStatus(result.entries, "inconclusive").length > 0;
  return { tint: hasInconclusive ? "warn" : "pass", word: "Passed" };
}

/** Explains why the check passes although the report shows problems. */
function renderGateNote(result: CheckResult): Markup | null {
  if (result.verdict === "fail" && result.exitCode === 0)
    return html`<p>Warn-only: findings are reported but do not fail the check.</p>`;
  const unknown = filterByStatus(result.entries, "inconclusive").length;
  return result.verdict === "pass" && unknown > 0
    ? html`<p>${formatCount(unknown, "ad")} could not be evaluated or confirmed. This does not fail the check.</p>`
    : null;
}

/** The number of entries by state, worst first. */
export const countByState = (ordered: readonly EntryResult[]) =>
  [...Map.groupBy(ordered, (entry) => getEntryBadge(entry).label)].flatMap(([label, [first, ...rest]]) =>
    first === undefined ? [] : { label, tint: getEntryColour(first), count: rest.length + 1 },
  );

const renderStateCounts = (ordered: readonly EntryResult[]): Markup =>
  html`<ul class="tally">${countByState(ordered).map(
    ({ label, tint, count }) => html`<li class="${tint}"><b>${count}</b> ${label}</li>`,
  )}</ul>`;

function renderRunDetails({ startedAt, commit, durationMs, tool }: CheckResult): Markup {
  const at = `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
  const took = durationMs < 90_000 ? `${(durationMs / 1000).toFixed(1)} s` : `${Math.round(durationMs / 60_000)} min`;
  return html`<time datetime="${startedAt}">${at}</time>
    ${commit !== null && html` · commit <code>${commit.slice(0, 7)}</code>`} · ${took} · Adhere ${tool.version}`;
}

/** One item for each cause, with links to the ads that it concerns. */
function renderFirstSteps(ordered: readonly EntryResult[]): Markup | null {
  const causes = listCauses(ordered);
  if (causes.length === 0) return null;
  const rest = causes.length - HEADER_MAX_ITEMS.steps;
  const items = causes.slice(0, HEADER_MAX_ITEMS.steps).map((cause) => renderFirstStep(cause, ordered));
  return html`<section class="first" aria-labelledby="first"><h2 id="first">Do this first</h2><ol>${items}</ol>
    ${rest > 0 && html`<p class="fine">${formatCount(rest, "more cause")} below, worst first.</p>`}</section>`;
}

function renderFirstStep(cause: Cause, ordered: readonly EntryReport[]): Markup {
  const { instruction, detail } = describeCause(cause);
  const shown = cause.entries.slice(0, HEADER_MAX_ITEMS.ads);
  const more = cause.entries.length - shown.length;
  const ads = shown.map(
    (entry, index) =>
      html`${index > 0 && html`, `}<a href="#ad-${ordered.indexOf(entry) + 1}" dir="auto">${entry.id || "(no id)"}</a>`,
  );
  return html`<li class="${getEntryColour(cause.entries[0])}"><b>${instruction}</b><div class="what" dir="auto">
    ${cause.url !== null && html`<p class="where">${renderUrl(cause.url)} ${describeOtherPages(cause)}</p>`}<p>${detail}</p>
    <p class="ads">${cause.entries.length === 1 ? "Ad" : formatCount(cause.entries.length, "ad")}: ${ads}
    ${more > 0 && ` and ${more} more`}</p></div></li>`;
}

function renderNotices({ notices }: CheckResult): Markup | null {
  if (notices.length === 0) return null;
  const rest = notices.length - HEADER_MAX_ITEMS.notices;
  const items = notices.slice(0, HEADER_MAX_ITEMS.notices).map((notice) => html`<li dir="auto">${notice}</li>`);
  return html`<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2>
    <ul>${items}${rest > 0 && html`<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}
