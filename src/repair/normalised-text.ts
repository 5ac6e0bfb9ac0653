import { decodeHTMLStrict } from "entities";
import type { FileFormat } from "./file-format.ts";

/** A file's text as people read it, and where in the file it stands. */
export interface NormalisedText {
  text: string;
  /** Where the source of a character of the text begins and ends. */
  spanAt(at: number): Span;
  /** The line of a place of the source, 1-based. */
  lineAt(offset: number): number;
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
  textOffset: number;
  sourceOffset: number;
  /** The line that it begins in. */
  line: number;
}

/** Characters of the source: long enough to be few, short enough to be read again for each place. */
const SECTION_CHARS = 1_000;

const WHITESPACE_SOURCE = String.raw`[\s\u00a0\u202f\u2007]+`;
const INVISIBLE_SOURCE = String.raw`[\u00ad\u200b\u2060\ufeff]`;
const ENTITY_SOURCE = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE_SOURCE = String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE_PATTERN = new RegExp(INVISIBLE_SOURCE, "g");
const WHITESPACE_PATTERN = new RegExp(WHITESPACE_SOURCE, "g");

type SyntaxOptions = Pick<FileFormat, "entities" | "escapes">;

/**
 * A source as it is read: white space of any length is one space (a line may break anywhere in markup), entities and escapes are the
 * characters that they stand for, and characters that nobody sees are left out.
 */
export function normaliseSource(source: string, written: SyntaxOptions): NormalisedText {
  const pieces: string[] = [];
  let section: Section = { textOffset: 0, sourceOffset: 0, line: 1 };
  const sections = [section];
  let textOffset = 0;
  let spaced = false;
  for (const { text, start } of tokenise(source, written)) {
    const piece: string = spaced && text.startsWith(" ") ? text.slice(1) : text;
    if (piece === "") continue;
    if (start - section.sourceOffset >= SECTION_CHARS) {
      section = {
        textOffset,
        sourceOffset: start,
        line: section.line + countLineBreaks(source, section.sourceOffset, start),
      };
      sections.push(section);
    }
    pieces.push(piece);
    textOffset += piece.length;
    spaced = piece.endsWith(" ");
  }
  return {
    text: pieces.join(""),
    spanAt: (wanted) => {
      const index = sections.findLastIndex((one) => one.textOffset <= wanted);
      const from = sections[index] ?? section;
      const spans = computeSpans(source.slice(from.sourceOffset, sections[index + 1]?.sourceOffset), written);
      const { start, end } = spans[wanted - from.textOffset] ?? { start: 0, end: 0 };
      return { start: from.sourceOffset + start, end: from.sourceOffset + end };
    },
    lineAt: (offset) => {
      const { sourceOffset, line } = sections.findLast((one) => one.sourceOffset <= offset) ?? section;
      return line + countLineBreaks(source, sourceOffset, offset);
    },
  };
}

/** Where each character that is read of a source stands in it. */
function computeSpans(source: string, written: SyntaxOptions): Span[] {
  const spans: Span[] = [];
  let space: Span | null = null;
  for (const { text, start, end, verbatim } of tokenise(source, written)) {
    for (let at = 0; at < text.length; at += 1) {
      // Two spaces that are written differently ("&nbsp; ") are one as well.
      if (text[at] === " " && space !== null) space.end = end;
      else {
        const span: Span = verbatim ? { start: start + at, end: start + at + 1 } : { start, end };
        spans.push(span);
        space = text[at] === " " ? span : null;
      }
    }
  }
  return spans;
}

const countLineBreaks = (text: string, from: number, until: number): number =>
  text.slice(from, until).split("\n").length - 1;

interface Token {
  text: string;
  start: number;
  end: number;
  /** It is read as it is written, character by character. */
  verbatim: boolean;
}

function* tokenise(source: string, { entities, escapes }: SyntaxOptions): Generator<Token> {
  const special = [
    WHITESPACE_SOURCE,
    INVISIBLE_SOURCE,
    ...(entities ? [ENTITY_SOURCE] : []),
    ...(escapes ? [ESCAPE_SOURCE] : []),
  ].join("|");
  // In parts, so that a text without a space is more than one section.
  const plain = (start: number, until: number): Token => {
    const end = Math.min(start + SECTION_CHARS, until);
    return { text: source.slice(start, end), start, end, verbatim: true };
  };
  let at = 0;
  for (const { 0: token, index } of source.matchAll(new RegExp(special, "g"))) {
    for (; at < index; at += SECTION_CHARS) yield plain(at, index);
    at = index + token.length;
    yield { text: decodeToken(token), start: index, end: at, verbatim: false };
  }
  for (; at < source.length; at += SECTION_CHARS) yield plain(at, source.length);
}

function decodeToken(token: string): string {
  if (token.startsWith("&")) return collapseWhitespace(decodeHTMLStrict(token));
  if (token.startsWith("\\")) return collapseWhitespace(decodeEscape(token));
  return collapseWhitespace(token);
}

const collapseWhitespace = (text: string): string =>
  text.replace(INVISIBLE_PATTERN, "").replace(WHITESPACE_PATTERN, " ");

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: " ", t: " ", r: " " };

function decodeEscape(sequence: string): string {
  const code = /^\\(?:u\{?|x)([\da-fA-F]+)/.exec(sequence)?.[1];
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  }
  const named = sequence.charAt(1);
  return NAMED_ESCAPES[named] ?? named;
}

/** A text as it would be read: what is searched for, in the same form as what is searched in. */
export const toSearchText = (text: string): string => collapseWhitespace(text).trim();
