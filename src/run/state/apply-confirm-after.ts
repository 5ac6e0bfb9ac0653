import type { Destination } from "../../contract/destination-verdict.ts";
import type { EntryResult } from "../../result/check-report.ts";
import type { EntryState } from "../../result/entry-state.ts";
import type { Debounce, DestinationStatus } from "./failure-streaks.ts";

const STATUS_BY_STATE = {
  passed: "alive",
  below_threshold: "alive",
  regressed: "alive",
  over_budget: "alive",
  link_broken: "dead",
  url_only: "unknown",
  error: "unknown",
  skipped: "unknown",
} as const satisfies Record<EntryState, DestinationStatus>;

/** The status of a destination that was only checked, not evaluated. */
export const STATUS_BY_VERDICT = {
  alive: "alive",
  link_broken: "dead",
  inconclusive: "unknown",
} as const satisfies Record<Destination["verdict"], DestinationStatus>;

/** The fields that `confirm-after` reads and may change. */
export type ConfirmableResult = Pick<EntryResult, "state" | "reason" | "fingerprint" | "unconfirmed">;

/**
 * Applies `confirm-after`: a destination that was broken in too few runs does not fail yet. Its state is `url_only`
 * with `unconfirmed`, which the gate counts neither as failed nor as unknown.
 */
export function applyConfirmAfter<R extends ConfirmableResult>(result: R, url: string, debounce: Debounce | null): R {
  const { fingerprint } = result;
  if (debounce === null || fingerprint === undefined) return result;
  const { seenDead, needed } = debounce.recordStatus({ fingerprint, url }, STATUS_BY_STATE[result.state]);
  if (result.state !== "link_broken" || seenDead >= needed) return result;
  return {
    ...result,
    state: "url_only",
    reason: `Broken in ${seenDead} of ${needed} runs, so it does not fail the check yet: ${result.reason}`,
    unconfirmed: { seenDead, needed },
  };
}
