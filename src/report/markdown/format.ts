import { escapeMarkdown, toCodeSpan, toSingleLine, truncateAtSentence } from "../escape.ts";

/** In code points. The JSON report has the full texts. */
export const MARKDOWN_MAX_CHARS = { name: 80, value: 160, sentence: 300 } as const;

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
