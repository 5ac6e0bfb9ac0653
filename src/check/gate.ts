import type { EvaluationRead } from "../contract/evaluation.ts";
import { isJudged } from "../contract/judged.ts";
import type { Outcome } from "../contract/outcome.ts";
import { headlineOf, type RunFacts } from "./headline.ts";
import {
  type CheckReport,
  ENTRY_STATES,
  type EntryReport,
  type EntryState,
  MESSAGE_NOT_JUDGED,
  type Verdict,
  type WaiverUse,
} from "./result.ts";
import { type Gated, sumOf, type Tally, tallyOf } from "./tally.ts";
import { scoreWithoutAccepted } from "./waivers.ts";

export type { Gated } from "./tally.ts";

/**
 * The only place where a verdict is decided. An entry's state comes from its outcome and its threshold; the run's
 * verdict comes from the states. Reports and publishers show both and change neither.
 */
export interface GatePolicy {
  onInconclusive: "warn" | "fail";
  /** Turns gate failures green; never a mistake in the manifest, and never a run that judged nothing. */
  warnOnly: boolean;
}

export type Judged = Pick<EntryReport, "state" | "reason" | "overallScore" | "scoreWithoutAccepted"> &
  Partial<Pick<EntryReport, "error">>;

/** The state of an entry that has a 200 body, and of whose findings the manifest may accept some. */
export function judgeOutcome(
  outcome: Outcome,
  threshold: number,
  waivers: readonly WaiverUse[] = [],
): Judged {
  switch (outcome.kind) {
    case "link_broken": {
      const { reason, url } = outcome.answer.linkBroken;
      return {
        state: "link_broken",
        reason: reason?.trim() || `The landing page ${url} is dead.`,
        overallScore: null,
      };
    }
    case "url_only":
      return {
        state: "url_only",
        reason: outcome.answer.lpUnavailableReason.trim() || "The landing page could not be captured.",
        overallScore: null,
      };
    case "evaluated":
      return judgeEvaluation(outcome.answer, threshold, waivers);
  }
}

/** What an evaluation comes to. It may fail by what little was seen; it passes only where the message was judged, too. */
function judgeEvaluation(answer: EvaluationRead, threshold: number, waivers: readonly WaiverUse[]): Judged {
  const judged = judgeScore(answer, threshold, waivers);
  return judged.state === "passed" && !isJudged(answer, "messageMatch") ? unjudged(answer) : judged;
}

/**
 * Silence is never a pass: of an ad without a word that anybody could read, the score is that of the rest alone. It is not
 * shown as the ad's, so that no baseline is set by it.
 */
function unjudged({ detailedScores, overallScore }: EvaluationRead): Judged {
  const why = /^Not judged: ([^.;]+)/u.exec(detailedScores.messageMatch.reasoning)?.[1];
  const message = `The ad's message could not be judged${why === undefined ? "" : ` (${why.trim()})`}, and the ${overallScore} that the rest scores is no verdict on it. Give the ad's text in \`copy\`, or look at the page yourself.`;
  return {
    state: "error",
    reason: message,
    overallScore: null,
    error: { message, code: MESSAGE_NOT_JUDGED, blame: "evaluation" },
  };
}

function judgeScore(answer: EvaluationRead, threshold: number, waivers: readonly WaiverUse[]): Judged {
  const { overallScore } = answer;
  if (overallScore >= threshold) {
    return { state: "passed", reason: `Scores ${overallScore} of at least ${threshold}.`, overallScore };
  }
  const below = `Scores ${overallScore}, below ${threshold}`;
  const without = scoreWithoutAccepted(answer, threshold, waivers);
  if (without === undefined) return { state: "below_threshold", reason: `${below}.`, overallScore };
  if (without !== null && without < threshold) {
    const reason = `${below}, and ${without} without what the manifest accepts.`;
    return { state: "below_threshold", reason, overallScore };
  }
  const reason = `${below}, which the manifest accepts${without === null ? "" : `: ${without} without it`}.`;
  return { state: "passed", reason, overallScore, scoreWithoutAccepted: without };
}

/** What the gate looks at in an entry's result. */
export const gatedOf = (result: EntryReport): Gated => ({
  state: result.state,
  overallScore: result.overallScore,
  mistake: result.error?.blame === "manifest",
  unconfirmed: result.unconfirmed !== undefined,
  waived: result.scoreWithoutAccepted !== undefined,
  failedBefore: result.failedBefore === true,
  carried: result.carried !== undefined,
});

const FAILING: readonly EntryState[] = ["below_threshold", "regressed", "link_broken"];
const INCONCLUSIVE: readonly EntryState[] = ["url_only", "error"];

export const fails = (state: EntryState): boolean => FAILING.includes(state);
export const isInconclusive = (state: EntryState): boolean => INCONCLUSIVE.includes(state);

export type Decision = Pick<CheckReport, "verdict" | "exitCode" | "headline" | "counts" | "lowestScore">;

/**
 * Decides the run.
 *
 * @param interrupted the run was stopped before every entry was judged: it can fail, but it cannot pass.
 */
export const decide = (
  entries: readonly Gated[],
  policy: GatePolicy,
  interrupted: boolean,
  facts: RunFacts = {},
): Decision => decideTally(tallyOf(entries), policy, interrupted, facts);

/** Decides a run of which only the sums are known: a list too long to be kept. */
export function decideTally(
  tally: Tally,
  policy: GatePolicy,
  interrupted: boolean,
  facts: RunFacts,
): Decision {
  const { counts, mistakes, unconfirmed, failedBefore } = tally;
  // What failed before a change is no reason to refuse the change: it is shown, and left to who mends it.
  const failing = sumOf(counts, FAILING) - failedBefore.belowThreshold - failedBefore.linkBroken;
  const unknown = sumOf(counts, INCONCLUSIVE) - unconfirmed;
  // What waits for more runs has been seen, so it makes no run inconclusive.
  const judged = sumOf(counts, ENTRY_STATES) - counts.skipped - unconfirmed;
  const cutShort = interrupted || facts.offline === true;
  const couldNotJudge = mistakes > 0 || cutShort || (judged > 0 && unknown === judged);

  // Without some of the shards nobody knows what the run came to, whatever the others found.
  const verdict: Verdict =
    failing > 0 && facts.incomplete === undefined
      ? "fail"
      : couldNotJudge || facts.incomplete !== undefined
        ? "inconclusive"
        : unknown > 0 && policy.onInconclusive === "fail"
          ? "fail"
          : "pass";
  return {
    verdict,
    exitCode: exitCodeOf(verdict, couldNotJudge, policy.warnOnly),
    headline: headlineOf(verdict, tally, interrupted, facts),
    counts,
    lowestScore: tally.lowestScore,
  };
}

function exitCodeOf(verdict: Verdict, couldNotJudge: boolean, warnOnly: boolean): CheckReport["exitCode"] {
  if (verdict === "pass") return 0;
  if (verdict === "inconclusive") return 2;
  // Warn-only forgives what the gate found, not what nobody could judge.
  if (warnOnly) return couldNotJudge ? 2 : 0;
  return 1;
}
