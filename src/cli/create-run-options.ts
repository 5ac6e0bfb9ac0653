import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { EvaluationError } from "../contract/error.ts";
import { formatProgressLine } from "../report/format-progress.ts";
import type { RunOptions } from "../run/compose/run-options.ts";
import type { Settings } from "../run/settings.ts";
import { type CommandContext, printLine } from "./command-context.ts";

/** Options of a check of manifests, which prints its progress. */
export async function createRunOptions(
  settings: Settings,
  manifests: readonly string[],
  terminal: CommandContext,
  formatStart: (entries: number) => string,
): Promise<RunOptions> {
  const { cwd, env, signal } = terminal;
  return {
    settings,
    manifests: manifests.length > 0 ? manifests : settings.manifest,
    cwd,
    env,
    commit: await readHeadCommit(cwd),
    signal,
    locateRemoteAsset: ({ written }) => {
      throw new EvaluationError(
        `A remote service can't read the file ${written}. Set "asset" to the ad's public URL, or remove --api-url to ` +
          "use the embedded engine.",
        { errorCode: "ASSET_NOT_PUBLIC" },
      );
    },
    log: (line) => printLine(terminal, line),
    onStart: (entries, notices) => {
      printNotices(notices, terminal);
      terminal.err(`${formatStart(entries.length)}\n`);
    },
    onEntry: (entry, progress) => terminal.err(`${formatProgressLine(entry, progress)}\n`),
  };
}

export function printNotices(notices: readonly string[], terminal: CommandContext): void {
  for (const notice of notices) printLine(terminal, `note: ${notice}`);
}

/** The checked-out commit; null without a repository or git. */
async function readHeadCommit(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd });
    return stdout.trim();
  } catch {
    return null;
  }
}
