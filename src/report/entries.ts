import { type EntryReport, type EntryState, MESSAGE_NOT_JUDGED } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import { isJudged } from "../contract/judged.ts";
import { outcomeOf } from "../contract/outcome.ts";
import { DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";

/** How an entry is shown: what fails the check, what nobody could judge, what holds, what was left out. */
export type Standing = "failing" | "inconclusive" | "passed" | "skipped";

export interface StateWords {
  standing: Standing;
  icon: string;
  label: string;
}

/** Worst first: the order of the keys is the order in which people see the entries. */
const STATES = {
  link_broken: { standing: "failing", icon: "❌", label: "Link broken" },
  regressed: { standing: "failing", icon: "❌", label: "Regressed" },
  below_threshold: { standing: "failing", icon: "❌", label: "Below threshold" },
  error: { standing: "inconclusive", icon: "⚠️", label: "Not evaluated" },
  url_only: { standing: "inconclusive", icon: "⚠️", label: "Page not captured" },
  passed: { standing: "passed", icon: "✅", label: "Passed" },
  skipped: { standing: "skipped", icon: "➖", label: "Left out" },
} as const satisfies Record<EntryState, StateWords>;

/** Where only the destination was looked at, nothing was evaluated or captured. */
const LINK_LABELS: Partial<Record<EntryState, { label: string }>> = {
  error: { label: "Not checked" },
  url_only: { label: "Unclear" },
  passed: { label: "Alive" },
};

const ORDER = Object.keys(STATES);
/** The repository's own ad file cannot be read: nobody's page is at fault, and it is never waved through. */
const MISTAKE: StateWords = { standing: "failing", icon: "❌", label: "Ad file unreadable" };

/** It would have passed, had anybody been able to read the ad. */
const MESSAGE_UNKNOWN: StateWords = { ...STATES.error, label: "Message not judged" };

/** It passes because its manifest accepts what holds its score down. */
const ACCEPTED: StateWords = { standing: "passed", icon: "✅", label: "Accepted" };

const isMistake = (entry: EntryReport): boolean => entry.error?.blame === "manifest";

/** Whether all that was seen of the ad holds, but its message could not be judged. */
export const isMessageUnknown = (entry: EntryReport): boolean => entry.error?.code === MESSAGE_NOT_JUDGED;

/** What failed before a change is shown, and fails nothing. */
const failingBefore = ({ label }: StateWords): StateWords => ({
  standing: "inconclusive",
  icon: "⚠️",
  label: `${label} before, too`,
});

export function wordsFor(entry: EntryReport): StateWords {
  if (isMistake(entry)) return MISTAKE;
  if (isMessageUnknown(entry)) return MESSAGE_UNKNOWN;
  if (entry.failedBefore === true) return failingBefore(wordsOf(entry.state, false, isLink(entry)));
  if (entry.unconfirmed !== undefined) return unconfirmed(entry.unconfirmed);
  return wordsOf(entry.state, isWaived(entry), isLink(entry));
}

/** The words for what was found, even where it failed before and is excused for that. */
export const foundWords = (entry: EntryReport): StateWords =>
  entry.failedBefore === true ? wordsOf(entry.state, false, isLink(entry)) : wordsFor(entry);

/** The words for a state alone; `link` where only the destination was looked at. */
export function wordsOf(state: EntryState, waived: boolean, link = false): StateWords {
  if (waived) return ACCEPTED;
  return link ? { ...STATES[state], ...LINK_LABELS[state] } : STATES[state];
}

/** Whether only the destination of an entry was looked at: links mode. */
export const isLink = (entry: EntryReport): boolean => entry.destination !== undefined;

export const isWaived = (entry: EntryReport): boolean => entry.scoreWithoutAccepted !== undefined;

export const unconfirmed = ({ seenDead, needed }: NonNullable<EntryReport["unconfirmed"]>): StateWords => ({
  ...STATES.url_only,
  label: `Seen dead in ${seenDead} of ${needed} runs`,
});

/** A risk or a fix of what the manifest accepts: it is shown as accepted, and not as something to do. */
export function isAccepted(entry: EntryReport, { element }: { element: string }): boolean {
  const accepted = (entry.waivers ?? []).filter(({ state }) => state === "accepted");
  return accepted.some(({ elements }) => elements.includes(element));
}

/** Worst first: by state, then by how far the score is from its threshold, then as in the manifest. */
export function worstFirst<E extends EntryReport>(entries: readonly E[]): E[] {
  const rank = (entry: E) => {
    if (isMistake(entry)) return 0.5;
    if (entry.failedBefore === true) return ORDER.indexOf("passed") - 0.5;
    return (
      ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") - (entry.unconfirmed ? 0.5 : 0)
    );
  };
  const slack = (entry: E) => (entry.overallScore ?? 0) - entry.threshold;
  return entries.toSorted((a, b) => rank(a) - rank(b) || slack(a) - slack(b));
}

export const withStanding = <E extends EntryReport>(entries: readonly E[], standing: Standing): E[] =>
  entries.filter((entry) => wordsFor(entry).standing === standing);

/** The full evaluation of an entry, or null where there is none: nobody reads a score that is not there. */
export function evaluationOf(entry: EntryReport): EvaluationRead | null {
  if (entry.answer === null) return null;
  const outcome = outcomeOf(entry.answer);
  return outcome.kind === "evaluated" ? outcome.answer : null;
}

export const DIMENSION_LABELS = {
  visualMatch: "Visual",
  messageMatch: "Message",
  aboveTheFoldContinuity: "Fold",
  toneAlignment: "Tone",
} as const satisfies Record<Dimension, string>;

/** The four scores as they counted; null for a dimension without evidence, which reads 6.5 only by convention. */
export function dimensionScores(evaluation: EvaluationRead): Record<Dimension, number | null> {
  const score = (dimension: Dimension) =>
    isJudged(evaluation, dimension) ? evaluation.componentScores[dimension] : null;
  return {
    visualMatch: score("visualMatch"),
    messageMatch: score("messageMatch"),
    aboveTheFoldContinuity: score("aboveTheFoldContinuity"),
    toneAlignment: score("toneAlignment"),
  };
}

/** The lowest judged dimension, the first of equals; null where none was judged. */
export function weakest(evaluation: EvaluationRead): { dimension: Dimension; score: number } | null {
  const scores = dimensionScores(evaluation);
  const judged = DIMENSIONS.flatMap((dimension) => {
    const score = scores[dimension];
    return score === null ? [] : [{ dimension, score }];
  });
  return judged.reduce<(typeof judged)[number] | null>(
    (low, next) => (low === null || next.score < low.score ? next : low),
    null,
  );
}

/** The score and what it had to reach, for people: `4.5 / 7`. */
export const scoreOf = (entry: EntryReport): string =>
  entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;
