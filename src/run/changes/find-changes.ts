import type { Changes, LineRange } from "./changes.ts";
import { createGitRunner, describeGitFailure, type RunGit } from "./git.ts";
import { addLinkedNames, isAtOrIn, readTrackedFiles, SUBMODULE_MODE, type TrackedFiles } from "./tracked-files.ts";

/** The change of a pull request or a merge-queue group. */
export interface ChangeSource {
  /** The target commit and the change's own commit. */
  base: string;
  head: string;
  /** Changed paths from the repository's root, including old names of renamed files, or why they are unknown. */
  listFiles: () => Promise<{ files: readonly string[] } | { why: string }>;
}

/** The changes, or why they are unknown, as a sentence with the next step. */
export type FoundChanges = { changes: Changes } | { why: string };

/** Added where git has no history of the change. */
const FETCH_DEPTH_REMEDY = "Set fetch-depth: 2 on actions/checkout, so that git can compare.";

/**
 * Reads the changes from git, which also knows the lines; without history, from the platform. Never throws.
 *
 * @param cwd the working folder's real path.
 * @param wanted paths from the working folder; those that git does not track count as changed.
 */
export async function findChanges(
  cwd: string,
  { base, head, listFiles }: ChangeSource,
  wanted: readonly string[],
): Promise<FoundChanges> {
  const git = createGitRunner(cwd);
  try {
    const parents = await findMergeParents(git, head);
    if (parents === null) {
      return { why: `The working folder is not a checkout of the pull request's commit ${head.slice(0, 12)}.` };
    }
    const tracked = await readTrackedFiles(git, cwd);
    const [mergedInto] = parents;
    const before = mergedInto ?? (await git("merge-base", base, "HEAD").catch(() => null))?.trim();
    const diffed = before === undefined ? null : await diffWithGit(git, before, wanted).catch(() => null);
    const found = diffed ?? (await listFromPlatform(git, listFiles));
    return "why" in found ? found : { changes: completeChanges(found, tracked, wanted) };
  } catch (error) {
    return { why: describeGitFailure(error) };
  }
}

/** What git or the platform lists, without what follows from the repository's files. */
type ListedChanges = Pick<Changes, "files" | "submodules" | "linesOf">;

/** Adds the wanted files that git does not track, the names by symbolic links, and submodules that changed. */
function completeChanges(
  { files, submodules, linesOf }: ListedChanges,
  tracked: TrackedFiles,
  wanted: readonly string[],
): Changes {
  const known = new Set(tracked.files);
  const links = tracked.links.map(({ path }) => path);
  const reached = [...tracked.submodules, ...links];
  const untracked = wanted.filter((file) => !known.has(file) && !reached.some((folder) => isAtOrIn(file, folder)));
  const listed = [...files];
  return {
    files: new Set([...addLinkedNames(listed, tracked.links), ...untracked]),
    submodules: new Set([...submodules, ...listed.filter((file) => tracked.submodules.has(file))]),
    // The lines of a link are not those of the manifest that it leads to.
    linesOf: (file) => (links.includes(file) ? null : linesOf(file)),
    tracked,
  };
}

/**
 * The first parent if HEAD merges the pull request's commit into its base, as runners check it out; empty if HEAD is
 * that commit; null otherwise.
 */
async function findMergeParents(git: RunGit, head: string): Promise<readonly string[] | null> {
  if ((await git("rev-parse", "HEAD")).trim() === head) return [];
  // A commit object lists its parents even if a shallow checkout does not contain them.
  const [lines = ""] = (await git("cat-file", "commit", "HEAD")).split("\n\n", 1);
  const [into, from, ...others] = [...lines.matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, sha = ""]) => sha);
  return into !== undefined && from === head && others.length === 0 ? [into] : null;
}

/**
 * Compares with the working tree, so files written by earlier steps count as changed. The repository's attributes and
 * git's settings decide nothing: a file marked `-diff` or `binary`, or a submodule that is ignored, has changed, too.
 */
async function diffWithGit(git: RunGit, before: string, wanted: readonly string[]): Promise<ListedChanges> {
  const flags = ["--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules=none", "--relative"];
  const diff = (...words: string[]) => git("diff", ...flags, ...words);
  const changed = parseRawDiff(await diff("--raw", "-z", before));
  const files = new Set(changed.map(({ file }) => file));
  const submodules = new Set(changed.filter(({ isSubmodule }) => isSubmodule).map(({ file }) => file));
  const lines = new Map<string, LineRange[]>();
  for (const file of new Set(wanted)) {
    if (!files.has(file)) continue;
    const ranges = parseChangedRanges(await diff("--no-color", "--text", "-U0", before, "--", `:(literal)${file}`));
    if (ranges.length > 0) lines.set(file, ranges);
  }
  return { files, submodules, linesOf: (file) => lines.get(file) ?? null };
}

/** `:<old mode> <new mode> <old id> <new id> <status>`, then the path, each with a NUL. */
function parseRawDiff(output: string): { file: string; isSubmodule: boolean }[] {
  const fields = output.split("\0");
  return fields.flatMap((file, index) => {
    const modes = /^:(\d+) (\d+) /u.exec(fields[index - 1] ?? "");
    return index % 2 === 0 || modes === null ? [] : [{ file, isSubmodule: modes.includes(SUBMODULE_MODE) }];
  });
}

/** The line ranges of the hunks in the new file. */
function parseChangedRanges(diff: string): LineRange[] {
  return [...diff.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gmu)].map(([, at, count = "1"]) => {
    const start = Number(at);
    const removed = count === "0";
    return { start, end: removed ? start : start + Number(count) - 1, removed };
  });
}

/** Files only: the platform's line numbers are those of the commit, not of a merge into the base. */
async function listFromPlatform(
  git: RunGit,
  listFiles: ChangeSource["listFiles"],
): Promise<ListedChanges | { why: string }> {
  if ((await git("rev-parse", "--show-prefix")).trim() !== "") {
    const why = "The working folder is not the repository's root, and git has no history of the change.";
    return { why: `${why} ${FETCH_DEPTH_REMEDY}` };
  }
  const listed = await listFiles();
  if ("why" in listed) return { why: `${listed.why} ${FETCH_DEPTH_REMEDY}` };
  return { files: new Set(listed.files), submodules: new Set(), linesOf: () => null };
}
