import { rm } from "node:fs/promises";
import path from "node:path";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { SourceFile } from "../../repair/find-text.ts";
import type { Repair, RepairPlan } from "../../repair/plan.ts";
import { PATCH_FILES } from "../../report/repairs.ts";
import { writeFileAtomically } from "../atomic-write.ts";
import type { CheckResult } from "../result.ts";

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
  const { planFolderRepairs } = await import("../../repair/repair.ts");
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

const toRepairReport = ({ fix, edit, safe, why }: Repair) => ({
  fixId: fix.id,
  file: edit.path,
  line: edit.line,
  endLine: edit.endLine,
  safe,
  why,
});

/**
 * Writes the patches and removes those of an earlier run.
 *
 * @returns a warning if they cannot be written.
 */
export async function writePatches({ plan, sources }: FoundRepairs, directory: string): Promise<string[]> {
  try {
    await Promise.all(Object.values(PATCH_FILES).map((name) => rm(path.resolve(directory, name), { force: true })));
    if (plan.repairs.length === 0) return [];
    const { createPatch } = await import("../../repair/patch.ts");
    const write = (name: string, repairs: readonly Repair[]) =>
      repairs.length === 0
        ? Promise.resolve()
        : writeFileAtomically(
            path.resolve(directory, name),
            createPatch(
              sources,
              repairs.map(({ edit }) => edit),
            ),
          );
    await write(PATCH_FILES.all, plan.repairs);
    await write(
      PATCH_FILES.safe,
      plan.repairs.filter(({ safe }) => safe),
    );
    return [];
  } catch (error) {
    return [`The patches could not be written to ${directory}: ${String(error)}`];
  }
}
