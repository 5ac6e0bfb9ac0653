import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { applyEdits, createPatch, isSameEdit } from "../repair/create-patch.ts";
import type { SourceFile } from "../repair/find-text.ts";
import type { Repair, RepairPlan } from "../repair/plan-repairs.ts";
import { escapeForLog } from "../report/escape.ts";
import { formatCount } from "../report/format-count.ts";
import { formatSeverity } from "../report/select-fixes-and-risks.ts";
import type { CheckResult } from "../result/check-report.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { readReportFile, UnreadableReport } from "../run/read-report-file.ts";
import { DEFAULT_REPORT_FOLDERS } from "../run/settings.ts";
import { type CommandContext, type ExitCode, printLine } from "./command-context.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";
import { readLines, untilAborted } from "./read-input-lines.ts";

/** `adhere fix [REPORT]`: applies a report's fixes to the files in this folder. */
export const fix: Command = {
  flags: {
    yes: { flag: true, short: "y", describe: "Apply all applicable fixes without asking." },
    safe: {
      flag: true,
      describe:
        "Only fixes that are safe to apply: they don't change an offer, unless the manifest's truth decides it.",
    },
    "dry-run": { flag: true, describe: "Print the fixes as a patch without changing files." },
  },
  run: runFix,
};

async function runFix({ values, positionals }: CommandLine, terminal: CommandContext): Promise<ExitCode> {
  if (positionals.length > 1) throw new UsageError("adhere fix takes one report. See: adhere fix --help");
  const file = await resolveReportPath(path.resolve(terminal.cwd, positionals[0] ?? DEFAULT_REPORT_FOLDERS.evaluate));
  const report = await readReport(file);
  const { planFolderRepairs } = await import("../repair/plan-folder-repairs.ts");
  const { plan, sources } = await planFolderRepairs(report, terminal.cwd, path.dirname(file));
  for (const { entryId, fix, why } of plan.unrepaired) {
    printLine(terminal, `skipped: ${entryId}, ${fix.element}: ${why}.`);
  }
  const isSafeOnly = values["safe"] !== undefined;
  const asksDecision = !isSafeOnly && values["yes"] === undefined && values["dry-run"] === undefined;
  const offered = plan.repairs.filter(({ safe, needsDecision }) =>
    needsDecision ? asksDecision : safe || !isSafeOnly,
  );
  for (const open of plan.repairs.filter(({ needsDecision }) => needsDecision && !asksDecision)) {
    printLine(terminal, `not applied: ${formatPlace(open)}: ${DECISION_NEEDED}`);
  }
  if (offered.length === 0) {
    terminal.err(`${describeNothingOffered(plan, isSafeOnly)}\n`);
    return 0;
  }
  if (values["dry-run"]) {
    const edits = offered.map(({ edit }) => edit);
    terminal.out(createPatch(sources, edits));
    return 0;
  }
  const chosen = values["yes"] ? offered : await confirmRepairs(offered, plan, sources, terminal);
  if (terminal.signal.aborted) {
    terminal.err("No file was changed.\n");
    return 2;
  }
  return applyRepairs(chosen, sources, terminal);
}

const DECISION_NEEDED =
  "ad and page state different prices, discounts, shipping or dates. Run adhere fix without options to choose, or " +
  "say in the manifest which side is right: truth: page or truth: ad.";

function describeNothingOffered({ repairs }: RepairPlan, isSafeOnly: boolean): string {
  if (repairs.length === 0) {
    return "No fix of this report can be applied: no text occurs exactly once in the files of this folder.";
  }
  return isSafeOnly ? "No fix of this report is safe to apply." : "Every fix of this report needs a decision first.";
}

const formatPlace = ({ entryId, fix, edit }: Repair): string => `${entryId}, ${fix.element}, ${edit.path}:${edit.line}`;

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
  plan: RepairPlan,
  sources: readonly SourceFile[],
  terminal: CommandContext,
): Promise<Repair[]> {
  const answers = readLines(untilAborted(terminal.stdin, terminal.signal));
  const chosen: Repair[] = [];
  for (const repair of offered) {
    const conflicts = listConflicts(repair, plan);
    if (chosen.some((one) => listConflicts(one, plan).some((conflict) => conflicts.includes(conflict)))) continue;
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

/**
 * The undecided conflicts that a repair resolves: also those of other ads with the same repair. Of two repairs that
 * resolve one conflict, the second would undo the first.
 */
const listConflicts = (repair: Repair, { shared }: RepairPlan): string[] =>
  [repair, ...shared.filter(({ edit }) => isSameEdit(edit, repair.edit))].flatMap(({ needsDecision, entryId, fix }) =>
    needsDecision ? [JSON.stringify([entryId, fix.element])] : [],
  );

/** Makes control characters visible, so that a file's content can't control the terminal. */
const replaceControlCharacters = (patch: string): string =>
  patch.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");

function formatRepair({ entryId, fix, safe, why, needsDecision }: Repair): string {
  const review = safe ? "safe" : "needs review";
  const safety = needsDecision ? `needs a decision: ${why} ${describeSides(fix)}` : `${review}: ${why}`;
  return `${entryId}, ${fix.element} (${formatSeverity(fix.priority)}; ${safety}) ${fix.reasoning}`;
}

/** Names both changes, because possibly only one of them can be applied to the files. */
const describeSides = ({ target }: Repair["fix"]): string => {
  const [own, other] = target === "ad" ? ["ad", "page"] : ["page", "ad"];
  return `Change either the ${own}, as shown here, or the ${other}.`;
};

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
