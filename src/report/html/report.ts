import { createHash } from "node:crypto";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { toDataUrl } from "../../ground/media-type.ts";
import type { CheckResult, EntryResult } from "../../result/check-report.ts";
import { sortWorstFirst } from "../entries.ts";
import { getEntryBadge } from "../entry-status.ts";
import { formatCount } from "../format-count.ts";
import { loadReportStyles } from "./load-styles.ts";
import { html, type Markup, rawMarkup } from "./markup.ts";
import { renderEntryItem } from "./render-entry-item.ts";
import { renderFilters } from "./render-filters.ts";
import { renderReportHeader } from "./report-header.ts";
import { SCRIPT } from "./script.ts";
import { selectPicturesWithin } from "./select-pictures.ts";

/** Common limit of mail servers and artifact viewers. */
export const MAX_HTML_BYTES = 25e6;
/** Only failing and inconclusive entries are unfolded. */
const MAX_OPEN_ENTRIES = 12;
/** Less urgent entries show only their state, score and reason. */
const MAX_DETAILED_ENTRIES = 400;
/** The report omits the least urgent entries. */
const MAX_LISTED_ENTRIES = 2000;

/**
 * The result as one self-contained page: no network requests, no framing, and no script but its own, without which it
 * is still complete. Above 25 MB it omits pictures, those of the least urgent entries first. /
 */
export function renderHtmlReport(result: CheckResult): string {
  const withoutPictures = renderPage(result, new Set());
  const embedded = selectPicturesWithin(
    result.entries,
    MAX_HTML_BYTES - Buffer.byteLength(withoutPictures) - estimateMarkupBytes(result),
  );
  return embedded.size === 0 ? withoutPictures : renderPage(result, embedded);
}

/** Upper estimate of the markup around pictures, such as outlines and captions. */
const estimateMarkupBytes = ({ entries }: CheckResult): number => Math.min(entries.length, MAX_LISTED_ENTRIES) * 12_000;

function renderPage(result: CheckResult, embedded: ReadonlySet<Picture>): string {
  const ordered = sortWorstFirst(result.entries);
  const listed = ordered.slice(0, MAX_LISTED_ENTRIES);
  const rest = ordered.length - listed.length;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createContentSecurityPolicy(loadReportStyles())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${rawMarkup(loadReportStyles())}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${renderReportHeader(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all">
  <div class="listhead"><h2 id="all">${formatCount(ordered.length, "ad")}, worst first</h2>
  ${renderFilters(listed)}</div>
<ol class="entries">
${listed.map((entry, index) => html`${renderListItem(entry, index, embedded)}\n`)}</ol>
<p class="empty" hidden>No ad matches. <button type="button" name="reset">Show all</button></p>${
    rest > 0 && html`<p class="fine">${formatCount(rest, "less urgent ad")} in the JSON report.</p>`
  }${renderMissingPictures(listed, embedded)}</main>
<footer><p class="fine">This file is self-contained and loads nothing from the network.</p></footer>
<script>${rawMarkup(SCRIPT)}</script>
</body>
</html>
`.source;
}

function renderListItem(entry: EntryResult, index: number, embedded: ReadonlySet<Picture>): Markup {
  const { status } = getEntryBadge(entry);
  return renderEntryItem(entry, {
    number: index + 1,
    detailed: index < MAX_DETAILED_ENTRIES,
    open: index < MAX_OPEN_ENTRIES && (status === "failing" || status === "inconclusive"),
    findPictureUrl: (picture) => (embedded.has(picture) ? toDataUrl(picture) : null),
  });
}

/** Says which screenshots were omitted to stay under the size limit. */
function renderMissingPictures(entries: readonly EntryResult[], embedded: ReadonlySet<Picture>): Markup | null {
  if (embedded.size === 0) return null;
  const without = entries.filter(({ attachments }) =>
    Object.values(attachments?.pictures ?? {}).some((picture) => !embedded.has(picture)),
  );
  return without.length === 0
    ? null
    : html`<p class="fine">Screenshots of ${formatCount(without.length, "ad")} are omitted to limit the file size.
        See the <code>screenshots</code> folder next to this file.</p>`;
}

const computeCspHash = (source: string): string => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const createContentSecurityPolicy = (css: string): string =>
  [
    "default-src 'none'",
    "img-src data:",
    `style-src ${computeCspHash(css)}`,
    `script-src ${computeCspHash(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
