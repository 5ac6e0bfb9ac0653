import { createTwoFilesPatch } from "diff";
import type { Edit, SourceFile } from "./find-text.ts";

/** Applies edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}

/** Formats the edits as a patch for `git apply`. */
export function createPatch(files: readonly SourceFile[], edits: readonly Edit[]): string {
  return files
    .map((file) => ({ file, fileEdits: edits.filter(({ path }) => path === file.path) }))
    .filter(({ fileEdits }) => fileEdits.length > 0)
    .map(({ file, fileEdits }) => createFilePatch(file, applyEdits(file.text, fileEdits)))
    .join("");
}

function createFilePatch({ path, text }: SourceFile, after: string): string {
  const body = createTwoFilesPatch(toGitPath("a", path), toGitPath("b", path), text, after, undefined, undefined, {
    context: 3,
  });
  // git apply rejects the separator line.
  const lines = body.split("\n").filter((line) => !/^=+$/.test(line));
  return [`diff --git ${toGitPath("a", path)} ${toGitPath("b", path)}`, ...lines].join("\n");
}

/** A path in git's notation: quoted if it has special characters. */
function toGitPath(side: "a" | "b", path: string): string {
  const whole = `${side}/${path}`;
  return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole;
}

export const isSameEdit = (one: Edit, other: Edit): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;
