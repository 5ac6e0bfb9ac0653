import { type EntryReport, isBudgetWarning } from "../result/entry-report.ts";
import { MESSAGE_NOT_JUDGED } from "../result/entry-state.ts";

export const isManifestError = (entry: EntryReport): boolean => entry.error?.blame === "manifest";

/** Whether every judged dimension passes, but the message couldn't be evaluated. */
export const isMessageNotJudged = (entry: EntryReport): boolean => entry.error?.code === MESSAGE_NOT_JUDGED;

/** Whether only the entry's destination was checked (links mode). */
export const isLinkCheck = (entry: EntryReport): boolean => entry.destination !== undefined;

/** Whether the entry did not pass, but does not fail the check whatever the gate allows. */
export const isTolerated = (entry: EntryReport): boolean =>
  entry.unconfirmed !== undefined || entry.failedBefore === true || isBudgetWarning(entry);

export const isWaived = (entry: EntryReport): boolean => entry.scoreWithoutAccepted !== undefined;

/** Whether the manifest accepts the finding that a risk or fix belongs to. */
export function isAccepted(entry: EntryReport, { element }: { element: string }): boolean {
  return entry.waivers?.some(({ state, elements }) => state === "accepted" && elements.includes(element)) === true;
}
