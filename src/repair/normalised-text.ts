import { decodeHTMLStrict } from "entities";
import type { FileFormat } from "./file-format.ts";

/** A file's text as readers see it, with its positions in the file. */
export interface NormalisedText {
  text: string;
  /** Span in the source of the character at a text offset. */
  spanAt(textOffset: number): Span;
  /** 1-based line of a source offset. */
  lineAt(sourceOffset: number): number;
}

interface Span {
  start: number;
  end: number;
}

/**
 * A part of the source that can be normalised on its own. Storing the position of every character would need too much
 * memory, so a section is normalised again when one of its positions is needed.
 */
interface Section {
  textOffset: number;
  sourceOffset: number;
  /** 1-based line of its start. */
  line: number;
}

/** Long enough to be few, short enough to be normalised repeatedly. */
const SECTION_CHARS = 1_000;

const WHITESPACE_SOURCE = String.raw`[\s\u00a0\u202f\u2007]+`;
const INVISIBLE_SOURCE = String.raw`[\u00ad\u200b\u2060\ufeff]`;
const ENTITY_SOURCE = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE_SOURCE = String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE_PATTERN = new RegExp(INVISIBLE_SOURCE, "g");
const WHITESPACE_PATTERN = new RegExp(WHITESPACE_SOURCE, "g");

type SyntaxOptions = Pick<FileFormat, "entities" | "escapes">;

/**
 * Normalises a source: white space becomes one space, entities and escapes are decoded, and invisible characters are
 * removed.
 */
export function normaliseSource(source: string, syntax: SyntaxOptions): NormalisedText {
  const pieces: string[] = [];
  let section: Section = { textOffset: 0, sourceOffset: 0, line: 1 };
  const sections = [section];
  let textOffset = 0;
  let spaced = false;
  for (const { text, start } of tokenise(source, syntax)) {
    const piece: string = spaced && text.startsWith(" ") ? text.slice(1) : text;
    if (piece === "") continue;
    if (start - section.sourceOffset >= SECTION_CHARS) {
      const line: number = section.line + countLineBreaks(source, section.sourceOffset, start);
      section = { textOffset, sourceOffset: start, line };
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
      const spans = computeSpans(source.slice(from.sourceOffset, sections[index + 1]?.sourceOffset), syntax);
      const { start, end } = spans[wanted - from.textOffset] ?? { start: 0, end: 0 };
      return { start: from.sourceOffset + start, end: from.sourceOffset + end };
    },
    lineAt: (offset) => {
      const { sourceOffset, line } = sections.findLast((one) => one.sourceOffset <= offset) ?? section;
      return line + countLineBreaks(source, sourceOffset, offset);
    },
  };
}

/** The source span of each normalised character. */
function computeSpans(source: string, syntax: SyntaxOptions): Span[] {
  const spans: Span[] = [];
  let space: Span | null = null;
  for (const { text, start, end, verbatim } of tokenise(source, syntax)) {
    for (let at = 0; at < text.length; at += 1) {
      // Adjacent spaces in different notations ("&nbsp; ") become one.
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
  /** The text equals its source. */
  verbatim: boolean;
}

function* tokenise(source: string, { entities, escapes }: SyntaxOptions): Generator<Token> {
  const special = [
    WHITESPACE_SOURCE,
    INVISIBLE_SOURCE,
    ...(entities ? [ENTITY_SOURCE] : []),
    ...(escapes ? [ESCAPE_SOURCE] : []),
  ].join("|");
  // Split, so that sections stay short in a text without spaces.
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
  const decoded = token.startsWith("&") ? decodeHTMLStrict(token) : token;
  return collapseWhitespace(token.startsWith("\\") ? decodeEscape(token) : decoded);
}

const collapseWhitespace = (text: string): string =>
  text.replace(INVISIBLE_PATTERN, "").replace(WHITESPACE_PATTERN, " ");

function decodeEscape(sequence: string): string {
  const code = /^\\(?:u\{?|x)([\da-fA-F]+)/.exec(sequence)?.[1];
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  }
  return sequence.charAt(1).replace(/[ntr]/, " ");
}

/** A search text in the same normalised form. */
export const toSearchText = (text: string): string => collapseWhitespace(text).trim();
