import type { CheckReport } from "../result/check-report.ts";
import { type EntryReport, isBudgetWarning } from "../result/entry-report.ts";
import type { EntryState } from "../result/entry-state.ts";

/** What the gate reads of an entry's result. */
export type GateInput = Pick<EntryReport, "state" | "overallScore"> &
  Partial<
    Pick<
      EntryReport,
      "unconfirmed" | "scoreWithoutAccepted" | "failedBefore" | "carried" | "furtherLinks" | "pageSpeed"
    >
  > & { error?: Pick<NonNullable<EntryReport["error"]>, "blame"> | null };

type StateCounts = CheckReport["counts"];

/** The counts of a run: all that its verdict needs. */
export interface RunCounts {
  byState: StateCounts;
  /** Entries whose error is in the manifest or its ad file. */
  manifestErrors: number;
  /** Entries broken in too few runs, also counted as `urlOnly`. */
  unconfirmed: number;
  /** Entries that pass only because of a waiver. */
  waived: number;
  /** Entries that failed in the baseline for the same reason, also counted by state. */
  failedBefore: { belowThreshold: number; linkBroken: number; overBudget: number };
  /** Pages over a budget that only warns, also counted by state. */
  budgetWarnings: number;
  /** Entries carried over from the baseline, also counted by state. */
  carried: number;
  /** Entries that pass, and have a further link that could not be checked. */
  unclearLinks: number;
  lowestScore: number | null;
}

const COUNT_KEYS = {
  passed: "passed",
  below_threshold: "belowThreshold",
  regressed: "regressed",
  over_budget: "overBudget",
  link_broken: "linkBroken",
  url_only: "urlOnly",
  error: "error",
  skipped: "skipped",
} as const satisfies Record<EntryState, keyof StateCounts>;

export const createCounts = (): RunCounts => ({
  byState: {
    passed: 0,
    belowThreshold: 0,
    regressed: 0,
    overBudget: 0,
    linkBroken: 0,
    urlOnly: 0,
    error: 0,
    skipped: 0,
  },
  manifestErrors: 0,
  unconfirmed: 0,
  waived: 0,
  failedBefore: { belowThreshold: 0, linkBroken: 0, overBudget: 0 },
  budgetWarnings: 0,
  carried: 0,
  unclearLinks: 0,
  lowestScore: null,
});

export function countEntries(entries: readonly GateInput[]): RunCounts {
  const counts = createCounts();
  for (const entry of entries) addEntry(counts, entry);
  return counts;
}

export function addEntry(counts: RunCounts, entry: GateInput): void {
  const { state, overallScore } = entry;
  counts.byState[COUNT_KEYS[state]] += 1;
  if (entry.error?.blame === "manifest") counts.manifestErrors += 1;
  if (entry.unconfirmed !== undefined) counts.unconfirmed += 1;
  if (entry.scoreWithoutAccepted !== undefined) counts.waived += 1;
  if (entry.carried !== undefined) counts.carried += 1;
  if (state === "passed" && entry.furtherLinks?.some(({ verdict }) => verdict === "inconclusive"))
    counts.unclearLinks += 1;
  if (entry.failedBefore && state === "link_broken") counts.failedBefore.linkBroken += 1;
  if (entry.failedBefore && state === "below_threshold") counts.failedBefore.belowThreshold += 1;
  if (state === "over_budget") {
    if (entry.failedBefore) counts.failedBefore.overBudget += 1;
    else if (isBudgetWarning(entry)) counts.budgetWarnings += 1;
  }
  if (overallScore !== null) counts.lowestScore = Math.min(counts.lowestScore ?? overallScore, overallScore);
}

/** How many entries have one of the states. */
export const sumStates = (counts: StateCounts, states: readonly EntryState[]): number =>
  states.reduce((sum, state) => sum + counts[COUNT_KEYS[state]], 0);
