import { truncate, truncateAtSentence } from "../../ground/text.ts";
import { escapeMarkdown, toCodeSpan, toSingleLine } from "../escape.ts";
import { parseLinkableUrl } from "../linkable-url.ts";
import { type DiffPiece, diffTexts, SAME_LOOK } from "../word-diff.ts";

/** In code points. The JSON report has the full texts. */
export const MARKDOWN_MAX_CHARS = { name: 80, url: 60, value: 160, sentence: 300 } as const;

/** As code, GitHub shows a swatch beside a hex colour and doesn't read it as an issue number. */
const HEX_COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;

/** A sentence of untrusted text, with its hex colours as code. */
export function escapeSentence(text: string): string {
  const line = truncateAtSentence(toSingleLine(text), MARKDOWN_MAX_CHARS.sentence);
  const colours = line.match(HEX_COLOUR) ?? [];
  return line
    .split(HEX_COLOUR)
    .map((prose, index) => `${escapeBetweenColours(prose)}${formatColour(colours[index])}`)
    .join("")
    .trim();
}

const formatColour = (text: string | undefined): string => (text === undefined ? "" : toCodeSpan(text));

/** Keeps the spaces around the text, which `escapeMarkdown` trims. */
function escapeBetweenColours(prose: string): string {
  const text = escapeMarkdown(prose);
  if (text === "") return prose === "" ? "" : " ";
  return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}

/** Adds the full stop that some reasons lack. */
export const escapeFullSentence = (reason: string): string =>
  escapeSentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);

/** An untrusted value or URL as a code span. */
export const toCodeValue = (text: string): string => toCodeSpan(text, MARKDOWN_MAX_CHARS.value);

/** Where a broken link ended, if not at one of the requested URLs, and its status. Fragments are not requested. */
export function describeFinalUrl(
  { finalUrl, httpStatus }: { finalUrl: string | null; httpStatus: number | null },
  requestedUrls: readonly (string | undefined)[],
): string[] {
  const requested = requestedUrls.map((url) => url?.split("#")[0]);
  const redirected = finalUrl !== null && !requested.includes(finalUrl.split("#")[0]);
  return [
    ...(redirected ? [`ended at ${toCodeValue(finalUrl)}`] : []),
    ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
  ];
}

/** A code span for a table cell, which a pipe would end even inside code. */
export const toCodeCell = (url: string): string =>
  url.includes("|") ? escapeName(url) : toCodeSpan(url, MARKDOWN_MAX_CHARS.name);

export const escapeName = (text: string): string => escapeMarkdown(text, MARKDOWN_MAX_CHARS.name);

/** Adhere's name in a heading, with the check's label if it has one. */
export const formatTitle = (label = ""): string => (label === "" ? "Adhere" : `Adhere (${escapeName(label)})`);

/** @param url trusted; undefined for text without a link. Parentheses are encoded because they would end the link. */
export function formatLink(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

export const formatDetails = (title: string, content: string, open = false): string =>
  `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** A list of at most `max` items, with the number of items that it omits. */
export function formatList(items: readonly string[], max: number): string {
  const lines = items.slice(0, max).map((item) => `- ${item}`);
  if (items.length > max) lines.push(`- and ${items.length - max} more in the JSON report`);
  return lines.join("\n");
}

/** The steps of a link check, folded. */
export const formatLinkTrail = (steps: readonly string[]): string =>
  steps.length === 0
    ? ""
    : formatDetails(
        "How the link was checked",
        formatList(
          steps.map((step) => toCodeSpan(step, MARKDOWN_MAX_CHARS.sentence)),
          12,
        ),
      );

/** Joins the paragraphs that aren't empty. */
export const joinParagraphs = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

/** Markdown would end or change a link at these. */
const LINK_SPECIAL = /[()|\\<>`*_~]/gu;
/** GitHub lists a comment that links to an issue or a pull request there, and notifies people. */
const GITHUB_HOST = /(?:^|\.)github\.com$/iu;

/**
 * An untrusted URL as a link whose text is the URL without `https://`. Text without a link if it is no web address, has
 * macros or a password, leads to GitHub, or is longer than `maxChars` as markdown.
 */
export function formatUrlLink(url: string, maxChars = Number.POSITIVE_INFINITY): string {
  const text = escapeMarkdown(url.replace(/^https?:\/\/(?=[^/])/iu, ""), MARKDOWN_MAX_CHARS.url);
  const target = parseLinkableUrl(url);
  if (target === null || GITHUB_HOST.test(target.hostname)) return text || "(no URL)";
  const href = target.href
    // A URL in a query would refer to another repository's issue.
    .replace(/(?<!^https?):(?=\/\/)/gu, "%3A")
    .replace(LINK_SPECIAL, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("&", "&amp;");
  return href.length > maxChars ? text : `[${text}](${href})`;
}

/** Both texts together, in characters: a longer change is shown on two lines. */
const MAX_INLINE_CHANGE_CHARS = 90;

/**
 * A change of an untrusted text: before → after with the changed words marked. `indent` is for the second line,
 * `maxChars` for each side.
 */
export function formatChange(
  { currentValue, suggestedValue }: { currentValue: string; suggestedValue: string },
  indent = "   ",
  maxChars: number = MARKDOWN_MAX_CHARS.value,
): string {
  const diff = diffTexts(currentValue, suggestedValue, maxChars);
  if (diff === null) {
    const text = truncate(toSingleLine(suggestedValue), maxChars);
    return `${formatPieces([{ text, changed: false }], "ins")} (${SAME_LOOK})`;
  }
  const [before, after] = [formatPieces(diff.before, "del"), formatPieces(diff.after, "ins")];
  const length = [...diff.before, ...diff.after].reduce((sum, { text }) => sum + text.length, 0);
  return length <= MAX_INLINE_CHANGE_CHARS ? `${before} → ${after}` : `${before}\\\n${indent}→ ${after}`;
}

function formatPieces(pieces: readonly DiffPiece[], tag: "del" | "ins"): string {
  const text = pieces.map(({ text: piece, changed }) => formatPiece(piece, changed ? tag : null)).join("");
  return text.trim() === "" ? "*(nothing)*" : `“${text}”`;
}

/** Keeps the spaces around the text, outside of the tag. */
function formatPiece(text: string, tag: "del" | "ins" | null): string {
  const escaped = escapeBetweenColours(text);
  const content = escaped.trim();
  if (tag === null || content === "") return escaped;
  const [start, end] = [escaped.startsWith(" ") ? " " : "", escaped.endsWith(" ") ? " " : ""];
  return `${start}<${tag}>${content}</${tag}>${end}`;
}
