import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { EntryResult } from "../result.ts";
import { computeScoreWithoutAccepted } from "../waivers.ts";
import type { BaselineEntry } from "./baseline.ts";

export interface CompareOptions {
  /** Points that a score may fall short of the baseline's. */
  maxDrop: number;
  /** The change is one of the ad itself, so that what the baseline came to excuses nothing. */
  isAdChanged: boolean;
}

/**
 * A result beside what it was before the change. A score that fell by more than is allowed is `regressed`, above its
 * threshold, too. What failed before in the same way, and did not fall so far, keeps its state and fails nothing
 * (`failedBefore`): whoever changes something else did not cause it, and cannot be asked to mend it first.
 */
export function compareWithBaseline(
  result: EntryResult,
  before: BaselineEntry | null,
  comparison: CompareOptions,
): EntryResult {
  if (before === null) return { ...result, baseline: null };
  const { state, overallScore } = before;
  const compared: EntryResult = { ...result, baseline: { state, overallScore } };
  switch (result.state) {
    case "passed":
    case "below_threshold":
      return compareScores(compared, before, comparison);
    case "link_broken":
      return compareDestinations(compared, before, comparison);
    default:
      return compared;
  }
}

function compareScores(
  result: EntryResult,
  before: BaselineEntry,
  { maxDrop, isAdChanged }: CompareOptions,
): EntryResult {
  const { overallScore } = result;
  if (overallScore === null || before.overallScore === null) return result;
  const drop = roundScore(before.overallScore - overallScore);
  // The rules judge otherwise than the model that fell out: the difference may be theirs.
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
    const uncompared = `${result.reason} It scored ${before.overallScore} before, which is not compared: the model failed, so only the rules evaluated this ad.`;
    return isModelFallback ? { ...result, reason: uncompared } : result;
  }
  const was = `${result.reason} It scored ${before.overallScore} before`;
  if (!isLowScore(before)) return { ...result, reason: `${was}.` };
  return isAdChanged
    ? { ...result, reason: `${was}, but this change edits the ad itself.` }
    : { ...result, failedBefore: true, reason: `${was}, so it was failing before this change.` };
}

const isLowScore = ({ state }: BaselineEntry): boolean =>
  state === "below_threshold" || state === "regressed";

/** The score without what the manifest accepts, as far as that holds it below the baseline's; undefined where nothing does. */
function findScoreWithoutAccepted(
  { answer, attachments, waivers = [] }: EntryResult,
  before: number,
): number | null | undefined {
  const outcome = answer && classifyAnswer(answer);
  return outcome?.kind === "evaluated"
    ? computeScoreWithoutAccepted(outcome.answer, before, waivers, attachments?.kinds)
    : undefined;
}

/** An ad that leads elsewhere now has another destination, which was not dead before. */
function compareDestinations(
  result: EntryResult,
  before: BaselineEntry,
  { isAdChanged }: CompareOptions,
): EntryResult {
  const sameDestination = before.fingerprint === undefined || before.fingerprint === result.fingerprint;
  if (before.state !== "link_broken" || !sameDestination) return result;
  const said = result.reason.trimEnd();
  const reason = said.endsWith(".") ? said : `${said}.`;
  return isAdChanged
    ? { ...result, reason: `${reason} It was already broken before, but this change edits the ad itself.` }
    : { ...result, failedBefore: true, reason: `${reason} It was already broken before this change.` };
}

/** Scores have half points, and a service's may have more: what floating point leaves behind is no drop. */
const roundScore = (score: number): number => Math.round(score * 100) / 100;
