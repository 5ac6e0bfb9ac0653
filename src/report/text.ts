import { stripVTControlCharacters } from "node:util";

/**
 * Text from ads, pages and services is untrusted wherever it is shown. One neutralising function a medium, and
 * every report and publisher passes every foreign text through it.
 */

/** Explicit directional formatting (UAX #9) reorders what a person reads. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const BLANK = /[\s\p{Cc}\u2028\u2029]+/gu;

/** Text without terminal sequences, bidi controls and lone surrogates; any white space or control is one space. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text.toWellFormed()).replace(BIDI, "").replace(BLANK, " ").trim();
}

/** At most `max` code points, the last being an ellipsis where something was cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const points = [...text.slice(0, max * 2)];
  return points.length <= max && text.length <= max * 2
    ? text
    : `${points
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** At most `max` characters, ending with a whole sentence where one fits; cut like `clip` where none does. */
export function clipSentences(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max).search(/[.!?](?=\s[^.!?]*$)/u);
  return end > max / 3 ? text.slice(0, end + 1) : clip(text, max);
}

/** Breaks what GitHub links, embeds or notifies after it has rendered the markdown; escapes cannot. */
const GUARD = "&#8203;";

/**
 * What means something to GFM or to GitHub's own filters: HTML, emphasis, code, links, table cells; math, which
 * only a <span> stops (docs.github.com, "Writing mathematical expressions"); mentions and addresses, issue and
 * commit references, emoji codes (some are pictures), bare links.
 */
const MARKDOWN =
  /[&<>]|\$|[\\`*_~[\]|]|@|#(?=\d)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|GH-(?=\d)|[0-9a-f]{7,}/giu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function neutralMark(mark: string): string {
  const entity = ENTITIES[mark];
  if (entity !== undefined) return entity;
  if (mark === "$") return "<span>$</span>";
  if (/^[\\`*_~[\]|]$/u.test(mark)) return `\\${mark}`;
  // A commit's name is at least seven digits long; anything else is shorter than that.
  return mark.replace(/.{1,6}/gu, `$&${GUARD}`);
}

/** Text that reads the same in GitHub-flavoured markdown, in a paragraph, a heading, a list or a table cell. */
export function inMarkdown(text: string, max = Number.POSITIVE_INFINITY): string {
  return clip(oneLine(text), max)
    .replace(MARKDOWN, neutralMark)
    .replace(/^[-+#=]/u, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/u, "$1\\$2")
    .replace(/(?<=\s)#+$/u, "\\$&");
}

/** Text as a code span: verbatim, so that it can be copied, and inert. Not for table cells, where a pipe would cut it. */
export function asCode(text: string, max = Number.POSITIVE_INFINITY): string {
  const line = clip(oneLine(text), max);
  if (line === "") return "*(nothing)*";
  const longestRun = Math.max(0, ...(line.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const pad = /^`|`$/u.test(line) ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Beyond XML 1.0's `Char` production, and the controls that it discourages (section 2.2). */
const ILLEGAL_XML = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const XML_ENTITIES: Readonly<Record<string, string>> = {
  ...ENTITIES,
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML 1.0 character data or attribute value. An attribute's line breaks become spaces: pass it `oneLine` first. */
export function inXml(text: string): string {
  return stripVTControlCharacters(text.toWellFormed())
    .replace(/\r\n?/gu, "\n")
    .replace(BIDI, "")
    .replace(ILLEGAL_XML, "")
    .replace(/[&<>"']/gu, (mark) => XML_ENTITIES[mark] ?? "");
}

/** Formatting and other invisible characters: .NET's culture-aware comparison, which the runner uses, skips them. */
const IGNORABLE = /[\p{Cf}\p{DI}]/gu;

/**
 * Text as (part of) one line of a terminal or a runner's log. The runner reads `::command::` at a line's start
 * after white space, and `##[command]` anywhere (actions/runner, ActionCommand.cs), from stdout and stderr alike.
 */
export function inLog(text: string, max = Number.POSITIVE_INFINITY): string {
  return clip(oneLine(text.toWellFormed().replace(IGNORABLE, "")), max)
    .replace(/##\[/gu, "## [")
    .replace(/^:(?=:)/u, ": ");
}

/**
 * The hidden first line by which the comment of a `comment-id` is found again. It names nothing but the id, so
 * it stays the same from run to run.
 */
export function commentMarker(id: string): string {
  const safe = encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D");
  return `<!-- adhere comment=${safe} -->`;
}
