import { createTwoFilesPatch } from "diff";
import type { Edit, SourceFile } from "./find-text.ts";

/** A file's text after its edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}

/** The edits as one patch that `git apply` accepts, file by file. */
export function createPatch(files: readonly SourceFile[], edits: readonly Edit[]): string {
  return files
    .map((file) => ({ file, its: edits.filter(({ path }) => path === file.path) }))
    .filter(({ its }) => its.length > 0)
    .map(({ file, its }) => createFilePatch(file, applyEdits(file.text, its)))
    .join("");
}

function createFilePatch({ path, text }: SourceFile, after: string): string {
  const body = createTwoFilesPatch(
    toGitPath("a", path),
    toGitPath("b", path),
    text,
    after,
    undefined,
    undefined,
    {
      context: 3,
    },
  );
  // git wants no underline, and a tab after a name that holds spaces.
  const lines = body.split("\n").filter((line) => !/^=+$/.test(line));
  return [`diff --git ${toGitPath("a", path)} ${toGitPath("b", path)}`, ...lines].join("\n");
}

/** A path as git writes it: quoted where it holds what would end it. */
function toGitPath(side: "a" | "b", path: string): string {
  const whole = `${side}/${path}`;
  return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole;
}
