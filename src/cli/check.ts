import { EvaluationError } from "../contract/error.ts";
import { escapeForLog } from "../report/escape.ts";
import { formatAdCount, formatProgressLine } from "../report/progress.ts";
import { renderVerdictTable } from "../report/terminal-table.ts";
import { runCheck } from "../run/compose/run-check.ts";
import { readSettings } from "../run/settings.ts";
import { readFlags, settingFlags } from "./flags.ts";
import { readHeadCommit } from "./head-commit.ts";
import { commandHelp } from "./help.ts";
import { formatReportLocations } from "./report-locations.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const LINKS_ONLY_SETTINGS = ["per-host"];

const CHECK_FLAGS = {
  ...settingFlags((name) => !LINKS_ONLY_SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere check [manifest…]`. */
export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = readFlags("check", argv, CHECK_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("check", CHECK_FLAGS));
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
  const { result, reports } = await runCheck({
    settings,
    manifests: positionals.length > 0 ? positionals : settings.manifest,
    cwd: terminal.cwd,
    env: terminal.env,
    commit: await readHeadCommit(terminal.cwd),
    locateRemoteAsset: (file) => {
      throw new AssetNotPublicError(file.written);
    },
    signal: terminal.signal,
    log: (line) => terminal.err(`${escapeForLog(line)}\n`),
    onStart: (entries, notices) => {
      for (const notice of notices) terminal.err(`note: ${escapeForLog(notice)}\n`);
      terminal.err(`Checking ${formatAdCount(entries.length)} …\n`);
    },
    onEntry: (entry, progress) => terminal.err(`${formatProgressLine(entry, progress)}\n`),
  });
  terminal.out(`${renderVerdictTable(result, { colour: terminal.colour })}\n`);
  terminal.err(formatReportLocations(reports));
  return result.exitCode;
}

/** A local file that a remote service can't fetch. */
class AssetNotPublicError extends EvaluationError {
  override name = "AssetNotPublicError";
  constructor(written: string) {
    super(
      `A remote service can't read the file ${written}. Set "asset" to the ad's public URL, or remove --api-url to use the embedded engine.`,
      { errorCode: "ASSET_NOT_PUBLIC" },
    );
  }
}
