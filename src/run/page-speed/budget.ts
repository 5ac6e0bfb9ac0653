import { z } from "zod";
import { formatPageSpeedMetric, type PageSpeedData, type PageSpeedMetric } from "../../contract/page-speed.ts";
import { joinAll } from "../format-message.ts";

const milliseconds = (name: string) => z.number().min(0).max(600_000).optional().describe(`${name}, ms.`);

/** What a page may take. */
export const PageSpeedBudget = z
  .strictObject({
    score: z.number().min(0).max(100).optional().describe("The lowest performance score, 0 to 100."),
    lcp: milliseconds("Largest Contentful Paint"),
    fcp: milliseconds("First Contentful Paint"),
    tbt: milliseconds("Total Blocking Time"),
    cls: z.number().min(0).max(10).optional().describe("Cumulative Layout Shift."),
    si: milliseconds("Speed Index"),
    on: z.enum(["warn", "fail"]).optional().describe("What a page over its budget does to the check. Default: fail."),
  })
  .meta({
    description: "The slowest that the landing page may be, as Lighthouse measures it; needs the input page-speed.",
    examples: [{ lcp: 2500, score: 80, on: "warn" }],
  });
export type PageSpeedBudget = z.infer<typeof PageSpeedBudget>;

export const BUDGET_LIMITS = ["score", "lcp", "fcp", "tbt", "cls", "si"] as const;
export type BudgetLimit = (typeof BUDGET_LIMITS)[number];

/** A number that is over its limit, or below it where it is the score. */
export const Excess = z.object({ metric: z.enum(BUDGET_LIMITS), value: z.number(), limit: z.number() });
export type Excess = z.infer<typeof Excess>;

export function findExcesses(data: PageSpeedData, budget: PageSpeedBudget): Excess[] {
  return BUDGET_LIMITS.flatMap((metric) => {
    const limit = budget[metric];
    const value = data[toMetric(metric)];
    if (limit === undefined) return [];
    return (metric === "score" ? value < limit : value > limit) ? [{ metric, value, limit }] : [];
  });
}

const toMetric = (limit: BudgetLimit): PageSpeedMetric => (limit === "score" ? "performanceScore" : limit);

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

const NAMES: Readonly<Record<BudgetLimit, string>> = {
  score: "performance score",
  lcp: "LCP",
  fcp: "FCP",
  tbt: "TBT",
  cls: "CLS",
  si: "Speed Index",
};

/** `LCP 4.1 s (budget 2.5 s) and performance score 52 (budget 80)`. */
export const describeExcesses = (excesses: readonly Excess[]): string =>
  joinAll(
    excesses.map(({ metric, value, limit }) => {
      const format = (number: number) => formatPageSpeedMetric(toMetric(metric), number);
      return `${NAMES[metric]} ${format(value)} (budget ${format(limit)})`;
    }),
  );
