import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { EntryResult } from "../../result/check-report.ts";
import type { EntryState } from "../../result/entry-state.ts";
import { describeWaivers } from "../describe-waivers.ts";
import { getEvaluation } from "../entries.ts";
import { html, type Markup, renderUrl } from "./markup.ts";
import { renderBaselineChanges } from "./render-baseline-changes.ts";
import { renderClaims } from "./render-claims.ts";
import { renderComparisons } from "./render-comparisons.ts";
import { renderCopyButton, renderFixes } from "./render-fixes.ts";
import { renderPageSpeed } from "./render-page-speed.ts";
import { renderRisks } from "./render-risks.ts";
import { renderScores } from "./render-scores.ts";
import { type FindPictureUrl, renderSideBySide } from "./side-by-side.ts";

interface DetailOptions {
  /** Position in the list, for element ids. */
  number: number;
  findPictureUrl: FindPictureUrl;
}

const ENTRY_MAX_ITEMS = { notices: 8, trail: 24 } as const;

/** What an evaluation found, or how the link was checked where there is none. */
export function renderEntryDetails(entry: EntryResult, options: DetailOptions): Markup | null {
  const evaluation = getEvaluation(entry);
  return evaluation === null
    ? renderUnevaluated(entry, options.findPictureUrl)
    : html`${renderEvaluated(entry, evaluation, options)}${renderLinkTrail(entry, false)}`;
}

/** The reason of the entry's state, its landing page, notices and waivers. */
export function renderEntryReason(entry: EntryResult): Markup {
  const notices = entry.notices.slice(0, ENTRY_MAX_ITEMS.notices);
  const waivers = describeWaivers(entry).map((sentence) => html`<li>${sentence}</li>`);
  const list =
    notices.length + waivers.length > 0 &&
    html`<ul class="notices" dir="auto">${notices.map((notice) => html`<li>${notice}</li>`)}${waivers}</ul>`;
  const others = [renderVisitedUrl(entry), renderFinalUrl(entry), renderBetterPage(entry)];
  const url = html`<code class="copied" dir="ltr">${renderUrl(entry.landingUrl)}</code>`;
  return html`<p class="reason" dir="auto">${entry.reason}</p>
    <p class="address"><span class="label">Landing page</span> ${url}
    ${renderCopyButton("the URL")}</p>${others}${list}`;
}

const renderAddress = (label: string, url: string): Markup =>
  html`<p class="address"><span class="label">${label}</span> <code dir="ltr">${renderUrl(url)}</code></p>`;

/** The URL that was visited instead of the landing page. */
const renderVisitedUrl = ({ visited }: EntryResult): Markup | null =>
  visited === undefined ? null : renderAddress("Visited instead", visited.url);

/** The page that keeps the ad's promises, and what it says. */
function renderBetterPage({ betterPage }: EntryResult): Markup | null {
  if (betterPage === undefined) return null;
  const url = html`<code class="copied" dir="ltr">${renderUrl(betterPage.url)}</code>`;
  return html`<p class="address"><span class="label">Better page</span> ${url}
    ${renderCopyButton("the URL of the better page")}</p><p dir="auto">${betterPage.reason}</p>`;
}

/** The end of a redirect. */
function renderFinalUrl({ answer, destination, visited }: EntryResult): Markup | null {
  const end =
    answer !== null && "linkBroken" in answer ? answer.linkBroken : (destination ?? { finalUrl: null, url: "" });
  return end.finalUrl === null || end.finalUrl === end.url || end.finalUrl === visited?.url
    ? null
    : renderAddress("Redirects to", end.finalUrl);
}

function renderEvaluated(
  entry: EntryResult,
  evaluation: ReceivedEvaluation,
  { findPictureUrl, number }: DetailOptions,
): Markup {
  const pictures = renderSideBySide(entry, evaluation, findPictureUrl);
  const todo = html`${renderRisks(entry)}${renderFixes(entry)}`;
  const top =
    pictures === null
      ? todo
      : html`<div class="split ${getLayoutClass(entry)}">
          <section class="part seen"><h3>Screenshots</h3>${pictures}</section>
          <div class="todo">${todo.source === "" ? renderNothingToFix(entry) : todo}</div></div>`;
  return html`${top}${renderBaselineChanges(entry)}
    ${renderClaims(entry, number)}${renderComparisons(entry, evaluation)}${renderScores(evaluation)}
    ${renderPageSpeed(entry)}`;
}

const renderNothingToFix = ({ state }: EntryResult): Markup =>
  html`<section class="part"><h3>What to do</h3><p>${NOTHING_TO_FIX[state] ?? NO_FIX_KNOWN}</p></section>`;

const NO_FIX_KNOWN = "No fix is known. See the comparison below.";

const NOTHING_TO_FIX: Partial<Record<EntryState, string>> = {
  passed: "Nothing: the page matches the ad.",
  over_budget: "Make the page faster: its speed is below. It matches the ad.",
};

/** A desktop screenshot needs the full width; a phone screenshot fits next to the text. */
const getLayoutClass = ({ attachments }: EntryResult): string =>
  attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";

/** The screenshot and link trail of an entry without an evaluation. */
function renderUnevaluated(entry: EntryResult, findPictureUrl: FindPictureUrl): Markup | null {
  const pictures = renderSideBySide(entry, null, findPictureUrl);
  const steps = renderLinkTrail(entry, true);
  return pictures === null
    ? steps
    : html`<div class="split glance">
        <section class="part seen"><h3>Screenshots</h3>${pictures}</section>${steps}</div>`;
}

/** The steps of the link check, folded unless they are the main information. */
function renderLinkTrail(entry: EntryResult, expanded: boolean): Markup | null {
  const steps =
    entry.destination?.evidence.map(
      ({ how, url, httpStatus, errorCode, note }) =>
        `${how} ${url}${(httpStatus ?? errorCode) === null ? "" : ` → ${httpStatus ?? errorCode}`}: ${note}`,
    ) ?? entry.linkTrail;
  if (steps.length === 0) return null;
  const shown = steps.slice(0, ENTRY_MAX_ITEMS.trail);
  const list = html`<ol class="trail">${shown.map((step) => html`<li><code>${step}</code></li>`)}</ol>${
    shown.length < steps.length && html`<p class="fine">The JSON report has all ${steps.length} steps.</p>`
  }`;
  const title = "How the link was checked";
  return expanded
    ? html`<section class="part"><h3>${title}</h3>${list}</section>`
    : html`<details class="more"><summary>${title}</summary>${list}</details>`;
}
