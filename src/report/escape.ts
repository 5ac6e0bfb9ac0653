import { stripVTControlCharacters } from "node:util";

/**
 * Text from ads, pages and services is untrusted wherever it is shown. One neutralising function a medium, and
 * every report and publisher passes every foreign text through it: `inMarkdown` and `asCode`, `inHtml`, `inLog`,
 * `inJson`, `inCsv`, `inXml`, `inSarif`.
 */

/** Explicit directional formatting (UAX #9) reorders what a person reads. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What shows nothing and may hide something: fillers, tags, soft hyphens (but for joiners and variants, which words need). */
const INVISIBLE_CHARS = /[[\p{DI}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** Joiners that follow neither an emoji nor a letter of a script that writes with them (UAX #31, section 2.3). */
const STRAY_JOINERS =
  /(?<![[[\p{Emoji}\ufe0f]--[0-9#*]][[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}]]])[\u200c\u200d]/gv;
/** Printable ASCII with single spaces: one line already. */
const PLAIN_ASCII_LINE = /^(?:[\x21-\x7e] ?)*$/u;
const WHITESPACE_AND_CONTROLS = /[\s\p{Cc}\u2028\u2029]+/gu;

/**
 * Text without terminal sequences, bidi controls, lone surrogates and what shows nothing; any white space or control
 * is one space.
 */
export function toSingleLine(text: string): string {
  // Most text is plain, and a report of a thousand ads shows a hundred thousand of them.
  if (PLAIN_ASCII_LINE.test(text)) return text.trim();
  return stripVTControlCharacters(text.toWellFormed())
    .replace(BIDI_CONTROLS, "")
    .replace(INVISIBLE_CHARS, "")
    .replace(STRAY_JOINERS, "")
    .replace(WHITESPACE_AND_CONTROLS, " ")
    .trim();
}

/** At most `max` code points, the last being an ellipsis where something was cut. */
export function truncateText(text: string, max: number): string {
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
export function truncateAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max).search(/[.!?](?=\s[^.!?]*$)/u);
  return end > max / 3 ? text.slice(0, end + 1) : truncateText(text, max);
}

/** Breaks what GitHub links, embeds or notifies after it has rendered the markdown; escapes cannot. */
const ZERO_WIDTH_SPACE_ENTITY = "&#8203;";

/**
 * A colour (code, so that it can be copied; GitHub shows it as a swatch), or what means something to GFM or to GitHub's own filters: HTML, emphasis, code, links, table cells; math, which
 * only a <span> stops (docs.github.com, "Writing mathematical expressions"); mentions and addresses, issue and
 * commit references, emoji codes (some are pictures), bare links.
 */
const MARKDOWN_SPECIAL =
  /(?<![\w#&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|(?=\d*[a-f])[0-9a-f]{3,4})(?![\w#-])|[&<>]|\$|[\\`*_~[\]|]|@|#(?=\d)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|GH-(?=\d)|[0-9a-f]{7,}/giu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeMarkdownMatch(mark: string): string {
  const entity = ENTITIES[mark];
  if (entity !== undefined) return entity;
  if (mark === "$") return "<span>$</span>";
  if (/^[\\`*_~[\]|]$/u.test(mark)) return `\\${mark}`;
  if (/^#./u.test(mark)) return `\`${mark}\``;
  // A commit's name is at least seven digits long; anything else is shorter than that.
  return mark.replace(/.{1,6}/gu, `$&${ZERO_WIDTH_SPACE_ENTITY}`);
}

/** Text that reads the same in GitHub-flavoured markdown, in a paragraph, a heading, a list or a table cell. */
export function escapeMarkdown(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncateText(toSingleLine(text), max)
    .replace(MARKDOWN_SPECIAL, escapeMarkdownMatch)
    .replace(/^[-+#=]/u, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/u, "$1\\$2")
    .replace(/(?<=\s)#+$/u, "\\$&");
}

/** Text as a code span: verbatim, so that it can be copied, and inert. Not for table cells, where a pipe would cut it. */
export function toCodeSpan(text: string, max = Number.POSITIVE_INFINITY): string {
  const line = truncateText(toSingleLine(text), max);
  if (line === "") return "*(nothing)*";
  const longestRun = Math.max(0, ...(line.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const pad = /^`|`$/u.test(line) ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { ...ENTITIES, '"': "&quot;", "'": "&#39;" };

/** Text as HTML text or as a quoted attribute's value. Never for a URL, a script, a style or an unquoted attribute. */
export function escapeHtml(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncateText(toSingleLine(text), max).replace(/[&<>"']/gu, (mark) => HTML_ENTITIES[mark] ?? "");
}

/** What spreadsheets take for a formula, in the half and the full width (owasp.org, "CSV Injection"). */
const FORMULA_START = /^[=+\-@|＝＋－＠]/u;

/** Text as one field of a CSV file (RFC 4180), always quoted. What a spreadsheet would compute begins with an apostrophe. */
export function escapeCsv(text: string): string {
  const line = toSingleLine(text);
  return `"${(FORMULA_START.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}

/** What a viewer may link, notify or embed where it takes a message for markdown or for SARIF's own links and placeholders. */
const SARIF_SPECIAL =
  /@(?=\w)|#(?=\d)|:(?=\/\/)|www(?=\.)|\](?=[([:])|\{(?=\d)|<(?=[\w/!?])|!(?=\[)|GH-(?=\d)/giu;

/**
 * Text as (part of) a SARIF message (SARIF 2.1.0, sections 3.11.5 and 3.11.6). It reads the same; a space of no width
 * parts what a viewer would act on.
 */
export function escapeSarif(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncateText(toSingleLine(text), max).replace(SARIF_SPECIAL, "$&\u200b");
}

/** Beyond XML 1.0's `Char` production, and the controls that it discourages (section 2.2). */
const ILLEGAL_XML = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const XML_ENTITIES: Readonly<Record<string, string>> = {
  ...ENTITIES,
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML 1.0 character data or attribute value. An attribute's line breaks become spaces: pass it `oneLine` first. */
export function escapeXml(text: string): string {
  return stripVTControlCharacters(text.toWellFormed())
    .replace(/\r\n?/gu, "\n")
    .replace(BIDI_CONTROLS, "")
    .replace(INVISIBLE_CHARS, "")
    .replace(STRAY_JOINERS, "")
    .replace(ILLEGAL_XML, "")
    .replace(/[&<>"']/gu, (mark) => XML_ENTITIES[mark] ?? "");
}

/** Formatting and other invisible characters: .NET's culture-aware comparison, which the runner uses, skips them. */
const IGNORABLE_CHARS = /[\p{Cf}\p{DI}]/gu;

/**
 * Text as (part of) one line of a terminal or a runner's log. The runner reads `::command::` at a line's start
 * after white space, and `##[command]` anywhere (actions/runner, ActionCommand.cs), from stdout and stderr alike.
 */
export function escapeForLog(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncateText(toSingleLine(text.toWellFormed().replace(IGNORABLE_CHARS, "")), max)
    .replace(/##\[/gu, "## [")
    .replace(/^:(?=:)/u, ": ");
}

/** A text of several lines for a terminal or a log, each by itself as `inLog` has it, with its indentation. */
export function escapeLinesForLog(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => `${/^ */u.exec(line)?.[0] ?? ""}${escapeForLog(line)}`)
    .join("\n");
}

/**
 * A value as JSON that may stand in a runner's log: the same value, with the hash of what the runner would take for
 * `##[command]` written as an escape.
 */
export function stringifyForLog(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/#(?=[\p{Cf}\p{DI}]*\[)/gu, "\\u0023");
}

/**
 * The hidden first line by which the comment of a `comment-id` is found again. It names nothing but the id, so
 * it stays the same from run to run.
 */
export function renderCommentMarker(id: string): string {
  const safe = encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D");
  return `<!-- adhere comment=${safe} -->`;
}
