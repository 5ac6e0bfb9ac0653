import { rm } from "node:fs/promises";
import path from "node:path";
import { classifyAnswer } from "../contract/parse-answer.ts";
import type { SourceFile } from "../repair/find-text.ts";
import type { Repair, RepairPlan } from "../repair/plan-repairs.ts";
import { PATCH_FILES } from "../report/entry-repairs.ts";
import type { CheckResult } from "../result/check-report.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";

/** The fixes that apply to files of the repository, and these files as read. */
export interface FoundRepairs {
  plan: RepairPlan;
  sources: readonly SourceFile[];
}

/** Plans repairs; reads the repository only if there are fixes. */
export async function findRepairs(result: CheckResult, root: string, reportFolder: string): Promise<FoundRepairs> {
  const hasFixes = result.entries.some(({ answer }) => {
    const outcome = answer && classifyAnswer(answer);
    return outcome?.kind === "evaluated" && outcome.answer.fixes.length > 0;
  });
  if (!hasFixes) return { plan: { repairs: [], shared: [], unrepaired: [] }, sources: [] };
  const { planFolderRepairs } = await import("../repair/plan-folder-repairs.ts");
  return planFolderRepairs(result, root, reportFolder);
}

/** The result with each entry's repairs. */
export function addRepairs(result: CheckResult, { repairs, shared }: RepairPlan): CheckResult {
  if (repairs.length === 0) return result;
  const entries = result.entries.map((entry) => {
    const own = [...repairs, ...shared].filter(({ entryId }) => entryId === entry.id);
    return own.length === 0 ? entry : { ...entry, repairs: own.map(toRepairReport) };
  });
  return { ...result, entries };
}

const toRepairReport = ({ fix, edit: { path: file, line, endLine }, safe, why, needsDecision }: Repair) => ({
  fixId: fix.id,
  file,
  line,
  endLine,
  safe,
  why,
  ...(needsDecision && { needsDecision }),
});

/**
 * Removes the patches of an earlier run, whose fixes may be outdated.
 *
 * @returns a warning if they cannot be removed.
 */
export async function removePatches(directory: string): Promise<string[]> {
  try {
    await Promise.all(Object.values(PATCH_FILES).map((name) => rm(path.resolve(directory, name), { force: true })));
    return [];
  } catch (error) {
    // ENOTDIR: a file stands where the folder should be. Writing the reports says so.
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return [];
    return [`The patches of an earlier run could not be removed from ${directory}: ${String(error)}`];
  }
}

/** Writes the patches. @returns a warning if they cannot be written. */
export async function writePatches({ plan, sources }: FoundRepairs, directory: string): Promise<string[]> {
  try {
    if (plan.repairs.length === 0) return [];
    const { createPatch } = await import("../repair/create-patch.ts");
    const write = async (name: string, repairs: readonly Repair[]) => {
      const edits = repairs.map(({ edit }) => edit);
      if (edits.length > 0) await writeFileAtomically(path.resolve(directory, name), createPatch(sources, edits));
    };
    const decided = plan.repairs.filter(({ needsDecision }) => !needsDecision);
    await write(PATCH_FILES.all, decided);
    const safe = decided.filter((repair) => repair.safe);
    await write(PATCH_FILES.safe, safe);
    return [];
  } catch (error) {
    return [`The patches could not be written to ${directory}: ${String(error)}`];
  }
}
