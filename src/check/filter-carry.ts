import { outcomeOf } from "../contract/outcome.ts";
import { isSameAd } from "./baseline/report.ts";
import type { Entry } from "./entry.ts";
import { fails, judgeOutcome } from "./gate.ts";
import type { CheckReport, EntryReport, EntryResult, EntryState } from "./result.ts";
import { knownOf } from "./run.ts";
import { useWaivers } from "./waivers.ts";

export interface CarryOptions {
  /** What an earlier report has of the entry; null where it has nothing, or there is none. */
  known: EntryReport | null;
  /** Of that report. */
  run: Pick<CheckReport, "commit" | "startedAt"> | null;
  /** Where the entry names none, 0 to 10. */
  threshold: number;
  now: Date;
}

/** What a report may say of an ad that nobody looked at again: what somebody once judged. */
const JUDGED: readonly EntryState[] = ["passed", "below_threshold", "regressed", "link_broken"];

/**
 * The result of an entry that a change did not touch: the baseline's, where that judged the same ad, by the threshold and the
 * waivers of today; else it is skipped. What fails there failed before.
 */
export function leaveOut(entry: Entry, { known, run, threshold, now }: CarryOptions): EntryResult {
  const limit = entry.threshold ?? threshold;
  const head = { ...knownOf(entry, limit), error: null };
  if (known === null || run === null || known.answer === null || !isCarried(entry, known)) {
    return {
      ...head,
      state: "skipped",
      reason: `Left out: ${UNTOUCHED}${known === null ? "" : ", and the baseline has no result of this ad to carry over"}.`,
      overallScore: null,
      durationMs: 0,
      answer: null,
      notices: [],
      linkTrail: [],
    };
  }
  const outcome = outcomeOf(known.answer);
  const waivers = useWaivers(entry.accept, outcome.kind === "evaluated" ? outcome.answer : null, now);
  const judged = judgeOutcome(outcome, limit, waivers);
  const carried = known.carried ?? { commit: run.commit, at: run.startedAt };
  const from = carried.commit === null ? "the baseline" : `commit ${carried.commit.slice(0, 12)}`;
  return {
    ...head,
    ...judged,
    reason: `${judged.reason} Carried over from ${from}: ${UNTOUCHED}.`,
    ...(waivers.length > 0 && { waivers }),
    ...(fails(judged.state) && fails(known.state) && { failedBefore: true as const }),
    baseline: { state: known.state, overallScore: known.overallScore },
    carried,
    durationMs: known.durationMs,
    answer: known.answer,
    notices: known.notices,
    linkTrail: known.linkTrail,
  };
}

const UNTOUCHED = "this change touches neither its lines in the manifest, nor its file, nor its `sources`";

const isCarried = (entry: Entry, known: EntryReport): boolean =>
  JUDGED.includes(known.state) && isSameAd(entry, known);
