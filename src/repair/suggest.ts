import { createHash } from "node:crypto";
import type { SourceFile } from "./locate.ts";
import { edited } from "./patch.ts";
import type { Repair } from "./plan.ts";

/** A file of a pull request: its path at the head, and its hunks as GitHub gives them. */
export interface ChangedFile {
  path: string;
  patch: string;
}

/** A repair whose lines stand on the right side of the pull request's diff: one click applies it. */
export interface Suggestion {
  repair: Repair;
  path: string;
  /** First and last line at the head, 1-based. */
  startLine: number;
  line: number;
  /** What the lines become. */
  replacement: string;
  /** The same for the same place, whatever its line and the new text: by it an older suggestion is known again. */
  key: string;
}

/**
 * Which repairs can be suggested on a pull request. GitHub refuses lines outside the hunks; and the checked-out files may be
 * the merge with the base branch, whose lines are counted otherwise: a line is found by what it says, not by its number.
 */
export function suggestionsOf(
  repairs: readonly Repair[],
  sources: readonly SourceFile[],
  changed: readonly ChangedFile[],
): Suggestion[] {
  return repairs.flatMap((repair) => {
    const source = sources.find(({ path }) => path === repair.edit.path);
    const file = changed.find(({ path }) => path === repair.edit.path);
    if (source === undefined || file === undefined) return [];
    const { line, endLine } = repair.edit;
    const before = linesOf(source.text).slice(line - 1, endLine);
    const startLine = placeIn(rightSide(file.patch), before, line);
    if (startLine === null) return [];
    const grown = linesOf(edited(source.text, [repair.edit])).length - linesOf(source.text).length;
    const after = linesOf(edited(source.text, [repair.edit])).slice(line - 1, endLine + grown);
    return [
      {
        repair,
        path: repair.edit.path,
        startLine,
        line: startLine + before.length - 1,
        replacement: after.join("\n"),
        key: keyOf(repair, before),
      },
    ];
  });
}

/** Lines without their ends: GitHub writes the file's own. */
const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** The lines of the diff's right side (added and unchanged), by their number at the head. */
export function rightSide(patch: string): Map<number, string> {
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
function placeIn(
  side: ReadonlyMap<number, string>,
  wanted: readonly string[],
  expected: number,
): number | null {
  const standsAt = (start: number) => wanted.every((line, index) => side.get(start + index) === line);
  if (standsAt(expected)) return expected;
  const places = [...side.keys()].filter(standsAt);
  return places.length === 1 ? (places[0] ?? null) : null;
}

function keyOf({ edit, entryId }: Repair, before: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([entryId, edit.path, before]))
    .digest("hex")
    .slice(0, 16);
}
