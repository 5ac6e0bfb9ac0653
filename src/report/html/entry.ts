import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Picture } from "../../contract/port.ts";
import type { EntryResult } from "../../run/result.ts";
import { getEntryBadge, getEvaluation } from "../entries.ts";
import { describeWaivers } from "../waivers.ts";
import { renderComparisons } from "./comparisons.ts";
import { renderCopyButton, renderFixes, renderRisks } from "./fixes.ts";
import { renderPill, renderScoreRing } from "./icons.ts";
import { getEntryColour } from "./labels.ts";
import { html, type Markup } from "./markup.ts";
import { getNextStep } from "./next-step.ts";
import { renderScores } from "./scores.ts";
import { renderSideBySide } from "./side-by-side.ts";

export interface EntryOptions {
  /** Its place in the page: names the element. */
  number: number;
  /** With everything that is known of it. */
  detailed: boolean;
  /** Laid open from the start. */
  open: boolean;
  /** The pictures that there is room for. */
  embedded: ReadonlySet<Picture>;
}

const ENTRY_MAX_ITEMS = { notices: 8, trail: 24 } as const;

/** One ad: a line that says how it fares, and behind it everything that is known. */
export function renderEntryItem(entry: EntryResult, options: EntryOptions): Markup {
  const { label } = getEntryBadge(entry);
  const tint = getEntryColour(entry);
  const evaluation = getEvaluation(entry);
  const words = [entry.id, entry.landingUrl, entry.platform ?? "", label, entry.reason, entry.asset ?? ""];
  return html`<li class="entry ${tint}" id="ad-${options.number}" data-state="${label}" data-platform="${entry.platform ?? "none"}" data-text="${words.join(" ").toLowerCase()}"><details${
    options.open && html` open`
  }><summary><span class="state">${renderPill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2><span class="step">${renderBrief(entry)}</span><span class="platform">${entry.platform ?? ""}</span>${renderOverallScore(entry)}<span class="chevron" aria-hidden="true"></span></summary><div class="body">${renderReason(entry)}${
    options.detailed
      ? renderDetails(entry, evaluation, options.embedded)
      : html`<p class="fine">The JSON report has the rest.</p>`
  }${renderSource(entry)}</div></details></li>`;
}

const renderDetails = (
  entry: EntryResult,
  evaluation: ReceivedEvaluation | null,
  kept: ReadonlySet<Picture>,
): Markup | null =>
  evaluation === null
    ? renderUnevaluated(entry, kept)
    : html`${renderEvaluated(entry, evaluation, kept)}${renderLinkTrail(entry, false)}`;

function renderOverallScore(entry: EntryResult): Markup | null {
  const { overallScore, threshold } = entry;
  const before = entry.baseline?.overallScore ?? null;
  if (overallScore === null) return html`<span class="overall none">${formatHttpStatus(entry)}</span>`;
  const delta = before === null ? 0 : Math.round((overallScore - before) * 10) / 10;
  const tint = getEntryColour(entry);
  return html`<span class="overall">${renderScoreRing(overallScore, tint)}<span class="sr">Score ${overallScore}, </span><span class="of">needs ${threshold}${
    delta !== 0 &&
    html`<br><span class="delta ${delta > 0 ? "pass" : "fail"}">${delta > 0 ? `▲ ${delta}` : `▼ ${-delta}`}<span class="sr"> against the baseline</span></span>`
  }</span></span>`;
}

/** What stands in a score's place: how the destination answered. */
function formatHttpStatus({ answer, destination }: EntryResult): string {
  const status =
    destination?.httpStatus ??
    (answer !== null && "linkBroken" in answer ? answer.linkBroken.httpStatus : null);
  if (status !== null) return `HTTP ${status}`;
  return destination === undefined ? "no score" : "no answer";
}

/** The line's middle: what to do; where nothing is to be done, why it was left out or where it leads. */
function renderBrief(entry: EntryResult): Markup | string | null {
  const step = getNextStep(entry);
  if (step !== null) return html`<b>${step.instruction}</b>`;
  if (entry.state === "skipped") return entry.reason;
  return getEvaluation(entry) === null ? entry.landingUrl : null;
}

/** Where the ad leads, why it has its state, and what should be known beside it. */
function renderReason(entry: EntryResult): Markup {
  const notices = entry.notices.slice(0, ENTRY_MAX_ITEMS.notices);
  const waived = describeWaivers(entry).map((sentence) => html`<li>${sentence}</li>`);
  return html`<p class="reason" dir="auto">${entry.reason}</p><p class="address"><span class="label">Leads to</span> <code class="copied" dir="ltr">${entry.landingUrl}</code>${renderCopyButton("the address")}</p>${renderVisitedUrl(entry)}${renderFinalUrl(entry)}${
    notices.length + waived.length > 0 &&
    html`<ul class="notices" dir="auto">${notices.map((notice) => html`<li>${notice}</li>`)}${waived}</ul>`
  }`;
}

/** What was looked at in the landing page's place. */
const renderVisitedUrl = ({ visited: place }: EntryResult): Markup | null =>
  place === undefined
    ? null
    : html`<p class="address"><span class="label">Visited for it</span> <code dir="ltr">${place.url}</code></p>`;

/** A dead link's other end, where it is not its beginning. */
function renderFinalUrl({ answer, destination, visited: place }: EntryResult): Markup | null {
  const end =
    answer !== null && "linkBroken" in answer
      ? answer.linkBroken
      : (destination ?? { finalUrl: null, url: "" });
  return end.finalUrl === null || end.finalUrl === end.url || end.finalUrl === place?.url
    ? null
    : html`<p class="address"><span class="label">Ends at</span> <code dir="ltr">${end.finalUrl}</code></p>`;
}

function renderEvaluated(
  entry: EntryResult,
  evaluation: ReceivedEvaluation,
  kept: ReadonlySet<Picture>,
): Markup {
  const shown = renderSideBySide(entry, evaluation, kept);
  const todo = html`${renderRisks(entry)}${renderFixes(entry)}`;
  const top =
    shown === null
      ? todo
      : html`<div class="split ${getLayoutClass(entry)}"><section class="part seen"><h3>What people see</h3>${shown}</section><div class="todo">${todo.source === "" ? renderNothingToFix(entry) : todo}</div></div>`;
  return html`${top}${renderComparisons(entry, evaluation)}${renderScores(evaluation)}`;
}

const renderNothingToFix = (entry: EntryResult): Markup =>
  html`<section class="part"><h3>What to do</h3><p>${
    entry.state === "passed"
      ? "Nothing. The page keeps what the ad promises."
      : "No fix could be worked out; what was compared is below."
  }</p></section>`;

/** A page as wide as a desktop needs the whole width; a phone's stands beside what is said of it. */
const getLayoutClass = ({ attachments }: EntryResult): string =>
  attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";

/** Where nothing was compared, a picture of what was found still tells more than a sentence. */
function renderUnevaluated(entry: EntryResult, kept: ReadonlySet<Picture>): Markup | null {
  const shown = renderSideBySide(entry, null, kept);
  const steps = renderLinkTrail(entry, true);
  return shown === null
    ? steps
    : html`<div class="split glance"><section class="part seen"><h3>What people see</h3>${shown}</section>${steps}</div>`;
}

/** How the link's verdict was reached. It is the news where nothing was evaluated, and a footnote elsewhere. */
function renderLinkTrail(entry: EntryResult, news: boolean): Markup | null {
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
  return news
    ? html`<section class="part"><h3>${title}</h3>${list}</section>`
    : html`<details class="more"><summary>${title}</summary>${list}</details>`;
}

function renderSource({ manifest, asset, durationMs, error }: EntryResult): Markup {
  return html`<p class="fine">In <code>${manifest.file}:${manifest.line}</code>${asset !== null && html` · ad <code>${asset}</code>`}${
    error !== null && html` · <code>${error.code}</code>`
  } · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}
