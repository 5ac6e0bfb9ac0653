import type { LineCounter } from "yaml";
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
export function createLocationResolver(file: string, lines: LineCounter, text: string): LocationResolver {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  return (start, end = start) => {
    const begin = at(start);
    let last = Math.min(end, text.length);
    while (last > start && /\s/.test(text[last - 1] ?? "")) last--;
    return { file, ...begin, endLine: last > start ? at(last - 1).line : begin.line };
  };
}

/** The location after the readable text. */
export function locationAfter(file: string, before: string): SourceLocation {
  const lines = before.split("\n");
  const line = lines.length;
  return { file, line, column: (lines.at(-1)?.length ?? 0) + 1, endLine: line };
}
