import { asCode, clipSentences, inMarkdown, oneLine } from "./text.ts";

/** Longest shown, in code points: an id, a value or address, a sentence. The JSON report has every text whole. */
export const LONGEST = { name: 80, value: 160, sentence: 300 } as const;

/** A colour as designers write it: in code GitHub draws a swatch beside it, and takes none for an issue's number. */
const COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;

/** A foreign sentence, with its colours as code. */
export function sentence(text: string): string {
  const line = clipSentences(oneLine(text), LONGEST.sentence);
  const colours = line.match(COLOUR) ?? [];
  return line
    .split(COLOUR)
    .map((prose, index) => `${between(prose)}${colour(colours[index])}`)
    .join("")
    .trim();
}

const colour = (text: string | undefined): string => (text === undefined ? "" : asCode(text));

/** Prose between two colours keeps the spaces that it begins and ends with. */
function between(prose: string): string {
  const text = inMarkdown(prose);
  if (text === "") return prose === "" ? "" : " ";
  return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}

/** A foreign value or address, verbatim and inert. */
export const value = (text: string): string => asCode(text, LONGEST.value);

/** A foreign name. */
export const named = (text: string): string => inMarkdown(text, LONGEST.name);

/** A link of ours. Parentheses would end the address early. */
export function linked(text: string, address: string | undefined): string {
  return address === undefined ? text : `[${text}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const folded = (title: string, content: string, open: boolean): string =>
  `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** A list that names how many items it leaves out. */
export function list(items: readonly string[], most: number, one: string, many: string): string {
  const rest = items.length - most;
  const lines = items.slice(0, most).map((item) => `- ${item}`);
  if (rest > 0) lines.push(`- and ${rest} more ${rest === 1 ? one : many} in the JSON report`);
  return lines.join("\n");
}

/** Paragraphs, without the empty ones. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
