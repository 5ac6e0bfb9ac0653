import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { EntryReport } from "../run/result.ts";
import { getEvaluation } from "./entries.ts";

/** The patches of a report folder: everything that can be applied, and what may be applied unread. */
export const PATCH_FILES = { all: "fixes.patch", safe: "fixes-safe.patch" } as const;

export type RepairReport = NonNullable<EntryReport["repairs"]>[number];

/** Where a fix's text stands in the repository; undefined where it stands nowhere, or in several places. */
export const findRepair = (
  { repairs }: Pick<EntryReport, "repairs">,
  { id }: Pick<ReceivedEvaluation["fixes"][number], "id">,
): RepairReport | undefined => repairs?.find(({ fixId }) => fixId === id);

/** Whether it may be applied unread, as the beginning of a sentence that its `why` ends. */
export const describeSafety = ({ safe }: Pick<RepairReport, "safe">): string =>
  safe ? "safe to apply unread" : "read it before you apply it";

/** How many changes of the repository's files the entries' repairs are: one that serves several ads counts once. */
export function countRepairs(entries: readonly EntryReport[]): { all: number; safe: number } {
  const places = new Map<string, boolean>();
  for (const entry of entries) {
    for (const fix of getEvaluation(entry)?.fixes ?? []) {
      const repair = findRepair(entry, fix);
      if (repair === undefined) continue;
      const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
      places.set(place, places.get(place) ?? repair.safe);
    }
  }
  return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}
