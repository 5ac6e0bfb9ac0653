import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../repair/find-text.ts";
import { applyEdits, createPatch } from "../repair/patch.ts";
import type { Repair, RepairPlan } from "../repair/plan.ts";
import { escapeForLog } from "../report/escape.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { readReportFile, UnreadableReport } from "../run/report-file.ts";
import type { CheckResult } from "../run/result.ts";
import { type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { readLines, untilAborted } from "./lines.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const FIX_FLAGS: Flags = {
  yes: { takesValue: false, short: "y", describe: "Apply all applicable fixes without asking." },
  safe: {
    takesValue: false,
    describe: "Only fixes that are safe to apply: they don't add or remove an offer.",
  },
  "dry-run": { takesValue: false, describe: "Print the fixes as a patch without changing files." },
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere fix [REPORT]`: applies a report's fixes to the files in this folder. */
export async function fixCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = readFlags("fix", argv, FIX_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("fix", FIX_FLAGS));
    return 0;
  }
  if (positionals.length > 1) throw new UsageError("adhere fix takes one report. See: adhere fix --help");
  const file = await resolveReportPath(path.resolve(terminal.cwd, positionals[0] ?? "adhere-report"));
  const report = await readReport(file);
  const { plan, sources } = await loadPlan(report, file, terminal.cwd);
  for (const { entryId, fix, why } of plan.unrepaired) {
    terminal.err(`${escapeForLog(`skipped: ${entryId}, ${fix.element}: ${why}.`)}\n`);
  }
  const offered = values["safe"] ? plan.repairs.filter(({ safe }) => safe) : plan.repairs;
  if (offered.length === 0) {
    terminal.err("No fix of this report can be applied: no text occurs exactly once in the files of this folder.\n");
    return 0;
  }
  if (values["dry-run"]) {
    terminal.out(
      createPatch(
        sources,
        offered.map(({ edit }) => edit),
      ),
    );
    return 0;
  }
  const chosen = values["yes"] ? offered : await confirmRepairs(offered, sources, terminal);
  if (terminal.signal.aborted) {
    terminal.err("No file was changed.\n");
    return 2;
  }
  return applyRepairs(chosen, sources, terminal);
}

/** Accepts a report or its folder. */
async function resolveReportPath(given: string): Promise<string> {
  const isFolder = (await stat(given).catch(() => null))?.isDirectory() === true;
  return isFolder ? path.join(given, "report.json") : given;
}

async function readReport(file: string): Promise<CheckResult> {
  try {
    return await readReportFile(file);
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    throw new UsageError(
      `Can't use the report ${file}: ${error.message}. Run adhere check first, or give the path of its report.json.`,
    );
  }
}

async function loadPlan(
  report: CheckResult,
  file: string,
  cwd: string,
): Promise<{ plan: RepairPlan; sources: SourceFile[] }> {
  const { planFolderRepairs } = await import("../repair/repair.ts");
  return planFolderRepairs(report, cwd, path.dirname(file));
}

/** Shows each change and asks. An empty answer means no; end of input means quit. */
async function confirmRepairs(
  offered: readonly Repair[],
  sources: readonly SourceFile[],
  terminal: Terminal,
): Promise<Repair[]> {
  const answers = readLines(untilAborted(terminal.stdin, terminal.signal));
  const chosen: Repair[] = [];
  for (const repair of offered) {
    terminal.err(
      `\n${escapeForLog(formatRepair(repair))}\n${replaceControlCharacters(createPatch(sources, [repair.edit]))}`,
    );
    terminal.err("Apply? [y/N/q] ");
    const { value, done } = await answers.next();
    const answer = done ? "q" : value.trim().toLowerCase();
    if (answer === "q") break;
    if (answer === "y" || answer === "yes") chosen.push(repair);
  }
  await answers.return(undefined);
  return chosen;
}

/** Makes control characters visible, so that a file's content can't control the terminal. */
const replaceControlCharacters = (patch: string): string =>
  patch.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");

const formatRepair = ({ entryId, fix, safe, why }: Repair): string =>
  `${entryId}, ${fix.element} (${fix.priority}; ${safe ? "safe" : "needs review"}: ${why}) ${fix.reasoning}`;

/** Skips files that changed while the user was answering. */
async function applyRepairs(
  chosen: readonly Repair[],
  sources: readonly SourceFile[],
  terminal: Terminal,
): Promise<ExitCode> {
  const edits = chosen.map(({ edit }) => edit);
  const files = sources.filter((source) => edits.some((edit) => edit.path === source.path));
  let unchanged = 0;
  for (const source of files) {
    const fileEdits = edits.filter((edit) => edit.path === source.path);
    if (
      await replaceIfUnchanged(path.resolve(terminal.cwd, source.path), source.text, applyEdits(source.text, fileEdits))
    ) {
      terminal.err(
        `${escapeForLog(`${source.path}: ${fileEdits.length === 1 ? "1 fix" : `${fileEdits.length} fixes`} applied.`)}\n`,
      );
    } else {
      unchanged += 1;
      terminal.err(
        `${escapeForLog(`${source.path}: not changed, because the file was modified in the meantime. Run the command again.`)}\n`,
      );
    }
  }
  if (files.length > unchanged) terminal.err("Run adhere check again to evaluate the result.\n");
  return unchanged === 0 ? 0 : 2;
}

/** Returns false, without writing, if the file has changed. */
async function replaceIfUnchanged(file: string, before: string, after: string): Promise<boolean> {
  const now = await readFile(file).catch(() => null);
  if (now === null || !now.equals(Buffer.from(before))) return false;
  const { mode } = await stat(file);
  await writeFileAtomically(await realpath(file), after, { mode });
  return true;
}
