import { escapeMarkdown, toCodeSpan, toSingleLine, truncateAtSentence } from "../escape.ts";

/** Longest shown, in code points: an id, a value or address, a sentence. The JSON report has every text whole. */
export const MARKDOWN_MAX_CHARS = { name: 80, value: 160, sentence: 300 } as const;

/** A colour as designers write it: in code GitHub draws a swatch beside it, and takes none for an issue's number. */
const HEX_COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;

/** A foreign sentence, with its colours as code. */
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

/** Prose between two colours keeps the spaces that it begins and ends with. */
function escapeBetweenColours(prose: string): string {
  const text = escapeMarkdown(prose);
  if (text === "") return prose === "" ? "" : " ";
  return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}

/** A foreign value or address, verbatim and inert. */
export const toCodeValue = (text: string): string => toCodeSpan(text, MARKDOWN_MAX_CHARS.value);

/** A foreign name. */
export const escapeName = (text: string): string => escapeMarkdown(text, MARKDOWN_MAX_CHARS.name);

/** A link of ours. Parentheses would end the address early. */
export function formatLink(text: string, address: string | undefined): string {
  return address === undefined ? text : `[${text}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

export const formatCount = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

export const formatDetails = (title: string, content: string, open: boolean): string =>
  `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** A list that names how many items it leaves out. */
export function formatList(items: readonly string[], most: number, one: string, many: string): string {
  const rest = items.length - most;
  const lines = items.slice(0, most).map((item) => `- ${item}`);
  if (rest > 0) lines.push(`- and ${rest} more ${rest === 1 ? one : many} in the JSON report`);
  return lines.join("\n");
}

/** Paragraphs, without the empty ones. */
export const joinParagraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
