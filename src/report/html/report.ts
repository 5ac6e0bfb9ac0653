import { createHash } from "node:crypto";
import type { CheckResult, EntryResult } from "../../check/result.ts";
import type { Picture } from "../../contract/port.ts";
import { wordsFor, worstFirst } from "../entries.ts";
import { entryItem } from "./entry.ts";
import { filters } from "./filters.ts";
import { html, type Markup, verbatim } from "./markup.ts";
import { masthead } from "./masthead.ts";
import { picturesWithin } from "./pictures.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { count, grouped } from "./words.ts";

/** Characters (and so bytes, but for the few that are not ASCII) of a whole report: what a mail or an artifact viewer still takes. */
export const HTML_LIMIT = 25e6;
/** Entries laid open from the start: what a person reads before filtering. */
const OPEN = 12;
/** Entries with everything that is known of them; the less urgent ones after them say how they fare, and no more. */
const WHOLE = 400;
/** Entries listed: a page of more is a database. What is left out is the least urgent. */
const LISTED = 2000;

/**
 * The result as one self-contained page: no request, no framing, nothing that runs but our own script, without which it is
 * whole, too. Over 25 MB it leaves out pictures, the least urgent entries' first.
 */
export function htmlReport(result: CheckResult): string {
  const bare = page(result, new Set());
  const kept = picturesWithin(result.entries, HTML_LIMIT - Buffer.byteLength(bare) - frameRoom(result));
  return kept.size === 0 ? bare : page(result, kept);
}

/** What outlines and captions around pictures may take, generously. */
const frameRoom = ({ entries }: CheckResult): number => Math.min(entries.length, LISTED) * 12_000;

function page(result: CheckResult, kept: ReadonlySet<Picture>): string {
  const ordered = worstFirst(result.entries);
  const listed = ordered.slice(0, LISTED);
  const rest = ordered.length - listed.length;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${verbatim(STYLE)}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${masthead(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all"><div class="listhead"><h2 id="all">${count(ordered.length, "ad")}, the worst first</h2>${filters(listed)}</div>
<ol class="entries">
${listed.map((entry, index) => html`${item(entry, index, kept)}\n`)}</ol>
<p class="empty" hidden>No ad is like that. <button type="button" name="reset">Show all</button></p>${
    rest > 0 && html`<p class="fine">${grouped(rest)} more, less urgent ones are in the JSON report.</p>`
  }${missingPictures(listed, kept)}</main>
<footer><p class="fine">Text from ads, pages and services is shown as text. Nothing here loads anything from anywhere.</p></footer>
<script>${verbatim(SCRIPT)}</script>
</body>
</html>
`.source;
}

function item(entry: EntryResult, index: number, kept: ReadonlySet<Picture>): Markup {
  const { standing } = wordsFor(entry);
  return entryItem(entry, {
    number: index + 1,
    whole: index < WHOLE,
    open: index < OPEN && (standing === "failing" || standing === "inconclusive"),
    kept,
  });
}

/** Pictures that were taken and that there was no room for. */
function missingPictures(entries: readonly EntryResult[], kept: ReadonlySet<Picture>): Markup | null {
  if (kept.size === 0) return null;
  const without = entries.filter(({ attachments }) =>
    Object.values(attachments?.pictures ?? {}).some((picture) => !kept.has(picture)),
  );
  return without.length === 0
    ? null
    : html`<p class="fine">Pictures of ${count(without.length, "ad")} are left out to keep this page small. They are in the folder <code>screenshots</code> beside it.</p>`;
}

const hashOf = (source: string): string => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const POLICY = [
  "default-src 'none'",
  "img-src data:",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");
