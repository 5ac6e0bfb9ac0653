import type { EntryReport } from "../run/result.ts";
import { type CommentState, type EntryRecord, hashEntryId } from "./comment-state.ts";
import { getStateBadge, getUnexcusedBadge, isLinkCheck, type StatusBadge } from "./entries.ts";

/** What every entry came to before this run, and at which commit. */
export interface PreviousResults {
  commit: string | null;
  find(entry: EntryReport): EntryRecord | null;
}

/** How one entry differs from the run before. */
export interface EntryChange {
  /** How far the score moved; null where there were not two. */
  delta: number | null;
  /** The state's words before; null where nobody knows. */
  previousBadge: StatusBadge | null;
  isNew: boolean;
}

/** What a state knows of the time before it; null where it is the first of its comment. */
export function getPreviousResults({ entries, baseCommit }: CommentState): PreviousResults | null {
  const first = baseCommit === null && [...entries.values()].every(({ previous }) => previous === null);
  if (first) return null;
  return { commit: baseCommit, find: ({ id }) => entries.get(hashEntryId(id))?.previous ?? null };
}

const UNCHANGED: EntryChange = { delta: null, previousBadge: null, isNew: false };

export function compareToPrevious(entry: EntryReport, changes: PreviousResults | null): EntryChange {
  if (changes === null || entry.state === "skipped") return UNCHANGED;
  const before = changes.find(entry);
  if (before === null) return { ...UNCHANGED, isNew: true };
  const scored = before.score !== null && entry.overallScore !== null;
  return {
    delta: scored ? roundToHundredths(Number(entry.overallScore) - Number(before.score)) : null,
    previousBadge: getStateBadge(before.state, before.waived, isLinkCheck(entry)),
    isNew: false,
  };
}

const roundToHundredths = (points: number): number => Math.round(points * 100) / 100;

/** What a run changed, in counts: an entry counts once, by the gravest thing that happened to it. */
export function countChanges(
  entries: readonly EntryReport[],
  changes: PreviousResults,
): [count: number, what: string][] {
  const counts = { failing: 0, unknown: 0, mended: 0, lower: 0, higher: 0, new: 0 };
  for (const entry of entries) {
    const kind = classifyChange(entry, changes);
    if (kind !== null) counts[kind] += 1;
  }
  const words = {
    failing: "newly failing",
    unknown: "no longer judged",
    mended: "mended",
    lower: "lower",
    higher: "higher",
    new: "new",
  } as const satisfies Record<keyof typeof counts, string>;
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => [counts[kind], words[kind]]);
}

function classifyChange(
  entry: EntryReport,
  changes: PreviousResults,
): "failing" | "unknown" | "mended" | "lower" | "higher" | "new" | null {
  if (entry.state === "skipped") return null;
  const { delta, isNew, previousBadge } = compareToPrevious(entry, changes);
  if (isNew) return "new";
  const { status: now } = getUnexcusedBadge(entry);
  const then = previousBadge?.status;
  if (now !== then) {
    if (now === "failing") return "failing";
    if (now === "passed") return "mended";
    return "unknown";
  }
  if (delta === null || delta === 0) return null;
  return delta < 0 ? "lower" : "higher";
}
