import { type EntryReport, isBudgetWarning } from "../result/entry-report.ts";
import { type EntryState, PRICE_NOT_READ } from "../result/entry-state.ts";
import { isLinkCheck, isManifestError, isMessageNotJudged, isWaived } from "./entry-predicates.ts";

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
export const STATE_BADGES: Readonly<Record<EntryState, StatusBadge>> = {
  link_broken: createBadge("failing", "Link broken"),
  regressed: createBadge("failing", "Regressed"),
  below_threshold: createBadge("failing", "Below threshold"),
  over_budget: createBadge("failing", "Page too slow"),
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

/** The ad file in the repository can't be read. This always fails the check, whatever the gate allows. */
const AD_FILE_UNREADABLE_BADGE = createBadge("failing", "Ad file unreadable");
/** The manifest names no picture, no link and no text. */
const AD_MISSING_BADGE = createBadge("failing", "Ad missing");

/** The judged dimensions pass, but the ad has no readable text. */
const MESSAGE_NOT_JUDGED_BADGE = createBadge("inconclusive", "Message not evaluated");

/** No price could be read on the page, and the ad has one. */
const PRICE_NOT_READ_BADGE = createBadge("inconclusive", "Price not compared");

/** The page is over a budget that only warns. */
const BUDGET_WARNING_BADGE = createBadge("inconclusive", "Page slow");

/** The entry passes only because the manifest accepts the findings that lower its score. */
const ACCEPTED_BADGE = createBadge("passed", "Accepted");

/** An entry that already failed in the baseline is shown but doesn't fail the check. */
export function getEntryBadge(entry: EntryReport): StatusBadge {
  const badge = getUnexcusedBadge(entry);
  return entry.failedBefore === true ? createBadge("inconclusive", `${badge.label} (pre-existing)`) : badge;
}

/** The badge of what this run found, ignoring that a pre-existing failure is excused. */
export function getUnexcusedBadge(entry: EntryReport): StatusBadge {
  if (isManifestError(entry)) return entry.asset === null ? AD_MISSING_BADGE : AD_FILE_UNREADABLE_BADGE;
  if (isMessageNotJudged(entry)) return MESSAGE_NOT_JUDGED_BADGE;
  if (entry.error?.code === PRICE_NOT_READ) return PRICE_NOT_READ_BADGE;
  if (isBudgetWarning(entry)) return BUDGET_WARNING_BADGE;
  if (entry.unconfirmed !== undefined) return createUnconfirmedBadge(entry.unconfirmed);
  return getStateBadge(entry.state, isWaived(entry), isLinkCheck(entry));
}

/** The badge of a state. `link`: only the destination was checked. */
export function getStateBadge(state: EntryState, waived: boolean, link = false): StatusBadge {
  if (waived) return ACCEPTED_BADGE;
  return link ? { ...STATE_BADGES[state], ...LINK_LABELS[state] } : STATE_BADGES[state];
}

export const createUnconfirmedBadge = ({ seenDead, needed }: NonNullable<EntryReport["unconfirmed"]>): StatusBadge =>
  createBadge("inconclusive", `Broken in ${seenDead} of ${needed} runs`);
