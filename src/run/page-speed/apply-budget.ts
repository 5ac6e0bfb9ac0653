import { findPageSpeedData } from "../../contract/page-speed.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { describeExcesses, type PageSpeedBudget } from "../../result/page-speed-report.ts";
import { findExcesses, wasOverBudget } from "./budget.ts";

/** Error code of entries that would pass, but whose budget could not be checked. */
export const PAGE_SPEED_NOT_MEASURED = "PAGE_SPEED_NOT_MEASURED";

/**
 * Compares a result's page speed with its budget. A page over its budget changes only the state of an ad that passes:
 * what else fails is worse.
 */
export function applyPageSpeedBudget(result: EntryResult, budget: PageSpeedBudget | undefined): EntryResult {
  const data = findPageSpeedData(result.answer);
  if (budget === undefined || data === null) return result;
  const { on = "fail", ...limits } = budget;
  const excesses = findExcesses(data, budget);
  const measured: EntryResult = {
    ...result,
    pageSpeed: { ...(result.pageSpeed ?? { opportunities: [] }), budget: { on, limits, excesses } },
  };
  if (excesses.length === 0 || result.state !== "passed") return measured;
  const before = result.baseline?.pageSpeedData;
  const isOld = before !== undefined && wasOverBudget(excesses, budget, before);
  const old = isOld ? " It was as slow before this change." : "";
  const reason = `${result.reason} The page is over its speed budget: ${describeExcesses(excesses)}.${old}`;
  return { ...measured, state: "over_budget", reason, ...(isOld && { failedBefore: true as const }) };
}

/** The result of an entry whose page was not measured. A budget that fails the check can't be passed unseen. */
export function reportNotMeasured(result: EntryResult, why: string, budget: PageSpeedBudget | undefined): EntryResult {
  const unmeasured: EntryResult = { ...result, pageSpeed: { opportunities: [], problem: why } };
  if (budget === undefined || (budget.on ?? "fail") === "warn" || result.state !== "passed") {
    return { ...unmeasured, notices: [...result.notices, why] };
  }
  const message = `${result.reason} Its page-speed-budget could not be checked. ${why}`;
  return {
    ...unmeasured,
    state: "error",
    reason: message,
    error: { message, code: PAGE_SPEED_NOT_MEASURED, blame: "evaluation" },
  };
}
