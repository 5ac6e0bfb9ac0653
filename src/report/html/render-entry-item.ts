import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Picture } from "../../contract/evaluator-interface.ts";
import type { EntryResult, EntryState } from "../../run/result.ts";
import { describeWaivers } from "../describe-waivers.ts";
import { getEvaluation } from "../entries.ts";
import { getEntryBadge } from "../entry-status.ts";
import { formatPlatform } from "../platform-names.ts";
import { getEntryColour } from "./labels-and-colours.ts";
import { html, type Markup, renderUrl } from "./markup.ts";
import { getNextStep } from "./next-step.ts";
import { renderBaselineChanges } from "./render-baseline-changes.ts";
import { renderClaims } from "./render-claims.ts";
import { renderComparisons } from "./render-comparisons.ts";
import { renderCopyButton, renderFixes } from "./render-fixes.ts";
import { renderFurtherLinks } from "./render-further-links.ts";
import { renderPageSpeed } from "./render-page-speed.ts";
import { renderRisks } from "./render-risks.ts";
import { renderScores } from "./render-scores.ts";
import { renderSideBySide } from "./side-by-side.ts";
import { renderPill, renderScoreRing } from "./visual-indicators.ts";

interface EntryOptions {
  /** Position in the list, for the element id. */
  number: number;
  /** Whether to include everything below the reason. */
  detailed: boolean;
  /** Whether the entry is unfolded. */
  open: boolean;
  /** The pictures that fit into the report. */
  embedded: ReadonlySet<Picture>;
}

const ENTRY_MAX_ITEMS = { notices: 8, trail: 24 } as const;

/** One ad: a summary line that unfolds to the details. */
export function renderEntryItem(entry: EntryResult, options: EntryOptions): Markup {
  const { label } = getEntryBadge(entry);
  const tint = getEntryColour(entry);
  const evaluation = getEvaluation(entry);
  const searchable = [entry.id, entry.landingUrl, entry.platform ?? "", label, entry.reason, entry.asset ?? ""];
  const details = options.detailed
    ? renderDetails(entry, evaluation, options)
    : html`<p class="fine">The JSON report has the rest.</p>`;
  return html`<li class="entry ${tint}" id="ad-${options.number}"
    data-state="${label}" data-platform="${entry.platform ?? "none"}"
    data-text="${searchable.join(" ").toLowerCase()}"><details${options.open && html` open`}>
    <summary><span class="state">${renderPill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2>
    <span class="step">${renderBrief(entry)}</span><span class="platform">${formatPlatform(entry.platform, "")}</span>
    ${renderOverallScore(entry)}<span class="chevron" aria-hidden="true"></span></summary>
    <div class="body">${renderReason(entry)}${options.detailed && renderFurtherLinks(entry)}${details}${renderSource(entry)}</div></details></li>`;
}

const renderDetails = (
  entry: EntryResult,
  evaluation: ReceivedEvaluation | null,
  options: EntryOptions,
): Markup | null =>
  evaluation === null
    ? renderUnevaluated(entry, options.embedded)
    : html`${renderEvaluated(entry, evaluation, options)}${renderLinkTrail(entry, false)}`;

function renderOverallScore(entry: EntryResult): Markup | null {
  const { overallScore, threshold } = entry;
  const before = entry.baseline?.overallScore ?? null;
  if (overallScore === null) return html`<span class="overall none">${formatHttpStatus(entry)}</span>`;
  const delta = before === null ? 0 : Math.round((overallScore - before) * 10) / 10;
  const tint = getEntryColour(entry);
  const change =
    delta !== 0 &&
    html`<br><span class="delta ${delta > 0 ? "pass" : "fail"}">${delta > 0 ? `▲ ${delta}` : `▼ ${-delta}`}
      <span class="sr"> against the baseline</span></span>`;
  return html`<span class="overall">${renderScoreRing(overallScore, tint)}
    <span class="sr">Score ${overallScore}, </span><span class="of">needs ${threshold}${change}</span></span>`;
}

/** Shown instead of a score. */
function formatHttpStatus({ answer, destination }: EntryResult): string {
  const status =
    destination?.httpStatus ?? (answer !== null && "linkBroken" in answer ? answer.linkBroken.httpStatus : null);
  if (status !== null) return `HTTP ${status}`;
  return destination === undefined ? "no score" : "no response";
}

/** The middle of the summary line: the next step, or why the entry was skipped, or its landing page. */
function renderBrief(entry: EntryResult): Markup | string | null {
  const step = getNextStep(entry);
  if (step !== null) return html`<b>${step.instruction}</b>`;
  if (entry.state === "skipped") return entry.reason;
  return getEvaluation(entry) === null ? entry.landingUrl : null;
}

/** The reason of the entry's state, its landing page, notices and waivers. */
function renderReason(entry: EntryResult): Markup {
  const notices = entry.notices.slice(0, ENTRY_MAX_ITEMS.notices);
  const waivers = describeWaivers(entry).map((sentence) => html`<li>${sentence}</li>`);
  const list =
    notices.length + waivers.length > 0 &&
    html`<ul class="notices" dir="auto">${notices.map((notice) => html`<li>${notice}</li>`)}${waivers}</ul>`;
  const others = [renderVisitedUrl(entry), renderFinalUrl(entry), renderBetterPage(entry)];
  return html`<p class="reason" dir="auto">${entry.reason}</p>
    <p class="address"><span class="label">Landing page</span> <code class="copied" dir="ltr">${renderUrl(entry.landingUrl)}</code>
    ${renderCopyButton("the URL")}</p>${others}${list}`;
}

/** The URL that was visited instead of the landing page. */
const renderVisitedUrl = ({ visited }: EntryResult): Markup | null =>
  visited === undefined
    ? null
    : html`<p class="address"><span class="label">Visited instead</span> <code dir="ltr">${renderUrl(visited.url)}</code></p>`;

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
    : html`<p class="address"><span class="label">Redirects to</span> <code dir="ltr">${renderUrl(end.finalUrl)}</code></p>`;
}

function renderEvaluated(
  entry: EntryResult,
  evaluation: ReceivedEvaluation,
  { embedded, number }: EntryOptions,
): Markup {
  const pictures = renderSideBySide(entry, evaluation, embedded);
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
  html`<section class="part"><h3>What to do</h3><p>${NOTHING_TO_FIX[state] ?? "No fix is known. See the comparison below."}</p></section>`;

const NOTHING_TO_FIX: Partial<Record<EntryState, string>> = {
  passed: "Nothing: the page matches the ad.",
  over_budget: "Make the page faster: its speed is below. It matches the ad.",
};

/** A desktop screenshot needs the full width; a phone screenshot fits next to the text. */
const getLayoutClass = ({ attachments }: EntryResult): string =>
  attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";

/** The screenshot and link trail of an entry without an evaluation. */
function renderUnevaluated(entry: EntryResult, embedded: ReadonlySet<Picture>): Markup | null {
  const pictures = renderSideBySide(entry, null, embedded);
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

function renderSource({ manifest, asset, durationMs, error }: EntryResult): Markup {
  return html`<p class="fine">In <code>${manifest.file}:${manifest.line}</code>
    ${asset !== null && html` · ad <code>${asset}</code>`}${error !== null && html` · <code>${error.code}</code>`}
    · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}
