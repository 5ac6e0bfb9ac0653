import { createHash } from "node:crypto";
import type { SourceFile } from "./find-text.ts";
import { applyEdits } from "./patch.ts";
import type { Repair } from "./plan.ts";

/** A file of a pull request: its path at the head, and its hunks as GitHub gives them. */
export interface FilePatch {
  path: string;
  patch: string;
}

/** Repairs of lines on the right side of the pull request's diff: one click applies them. */
export interface Suggestion {
  /** Those of the same lines, at least one: of two suggestions for one line only the first could be applied. */
  repairs: readonly Repair[];
  path: string;
  /** First and last line at the head, 1-based. */
  startLine: number;
  line: number;
  /** What the lines become. */
  replacement: string;
  /** The same for the same place, whatever its line and the new text: by it an older suggestion is known again. */
  key: string;
}

/** Longer lines were written by a program; nobody reads such a suggestion, and GitHub takes 65,536 characters. */
const MAX_REPLACEMENT_CHARS = 4_000;
/** More than are written at once; the rest is in the patch. */
const MAX_SUGGESTIONS = 20;

/**
 * Which repairs can be suggested on a pull request. GitHub refuses lines outside the hunks; and the checked-out files may be
 * the merge with the base branch, whose lines are counted otherwise: a line is found by what it says, not by its number.
 */
export function createSuggestions(
  repairs: readonly Repair[],
  sources: readonly SourceFile[],
  changed: readonly FilePatch[],
): Suggestion[] {
  const sides = new Map<string, ReadonlyMap<number, string>>();
  const suggestions: Suggestion[] = [];
  for (const its of groupByLines(repairs)) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    const path = its[0]?.edit.path;
    const source = sources.find((one) => one.path === path);
    const file = changed.find((one) => one.path === path);
    if (source === undefined || file === undefined) continue;
    const side = sides.get(source.path) ?? parseRightSide(file.patch);
    sides.set(source.path, side);
    const suggestion = createSuggestion(its, source, side);
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
  return {
    ...{ repairs, path, startLine, replacement },
    line: startLine + before.length - 1,
    key: createSuggestionKey(path, before),
  };
}

/** Repairs of the same lines together, in the order of the first of each. */
function groupByLines(repairs: readonly Repair[]): Repair[][] {
  const groups: { its: Repair[]; path: string; endLine: number; rank: number }[] = [];
  const inFile = repairs
    .map((repair, rank) => ({ repair, rank }))
    .toSorted((a, b) => a.repair.edit.line - b.repair.edit.line);
  for (const { repair, rank } of inFile) {
    const { path, line, endLine } = repair.edit;
    const same = groups.find((group) => group.path === path && line <= group.endLine);
    if (same === undefined) groups.push({ its: [repair], path, endLine, rank });
    else {
      same.its.push(repair);
      same.endLine = Math.max(same.endLine, endLine);
      same.rank = Math.min(same.rank, rank);
    }
  }
  return groups.toSorted((a, b) => a.rank - b.rank).map(({ its }) => its);
}

/** Lines without their ends: GitHub writes the file's own. */
const splitLines = (text: string): string[] => text.split(/\r?\n/);

/** The lines of the diff's right side (added and unchanged), by their number at the head. */
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

/** Where the lines stand, one after the other: at the expected number, else at the only other place. */
function findStartLine(
  side: ReadonlyMap<number, string>,
  wanted: readonly string[],
  expected: number,
): number | null {
  const standsAt = (start: number) => wanted.every((line, index) => side.get(start + index) === line);
  if (standsAt(expected)) return expected;
  const places = [...side.keys()].filter(standsAt);
  return places.length === 1 ? (places[0] ?? null) : null;
}

const createSuggestionKey = (path: string, before: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([path, before]))
    .digest("hex")
    .slice(0, 16);
