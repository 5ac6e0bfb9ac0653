import { decodeHTMLStrict } from "entities";
import type { Medium } from "./medium.ts";

/** A file's text as people read it, and where in the file each character of it stands. */
export interface Reading {
  text: string;
  /** `starts[i]` and `ends[i]`: where the source of character `i` begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

const ENTITY = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/y;
const ESCAPE = /\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/`ntr])/y;
const SPACE = /[\s\u00a0\u202f\u2007]+/y;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/;

/**
 * Reads a source: white space of any length is one space (a line may break anywhere in markup), entities and escapes are the
 * characters that they stand for, and characters that nobody sees are left out.
 */
export function readingOf(source: string, medium: Pick<Medium, "entities" | "escapes">): Reading {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (characters: string, start: number, end: number) => {
    for (const unit of characters.split("")) {
      // Two spaces that are written differently ("&nbsp; ") are one as well.
      if (unit === " " && text.endsWith(" ")) ends[ends.length - 1] = end;
      else {
        text += unit;
        starts.push(start);
        ends.push(end);
      }
    }
  };
  for (let at = 0; at < source.length; ) {
    const { read, length } = stepAt(source, at, medium);
    put(read, at, at + length);
    at += length;
  }
  return { text, starts, ends };
}

function stepAt(
  source: string,
  at: number,
  { entities, escapes }: Pick<Medium, "entities" | "escapes">,
): { read: string; length: number } {
  const character = source[at] ?? "";
  const space = matchAt(SPACE, source, at);
  if (space !== null) return { read: " ", length: space.length };
  if (character === "&" && entities) {
    const entity = matchAt(ENTITY, source, at);
    if (entity !== null) return { read: shown(decodeHTMLStrict(entity)), length: entity.length };
  }
  if (character === "\\" && escapes) {
    const sequence = matchAt(ESCAPE, source, at);
    if (sequence !== null) return { read: shown(unescaped(sequence)), length: sequence.length };
  }
  return { read: INVISIBLE.test(character) ? "" : character, length: 1 };
}

const matchAt = (pattern: RegExp, source: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
};

const shown = (text: string): string =>
  text.replace(/[\s\u00a0\u202f\u2007]+/g, " ").replace(new RegExp(INVISIBLE, "g"), "");

const NAMED: Readonly<Record<string, string>> = { n: " ", t: " ", r: " " };

function unescaped(sequence: string): string {
  const code = /^\\(?:u\{?|x)([\da-fA-F]+)/.exec(sequence)?.[1];
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  }
  const named = sequence.charAt(1);
  return NAMED[named] ?? named;
}

/** A text as it would be read: what is searched for, in the same form as what is searched in. */
export const normalised = (text: string): string => shown(text).trim();
