import { stripVTControlCharacters } from "node:util";
import { truncate } from "../ground/text.ts";

/**
 * Text from ads, pages and services is untrusted wherever it is shown. There is one escaping function per output
 * format, and every report and publisher passes all untrusted text through it. /
 */

/** Explicit directional formatting characters (UAX #9) reorder the text that a person reads. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/**
 * Invisible characters that may hide text: fillers, tags, soft hyphens. Not joiners and variation selectors, which
 * words need.
 */
const INVISIBLE_CHARS = /[[\p{DI}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** Joiners that follow neither an emoji nor a letter of a script that uses them (UAX #31, section 2.3). */
const STRAY_JOINERS =
  /(?<![[[\p{Emoji}\ufe0f]--[0-9#*]][[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}]]])[\u200c\u200d]/gv;
/** Printable ASCII with single spaces needs no change. */
const PLAIN_ASCII_LINE = /^(?:[\x21-\x7e] ?)*$/u;
const WHITESPACE_AND_CONTROLS = /[\s\p{Cc}\u2028\u2029]+/gu;

/**
 * Removes terminal sequences, bidi controls, lone surrogates and invisible characters, and collapses white space and
 * control characters to single spaces. /
 */
export function toSingleLine(text: string): string {
  // A report of a thousand ads escapes a hundred thousand texts, most of them plain ASCII.
  if (PLAIN_ASCII_LINE.test(text)) return text.trim();
  return removeHiddenCharacters(text).replace(WHITESPACE_AND_CONTROLS, " ").trim();
}

const removeHiddenCharacters = (text: string): string =>
  stripVTControlCharacters(text.toWellFormed())
    .replace(BIDI_CONTROLS, "")
    .replace(INVISIBLE_CHARS, "")
    .replace(STRAY_JOINERS, "");

/** Prevents the links, embeds and notifications that GitHub adds after rendering. Markdown escapes can't do that. */
const ZERO_WIDTH_SPACE_ENTITY = "&#8203;";

/**
 * Matches what GFM or GitHub's filters would interpret: HTML, emphasis, code, links, table cells; math, which only a
 * <span> prevents (docs.github.com, "Writing mathematical expressions"); mentions, email addresses, issue and commit
 * references, emoji codes and bare links. Hex colours match first: they become code, so that they can be copied and
 * GitHub shows a swatch. /
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
  // GitHub links commit ids from seven digits on.
  return mark.replace(/.{1,6}/gu, `$&${ZERO_WIDTH_SPACE_ENTITY}`);
}

/** Escapes text for a GFM paragraph, heading, list or table cell. */
export function escapeMarkdown(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncate(toSingleLine(text), max)
    .replace(MARKDOWN_SPECIAL, escapeMarkdownMatch)
    .replace(/^[-+#=]/u, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/u, "$1\\$2")
    .replace(/(?<=\s)#+$/u, "\\$&");
}

/** Text as a code span. Not for table cells, which a pipe would end. */
export function toCodeSpan(text: string, max = Number.POSITIVE_INFINITY): string {
  const line = truncate(toSingleLine(text), max);
  if (line === "") return "*(nothing)*";
  const longestRun = Math.max(0, ...(line.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const pad = /^`|`$/u.test(line) ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { ...ENTITIES, '"': "&quot;", "'": "&#39;" };

/** Escapes HTML text or a quoted attribute value. Not for URLs, scripts, styles or unquoted attributes. */
export function escapeHtml(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncate(toSingleLine(text), max).replace(/[&<>"']/gu, (mark) => HTML_ENTITIES[mark] ?? "");
}

/** What a viewer may interpret if it reads a message as markdown, or as SARIF links and placeholders. */
const SARIF_SPECIAL = /@(?=\w)|#(?=\d)|:(?=\/\/)|www(?=\.)|\](?=[([:])|\{(?=\d)|<(?=[\w/!?])|!(?=\[)|GH-(?=\d)/giu;

/** Escapes (part of) a SARIF message (SARIF 2.1.0, sections 3.11.5 and 3.11.6) with zero-width spaces. */
export function escapeSarif(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncate(toSingleLine(text), max).replace(SARIF_SPECIAL, "$&\u200b");
}

/** Characters that XML 1.0 forbids or discourages (section 2.2). */
const ILLEGAL_XML = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const XML_ENTITIES: Readonly<Record<string, string>> = { ...ENTITIES, '"': "&quot;", "'": "&apos;" };

/** Escapes XML 1.0 character data or an attribute value. For attributes, call `toSingleLine` first. */
export function escapeXml(text: string): string {
  return removeHiddenCharacters(text)
    .replace(/\r\n?/gu, "\n")
    .replace(ILLEGAL_XML, "")
    .replace(/[&<>"']/gu, (mark) => XML_ENTITIES[mark] ?? "");
}

/** Invisible characters that .NET's culture-aware comparison ignores, which the runner uses to find commands. */
const IGNORABLE_CHARS = /[\p{Cf}\p{DI}]/gu;

/**
 * Escapes (part of) one line of a terminal or a runner's log. The runner interprets `::command::` at the start of a
 * line after white space, and `##[command]` anywhere (actions/runner, ActionCommand.cs), in stdout and stderr. /
 */
export function escapeForLog(text: string, max = Number.POSITIVE_INFINITY): string {
  return truncate(toSingleLine(text.toWellFormed().replace(IGNORABLE_CHARS, "")), max)
    .replace(/##\[/gu, "## [")
    .replace(/^:(?=:)/u, ": ");
}

/** Escapes every line of a text with `escapeForLog`, keeping its indentation. */
export function escapeLinesForLog(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => `${/^ */u.exec(line)?.[0] ?? ""}${escapeForLog(line)}`)
    .join("\n");
}

/** JSON for a runner's log: the `#` of a `##[command]` is written as a JSON escape. */
export function stringifyForLog(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/#(?=[\p{Cf}\p{DI}]*\[)/gu, "\\u0023");
}
