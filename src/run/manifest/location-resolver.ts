import type { SourceLocation } from "./entry.ts";

/** One error of a manifest: its location, what is wrong, and what to write instead. */
export interface Problem {
  location: SourceLocation;
  message: string;
}

/** `ads.yml:12:5: what is wrong`, as compilers write it. */
export const formatProblem = ({ location: { file, line, column }, message }: Problem): string =>
  `${replaceControlChars(file)}:${line}:${column}: ${message}`;

/** Replaces control characters, such as line breaks in file names. */
const replaceControlChars = (text: string): string => text.replace(/\p{Cc}/gu, "\uFFFD");

/** The location of a range of offsets; the end is exclusive. */
export type LocationResolver = (start: number, end?: number) => SourceLocation;

/** Locations in one file: 1-based, never after its end, without blank lines after the range. */
export function createLocationResolver(file: string, text: string): LocationResolver {
  // Not the YAML library's LineCounter: it misses the line breaks within what the parser rejects.
  let starts: readonly number[] | null = null;
  const at = (offset: number) => {
    starts ??= [0, ...Iterator.from(text.matchAll(/\n/g)).map(({ index }) => index + 1)];
    const end = Math.min(offset, text.length);
    const line = findLastIndexUpTo(starts, end) + 1;
    return { line, column: end - (starts[line - 1] ?? 0) + 1 };
  };
  return (start, end = start) => {
    const begin = at(start);
    let last = Math.min(end, text.length);
    while (last > start && /\s/.test(text[last - 1] ?? "")) last--;
    return { file, ...begin, endLine: last > start ? at(last - 1).line : begin.line };
  };
}

/** The index of the last number that is not greater than the limit, by bisection; the first one is not greater. */
function findLastIndexUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

/** The location after the readable text. */
export function locationAfter(file: string, before: string): SourceLocation {
  const lines = before.split("\n");
  const line = lines.length;
  return { file, line, column: (lines.at(-1)?.length ?? 0) + 1, endLine: line };
}
