import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import picomatch from "picomatch";
import type { CheckReport } from "../../result/check-report.ts";
import { createGitRunner, type RunGit } from "./git.ts";

/** The repository that the manifests are read from. */
export interface Checkout extends NonNullable<CheckReport["checkout"]> {
  /** HEAD's commit. */
  head: string;
  /** Whether HEAD is the named commit, or contains it, as a merge does. */
  isNamed: boolean;
}

/**
 * Finds out what is checked out where the manifests are. The checkout may be below the working folder (`path` of
 * actions/checkout), or the working folder may be a part of it.
 *
 * @param named the commit that the run is about; null if there is none.
 * @returns null without a repository, without git, or if git refuses the repository.
 */
export async function readCheckout(
  cwd: string,
  manifests: readonly string[],
  named: string | null,
): Promise<Checkout | null> {
  for (const folder of new Set([...manifests.map((pattern) => picomatch.scan(pattern).base), "."])) {
    const start = await findFolder(path.resolve(cwd, folder));
    try {
      const [root = "", head = ""] = (await createGitRunner(start)("rev-parse", "--show-toplevel", "HEAD")).split("\n");
      return await describeCheckout(createGitRunner(root), { cwd: await realpath(cwd), root, head, named, manifests });
    } catch {
      // The next folder may be in a repository.
    }
  }
  return null;
}

/** The path, or the nearest folder above it that exists. */
async function findFolder(start: string): Promise<string> {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder || folder === path.dirname(folder)) return folder;
  }
}

interface CheckoutPlace {
  /** Real path. */
  cwd: string;
  root: string;
  head: string;
  named: string | null;
  manifests: readonly string[];
}

async function describeCheckout(git: RunGit, { cwd, root, head, named, manifests }: CheckoutPlace): Promise<Checkout> {
  const toSlashes = (file: string) => file.split(path.sep).join("/");
  const [down, up] = [path.relative(cwd, root), path.relative(root, cwd)].map(toSlashes);
  const place = { folder: stripParent(down), workingFolder: stripParent(up) };
  const isNamed = named === null || (await contains(git, head, named));
  const patterns = manifests.map((file) => `:(glob)${toSlashes(path.relative(root, path.resolve(cwd, file)))}`);
  // Where the manifests are the same, links lead to the named commit, which stays when a merge is made anew.
  const isSame =
    named !== null &&
    isNamed &&
    (await git("diff", "--quiet", "--no-ext-diff", "--text", named, head, "--", ...patterns).then(
      () => true,
      () => false,
    ));
  return { ...place, head, isNamed, commit: isSame ? named : head };
}

const stripParent = (relative = ""): string => (relative === ".." || relative.startsWith("../") ? "" : relative);

/** A commit object lists its parents even if a shallow checkout does not contain them. */
async function contains(git: RunGit, head: string, named: string): Promise<boolean> {
  if (head === named) return true;
  const [lines = ""] = (await git("cat-file", "commit", head)).split("\n\n", 1);
  if (lines.split("\n").includes(`parent ${named}`)) return true;
  return git("merge-base", "--is-ancestor", named, head).then(
    () => true,
    () => false,
  );
}
