import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Changes, LineRange } from "./affected-entries.ts";

/** A change as the platform knows it: a pull request's, or a merge queue's group. */
export interface ChangeSource {
  /** The commit that it is to be merged into, and its own. */
  base: string;
  head: string;
  /** The paths that it changes, old names of renamed files included, from the repository's root; or why nobody can tell. */
  listFiles: () => Promise<{ files: readonly string[] } | { why: string }>;
}

/** What a pull request changes, or why that is not known, as a sentence with the next step. */
export type FoundChanges = { changes: Changes } | { why: string };

/** What is said where git has no history of the change and nobody else can tell. */
const FETCH_DEPTH_REMEDY = "Set fetch-depth: 2 on actions/checkout, so that git can compare.";

/**
 * Asks git, which knows lines, too; where the checkout has no history, the platform. Never throws: what is not known is
 * evaluated.
 *
 * @param wanted paths from the working folder that must be known: where git does not track one of them, nobody can tell
 *   whether it changed, so it did.
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
      return {
        why: `The working folder is not a checkout of the pull request's commit ${head.slice(0, 12)}.`,
      };
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

function createGitRunner(cwd: string): RunGit {
  const run = promisify(execFile);
  return async (...words) => {
    const { stdout } = await run("git", words, { cwd, maxBuffer: 64 << 20 });
    return stdout;
  };
}

/**
 * Whether the folder is the pull request's commit, or that commit merged into its base, as runners check it out. The first
 * parent in that case, none in the other; null where it is something else.
 */
async function findMergeParents(git: RunGit, head: string): Promise<readonly string[] | null> {
  if ((await git("rev-parse", "HEAD")).trim() === head) return [];
  // The commit names its parents even where a shallow checkout does not have them.
  const [lines = ""] = (await git("cat-file", "commit", "HEAD")).split("\n\n", 1);
  const [into, from, ...others] = [...lines.matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, sha = ""]) => sha);
  return into !== undefined && from === head && others.length === 0 ? [into] : null;
}

/** Compared with the folder as it is: a file that an earlier step of the job has written is a change, too. */
async function diffWithGit(git: RunGit, before: string, wanted: readonly string[]): Promise<Changes> {
  const diff = (...words: string[]) => git("diff", "--no-renames", "--no-ext-diff", "--relative", ...words);
  const files = new Set(splitNul(await diff("--name-only", "-z", before)));
  const lines = new Map<string, LineRange[]>();
  for (const file of new Set(wanted)) {
    if (files.has(file))
      lines.set(file, parseChangedRanges(await diff("--no-color", "-U0", before, "--", file)));
  }
  return { files, linesOf: (file) => lines.get(file) ?? null };
}

/** The hunks' new sides. */
function parseChangedRanges(diff: string): LineRange[] {
  return [...diff.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gmu)].map(([, at, count = "1"]) => {
    const start = Number(at);
    const removed = count === "0";
    return { start, end: removed ? start : start + Number(count) - 1, removed };
  });
}

/** Whole files only: what the platform knows of lines is about the commit, and the folder may be a merge with another. */
async function listFromPlatform(
  git: RunGit,
  listFiles: ChangeSource["listFiles"],
  untracked: readonly string[],
): Promise<FoundChanges> {
  if ((await git("rev-parse", "--show-prefix")).trim() !== "") {
    return {
      why: `The working folder is not the repository's root, and git has no history of the change. ${FETCH_DEPTH_REMEDY}`,
    };
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

const firstErrorLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
