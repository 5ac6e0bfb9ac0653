import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { findNotJudged } from "../contract/not-judged.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import { DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";
import { type EntryReport, type EntryState, MESSAGE_NOT_JUDGED } from "../run/result.ts";

/** How an entry is shown: what fails the check, what nobody could judge, what holds, what was left out. */
export type DisplayStatus = "failing" | "inconclusive" | "passed" | "skipped";

export interface StatusBadge {
  status: DisplayStatus;
  icon: string;
  label: string;
}

/** Worst first: the order of the keys is the order in which people see the entries. */
const STATE_BADGES = {
  link_broken: { status: "failing", icon: "❌", label: "Link broken" },
  regressed: { status: "failing", icon: "❌", label: "Regressed" },
  below_threshold: { status: "failing", icon: "❌", label: "Below threshold" },
  error: { status: "inconclusive", icon: "⚠️", label: "Not evaluated" },
  url_only: { status: "inconclusive", icon: "⚠️", label: "Page not captured" },
  passed: { status: "passed", icon: "✅", label: "Passed" },
  skipped: { status: "skipped", icon: "➖", label: "Left out" },
} as const satisfies Record<EntryState, StatusBadge>;

/** Where only the destination was looked at, nothing was evaluated or captured. */
const LINK_LABELS: Partial<Record<EntryState, { label: string }>> = {
  error: { label: "Not checked" },
  url_only: { label: "Unclear" },
  passed: { label: "Alive" },
};

const STATE_ORDER = Object.keys(STATE_BADGES);
/** The repository's own ad file cannot be read: nobody's page is at fault, and it is never waved through. */
const AD_FILE_UNREADABLE_BADGE: StatusBadge = { status: "failing", icon: "❌", label: "Ad file unreadable" };

/** It would have passed, had anybody been able to read the ad. */
const MESSAGE_NOT_JUDGED_BADGE: StatusBadge = { ...STATE_BADGES.error, label: "Message not judged" };

/** It passes because its manifest accepts what holds its score down. */
const ACCEPTED_BADGE: StatusBadge = { status: "passed", icon: "✅", label: "Accepted" };

const isManifestError = (entry: EntryReport): boolean => entry.error?.blame === "manifest";

/** Whether all that was seen of the ad holds, but its message could not be judged. */
export const isMessageNotJudged = (entry: EntryReport): boolean => entry.error?.code === MESSAGE_NOT_JUDGED;

/** What failed before a change is shown, and fails nothing. */
const createFailedBeforeBadge = ({ label }: StatusBadge): StatusBadge => ({
  status: "inconclusive",
  icon: "⚠️",
  label: `${label} before, too`,
});

export function getEntryBadge(entry: EntryReport): StatusBadge {
  if (isManifestError(entry)) return AD_FILE_UNREADABLE_BADGE;
  if (isMessageNotJudged(entry)) return MESSAGE_NOT_JUDGED_BADGE;
  if (entry.failedBefore === true)
    return createFailedBeforeBadge(getStateBadge(entry.state, false, isLinkCheck(entry)));
  if (entry.unconfirmed !== undefined) return createUnconfirmedBadge(entry.unconfirmed);
  return getStateBadge(entry.state, isWaived(entry), isLinkCheck(entry));
}

/** The words for what was found, even where it failed before and is excused for that. */
export const getUnexcusedBadge = (entry: EntryReport): StatusBadge =>
  entry.failedBefore === true ? getStateBadge(entry.state, false, isLinkCheck(entry)) : getEntryBadge(entry);

/** The words for a state alone; `link` where only the destination was looked at. */
export function getStateBadge(state: EntryState, waived: boolean, link = false): StatusBadge {
  if (waived) return ACCEPTED_BADGE;
  return link ? { ...STATE_BADGES[state], ...LINK_LABELS[state] } : STATE_BADGES[state];
}

/** Whether only the destination of an entry was looked at: links mode. */
export const isLinkCheck = (entry: EntryReport): boolean => entry.destination !== undefined;

export const isWaived = (entry: EntryReport): boolean => entry.scoreWithoutAccepted !== undefined;

export const createUnconfirmedBadge = ({
  seenDead,
  needed,
}: NonNullable<EntryReport["unconfirmed"]>): StatusBadge => ({
  ...STATE_BADGES.url_only,
  label: `Seen dead in ${seenDead} of ${needed} runs`,
});

/** A risk or a fix of what the manifest accepts: it is shown as accepted, and not as something to do. */
export function isAccepted(entry: EntryReport, { element }: { element: string }): boolean {
  const accepted = (entry.waivers ?? []).filter(({ state }) => state === "accepted");
  return accepted.some(({ elements }) => elements.includes(element));
}

/** Worst first: by state, then by how far the score is from its threshold, then as in the manifest. */
export function sortWorstFirst<E extends EntryReport>(entries: readonly E[]): E[] {
  const rank = (entry: E) => {
    if (isManifestError(entry)) return 0.5;
    if (entry.failedBefore === true) return STATE_ORDER.indexOf("passed") - 0.5;
    return (
      STATE_ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") -
      (entry.unconfirmed ? 0.5 : 0)
    );
  };
  const slack = (entry: E) => (entry.overallScore ?? 0) - entry.threshold;
  return entries.toSorted((a, b) => rank(a) - rank(b) || slack(a) - slack(b));
}

export const filterByStatus = <E extends EntryReport>(entries: readonly E[], standing: DisplayStatus): E[] =>
  entries.filter((entry) => getEntryBadge(entry).status === standing);

/** The full evaluation of an entry, or null where there is none: nobody reads a score that is not there. */
export function getEvaluation(entry: EntryReport): ReceivedEvaluation | null {
  if (entry.answer === null) return null;
  const outcome = classifyAnswer(entry.answer);
  return outcome.kind === "evaluated" ? outcome.answer : null;
}

export const DIMENSION_LABELS = {
  visualMatch: "Visual",
  messageMatch: "Message",
  aboveTheFoldContinuity: "Fold",
  toneAlignment: "Tone",
} as const satisfies Record<Dimension, string>;

/** The four scores as they counted; null for a dimension without evidence, which reads 6.5 only by convention. */
export function getDimensionScores(evaluation: ReceivedEvaluation): Record<Dimension, number | null> {
  const notJudged = findNotJudged(evaluation);
  const score = (dimension: Dimension) =>
    notJudged.includes(dimension) ? null : evaluation.componentScores[dimension];
  return {
    visualMatch: score("visualMatch"),
    messageMatch: score("messageMatch"),
    aboveTheFoldContinuity: score("aboveTheFoldContinuity"),
    toneAlignment: score("toneAlignment"),
  };
}

/** The lowest judged dimension, the first of equals; null where none was judged. */
export function findWeakestDimension(
  evaluation: ReceivedEvaluation,
): { dimension: Dimension; score: number } | null {
  const scores = getDimensionScores(evaluation);
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
export const formatScore = (entry: EntryReport): string =>
  entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;
