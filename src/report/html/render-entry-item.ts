import type { EntryResult } from "../../result/check-report.ts";
import { getEvaluation } from "../entries.ts";
import { getEntryBadge } from "../entry-status.ts";
import { formatPlatform } from "../platform-names.ts";
import { getEntryColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { getNextStep } from "./next-step.ts";
import { renderEntryDetails, renderEntryReason } from "./render-entry-details.ts";
import { renderFurtherLinks } from "./render-further-links.ts";
import type { FindPictureUrl } from "./side-by-side.ts";
import { renderPill, renderScoreRing } from "./visual-indicators.ts";

interface EntryOptions {
  /** Position in the list, for the element id. */
  number: number;
  /** Whether to include everything below the reason. */
  detailed: boolean;
  /** Whether the entry is unfolded. */
  open: boolean;
  findPictureUrl: FindPictureUrl;
}

/** One ad: a summary line that unfolds to the details. */
export function renderEntryItem(entry: EntryResult, options: EntryOptions): Markup {
  const { label } = getEntryBadge(entry);
  const tint = getEntryColour(entry);
  const searchable = [entry.id, entry.landingUrl, entry.platform ?? "", label, entry.reason, entry.asset ?? ""];
  const details = options.detailed
    ? renderEntryDetails(entry, options)
    : html`<p class="fine">The JSON report has the rest.</p>`;
  return html`<li class="entry ${tint}" id="ad-${options.number}"
    data-state="${label}" data-platform="${entry.platform ?? "none"}"
    data-text="${searchable.join(" ").toLowerCase()}"><details${options.open && html` open`}>
    <summary><span class="state">${renderPill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2>
    <span class="step">${renderBrief(entry)}</span><span class="platform">${formatPlatform(entry.platform, "")}</span>
    ${renderOverallScore(entry)}<span class="chevron" aria-hidden="true"></span></summary>
    <div class="body">${renderEntryReason(entry)}${options.detailed && renderFurtherLinks(entry)}
    ${details}${renderSource(entry)}</div></details></li>`;
}

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

function renderSource({ manifest, asset, durationMs, error }: EntryResult): Markup {
  return html`<p class="fine">In <code>${manifest.file}:${manifest.line}</code>
    ${asset !== null && html` · ad <code>${asset}</code>`}${error !== null && html` · <code>${error.code}</code>`}
    · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}
