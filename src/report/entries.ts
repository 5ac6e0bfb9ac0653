import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { findNotJudged } from "../contract/find-not-judged.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import { DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";
import { type CheckResult, type EntryReport, type EntryState, MESSAGE_NOT_JUDGED } from "../run/result.ts";

/** The four groups in which reports show entries, as each format shows them. Several entry states share one group. */
export const DISPLAY_STATUSES = {
  failing: { icon: "❌", mark: "✗", terminalColour: "red", cssClass: "fail", changeLabel: "newly" },
  inconclusive: { icon: "⚠️", mark: "!", terminalColour: "yellow", cssClass: "warn", changeLabel: "newly" },
  passed: { icon: "✅", mark: "✓", terminalColour: "green", cssClass: "pass", changeLabel: "fixed" },
  skipped: { icon: "➖", mark: "-", terminalColour: "dim", cssClass: "skip", changeLabel: "now" },
} as const;
export type DisplayStatus = keyof typeof DISPLAY_STATUSES;

export interface StatusBadge {
  status: DisplayStatus;
  icon: string;
  label: string;
}

const createBadge = (status: DisplayStatus, label: string): StatusBadge => ({
  status,
  icon: DISPLAY_STATUSES[status].icon,
  label,
});

/** Worst first: reports list entries in the order of these keys. */
const STATE_BADGES: Readonly<Record<EntryState, StatusBadge>> = {
  link_broken: createBadge("failing", "Link broken"),
  regressed: createBadge("failing", "Regressed"),
  below_threshold: createBadge("failing", "Below threshold"),
  error: createBadge("inconclusive", "Not evaluated"),
  url_only: createBadge("inconclusive", "Page not captured"),
  passed: createBadge("passed", "Passed"),
  skipped: createBadge("skipped", "Skipped"),
};

/** Labels of links mode, where only the destination is checked. */
const LINK_LABELS: Partial<Record<EntryState, { label: string }>> = {
  error: { label: "Not checked" },
  url_only: { label: "Unclear" },
  passed: { label: "Working" },
};

const STATE_ORDER = Object.keys(STATE_BADGES);
/** The ad file in the repository can't be read. This always fails the check, whatever the gate allows. */
const AD_FILE_UNREADABLE_BADGE = createBadge("failing", "Ad file unreadable");

/** The judged dimensions pass, but the ad has no readable text. */
const MESSAGE_NOT_JUDGED_BADGE = createBadge("inconclusive", "Message not evaluated");

/** The entry passes only because the manifest accepts the findings that lower its score. */
const ACCEPTED_BADGE = createBadge("passed", "Accepted");

export const isManifestError = (entry: EntryReport): boolean => entry.error?.blame === "manifest";

/** Whether every judged dimension passes, but the message couldn't be evaluated. */
export const isMessageNotJudged = (entry: EntryReport): boolean => entry.error?.code === MESSAGE_NOT_JUDGED;

/** An entry that already failed in the baseline is shown but doesn't fail the check. */
export function getEntryBadge(entry: EntryReport): StatusBadge {
  const badge = getUnexcusedBadge(entry);
  return entry.failedBefore === true ? createBadge("inconclusive", `${badge.label} (pre-existing)`) : badge;
}

/** The badge of what this run found, ignoring that a pre-existing failure is excused. */
export function getUnexcusedBadge(entry: EntryReport): StatusBadge {
  if (isManifestError(entry)) return AD_FILE_UNREADABLE_BADGE;
  if (isMessageNotJudged(entry)) return MESSAGE_NOT_JUDGED_BADGE;
  if (entry.unconfirmed !== undefined) return createUnconfirmedBadge(entry.unconfirmed);
  return getStateBadge(entry.state, isWaived(entry), isLinkCheck(entry));
}

/** The badge of a state. `link`: only the destination was checked. */
export function getStateBadge(state: EntryState, waived: boolean, link = false): StatusBadge {
  if (waived) return ACCEPTED_BADGE;
  return link ? { ...STATE_BADGES[state], ...LINK_LABELS[state] } : STATE_BADGES[state];
}

/** Whether only the entry's destination was checked (links mode). */
export const isLinkCheck = (entry: EntryReport): boolean => entry.destination !== undefined;

export const isWaived = (entry: EntryReport): boolean => entry.scoreWithoutAccepted !== undefined;

export const createUnconfirmedBadge = ({ seenDead, needed }: NonNullable<EntryReport["unconfirmed"]>): StatusBadge =>
  createBadge("inconclusive", `Broken in ${seenDead} of ${needed} runs`);

/** Whether the manifest accepts the finding that a risk or fix belongs to. */
export function isAccepted(entry: EntryReport, { element }: { element: string }): boolean {
  return entry.waivers?.some(({ state, elements }) => state === "accepted" && elements.includes(element)) === true;
}

/** Sorts by state, then by distance of the score from its threshold, then in manifest order. */
export function sortWorstFirst<E extends EntryReport>(entries: readonly E[]): E[] {
  const rank = (entry: E) => {
    if (isManifestError(entry)) return 0.5;
    if (entry.failedBefore === true) return STATE_ORDER.indexOf("passed") - 0.5;
    return STATE_ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") - (entry.unconfirmed ? 0.5 : 0);
  };
  const margin = (entry: E) => (entry.overallScore ?? 0) - entry.threshold;
  return entries.toSorted((a, b) => rank(a) - rank(b) || margin(a) - margin(b));
}

/** The level of an entry that didn't pass in tools that know levels. Only what fails the check is an error. */
export function getProblemLevel(entry: EntryReport, result: CheckResult): "error" | "warning" {
  if (isManifestError(entry)) return "error";
  if (entry.unconfirmed !== undefined || entry.failedBefore === true) return "warning";
  if (getEntryBadge(entry).status === "failing") return result.gate.warnOnly ? "warning" : "error";
  return getInconclusiveLevel(result);
}

export function getInconclusiveLevel({ gate, verdict }: CheckResult): "error" | "warning" {
  const failsCheck = gate.onInconclusive === "fail" && !gate.warnOnly;
  return failsCheck || verdict === "inconclusive" ? "error" : "warning";
}

export const filterByStatus = <E extends EntryReport>(entries: readonly E[], status: DisplayStatus): E[] =>
  entries.filter((entry) => getEntryBadge(entry).status === status);

/** The entries that didn't pass: the failing ones, then the inconclusive ones. */
export const filterUrgent = <E extends EntryReport>(entries: readonly E[]): E[] => [
  ...filterByStatus(entries, "failing"),
  ...filterByStatus(entries, "inconclusive"),
];

/** The full evaluation of an entry; null for broken links, uncaptured pages and errors. */
export function getEvaluation(entry: EntryReport): ReceivedEvaluation | null {
  if (entry.answer === null) return null;
  const outcome = classifyAnswer(entry.answer);
  return outcome.kind === "evaluated" ? outcome.answer : null;
}

/** The names of the dimensions: in a table's header, as a title, and within a sentence. */
export const DIMENSION_NAMES = {
  visualMatch: { short: "Visual", title: "Visual", phrase: "visual match" },
  messageMatch: { short: "Message", title: "Message", phrase: "message match" },
  aboveTheFoldContinuity: { short: "Fold", title: "Above the fold", phrase: "above-the-fold continuity" },
  toneAlignment: { short: "Tone", title: "Tone", phrase: "tone" },
} as const satisfies Record<Dimension, { short: string; title: string; phrase: string }>;

/** The four scores; null for a dimension that was not judged, whose 6.5 in the answer is a placeholder. */
export const getDimensionScores = (evaluation: ReceivedEvaluation): Record<Dimension, number | null> => ({
  ...evaluation.componentScores,
  ...Object.fromEntries(findNotJudged(evaluation).map((dimension) => [dimension, null])),
});

/** The judged dimension with the lowest score (the first of equals); null if none was judged. */
export function findWeakestDimension(evaluation: ReceivedEvaluation): { dimension: Dimension; score: number } | null {
  const scores = getDimensionScores(evaluation);
  const judged = DIMENSIONS.flatMap((dimension) => {
    const score = scores[dimension];
    return score === null ? [] : { dimension, score };
  });
  return judged.toSorted((a, b) => a.score - b.score)[0] ?? null;
}

/** Score and threshold: `4.5 / 7`. */
export const formatScore = (entry: EntryReport): string =>
  entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;
