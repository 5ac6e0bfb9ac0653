import { detectFileFormat, type EditPosition, type FileFormat } from "./file-format.ts";
import { type NormalisedText, normaliseSource, toSearchText } from "./normalised-text.ts";

/** A text file of the repository. */
export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
}

/** One change of one file: characters `start` to `end` become `replacement`. */
export interface Edit {
  path: string;
  start: number;
  end: number;
  replacement: string;
  /** 1-based, first and last line that it touches. */
  line: number;
  endLine: number;
}

export type TextMatch =
  | { kind: "edit"; edit: Edit }
  | { kind: "nowhere" }
  /** Ambiguous text is never touched: `places` are the first of those where it stands. */
  | { kind: "several"; count: number; places: readonly string[] }
  /** It stands once, but the new text cannot be written there without an author. */
  | { kind: "unwritable"; place: string };

/** Files read once, to be searched for many texts. */
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
  /** Where in what is read of it. */
  offset: number;
}

/** Shorter texts stand everywhere by chance. */
const MIN_TEXT_CHARS = 3;
/** Of the places of an ambiguous text: nobody is shown more. */
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
  // Many ads lead to one page, and ask for the same change of it.
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
        return {
          kind: "several",
          count: found.length,
          places: found.slice(0, MAX_LISTED_PLACES).map(formatLocation),
        };
      }
      return createMatch(only.indexed, only.offset, wanted.length, toSearchText(suggested));
    },
  };
}

/** Where a text stands as words of its own: "Shop now" is not in "Shop nowhere". */
function findOccurrences(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isSameWord(text[at - 1], wanted[0]) && !isSameWord(text[at + wanted.length], wanted.at(-1)))
      places.push(at);
  }
  return places;
}

/** Whether two neighbours belong to one word or number. */
const isSameWord = (outside: string | undefined, inside: string | undefined): boolean =>
  WORD_CHARACTER.test(outside ?? "") && WORD_CHARACTER.test(inside ?? "");
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

function createMatch(
  { file, format, content }: IndexedFile,
  at: number,
  length: number,
  suggested: string,
): TextMatch {
  const { start } = content.spanAt(at);
  const { end } = content.spanAt(at + length - 1);
  const place: EditPosition = { inTag: isInTag(file.text, start) };
  const replacement = format.encode(suggested, place);
  const line = content.lineAt(start);
  if (replacement === null || UNSAFE_CHARACTERS.test(suggested))
    return { kind: "unwritable", place: `${file.path}:${line}` };
  return {
    kind: "edit",
    edit: { path: file.path, start, end, replacement, line, endLine: content.lineAt(end) },
  };
}

/** Formatting that makes a reviewer read another text than a machine does (UAX #9), and controls. */
const UNSAFE_CHARACTERS = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;

const formatLocation = ({ indexed: { file, content }, offset }: Occurrence): string =>
  `${file.path}:${content.lineAt(content.spanAt(offset).start)}`;

function isInTag(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 2000), offset);
  return before.lastIndexOf("<") > before.lastIndexOf(">");
}
