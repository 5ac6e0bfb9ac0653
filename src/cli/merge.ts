import { readSettings } from "../check/settings.ts";
import { runMergeJob } from "../job/merge.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { readFlags, settingFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { reportLines } from "./reports.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const SETTINGS = ["on-inconclusive", "warn-only", "report-dir", "chrome-path"];

const FLAGS = {
  ...settingFlags((name) => SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere merge REPORT…`: the reports of all shards as one. */
export async function mergeCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, words } = readFlags("merge", argv, FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("merge", FLAGS));
    return 0;
  }
  if (words.length === 0) {
    throw new UsageError(
      'adhere merge needs the shards\' reports, such as "shards/*/report.json". See: adhere merge --help',
    );
  }
  const { result, reports } = await runMergeJob({
    settings: readSettings(values, (name) => `--${name}`),
    reports: words,
    cwd: terminal.cwd,
    env: terminal.env,
    // The shards tell which commit they are of: a terminal may stand anywhere.
    commit: null,
    locateRemote: ({ path }) => path,
    signal: terminal.signal,
    log: (line) => terminal.err(`${inLog(line)}\n`),
  });
  terminal.out(`${verdictTable(result, { colour: terminal.colour })}\n`);
  terminal.err(reportLines(reports));
  return result.exitCode;
}
