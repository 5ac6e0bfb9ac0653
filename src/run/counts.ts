import type { CheckReport, EntryState } from "./result.ts";

/** One entry's result as the gate sees it. */
export interface GateInput {
  state: EntryState;
  overallScore: number | null;
  /** The error is in the manifest or its ad file, not in the page, the service or the network. */
  isManifestError: boolean;
  /** Broken in fewer runs than `confirm-after` asks for: shown, and neither failing nor unknown yet. */
  unconfirmed?: boolean;
  /** Passes only because of accepted findings. */
  waived?: boolean;
  /** Failed in the baseline for the same reason: shown, but does not fail the check. */
  failedBefore?: boolean;
  /** Carried over from the baseline. */
  carried?: boolean;
}

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
  failedBefore: { belowThreshold: number; linkBroken: number };
  /** Entries carried over from the baseline, also counted by state. */
  carried: number;
  lowestScore: number | null;
}

const COUNT_KEYS = {
  passed: "passed",
  below_threshold: "belowThreshold",
  regressed: "regressed",
  link_broken: "linkBroken",
  url_only: "urlOnly",
  error: "error",
  skipped: "skipped",
} as const satisfies Record<EntryState, keyof StateCounts>;

export const createCounts = (): RunCounts => ({
  byState: { passed: 0, belowThreshold: 0, regressed: 0, linkBroken: 0, urlOnly: 0, error: 0, skipped: 0 },
  manifestErrors: 0,
  unconfirmed: 0,
  waived: 0,
  failedBefore: { belowThreshold: 0, linkBroken: 0 },
  carried: 0,
  lowestScore: null,
});

export function countEntries(entries: readonly GateInput[]): RunCounts {
  const tally = createCounts();
  for (const entry of entries) addEntry(tally, entry);
  return tally;
}

export function addEntry(tally: RunCounts, entry: GateInput): void {
  const { state, overallScore, isManifestError, unconfirmed, waived } = entry;
  tally.byState[COUNT_KEYS[state]] += 1;
  if (isManifestError) tally.manifestErrors += 1;
  if (unconfirmed === true) tally.unconfirmed += 1;
  if (waived === true) tally.waived += 1;
  if (entry.carried === true) tally.carried += 1;
  if (entry.failedBefore === true && state === "link_broken") tally.failedBefore.linkBroken += 1;
  if (entry.failedBefore === true && state === "below_threshold") tally.failedBefore.belowThreshold += 1;
  if (overallScore !== null) tally.lowestScore = Math.min(tally.lowestScore ?? overallScore, overallScore);
}

/** How many entries have one of the states. */
export const sumStates = (counts: StateCounts, states: readonly EntryState[]): number =>
  states.reduce((sum, state) => sum + counts[COUNT_KEYS[state]], 0);
