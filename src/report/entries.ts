import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { isManifestError, isTolerated } from "./entry-predicates.ts";
import { type DisplayStatus, getEntryBadge, STATE_BADGES } from "./entry-status.ts";

const STATE_ORDER = Object.keys(STATE_BADGES);

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
  if (isTolerated(entry)) return "warning";
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

/** Score and threshold: `4.5 / 7`. */
export const formatScore = (entry: EntryReport): string =>
  entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;

/** What is to be said of several entries, once for all of which the same is said. */
export function groupByText(
  entries: readonly EntryReport[],
  read: (entry: EntryReport) => readonly string[],
): Map<string, EntryReport[]> {
  const groups = new Map<string, EntryReport[]>();
  for (const entry of entries) for (const text of read(entry)) groups.set(text, [...(groups.get(text) ?? []), entry]);
  return groups;
}

/** Identifies the page that an ad leads to, whatever tracking parameters its URL has. */
export const getPageId = ({ page, fingerprint, landingUrl }: EntryReport): string => page ?? fingerprint ?? landingUrl;

/** What to do about a broken link, in a sentence. The page of the site that keeps the ad's promises is untrusted. */
export const getBrokenLinkRemedy = ({ betterPage }: Pick<EntryReport, "betterPage">): string =>
  betterPage?.reason ?? "Restore the page, or use another URL.";
