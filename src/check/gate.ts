import type { Outcome } from "../contract/outcome.ts";
import type { CheckReport, EntryReport, EntryState, Verdict } from "./result.ts";

/**
 * The only place where a verdict is decided. An entry's state comes from its outcome and its threshold; the run's
 * verdict comes from the states. Reports and publishers show both and change neither.
 */
export interface GatePolicy {
  onInconclusive: "warn" | "fail";
  /** Turns gate failures green; never a mistake in the manifest, and never a run that judged nothing. */
  warnOnly: boolean;
}

export type Judged = Pick<EntryReport, "state" | "reason" | "overallScore">;

/** The state of an entry that has a 200 body. */
export function judgeOutcome(outcome: Outcome, threshold: number): Judged {
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
    case "evaluated": {
      const { overallScore } = outcome.answer;
      return overallScore < threshold
        ? { state: "below_threshold", reason: `Scores ${overallScore}, below ${threshold}.`, overallScore }
        : { state: "passed", reason: `Scores ${overallScore} of at least ${threshold}.`, overallScore };
    }
  }
}

const FAILING: readonly EntryState[] = ["below_threshold", "regressed", "link_broken"];
const INCONCLUSIVE: readonly EntryState[] = ["url_only", "error"];

export const fails = (state: EntryState): boolean => FAILING.includes(state);
export const isInconclusive = (state: EntryState): boolean => INCONCLUSIVE.includes(state);

export type Decision = Pick<CheckReport, "verdict" | "exitCode" | "headline" | "counts" | "lowestScore">;

/** A state, and whether the manifest (not the page, the service or the network) is to blame for it. */
export interface Gated {
  state: EntryState;
  overallScore: number | null;
  /** An ad file of the repository that cannot be read as a picture: the manifest's mistake, found late. */
  mistake: boolean;
}

/**
 * Decides the run.
 *
 * @param interrupted the run was stopped before every entry was judged: it can fail, but it cannot pass.
 */
export function decide(entries: readonly Gated[], policy: GatePolicy, interrupted: boolean): Decision {
  const counts = countStates(entries);
  const judged = entries.filter((entry) => entry.state !== "skipped");
  const failing = judged.filter((entry) => fails(entry.state)).length;
  const unknown = judged.filter((entry) => isInconclusive(entry.state)).length;
  const mistakes = judged.filter((entry) => entry.mistake).length;
  const couldNotJudge = mistakes > 0 || interrupted || (judged.length > 0 && unknown === judged.length);

  const verdict: Verdict =
    failing > 0
      ? "fail"
      : couldNotJudge
        ? "inconclusive"
        : unknown > 0 && policy.onInconclusive === "fail"
          ? "fail"
          : "pass";
  return {
    verdict,
    exitCode: exitCodeOf(verdict, couldNotJudge, policy.warnOnly),
    headline: headlineOf(verdict, judged.length, counts, { mistakes, interrupted, all: entries.length }),
    counts,
    lowestScore: lowest(entries),
  };
}

function exitCodeOf(verdict: Verdict, couldNotJudge: boolean, warnOnly: boolean): CheckReport["exitCode"] {
  if (verdict === "pass") return 0;
  if (verdict === "inconclusive") return 2;
  // Warn-only forgives what the gate found, not what nobody could judge.
  if (warnOnly) return couldNotJudge ? 2 : 0;
  return 1;
}

function countStates(entries: readonly Gated[]): CheckReport["counts"] {
  const count = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
  return {
    passed: count("passed"),
    belowThreshold: count("below_threshold"),
    regressed: count("regressed"),
    linkBroken: count("link_broken"),
    urlOnly: count("url_only"),
    error: count("error"),
    skipped: count("skipped"),
  };
}

function lowest(entries: readonly Gated[]): number | null {
  const scores = entries.flatMap((entry) => (entry.overallScore === null ? [] : [entry.overallScore]));
  return scores.length === 0 ? null : scores.reduce((a, b) => Math.min(a, b));
}

function headlineOf(
  verdict: Verdict,
  judged: number,
  counts: CheckReport["counts"],
  run: { mistakes: number; interrupted: boolean; all: number },
): string {
  if (judged === 0) {
    return `Nothing to check: ${run.all === 1 ? "the only ad was" : `all ${run.all} ads were`} left out.`;
  }
  const parts = [
    part(counts.linkBroken, "broken link", "broken links"),
    part(counts.belowThreshold, "below its threshold", "below their thresholds"),
    part(counts.regressed, "regressed", "regressed"),
    part(counts.urlOnly, "page could not be captured", "pages could not be captured"),
    part(counts.error, "could not be evaluated", "could not be evaluated"),
  ].filter((text) => text !== null);
  const stopped = run.interrupted ? " The run was stopped early." : "";
  if (verdict === "pass" && parts.length === 0) {
    return `${judged === 1 ? "The ad and its landing page belong" : `All ${judged} ads and their landing pages belong`} together.${stopped}`;
  }
  if (judged === 1 && counts.passed === 0) return `The ad does not hold: ${parts.join(", ")}.${stopped}`;
  const held = `${counts.passed} of ${ads(judged)} ${counts.passed === 1 ? "holds" : "hold"}`;
  return `${held}: ${parts.join(", ")}.${stopped}`;
}

const ads = (n: number): string => (n === 1 ? "1 ad" : `${n} ads`);
const part = (n: number, one: string, many: string): string | null =>
  n === 0 ? null : `${n} ${n === 1 ? one : many}`;
