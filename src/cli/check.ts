import { readSettings } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import { runJob } from "../job/job.ts";
import { ads, progressLine } from "../report/progress.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { headCommit } from "./commit.ts";
import { readFlags, settingFlags } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { reportLines } from "./reports.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** Links mode's alone. */
const ELSEWHERE = ["per-host"];

const FLAGS = {
  ...settingFlags((name) => !ELSEWHERE.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere check [manifest…]`: the whole check in a terminal. */
export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, words } = readFlags("check", argv, FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("check", FLAGS));
    return 0;
  }
  const settings = readSettings(
    {
      ...values,
      "api-key": values["api-key"] ?? terminal.env["ADHERE_API_KEY"],
      "ai-api-key": values["ai-api-key"] ?? terminal.env["ADHERE_AI_API_KEY"],
    },
    (name) => `--${name}`,
  );
  const { result, reports } = await runJob({
    settings,
    manifests: words.length > 0 ? words : settings.manifest,
    cwd: terminal.cwd,
    env: terminal.env,
    commit: await headCommit(terminal.cwd),
    locateRemote: (file) => {
      throw new AssetNotPublic(file.written);
    },
    signal: terminal.signal,
    log: (line) => terminal.err(`${inLog(line)}\n`),
    onStart: (entries, notices) => {
      for (const notice of notices) terminal.err(`note: ${inLog(notice)}\n`);
      terminal.err(`Checking ${ads(entries.length)} …\n`);
    },
    onEntry: (entry, progress) => terminal.err(`${progressLine(entry, progress)}\n`),
  });
  terminal.out(`${verdictTable(result, { colour: terminal.colour })}\n`);
  terminal.err(reportLines(reports));
  return result.exitCode;
}

/** A repository file that a service elsewhere cannot fetch: in a terminal nobody knows where it would be public. */
class AssetNotPublic extends EvaluationError {
  override name = "AssetNotPublic";
  constructor(written: string) {
    super(
      `A remote service cannot read the file ${written}. Give the ad's public URL as "asset", or leave out --api-url so that the embedded engine evaluates.`,
      { errorCode: "ASSET_NOT_PUBLIC" },
    );
  }
}
