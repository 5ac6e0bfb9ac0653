import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";

/** Width of text for terminals and logs, in columns. */
export const TERMINAL_WIDTH = { default: 100, min: 60 } as const;

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** URLs and paths are not broken, so that they can be opened and copied. */
const UNBREAKABLE = /[/\\]/u;

/**
 * Wraps a line of escaped text at spaces, by display width. Continuation lines are indented by two columns more. Longer
 * words are broken and lose their hyperlink, except URLs and paths, which get their own line.
 */
export function wrapLine(text: string, width: number): string[] {
  const indent = /^ */u.exec(text)?.[0] ?? "";
  const hanging = `${indent}  `;
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const { piece, starts } of text
    .trim()
    .split(/ +/u)
    .flatMap(splitWord(width - hanging.length - 1))) {
    const length = stringWidth(piece);
    if (line !== "" && starts && used + 1 + length <= width) {
      line += ` ${piece}`;
      used += 1 + length;
      continue;
    }
    if (line !== "") lines.push(line);
    const margin = lines.length === 0 ? indent : hanging;
    // A runner's log interprets `::command::` at the start of a line.
    line = `${margin}${piece.replace(/^:(?=:)/u, ": ")}`;
    used = margin.length + length + (piece.startsWith("::") ? 1 : 0);
  }
  return [...lines, line];
}

/** The pieces of a word; `starts` is false for those that continue the word on the next line. */
const splitWord =
  (max: number) =>
  (word: string): { piece: string; starts: boolean }[] => {
    const text = stripVTControlCharacters(word);
    if (stringWidth(word) <= max || UNBREAKABLE.test(text)) return [{ piece: word, starts: true }];
    const pieces: string[] = [""];
    for (const { segment } of GRAPHEMES.segment(text)) {
      const last = pieces.at(-1) ?? "";
      if (last !== "" && stringWidth(last + segment) > max) pieces.push(segment);
      else pieces[pieces.length - 1] = last + segment;
    }
    return pieces.map((piece, index) => ({ piece, starts: index === 0 }));
  };

/** At most `max` columns. The middle is cut, because names often differ at the end. */
export function shortenMiddle(text: string, max: number): string {
  if (stringWidth(text) <= max) return text;
  const segments = [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
  const room = Math.max(0, max - 1);
  const head = takeColumns(segments, Math.ceil(room / 2));
  const tail = takeColumns(segments.toReversed(), room - stringWidth(head.join(""))).toReversed();
  return `${head.join("").trimEnd()}…${tail.join("").trimStart()}`;
}

function takeColumns(segments: readonly string[], columns: number): string[] {
  const taken: string[] = [];
  let used = 0;
  for (const segment of segments) {
    used += stringWidth(segment);
    if (used > columns) break;
    taken.push(segment);
  }
  return taken;
}
