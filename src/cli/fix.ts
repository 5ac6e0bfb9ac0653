import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { applyEdits, createPatch } from "../repair/create-patch.ts";
import type { SourceFile } from "../repair/find-text.ts";
import type { Repair } from "../repair/plan-repairs.ts";
import { escapeForLog } from "../report/escape.ts";
import { formatCount } from "../report/format-count.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { readReportFile, UnreadableReport } from "../run/read-report-file.ts";
import type { CheckResult } from "../run/result.ts";
import { type CommandContext, type ExitCode, printLine } from "./command-context.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";
import { readLines, untilAborted } from "./read-input-lines.ts";

/** `adhere fix [REPORT]`: applies a report's fixes to the files in this folder. */
export const fix: Command = {
  flags: {
    yes: { flag: true, short: "y", describe: "Apply all applicable fixes without asking." },
    safe: { flag: true, describe: "Only fixes that are safe to apply: they don't add or remove an offer." },
    "dry-run": { flag: true, describe: "Print the fixes as a patch without changing files." },
  },
  run: runFix,
};

async function runFix({ values, positionals }: CommandLine, terminal: CommandContext): Promise<ExitCode> {
  if (positionals.length > 1) throw new UsageError("adhere fix takes one report. See: adhere fix --help");
  const file = await resolveReportPath(path.resolve(terminal.cwd, positionals[0] ?? "adhere-report"));
  const report = await readReport(file);
  const { planFolderRepairs } = await import("../repair/plan-folder-repairs.ts");
  const { plan, sources } = await planFolderRepairs(report, terminal.cwd, path.dirname(file));
  for (const { entryId, fix, why } of plan.unrepaired) {
    printLine(terminal, `skipped: ${entryId}, ${fix.element}: ${why}.`);
  }
  const offered = values["safe"] ? plan.repairs.filter(({ safe }) => safe) : plan.repairs;
  if (offered.length === 0) {
    terminal.err("No fix of this report can be applied: no text occurs exactly once in the files of this folder.\n");
    return 0;
  }
  if (values["dry-run"]) {
    const edits = offered.map(({ edit }) => edit);
    terminal.out(createPatch(sources, edits));
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

/** Shows each change and asks. An empty answer means no; end of input means quit. */
async function confirmRepairs(
  offered: readonly Repair[],
  sources: readonly SourceFile[],
  terminal: CommandContext,
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
  terminal: CommandContext,
): Promise<ExitCode> {
  const edits = Object.groupBy(
    chosen.map(({ edit }) => edit),
    (edit) => edit.path,
  );
  let [changed, unchanged] = [0, 0];
  for (const { path: name, text } of sources) {
    const fileEdits = edits[name];
    if (fileEdits === undefined) continue;
    if (await replaceIfUnchanged(path.resolve(terminal.cwd, name), text, applyEdits(text, fileEdits))) {
      changed += 1;
      printLine(terminal, `${name}: ${formatCount(fileEdits.length, "fix", "fixes")} applied.`);
    } else {
      unchanged += 1;
      printLine(
        terminal,
        `${name}: not changed, because the file was modified in the meantime. Run the command again.`,
      );
    }
  }
  if (changed > 0) terminal.err("Run adhere check again to evaluate the result.\n");
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
