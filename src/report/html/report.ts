import { createHash } from "node:crypto";
import type { Picture } from "../../contract/port.ts";
import type { CheckResult, EntryResult } from "../../run/result.ts";
import { getEntryBadge, sortWorstFirst } from "../entries.ts";
import { renderEntryItem } from "./entry.ts";
import { renderFilters } from "./filters.ts";
import { formatCount, formatNumber } from "./labels.ts";
import { html, type Markup, rawMarkup } from "./markup.ts";
import { renderReportHeader } from "./report-header.ts";
import { SCRIPT } from "./script.ts";
import { selectPicturesWithin } from "./select-pictures.ts";
import { STYLE } from "./style.ts";

/** Characters (and so bytes, but for the few that are not ASCII) of a whole report: what a mail or an artifact viewer still takes. */
export const MAX_HTML_BYTES = 25e6;
/** Entries laid open from the start: what a person reads before filtering. */
const MAX_OPEN_ENTRIES = 12;
/** Entries with everything that is known of them; the less urgent ones after them say how they fare, and no more. */
const MAX_DETAILED_ENTRIES = 400;
/** Entries listed: a page of more is a database. What is left out is the least urgent. */
const MAX_LISTED_ENTRIES = 2000;

/**
 * The result as one self-contained page: no request, no framing, nothing that runs but our own script, without which it is
 * whole, too. Over 25 MB it leaves out pictures, the least urgent entries' first.
 */
export function renderHtmlReport(result: CheckResult): string {
  const bare = renderPage(result, new Set());
  const kept = selectPicturesWithin(
    result.entries,
    MAX_HTML_BYTES - Buffer.byteLength(bare) - estimateMarkupBytes(result),
  );
  return kept.size === 0 ? bare : renderPage(result, kept);
}

/** What outlines and captions around pictures may take, generously. */
const estimateMarkupBytes = ({ entries }: CheckResult): number =>
  Math.min(entries.length, MAX_LISTED_ENTRIES) * 12_000;

function renderPage(result: CheckResult, kept: ReadonlySet<Picture>): string {
  const ordered = sortWorstFirst(result.entries);
  const listed = ordered.slice(0, MAX_LISTED_ENTRIES);
  const rest = ordered.length - listed.length;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${rawMarkup(STYLE)}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${renderReportHeader(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all"><div class="listhead"><h2 id="all">${formatCount(ordered.length, "ad")}, the worst first</h2>${renderFilters(listed)}</div>
<ol class="entries">
${listed.map((entry, index) => html`${renderListItem(entry, index, kept)}\n`)}</ol>
<p class="empty" hidden>No ad is like that. <button type="button" name="reset">Show all</button></p>${
    rest > 0 && html`<p class="fine">${formatNumber(rest)} more, less urgent ones are in the JSON report.</p>`
  }${renderMissingPictures(listed, kept)}</main>
<footer><p class="fine">Text from ads, pages and services is shown as text. Nothing here loads anything from anywhere.</p></footer>
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
    embedded,
  });
}

/** Pictures that were taken and that there was no room for. */
function renderMissingPictures(entries: readonly EntryResult[], kept: ReadonlySet<Picture>): Markup | null {
  if (kept.size === 0) return null;
  const without = entries.filter(({ attachments }) =>
    Object.values(attachments?.pictures ?? {}).some((picture) => !kept.has(picture)),
  );
  return without.length === 0
    ? null
    : html`<p class="fine">Pictures of ${formatCount(without.length, "ad")} are left out to keep this page small. They are in the folder <code>screenshots</code> beside it.</p>`;
}

const computeCspHash = (source: string): string =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "img-src data:",
  `style-src ${computeCspHash(STYLE)}`,
  `script-src ${computeCspHash(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");
