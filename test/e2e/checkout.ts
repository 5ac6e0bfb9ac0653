import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

export interface Checkout {
  /** The commit before, and the one that changes it. */
  base: string;
  head: string;
  /** What is checked out: the change, the base, or a merge of both. */
  merge: string;
  /** The checked-out files, for the workspace. */
  files: Record<string, string>;
  /** Brings the history into the workspace. */
  addHistory: (workspace: string) => Promise<Record<string, string>>;
}

/** A repository's two commits, and the newer one checked out: with the other one, or alone (`fetch-depth: 1`). */
export async function createCheckout(
  files: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
  options: {
    shallow?: boolean;
    checkedOut?: "base" | "head";
    /** What the base branch gained since: their merge is checked out. */
    meanwhile?: Readonly<Record<string, string>>;
  } = {},
): Promise<Checkout> {
  const { shallow = false, checkedOut = "head", meanwhile } = options;
  const root = await mkdtemp(path.join(tmpdir(), "adhere-checkout-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const cwd = path.join(root, "whole");
  await mkdir(cwd);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], {
      cwd,
      stdio: ["ignore", "pipe", "ignore"],
    })
      .toString()
      .trim();
  const commit = async (contents: Readonly<Record<string, string>>, message: string): Promise<string> => {
    for (const [name, text] of Object.entries(contents)) {
      await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
      await writeFile(path.join(cwd, name), text);
    }
    git("add", "-A");
    git("commit", "-qm", message);
    return git("rev-parse", "HEAD");
  };
  git("init", "-q", "-b", "main");
  const base = await commit(files, "base");
  git("checkout", "-q", "-b", "change");
  const head = await commit(change, "head");
  if (checkedOut === "base") git("checkout", "-q", "main");
  if (meanwhile !== undefined) {
    git("checkout", "-q", "main");
    await commit(meanwhile, "meanwhile");
    git("merge", "-q", "--no-ff", "-m", "merge", "change");
  }
  const merge = git("rev-parse", "HEAD");
  const alone = path.join(root, "alone");
  if (shallow) git("clone", "-q", "--depth", "1", `file://${cwd}`, alone);
  return {
    base,
    head,
    merge,
    files: { ...files, ...change, ...meanwhile },
    addHistory: async (workspace) => {
      await cp(path.join(shallow ? alone : cwd, ".git"), path.join(workspace, ".git"), { recursive: true });
      return {};
    },
  };
}
