import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { messageOf } from "../../contract/error.ts";
import type { Changes, LineRange } from "./find-affected-entries.ts";

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
    const tracked = new Set(splitNul(await git("ls-files", "-z")));
    const untracked = wanted.filter((file) => !tracked.has(file));
    const [mergedInto] = parents;
    const before = mergedInto ?? (await git("merge-base", base, "HEAD").catch(() => null))?.trim();
    const diffed = before === undefined ? null : await diffWithGit(git, before, wanted).catch(() => null);
    if (diffed !== null) return { changes: addUntracked(diffed, untracked) };
    return await listFromPlatform(git, listFiles, untracked);
  } catch (error) {
    return { why: `git cannot tell what changed (${firstErrorLine(error)}).` };
  }
}

type RunGit = (...words: string[]) => Promise<string>;

const createGitRunner =
  (cwd: string): RunGit =>
  async (...words) =>
    (await promisify(execFile)("git", words, { cwd, maxBuffer: 64 << 20 })).stdout;

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

/** Compares with the working tree, so files written by earlier steps count as changed. */
async function diffWithGit(git: RunGit, before: string, wanted: readonly string[]): Promise<Changes> {
  const diff = (...words: string[]) => git("diff", "--no-renames", "--no-ext-diff", "--relative", ...words);
  const files = new Set(splitNul(await diff("--name-only", "-z", before)));
  const lines = new Map<string, LineRange[]>();
  for (const file of new Set(wanted)) {
    if (files.has(file)) lines.set(file, parseChangedRanges(await diff("--no-color", "-U0", before, "--", file)));
  }
  return { files, linesOf: (file) => lines.get(file) ?? null };
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
  untracked: readonly string[],
): Promise<FoundChanges> {
  if ((await git("rev-parse", "--show-prefix")).trim() !== "") {
    const why = "The working folder is not the repository's root, and git has no history of the change.";
    return { why: `${why} ${FETCH_DEPTH_REMEDY}` };
  }
  const listed = await listFiles();
  if ("why" in listed) return { why: `${listed.why} ${FETCH_DEPTH_REMEDY}` };
  return { changes: addUntracked({ files: new Set(listed.files), linesOf: () => null }, untracked) };
}

const addUntracked = ({ files, linesOf }: Changes, untracked: readonly string[]): Changes => ({
  files: new Set([...files, ...untracked]),
  linesOf,
});

const splitNul = (list: string): string[] => list.split("\0").filter((name) => name !== "");

const firstErrorLine = (error: unknown): string => messageOf(error).split("\n", 1)[0] ?? "";
