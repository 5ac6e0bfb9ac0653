import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { EntryResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { computeScoreWithoutAccepted } from "../apply-waivers.ts";
import type { Entry } from "../manifest/entry.ts";
import { comparePageFacts } from "./compare-page-facts.ts";
import { compareScores, roundScore } from "./compare-scores.ts";

/** An entry's result before the change. */
export type BaselineEntry = Pick<EntryReport, "state" | "overallScore" | "fingerprint"> &
  Partial<Pick<EntryReport, "answer" | "pageFacts" | "stateOfLanding" | "furtherLinks">>;

/** The results that a run's entries are compared with. */
export interface Baseline {
  /** The entry's result in an earlier report; null if there is none. */
  previousResult(entry: Entry): BaselineEntry | null;
  /** The entry without the change, to be evaluated in the same run; null if the baseline is a report. */
  originalEntry(entry: Entry): Entry | null;
  /**
   * Whether the change edits the ad itself (its manifest lines or file; compared with a report: its file, landing URL
   * or platform). The baseline then does not excuse a failure.
   */
  isAdChanged(entry: Entry): boolean;
  /** Points that a score may be below the baseline's. */
  maxDrop: number;
}

export interface CompareOptions extends Pick<Baseline, "maxDrop"> {
  /** The change edits the ad itself, so the baseline does not excuse a failure. */
  isAdChanged: boolean;
}

/**
 * Compares a result with the baseline. A score that drops by more than `maxDrop` is `regressed`, even above its
 * threshold. A failure that existed before with no larger drop keeps its state but does not fail the check
 * (`failedBefore`), because the change did not cause it.
 */
export function compareWithBaseline(
  result: EntryResult,
  before: BaselineEntry | null,
  comparison: CompareOptions,
): EntryResult {
  if (before === null) return { ...result, baseline: null };
  const { state, overallScore } = before;
  const compared: EntryResult = {
    ...result,
    baseline: { state, overallScore, ...findChanges(before, result) },
  };
  switch (result.state) {
    case "passed":
    case "below_threshold":
      return compareOverallScores(compared, before, comparison);
    case "link_broken":
      return compareDestinations(compared, before, comparison);
    default:
      return compared;
  }
}

/** What changed between two evaluations. Without both, there is nothing to compare. */
function findChanges(
  before: BaselineEntry,
  after: EntryResult,
): Pick<NonNullable<EntryReport["baseline"]>, "scoreChanges" | "changes" | "pageSpeedData"> {
  const [was, is] = [findEvaluation(before), findEvaluation(after)];
  if (was === null || is === null) return {};
  return {
    scoreChanges: compareScores({ ...before, evaluation: was }, { ...after, evaluation: is }),
    changes: comparePageFacts(before.pageFacts ?? {}, after.pageFacts ?? {}),
    ...(was.pageSpeedData && { pageSpeedData: was.pageSpeedData }),
  };
}

function findEvaluation({ answer = null }: BaselineEntry): ReceivedEvaluation | null {
  const outcome = answer && classifyAnswer(answer);
  return outcome?.kind === "evaluated" ? outcome.answer : null;
}

function compareOverallScores(
  result: EntryResult,
  before: BaselineEntry,
  { maxDrop, isAdChanged }: CompareOptions,
): EntryResult {
  const { overallScore } = result;
  if (overallScore === null || before.overallScore === null) return result;
  const drop = roundScore(before.overallScore - overallScore);
  // Without the model, the rules alone score differently, so the drop may not be real.
  const isModelFallback = drop > maxDrop && result.ai?.outcome === "fallback";
  if (drop > maxDrop && !isModelFallback) {
    const without = findScoreWithoutAccepted(result, before.overallScore);
    const accepted =
      without === null || (without !== undefined && roundScore(before.overallScore - without) <= maxDrop);
    const fell = `${drop} less than before (${before.overallScore})`;
    if (!accepted) {
      const threshold = result.state === "passed" ? "" : `, the threshold ${result.threshold}`;
      const reason = `Scores ${overallScore}, ${fell}; the allowed drop is ${maxDrop}${threshold}.`;
      return { ...result, state: "regressed", reason };
    }
    if (result.state === "passed") {
      const reason = `${result.reason} That is ${fell}, because of accepted findings.`;
      return { ...result, scoreWithoutAccepted: without, reason };
    }
  }
  if (result.state === "passed") {
    const uncompared =
      `${result.reason} It scored ${before.overallScore} before, which is not compared: the model failed, so only ` +
      "the rules evaluated this ad.";
    return isModelFallback ? { ...result, reason: uncompared } : result;
  }
  const was = `${result.reason} It scored ${before.overallScore} before`;
  if (!isLowScore(before)) return { ...result, reason: `${was}.` };
  return isAdChanged
    ? { ...result, reason: `${was}, but this change edits the ad itself.` }
    : { ...result, failedBefore: true, reason: `${was}, so it was failing before this change.` };
}

const isLowScore = ({ state }: BaselineEntry): boolean => state === "below_threshold" || state === "regressed";

/** The score without accepted findings; undefined if they do not lower it below the baseline's. */
function findScoreWithoutAccepted(result: EntryResult, before: number): number | null | undefined {
  const evaluation = findEvaluation(result);
  return evaluation === null
    ? undefined
    : computeScoreWithoutAccepted(evaluation, before, result.waivers ?? [], result.attachments?.kinds);
}

/** A broken link is excused only if the same destination was broken before. */
function compareDestinations(result: EntryResult, before: BaselineEntry, { isAdChanged }: CompareOptions): EntryResult {
  const sameDestination = before.fingerprint === undefined || before.fingerprint === result.fingerprint;
  if ((before.stateOfLanding ?? before.state) !== "link_broken" || !sameDestination) return result;
  const said = result.reason.trimEnd();
  const reason = said.endsWith(".") ? said : `${said}.`;
  return isAdChanged
    ? { ...result, reason: `${reason} It was already broken before, but this change edits the ad itself.` }
    : { ...result, failedBefore: true, reason: `${reason} It was already broken before this change.` };
}
