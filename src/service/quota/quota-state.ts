import type { QueryRunner } from "../store/database.ts";
import { countUnits, type MonthlyQuota } from "./quota.ts";
import { nextReset } from "./quota-month.ts";

/** How much of a quota is left, as GET /api/check-usage and the web app show it. */
export async function readQuotaState(db: QueryRunner, quota: MonthlyQuota, now: Date) {
  const { used, reserved } = await countUnits(db, quota);
  // More than the limit is used if an operator lowered the limit during the month.
  const remaining = Math.max(0, quota.limit - used - reserved);
  return {
    used,
    limit: quota.limit,
    remaining,
    canEvaluate: remaining > 0,
    nextReset: nextReset(now).toISOString(),
  };
}
