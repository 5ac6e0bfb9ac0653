import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { EntryResult } from "../check/result.ts";
import { readSettings } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import { runJob } from "../job/job.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { readFlags, settingFlags } from "./flags.ts";
import { commandHelp } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const FLAGS = { ...settingFlags(), help: { takesValue: false, short: "h", describe: "Show this help." } };

/** `adhere check [manifest…]`: the whole check in a terminal. */
export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, words } = readFlags("check", argv, FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("check", FLAGS));
    return 0;
  }
  const settings = readSettings(
    { ...values, "api-key": values["api-key"] ?? terminal.env["ADHERE_API_KEY"] },
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
      for (const notice of notices) terminal.err(`note: ${notice}\n`);
      terminal.err(`Checking ${entries.length === 1 ? "1 ad" : `${entries.length} ads`} …\n`);
    },
    onEntry: (entry, { done, of }) => terminal.err(`${progressLine(entry, done, of)}\n`),
  });
  terminal.out(`${verdictTable(result, { colour: terminal.colour })}\n`);
  for (const warning of reports.warnings) terminal.err(`warning: ${warning}\n`);
  if (reports.written.json) terminal.err(`Reports: ${path.dirname(reports.written.json)}\n`);
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

function progressLine(entry: EntryResult, done: number, of: number): string {
  const width = String(of).length;
  const seconds = (entry.durationMs / 1000).toFixed(1);
  return `[${String(done).padStart(width)}/${of}] ${entry.id}: ${entry.state.replaceAll("_", " ")} (${seconds} s)`;
}

/** The checked-out commit, or null where there is no repository or no git. */
async function headCommit(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd });
    return stdout.trim();
  } catch {
    return null;
  }
}
