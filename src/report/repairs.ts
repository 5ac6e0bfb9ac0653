import type { EntryReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import { evaluationOf } from "./entries.ts";

/** The patches of a report folder: everything that can be applied, and what may be applied unread. */
export const PATCHES = { all: "fixes.patch", safe: "fixes-safe.patch" } as const;

export type RepairReport = NonNullable<EntryReport["repairs"]>[number];

/** Where a fix's text stands in the repository; undefined where it stands nowhere, or in several places. */
export const repairOf = (
  { repairs }: Pick<EntryReport, "repairs">,
  { id }: Pick<EvaluationRead["fixes"][number], "id">,
): RepairReport | undefined => repairs?.find(({ fixId }) => fixId === id);

/** Whether it may be applied unread, as the beginning of a sentence that its `why` ends. */
export const careOf = ({ safe }: Pick<RepairReport, "safe">): string =>
  safe ? "safe to apply unread" : "read it before you apply it";

/** How many changes of the repository's files the entries' repairs are: one that serves several ads counts once. */
export function repairCounts(entries: readonly EntryReport[]): { all: number; safe: number } {
  const places = new Map<string, boolean>();
  for (const entry of entries) {
    for (const fix of evaluationOf(entry)?.fixes ?? []) {
      const repair = repairOf(entry, fix);
      if (repair === undefined) continue;
      const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
      places.set(place, places.get(place) ?? repair.safe);
    }
  }
  return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}
