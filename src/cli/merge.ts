import { runMerge } from "../compose/run-merge.ts";
import { printLine } from "./command-context.ts";
import { type Command, readFlagSettings, settingFlags, UsageError } from "./flags.ts";
import { printResult } from "./print-result.ts";

const MERGE_SETTINGS = ["on-inconclusive", "warn-only", "report-dir", "chrome-path", "chrome-sandbox"];

/** `adhere merge REPORT…`: merges the reports of all shards. */
export const merge: Command = {
  flags: settingFlags((name) => MERGE_SETTINGS.includes(name)),
  run: async ({ values, positionals }, terminal) => {
    if (positionals.length === 0) {
      throw new UsageError(
        'adhere merge needs the shards\' reports, such as "shards/*/report.json". See: adhere merge --help',
      );
    }
    const output = await runMerge({
      settings: { ...readFlagSettings(values), merge: [...positionals] },
      cwd: terminal.cwd,
      env: terminal.env,
      // The commit comes from the shards' reports.
      commit: null,
      locateRemoteAsset: ({ path }) => path,
      signal: terminal.signal,
      log: (line) => printLine(terminal, line),
    });
    return printResult(output, terminal);
  },
};
