import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { getEvaluation } from "./entries.ts";

/** The patch files in a report folder: all fixes, and those that are safe to apply. */
export const PATCH_FILES = { all: "fixes.patch", safe: "fixes-safe.patch" } as const;

export type RepairReport = NonNullable<EntryReport["repairs"]>[number];

/** The place in the repository that a fix changes; undefined if its text occurs nowhere or more than once. */
export const findRepair = (
  { repairs }: Pick<EntryReport, "repairs">,
  { id }: Pick<ReceivedEvaluation["fixes"][number], "id">,
): RepairReport | undefined => repairs?.find(({ fixId }) => fixId === id);

/** Whether a repair needs review. Its `why` follows as the next sentence. */
export const describeSafety = ({ safe, needsDecision }: Pick<RepairReport, "safe" | "needsDecision">): string => {
  if (needsDecision === true) return "decide first which side is right";
  return safe ? "safe to apply" : "review before applying";
};

/** Counts the changes that the patches make to the repository's files. A change that fixes several ads counts once. */
export function countRepairs(entries: readonly EntryReport[]): { all: number; safe: number } {
  const places = new Map<string, boolean>();
  for (const entry of entries) {
    for (const fix of getEvaluation(entry)?.fixes ?? []) {
      const repair = findRepair(entry, fix);
      if (repair === undefined || repair.needsDecision === true) continue;
      const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
      places.set(place, places.get(place) ?? repair.safe);
    }
  }
  return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}
