import type { EntryReport } from "../result/entry-report.ts";
import { type CommentState, type EntryRecord, hashEntryId } from "./comment-state.ts";
import { isLinkCheck } from "./entry-predicates.ts";
import { getStateBadge, getUnexcusedBadge, type StatusBadge } from "./entry-status.ts";

/** The entries' results in the run before this one, and the commit of that run. */
export interface PreviousResults {
  commit: string | null;
  find(entry: EntryReport): EntryRecord | null;
}

/** How one entry differs from the previous run. */
export interface EntryChange {
  /** Change of the score in points; null unless both runs scored the entry. */
  delta: number | null;
  /** Null if the previous run didn't check the entry. */
  previousBadge: StatusBadge | null;
  isNew: boolean;
}

/** The previous results that a comment's state carries; null for the first run of a comment. */
export function getPreviousResults({ entries, baseCommit }: CommentState): PreviousResults | null {
  const first = baseCommit === null && [...entries.values()].every(({ previous }) => previous === null);
  if (first) return null;
  return { commit: baseCommit, find: ({ id }) => entries.get(hashEntryId(id))?.previous ?? null };
}

const UNCHANGED: EntryChange = { delta: null, previousBadge: null, isNew: false };

export function compareToPrevious(entry: EntryReport, previous: PreviousResults | null): EntryChange {
  if (previous === null || entry.state === "skipped") return UNCHANGED;
  const before = previous.find(entry);
  if (before === null) return { ...UNCHANGED, isNew: true };
  const scored = before.score !== null && entry.overallScore !== null;
  return {
    delta: scored ? roundToHundredths(Number(entry.overallScore) - Number(before.score)) : null,
    previousBadge: getStateBadge(before.state, before.waived, isLinkCheck(entry)),
    isNew: false,
  };
}

const roundToHundredths = (points: number): number => Math.round(points * 100) / 100;

const CHANGE_LABELS = {
  failing: "newly failing",
  unknown: "no longer evaluated",
  fixed: "fixed",
  lower: "lower",
  higher: "higher",
  new: "new",
} as const;
type ChangeKind = keyof typeof CHANGE_LABELS;

/** Counts what a run changed. Each entry counts once, by its most important change. */
export function countChanges(
  entries: readonly EntryReport[],
  previous: PreviousResults,
): [count: number, label: string][] {
  const kinds = entries.map((entry) => classifyChange(entry, previous));
  return (Object.keys(CHANGE_LABELS) as ChangeKind[])
    .map((kind): [number, string] => [kinds.filter((one) => one === kind).length, CHANGE_LABELS[kind]])
    .filter(([count]) => count > 0);
}

function classifyChange(entry: EntryReport, previous: PreviousResults): ChangeKind | null {
  if (entry.state === "skipped") return null;
  const { delta, isNew, previousBadge } = compareToPrevious(entry, previous);
  if (isNew) return "new";
  const { status } = getUnexcusedBadge(entry);
  if (status !== previousBadge?.status) {
    if (status === "failing") return "failing";
    return status === "passed" ? "fixed" : "unknown";
  }
  if (delta === null || delta === 0) return null;
  return delta < 0 ? "lower" : "higher";
}
