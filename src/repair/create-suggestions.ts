import { hash } from "node:crypto";
import { applyEdits } from "./create-patch.ts";
import type { SourceFile } from "./find-text.ts";
import type { Repair } from "./plan-repairs.ts";

/** A changed file of a pull request, with GitHub's diff hunks. */
export interface FilePatch {
  path: string;
  patch: string;
}

/** Repairs of adjacent lines on the right side of the pull request's diff. */
export interface Suggestion {
  /** At least one. Repairs of the same lines are combined, because only one suggestion per line can be applied. */
  repairs: readonly Repair[];
  path: string;
  /** First and last line at the head commit, 1-based. */
  startLine: number;
  line: number;
  /** The new lines. */
  replacement: string;
  /** Identifies the location independently of line number and new text, to find an earlier suggestion. */
  key: string;
}

/** Longer lines are generated. GitHub's limit is 65,536 characters. */
const MAX_REPLACEMENT_CHARS = 4_000;
/** All fixes are in the patch. */
const MAX_SUGGESTIONS = 20;

/**
 * Converts repairs to suggestions on a pull request. GitHub rejects lines outside the hunks. Lines are matched by
 * content, because the checked-out files may be a merge with the base branch, which has other line numbers.
 */
export function createSuggestions(
  repairs: readonly Repair[],
  sources: readonly SourceFile[],
  changed: readonly FilePatch[],
): Suggestion[] {
  const sides = new Map<string, ReadonlyMap<number, string>>();
  const suggestions: Suggestion[] = [];
  for (const group of groupByLines(repairs)) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    const path = group[0]?.edit.path;
    const source = sources.find((one) => one.path === path);
    const file = changed.find((one) => one.path === path);
    if (source === undefined || file === undefined) continue;
    const side = sides.get(source.path) ?? parseRightSide(file.patch);
    sides.set(source.path, side);
    const suggestion = createSuggestion(group, source, side);
    if (suggestion !== null) suggestions.push(suggestion);
  }
  return suggestions;
}

function createSuggestion(
  repairs: readonly Repair[],
  { path, text }: SourceFile,
  side: ReadonlyMap<number, string>,
): Suggestion | null {
  const edits = repairs.map(({ edit }) => edit);
  const first = Math.min(...edits.map(({ start }) => start));
  const last = Math.max(...edits.map(({ end }) => end));
  const from = first === 0 ? 0 : text.lastIndexOf("\n", first - 1) + 1;
  const lines = text.slice(from, last + text.slice(last).search(/\r?\n|$/));
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const before = splitLines(lines);
  const replacement = splitLines(applyEdits(lines, moved)).join("\n");
  const startLine = findStartLine(side, before, Math.min(...edits.map(({ line }) => line)));
  if (startLine === null || replacement.length > MAX_REPLACEMENT_CHARS) return null;
  const line = startLine + before.length - 1;
  return { repairs, path, startLine, replacement, line, key: createSuggestionKey(path, before) };
}

/** Groups repairs of the same lines, in the order of each group's first repair. */
function groupByLines(repairs: readonly Repair[]): Repair[][] {
  const groups: { repairs: Repair[]; path: string; endLine: number; rank: number }[] = [];
  const inFile = repairs
    .map((repair, rank) => ({ repair, rank }))
    .toSorted((a, b) => a.repair.edit.line - b.repair.edit.line);
  for (const { repair, rank } of inFile) {
    const { path, line, endLine } = repair.edit;
    const same = groups.find((group) => group.path === path && line <= group.endLine);
    if (same === undefined) groups.push({ repairs: [repair], path, endLine, rank });
    else {
      same.repairs.push(repair);
      same.endLine = Math.max(same.endLine, endLine);
      same.rank = Math.min(same.rank, rank);
    }
  }
  return groups.toSorted((a, b) => a.rank - b.rank).map((group) => group.repairs);
}

/** Lines without line ends: GitHub uses the file's line ends. */
const splitLines = (text: string): string[] => text.split(/\r?\n/);

/** The added and unchanged lines of a diff, by line number at the head commit. */
export function parseRightSide(patch: string): Map<number, string> {
  const lines = new Map<number, string>();
  let at = 0;
  for (const line of patch.split("\n")) {
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (hunk !== null) at = Number(hunk[1]);
    else if (line.startsWith("+") || line.startsWith(" ")) lines.set(at++, line.slice(1).replace(/\r$/, ""));
  }
  return lines;
}

/** Finds consecutive lines: at the expected number, else at the only other location. */
function findStartLine(side: ReadonlyMap<number, string>, wanted: readonly string[], expected: number): number | null {
  const matchesAt = (start: number) => wanted.every((line, index) => side.get(start + index) === line);
  if (matchesAt(expected)) return expected;
  const places = [...side.keys()].filter(matchesAt);
  return places.length === 1 ? (places[0] ?? null) : null;
}

const createSuggestionKey = (path: string, before: readonly string[]): string =>
  hash("sha256", JSON.stringify([path, before])).slice(0, 16);
