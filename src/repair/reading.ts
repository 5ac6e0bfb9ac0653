import { decodeHTMLStrict } from "entities";
import type { Medium } from "./medium.ts";

/** A file's text as people read it, and where in the file it stands. */
export interface Reading {
  text: string;
  /** Where the source of a character of the text begins and ends. */
  spanOf(at: number): Span;
  /** The line of a place of the source, 1-based. */
  lineOf(offset: number): number;
}

interface Span {
  start: number;
  end: number;
}

/**
 * A part of a source that reads alone as it does within the whole: it never begins with a space that belongs to one before it.
 * The place of every character would take many times what the source takes; a section is read again where a place is asked for.
 */
interface Section {
  /** Where it begins, in the text, and in the source. */
  at: number;
  start: number;
  /** The line that it begins in. */
  line: number;
}

/** Characters of the source: long enough to be few, short enough to be read again for each place. */
const SECTION = 1_000;

const SPACE = String.raw`[\s\u00a0\u202f\u2007]+`;
const UNSEEN = String.raw`[\u00ad\u200b\u2060\ufeff]`;
const ENTITY = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE = String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE = new RegExp(UNSEEN, "g");
const SPACES = new RegExp(SPACE, "g");

type Written = Pick<Medium, "entities" | "escapes">;

/**
 * A source as it is read: white space of any length is one space (a line may break anywhere in markup), entities and escapes are the
 * characters that they stand for, and characters that nobody sees are left out.
 */
export function readingOf(source: string, written: Written): Reading {
  const pieces: string[] = [];
  let section: Section = { at: 0, start: 0, line: 1 };
  const sections = [section];
  let at = 0;
  let spaced = false;
  for (const { read, start } of stretches(source, written)) {
    const piece: string = spaced && read.startsWith(" ") ? read.slice(1) : read;
    if (piece === "") continue;
    if (start - section.start >= SECTION) {
      section = { at, start, line: section.line + breaksIn(source, section.start, start) };
      sections.push(section);
    }
    pieces.push(piece);
    at += piece.length;
    spaced = piece.endsWith(" ");
  }
  return {
    text: pieces.join(""),
    spanOf: (wanted) => {
      const index = sections.findLastIndex((one) => one.at <= wanted);
      const from = sections[index] ?? section;
      const spans = spansOf(source.slice(from.start, sections[index + 1]?.start), written);
      const { start, end } = spans[wanted - from.at] ?? { start: 0, end: 0 };
      return { start: from.start + start, end: from.start + end };
    },
    lineOf: (offset) => {
      const { start, line } = sections.findLast((one) => one.start <= offset) ?? section;
      return line + breaksIn(source, start, offset);
    },
  };
}

/** Where each character that is read of a source stands in it. */
function spansOf(source: string, written: Written): Span[] {
  const spans: Span[] = [];
  let space: Span | null = null;
  for (const { read, start, end, verbatim } of stretches(source, written)) {
    for (let at = 0; at < read.length; at += 1) {
      // Two spaces that are written differently ("&nbsp; ") are one as well.
      if (read[at] === " " && space !== null) space.end = end;
      else {
        const span: Span = verbatim ? { start: start + at, end: start + at + 1 } : { start, end };
        spans.push(span);
        space = read[at] === " " ? span : null;
      }
    }
  }
  return spans;
}

const breaksIn = (text: string, from: number, until: number): number =>
  text.slice(from, until).split("\n").length - 1;

interface Stretch {
  read: string;
  start: number;
  end: number;
  /** It is read as it is written, character by character. */
  verbatim: boolean;
}

function* stretches(source: string, { entities, escapes }: Written): Generator<Stretch> {
  const special = [SPACE, UNSEEN, ...(entities ? [ENTITY] : []), ...(escapes ? [ESCAPE] : [])].join("|");
  // In parts, so that a text without a space is more than one section.
  const plain = (start: number, until: number): Stretch => {
    const end = Math.min(start + SECTION, until);
    return { read: source.slice(start, end), start, end, verbatim: true };
  };
  let at = 0;
  for (const { 0: token, index } of source.matchAll(new RegExp(special, "g"))) {
    for (; at < index; at += SECTION) yield plain(at, index);
    at = index + token.length;
    yield { read: meaningOf(token), start: index, end: at, verbatim: false };
  }
  for (; at < source.length; at += SECTION) yield plain(at, source.length);
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
