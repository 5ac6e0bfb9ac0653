import type { PageSpeedData } from "../../contract/page-speed.ts";
import { BUDGET_LIMITS, type Excess, type PageSpeedBudget, toMetric } from "../../result/page-speed-report.ts";

export function findExcesses(data: PageSpeedData, budget: PageSpeedBudget): Excess[] {
  return BUDGET_LIMITS.flatMap((metric) => {
    const limit = budget[metric];
    const value = data[toMetric(metric)];
    if (limit === undefined) return [];
    return (metric === "score" ? value < limit : value > limit) ? [{ metric, value, limit }] : [];
  });
}

/** Share by which a number may be worse than before: Lighthouse's numbers differ that much from run to run. */
const NOISE_SHARE = 0.1;

/** Whether the page was as much over its budget before. */
export function wasOverBudget(excesses: readonly Excess[], budget: PageSpeedBudget, before: PageSpeedData): boolean {
  const earlier = findExcesses(before, budget);
  return excesses.every(({ metric, value }) => {
    const was = earlier.find((one) => one.metric === metric);
    if (was === undefined) return false;
    return metric === "score" ? value >= was.value * (1 - NOISE_SHARE) : value <= was.value * (1 + NOISE_SHARE);
  });
}

/** The better of two measurements: fewer excesses, then the higher score. */
export function isBetter<T extends { data: PageSpeedData }>(one: T, other: T, budget: PageSpeedBudget): boolean {
  const more = findExcesses(other.data, budget).length - findExcesses(one.data, budget).length;
  return more !== 0 ? more > 0 : one.data.performanceScore > other.data.performanceScore;
}
