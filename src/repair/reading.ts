import { decodeHTMLStrict } from "entities";
import type { Medium } from "./medium.ts";

/** A file's text as people read it, and where in the file each character of it stands. */
export interface Reading {
  text: string;
  /** `starts[i]` and `ends[i]`: where the source of character `i` begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

const SPACE = String.raw`[\s\u00a0\u202f\u2007]+`;
const UNSEEN = String.raw`[\u00ad\u200b\u2060\ufeff]`;
const ENTITY = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE = String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE = new RegExp(UNSEEN, "g");
const SPACES = new RegExp(SPACE, "g");

type Written = Pick<Medium, "entities" | "escapes">;

/**
 * A source as it is read: white space of any length is one space (a line may break anywhere in markup), entities and escapes are the
 * characters that they stand for, and characters that nobody sees are left out. A repository is searched in these; where a
 * character stands in its source only the few that are found need to know.
 */
export function readText(source: string, written: Written): string {
  const pieces: string[] = [];
  let spaced = false;
  for (const { read } of stretches(source, written)) {
    const piece: string = spaced && read.startsWith(" ") ? read.slice(1) : read;
    if (piece === "") continue;
    pieces.push(piece);
    spaced = piece.endsWith(" ");
  }
  return pieces.join("");
}

/** Likewise, with the place of every character. */
export function readingOf(source: string, written: Written): Reading {
  const text: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { read, start, end, verbatim } of stretches(source, written)) {
    for (let at = 0; at < read.length; at += 1) {
      const unit = read[at] ?? "";
      // Two spaces that are written differently ("&nbsp; ") are one as well.
      if (unit === " " && text.at(-1) === " ") ends[ends.length - 1] = end;
      else {
        text.push(unit);
        starts.push(verbatim ? start + at : start);
        ends.push(verbatim ? start + at + 1 : end);
      }
    }
  }
  return { text: text.join(""), starts, ends };
}

interface Stretch {
  read: string;
  start: number;
  end: number;
  /** It is read as it is written, character by character. */
  verbatim: boolean;
}

function* stretches(source: string, { entities, escapes }: Written): Generator<Stretch> {
  const special = [SPACE, UNSEEN, ...(entities ? [ENTITY] : []), ...(escapes ? [ESCAPE] : [])].join("|");
  const plain = (start: number, end: number) => ({
    ...{ start, end, verbatim: true },
    read: source.slice(start, end),
  });
  let at = 0;
  for (const { 0: token, index } of source.matchAll(new RegExp(special, "g"))) {
    if (index > at) yield plain(at, index);
    at = index + token.length;
    yield { read: meaningOf(token), start: index, end: at, verbatim: false };
  }
  if (at < source.length) yield plain(at, source.length);
}

function meaningOf(token: string): string {
  if (token.startsWith("&")) return shown(decodeHTMLStrict(token));
  if (token.startsWith("\\")) return shown(unescaped(token));
  return shown(token);
}

const shown = (text: string): string => text.replace(INVISIBLE, "").replace(SPACES, " ");

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
