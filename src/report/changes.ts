import type { EntryReport } from "../check/result.ts";
import { foundWords, isLink, type StateWords, wordsOf } from "./entries.ts";
import { type CommentState, keyOf, type Remembered } from "./state.ts";

/** What every entry came to before this run, and at which commit. */
export interface Changes {
  commit: string | null;
  before(entry: EntryReport): Remembered | null;
}

/** How one entry differs from the run before. */
export interface Change {
  /** How far the score moved; null where there were not two. */
  delta: number | null;
  /** The state's words before; null where nobody knows. */
  was: StateWords | null;
  isNew: boolean;
}

/** What a state knows of the time before it; null where it is the first of its comment. */
export function changesIn({ entries, baseCommit }: CommentState): Changes | null {
  const first = baseCommit === null && [...entries.values()].every(({ before }) => before === null);
  if (first) return null;
  return { commit: baseCommit, before: ({ id }) => entries.get(keyOf(id))?.before ?? null };
}

const UNCHANGED: Change = { delta: null, was: null, isNew: false };

export function changeOf(entry: EntryReport, changes: Changes | null): Change {
  if (changes === null || entry.state === "skipped") return UNCHANGED;
  const before = changes.before(entry);
  if (before === null) return { ...UNCHANGED, isNew: true };
  const scored = before.score !== null && entry.overallScore !== null;
  return {
    delta: scored ? hundredths(Number(entry.overallScore) - Number(before.score)) : null,
    was: wordsOf(before.state, before.waived, isLink(entry)),
    isNew: false,
  };
}

const hundredths = (points: number): number => Math.round(points * 100) / 100;

/** What a run changed, in counts: an entry counts once, by the gravest thing that happened to it. */
export function changeCounts(
  entries: readonly EntryReport[],
  changes: Changes,
): [count: number, what: string][] {
  const counts = { failing: 0, unknown: 0, mended: 0, lower: 0, higher: 0, new: 0 };
  for (const entry of entries) {
    const kind = kindOfChange(entry, changes);
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

function kindOfChange(
  entry: EntryReport,
  changes: Changes,
): "failing" | "unknown" | "mended" | "lower" | "higher" | "new" | null {
  if (entry.state === "skipped") return null;
  const { delta, isNew, was } = changeOf(entry, changes);
  if (isNew) return "new";
  const { standing: now } = foundWords(entry);
  const then = was?.standing;
  if (now !== then) {
    if (now === "failing") return "failing";
    if (now === "passed") return "mended";
    return "unknown";
  }
  if (delta === null || delta === 0) return null;
  return delta < 0 ? "lower" : "higher";
}
