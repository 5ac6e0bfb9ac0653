import { type Medium, mediumOf, type Place } from "./medium.ts";
import { normalised, type Reading, readingOf } from "./reading.ts";

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

export type Located =
  | { kind: "edit"; edit: Edit }
  | { kind: "nowhere" }
  /** Ambiguous text is never touched: `places` are the first of those where it stands. */
  | { kind: "several"; count: number; places: readonly string[] }
  /** It stands once, but the new text cannot be written there without an author. */
  | { kind: "unwritable"; place: string };

/** Files read once, to be searched for many texts. */
export interface Shelf {
  locate(current: string, suggested: string, admits?: (path: string) => boolean): Located;
}

interface Volume {
  file: SourceFile;
  medium: Medium;
  reading: Reading;
}

interface Found {
  volume: Volume;
  /** Where in what is read of it. */
  at: number;
}

/** Shorter texts stand everywhere by chance. */
const MIN_CHARACTERS = 3;
/** Of the places of an ambiguous text: nobody is shown more. */
const PLACES = 3;

export function shelve(files: readonly SourceFile[]): Shelf {
  const volumes = files.flatMap((file): Volume[] => {
    const medium = mediumOf(file.path);
    return medium === null ? [] : [{ file, medium, reading: readingOf(file.text, medium) }];
  });
  const everywhere = (wanted: string): Found[] =>
    volumes.flatMap((volume) => occurrences(volume.reading.text, wanted).map((at) => ({ volume, at })));
  // Many ads lead to one page, and ask for the same change of it.
  const searched = new Map<string, Found[]>();
  return {
    locate: (current, suggested, admits = () => true) => {
      const wanted = normalised(current);
      if (wanted.length < MIN_CHARACTERS) return { kind: "nowhere" };
      const all = searched.get(wanted) ?? everywhere(wanted);
      searched.set(wanted, all);
      const found = all.filter(({ volume }) => admits(volume.file.path));
      const [only] = found;
      if (only === undefined) return { kind: "nowhere" };
      if (found.length > 1) {
        return { kind: "several", count: found.length, places: found.slice(0, PLACES).map(placeOf) };
      }
      return written(only.volume, only.at, wanted.length, normalised(suggested));
    },
  };
}

/** Where a text stands as words of its own: "Shop now" is not in "Shop nowhere". */
function occurrences(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isLetter(text[at - 1], wanted[0]) && !isLetter(text[at + wanted.length], wanted.at(-1)))
      places.push(at);
  }
  return places;
}

/** Whether two neighbours belong to one word or number. */
const isLetter = (outside: string | undefined, inside: string | undefined): boolean =>
  WORD.test(outside ?? "") && WORD.test(inside ?? "");
const WORD = /[\p{L}\p{N}]/u;

function written({ file, medium, reading }: Volume, at: number, length: number, suggested: string): Located {
  const { start } = reading.spanOf(at);
  const { end } = reading.spanOf(at + length - 1);
  const place: Place = { inTag: isInTag(file.text, start) };
  const replacement = medium.write(suggested, place);
  const line = reading.lineOf(start);
  if (replacement === null || REORDERING.test(suggested))
    return { kind: "unwritable", place: `${file.path}:${line}` };
  return {
    kind: "edit",
    edit: { path: file.path, start, end, replacement, line, endLine: reading.lineOf(end) },
  };
}

/** Formatting that makes a reviewer read another text than a machine does (UAX #9), and controls. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;

const placeOf = ({ volume: { file, reading }, at }: Found): string =>
  `${file.path}:${reading.lineOf(reading.spanOf(at).start)}`;

function isInTag(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 2000), offset);
  return before.lastIndexOf("<") > before.lastIndexOf(">");
}
