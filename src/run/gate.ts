import { NO_NETWORK } from "../contract/error.ts";
import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { Attachments } from "../contract/evaluator-interface.ts";
import { findNotJudged, getNotJudgedReason } from "../contract/find-unjudged-dimensions.ts";
import { findUnreadPrice } from "../contract/ledger.ts";
import type { ParsedAnswer } from "../contract/parse-answer.ts";
import type { CheckReport, Mode, Verdict } from "../result/check-report.ts";
import type { EntryReport, WaiverUse } from "../result/entry-report.ts";
import { ENTRY_STATES, type EntryState, MESSAGE_NOT_JUDGED, PRICE_NOT_READ } from "../result/entry-state.ts";
import { computeScoreWithoutAccepted } from "./apply-waivers.ts";
import { countEntries, type GateInput, type RunCounts, sumStates } from "./count-entries.ts";
import { formatHeadline, type RunConditions } from "./format-verdict-headline.ts";

export type { GateInput } from "./count-entries.ts";

/**
 * The verdict is decided in this file only: an entry's state from its answer and threshold, the run's verdict from the
 * states. Before the verdict, run/baseline/ may change a state to `regressed`, and run/state/ may hold a state back.
 * Reports and publishers show both and change neither.
 */
export interface GatePolicy {
  onInconclusive: "warn" | "fail";
  /** A failed gate exits with 0. If an entry could not be evaluated, the check still exits with 2. */
  warnOnly: boolean;
}

export type EntryDecision = Pick<EntryReport, "state" | "reason" | "overallScore" | "scoreWithoutAccepted"> &
  Partial<Pick<EntryReport, "error">>;

/** What our own engine attaches to an answer, and a foreign service does not. */
type EvaluationFacts = Partial<Pick<Attachments, "kinds" | "ledger" | "notJudged">>;

/**
 * The state of an entry that was answered.
 *
 * @param waivers what the manifest accepts of its findings.
 * @param facts what our own engine attached to the answer.
 */
export function decideEntryState(
  outcome: ParsedAnswer,
  threshold: number,
  waivers: readonly WaiverUse[] = [],
  facts: EvaluationFacts = {},
): EntryDecision {
  switch (outcome.kind) {
    case "link_broken": {
      const { reason, url } = outcome.answer.linkBroken;
      const why = reason?.trim() || `The landing page ${url} is broken.`;
      return { state: "link_broken", reason: why, overallScore: null };
    }
    case "url_only": {
      const why = outcome.answer.lpUnavailableReason.trim() || "The landing page could not be captured.";
      return { state: "url_only", reason: why, overallScore: null };
    }
    case "evaluated":
      return decideEvaluatedState(outcome.answer, threshold, waivers, facts);
  }
}

/** Partial evidence can fail an ad, but an ad passes only if its message and its price were compared. */
function decideEvaluatedState(
  answer: ReceivedEvaluation,
  threshold: number,
  waivers: readonly WaiverUse[],
  facts: EvaluationFacts,
): EntryDecision {
  const decision = decideByScore(answer, threshold, waivers, facts);
  if (decision.state !== "passed") return decision;
  const isMessageJudged = !findNotJudged(answer, facts.notJudged).includes("messageMatch");
  if (!isMessageJudged) return messageNotJudged(answer);
  const price = waivers.some(({ kind, state }) => kind === "offer" && state !== "expired")
    ? null
    : findUnreadPrice(facts.ledger ?? []);
  return price === null ? decision : priceNotRead(price.text);
}

/** The page may show the price in a picture, or to visitors of another country: nobody has compared it. */
function priceNotRead(price: string): EntryDecision {
  const message =
    `The ad says “${price.slice(0, 80)}”, and no price could be read on the page. Check the page yourself, or ` +
    "accept it in the manifest (accept, kind: offer).";
  return {
    state: "error",
    reason: message,
    overallScore: null,
    error: { message, code: PRICE_NOT_READ, blame: "evaluation" },
  };
}

/**
 * An ad without readable text never passes: its score covers only the other dimensions. The score is not reported as
 * the ad's, so that it does not become a baseline.
 */
function messageNotJudged(answer: ReceivedEvaluation): EntryDecision {
  const why = getNotJudgedReason(answer, "messageMatch");
  const message =
    `The ad's message could not be evaluated${why === null ? "" : ` (${why})`}, so the ${answer.overallScore} of ` +
    `its other dimensions does not count. Add the ad's text as \`copy\`, or check the page yourself.`;
  return {
    state: "error",
    reason: message,
    overallScore: null,
    error: { message, code: MESSAGE_NOT_JUDGED, blame: "evaluation" },
  };
}

function decideByScore(
  answer: ReceivedEvaluation,
  threshold: number,
  waivers: readonly WaiverUse[],
  { kinds }: EvaluationFacts,
): EntryDecision {
  const { overallScore } = answer;
  if (overallScore >= threshold) {
    return { state: "passed", reason: `Scores ${overallScore} (threshold ${threshold}).`, overallScore };
  }
  const below = `Scores ${overallScore}, below ${threshold}`;
  const without = computeScoreWithoutAccepted(answer, threshold, waivers, kinds);
  if (without === undefined) return { state: "below_threshold", reason: `${below}.`, overallScore };
  if (without !== null && without < threshold) {
    const reason = `${below}, and ${without} without the accepted findings.`;
    return { state: "below_threshold", reason, overallScore };
  }
  const reason = `${below}, because of accepted findings${without === null ? "" : `: ${without} without them`}.`;
  return { state: "passed", reason, overallScore, scoreWithoutAccepted: without };
}

const FAILING_STATES: readonly EntryState[] = ["below_threshold", "regressed", "over_budget", "link_broken"];
const INCONCLUSIVE_STATES: readonly EntryState[] = ["url_only", "error"];

export const isFailing = (state: EntryState): boolean => FAILING_STATES.includes(state);
/** States of ads whose page was seen. */
const ALIVE_STATES: readonly EntryState[] = ["passed", "below_threshold", "regressed", "over_budget"];

export const isAlive = ({ state }: Pick<EntryReport, "state">): boolean => ALIVE_STATES.includes(state);
export const isInconclusive = (state: EntryState): boolean => INCONCLUSIVE_STATES.includes(state);

export type RunDecision = Pick<CheckReport, "verdict" | "exitCode" | "headline" | "counts" | "lowestScore">;

/**
 * Decides the run.
 *
 * @param interrupted the run was stopped before every entry was evaluated: it can fail, but it cannot pass.
 */
export const decideVerdict = (
  entries: readonly GateInput[],
  policy: GatePolicy,
  interrupted: boolean,
  facts: RunConditions = {},
): RunDecision => decideFromCounts(countEntries(entries), policy, interrupted, facts);

/** What the headline must say of a run in a mode; in links mode, most checks fail where there is no network. */
export function describeRun(mode: Mode, entries: readonly EntryReport[]): RunConditions {
  // A DNS failure affects only a few destinations.
  const unreached = entries.filter(({ error }) => error?.code === NO_NETWORK).length;
  return mode === "links" ? { entryNoun: "links", offline: unreached > 0 && unreached * 2 >= entries.length } : {};
}

/** Decides from counts alone, for URL lists that are too long to keep in memory. */
export function decideFromCounts(
  counts: RunCounts,
  policy: GatePolicy,
  interrupted: boolean,
  facts: RunConditions,
): RunDecision {
  const { byState, manifestErrors, unconfirmed, failedBefore, budgetWarnings, unclearLinks } = counts;
  // A failure that existed before the change is shown, but it does not fail the change.
  const excused = failedBefore.belowThreshold + failedBefore.linkBroken + failedBefore.overBudget;
  const failing = sumStates(byState, FAILING_STATES) - excused - budgetWarnings;
  const unknown = sumStates(byState, INCONCLUSIVE_STATES) - unconfirmed;
  // A broken link that is not confirmed yet has a result, so it does not make the run inconclusive.
  const judged = sumStates(byState, ENTRY_STATES) - byState.skipped - unconfirmed;
  const cutShort = interrupted || facts.offline === true || facts.wrongCheckout !== undefined;
  const couldNotJudge = manifestErrors > 0 || cutShort || (judged > 0 && unknown === judged);

  // Without all shards the run has no verdict, whatever the available shards found.
  const verdict: Verdict =
    failing > 0 && facts.incompleteReason === undefined
      ? "fail"
      : couldNotJudge || facts.incompleteReason !== undefined
        ? "inconclusive"
        : unknown + unclearLinks > 0 && policy.onInconclusive === "fail"
          ? "fail"
          : "pass";
  return {
    verdict,
    exitCode: chooseExitCode(verdict, couldNotJudge, policy.warnOnly),
    headline: formatHeadline(verdict, counts, interrupted, facts),
    counts: byState,
    lowestScore: counts.lowestScore,
  };
}

function chooseExitCode(verdict: Verdict, couldNotJudge: boolean, warnOnly: boolean): CheckReport["exitCode"] {
  if (verdict === "pass") return 0;
  if (verdict === "inconclusive") return 2;
  // warn-only passes failures that the gate found, but not entries without a result.
  if (warnOnly) return couldNotJudge ? 2 : 0;
  return 1;
}
