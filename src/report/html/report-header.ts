import type { CheckResult, EntryResult } from "../../run/result.ts";
import { filterByStatus } from "../entries.ts";
import { getEntryBadge } from "../entry-status.ts";
import { formatCount } from "../format-count.ts";
import { getEntryColour, type StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { getNextStep } from "./next-step.ts";
import { renderIcon } from "./visual-indicators.ts";

const HEADER_MAX_ITEMS = { steps: 5, notices: 12 } as const;

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

function renderFirstSteps(ordered: readonly EntryResult[]): Markup | null {
  const steps = ordered.flatMap((entry, index) => {
    const step = getNextStep(entry);
    return step === null ? [] : [{ entry, step, number: index + 1 }];
  });
  if (steps.length === 0) return null;
  const rest = steps.length - HEADER_MAX_ITEMS.steps;
  const items = steps.slice(0, HEADER_MAX_ITEMS.steps).map(
    ({ entry, step, number }) =>
      html`<li class="${getEntryColour(entry)}">
        <a href="#ad-${number}" dir="auto">${entry.id || "(no id)"}</a> <b>${step.instruction}</b>
        ${step.detail !== null && html`<span class="what" dir="auto">${step.detail}</span>`}</li>`,
  );
  return html`<section class="first" aria-labelledby="first"><h2 id="first">Next steps</h2><ol>${items}</ol>
    ${rest > 0 && html`<p class="fine">${formatCount(rest, "more ad")} below, worst first.</p>`}</section>`;
}

function renderNotices({ notices }: CheckResult): Markup | null {
  if (notices.length === 0) return null;
  const rest = notices.length - HEADER_MAX_ITEMS.notices;
  const items = notices.slice(0, HEADER_MAX_ITEMS.notices).map((notice) => html`<li dir="auto">${notice}</li>`);
  return html`<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2>
    <ul>${items}${rest > 0 && html`<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}
