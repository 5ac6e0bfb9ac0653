import { findPageSpeedData } from "../../contract/page-speed.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { CheckReport, EntryResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import type { EntryState } from "../../result/entry-state.ts";
import { applyWaivers } from "../apply-waivers.ts";
import { isSameAd } from "../baseline/match-entries.ts";
import { createBaseResult } from "../evaluate-entries.ts";
import { decideEntryState, isFailing } from "../gate.ts";
import { applyFurtherLinks } from "../links/apply-further-links.ts";
import type { Entry } from "../manifest/entry.ts";
import { applyPageSpeedBudget } from "../page-speed/apply-budget.ts";

export interface CarryOverOptions {
  /** The entry's result in the earlier report; null if there is none. */
  previousReport: EntryReport | null;
  /** The run of that report. */
  baselineRun: Pick<CheckReport, "commit" | "startedAt"> | null;
  /** Where the entry names none, 0 to 10. */
  threshold: number;
  now: Date;
}

/** The result of an entry that is not checked. */
export const skipEntry = (entry: Entry, why: string, threshold: number): EntryResult => ({
  ...createBaseResult(entry, threshold),
  state: "skipped",
  reason: `Skipped: ${why}.`,
  ...{ error: null, overallScore: null, durationMs: 0, answer: null, notices: [], linkTrail: [] },
});

/** States that may be carried over: those with a result. */
const CARRIED_STATES: readonly EntryState[] = ["passed", "below_threshold", "regressed", "over_budget", "link_broken"];

/**
 * The result of an entry that the change does not affect: the baseline's, if it is about the same ad, with the current
 * threshold and waivers; otherwise the entry is skipped.
 */
export function skipOrCarryOver(
  entry: Entry,
  { previousReport, baselineRun, threshold, now }: CarryOverOptions,
): EntryResult {
  const minScore = entry.threshold ?? threshold;
  const head = { ...createBaseResult(entry, minScore), error: null };
  if (
    previousReport === null ||
    baselineRun === null ||
    previousReport.answer === null ||
    !canCarryOver(entry, previousReport)
  ) {
    const missing = previousReport === null ? "" : ", and the baseline has no result for this ad";
    return skipEntry(entry, `${UNAFFECTED_REASON}${missing}`, minScore);
  }
  const outcome = classifyAnswer(previousReport.answer);
  const waivers = applyWaivers(entry.accept, outcome.kind === "evaluated" ? outcome.answer : null, now);
  const judged = decideEntryState(outcome, minScore, waivers);
  const carried = previousReport.carried ?? { commit: baselineRun.commit, at: baselineRun.startedAt };
  const pageSpeedData = findPageSpeedData(previousReport.answer);
  const from = carried.commit === null ? "the baseline" : `commit ${carried.commit.slice(0, 12)}`;
  const evaluated: EntryResult = {
    ...head,
    ...judged,
    reason: `${judged.reason} Carried over from ${from}: ${UNAFFECTED_REASON}.`,
    ...(waivers.length > 0 && { waivers }),
    ...(isFailing(judged.state) && failedByItself(previousReport) && { failedBefore: true as const }),
    baseline: {
      state: previousReport.state,
      overallScore: previousReport.overallScore,
      ...(pageSpeedData && { pageSpeedData }),
    },
    carried,
    durationMs: previousReport.durationMs,
    answer: previousReport.answer,
    ...(previousReport.ledger && { ledger: previousReport.ledger }),
    ...(previousReport.pageFacts && { pageFacts: previousReport.pageFacts }),
    ...(previousReport.pageSpeed && { pageSpeed: previousReport.pageSpeed }),
    notices: previousReport.notices,
    linkTrail: previousReport.linkTrail,
  };
  const result = applyPageSpeedBudget(evaluated, entry.pageSpeedBudget);
  const { furtherLinks } = previousReport;
  return furtherLinks
    ? applyFurtherLinks(result, furtherLinks, { before: previousReport, isAdChanged: false })
    : result;
}

/** A page that was only slow does not excuse an ad that fails otherwise. */
const failedByItself = ({ state }: EntryReport): boolean => isFailing(state) && state !== "over_budget";

const UNAFFECTED_REASON = "this change does not affect its manifest lines, its file or its `sources`";

const canCarryOver = (entry: Entry, known: EntryReport): boolean =>
  CARRIED_STATES.includes(known.state) && isSameAd(entry, known);
