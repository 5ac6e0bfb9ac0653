import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The checked-out commit; null without a repository or git. */
export async function readHeadCommit(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd });
    return stdout.trim();
  } catch {
    return null;
  }
}
