import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs git in a folder and returns what it prints. */
export type RunGit = (...words: string[]) => Promise<string>;

const MAX_OUTPUT_BYTES = 256 << 20;

export const createGitRunner =
  (cwd: string): RunGit =>
  async (...words) =>
    (await promisify(execFile)("git", words, { cwd, maxBuffer: MAX_OUTPUT_BYTES })).stdout;

/** The names in a list that git prints with `-z`. */
export const splitNul = (list: string): string[] => list.split("\0").filter((name) => name !== "");

/** Why git could not answer, as a sentence with the next step. */
export function describeGitFailure(error: unknown): string {
  const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
  if (code === "ENOENT") {
    return "git is not installed here. Install git in the job's container, so that the change can be read.";
  }
  if (/dubious ownership/u.test(stderr)) {
    const remedy = 'Add a step before this one: git config --global --add safe.directory "$GITHUB_WORKSPACE".';
    return `git refuses the checkout, because another user owns it (dubious ownership). ${remedy}`;
  }
  if (/not a git repository/u.test(stderr)) {
    return "The working folder is not a git checkout. Run actions/checkout before this step.";
  }
  const reason = (stderr.trim() || String(error)).split("\n", 1)[0] ?? "";
  return `git cannot tell what changed (${reason}).`;
}
