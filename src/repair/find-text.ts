import { detectFileFormat, type FileFormat } from "./file-format.ts";
import { type NormalisedText, normaliseSource, toSearchText } from "./normalised-text.ts";

/** A text file of the repository. */
export interface SourceFile {
  /** Relative to the repository's root, with slashes. */
  path: string;
  text: string;
}

/** Replaces the characters from `start` to `end` (exclusive) by `replacement`. */
export interface Edit {
  path: string;
  start: number;
  end: number;
  replacement: string;
  /** First and last changed line, 1-based. */
  line: number;
  endLine: number;
}

export type TextMatch =
  | { kind: "edit"; edit: Edit }
  | { kind: "nowhere" }
  /** Ambiguous text is never changed; `places` are its first locations. */
  | { kind: "several"; count: number; places: readonly string[] }
  /** The text occurs once, but the new text can't be written there automatically. */
  | { kind: "unwritable"; place: string };

/** Parsed source files, for many searches. */
export interface SourceIndex {
  findText(current: string, suggested: string, admits?: (path: string) => boolean): TextMatch;
}

interface IndexedFile {
  file: SourceFile;
  format: FileFormat;
  content: NormalisedText;
}

interface Occurrence {
  indexed: IndexedFile;
  /** Offset in the normalised text. */
  offset: number;
}

/** Shorter texts occur by chance. */
const MIN_TEXT_CHARS = 3;
const MAX_LISTED_PLACES = 3;

export function indexSources(files: readonly SourceFile[]): SourceIndex {
  const indexedFiles = files.flatMap((file): IndexedFile[] => {
    const format = detectFileFormat(file.path);
    return format === null ? [] : [{ file, format, content: normaliseSource(file.text, format) }];
  });
  const everywhere = (wanted: string): Occurrence[] =>
    indexedFiles.flatMap((indexed) =>
      findOccurrences(indexed.content.text, wanted).map((offset) => ({ indexed, offset })),
    );
  // Many ads share a landing page and need the same change.
  const searched = new Map<string, Occurrence[]>();
  return {
    findText: (current, suggested, admits = () => true) => {
      const wanted = toSearchText(current);
      if (wanted.length < MIN_TEXT_CHARS) return { kind: "nowhere" };
      const all = searched.get(wanted) ?? everywhere(wanted);
      searched.set(wanted, all);
      const found = all.filter(({ indexed }) => admits(indexed.file.path));
      const [only] = found;
      if (only === undefined) return { kind: "nowhere" };
      if (found.length > 1) {
        const places = found.slice(0, MAX_LISTED_PLACES).map(formatLocation);
        return { kind: "several", count: found.length, places };
      }
      return createMatch(only.indexed, only.offset, wanted.length, toSearchText(suggested));
    },
  };
}

/** Finds a text at word boundaries: "Shop now" is not in "Shop nowhere". */
function findOccurrences(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isSameWord(text[at - 1], wanted[0]) && !isSameWord(text[at + wanted.length], wanted.at(-1))) places.push(at);
  }
  return places;
}

/** Whether two adjacent characters belong to one word or number. */
const isSameWord = (outside: string | undefined, inside: string | undefined): boolean =>
  WORD_CHARACTER.test(outside ?? "") && WORD_CHARACTER.test(inside ?? "");
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

function createMatch({ file, format, content }: IndexedFile, at: number, length: number, suggested: string): TextMatch {
  const { start } = content.spanAt(at);
  const { end } = content.spanAt(at + length - 1);
  const replacement = format.encode(suggested, isInTag(file.text, start));
  const line = content.lineAt(start);
  if (replacement === null || UNSAFE_CHARACTERS.test(suggested))
    return { kind: "unwritable", place: `${file.path}:${line}` };
  return { kind: "edit", edit: { path: file.path, start, end, replacement, line, endLine: content.lineAt(end) } };
}

/** Control characters, and bidirectional formatting that hides changes from reviewers (UAX #9). */
const UNSAFE_CHARACTERS = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;

const formatLocation = ({ indexed: { file, content }, offset }: Occurrence): string =>
  `${file.path}:${content.lineAt(content.spanAt(offset).start)}`;

function isInTag(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 2000), offset);
  return before.lastIndexOf("<") > before.lastIndexOf(">");
}
