import { escapeForLog } from "../report/escape.ts";
import { renderVerdictTable } from "../report/terminal-table.ts";
import { runMerge } from "../run/compose/run-merge.ts";
import { readSettings } from "../run/settings.ts";
import { readFlags, settingFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { formatReportLocations } from "./report-locations.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const MERGE_SETTINGS = ["on-inconclusive", "warn-only", "report-dir", "chrome-path"];

const MERGE_FLAGS = {
  ...settingFlags((name) => MERGE_SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere merge REPORT…`: merges the reports of all shards. */
export async function mergeCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = readFlags("merge", argv, MERGE_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("merge", MERGE_FLAGS));
    return 0;
  }
  if (positionals.length === 0) {
    throw new UsageError(
      'adhere merge needs the shards\' reports, such as "shards/*/report.json". See: adhere merge --help',
    );
  }
  const { result, reports } = await runMerge({
    settings: readSettings(values, (name) => `--${name}`),
    reports: positionals,
    cwd: terminal.cwd,
    env: terminal.env,
    // The commit comes from the shards' reports.
    commit: null,
    locateRemoteAsset: ({ path }) => path,
    signal: terminal.signal,
    log: (line) => terminal.err(`${escapeForLog(line)}\n`),
  });
  terminal.out(`${renderVerdictTable(result, { colour: terminal.colour })}\n`);
  terminal.err(formatReportLocations(reports));
  return result.exitCode;
}
