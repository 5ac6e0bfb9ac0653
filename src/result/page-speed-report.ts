import { z } from "zod";
import { formatPageSpeedMetric, type PageSpeedMetric } from "../contract/page-speed.ts";

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

/** What a report says of a page's speed besides the six numbers. */
export const PageSpeedReport = z.object({
  opportunities: z
    .array(z.object({ title: z.string(), savedMs: z.number().min(0) }))
    .describe("What would make the page faster, in Lighthouse's words, with the estimated time saved in ms."),
  measurements: z
    .int()
    .min(1)
    .optional()
    .describe("How often the page was measured: twice if it was over its budget, and the better one counts."),
  problem: z.string().optional().describe("Why the page was not measured."),
  budget: z
    .object({
      on: z.enum(["warn", "fail"]),
      limits: PageSpeedBudget.omit({ on: true }),
      excesses: z.array(Excess).describe("The numbers that are over their limit (the score: below it)."),
    })
    .optional()
    .describe("The manifest's page-speed-budget, compared with the numbers; absent without a budget or numbers."),
});

export const toMetric = (limit: BudgetLimit): PageSpeedMetric => (limit === "score" ? "performanceScore" : limit);

const NAMES: Readonly<Record<BudgetLimit, string>> = {
  score: "performance score",
  lcp: "LCP",
  fcp: "FCP",
  tbt: "TBT",
  cls: "CLS",
  si: "Speed Index",
};

/** `LCP 4.1 s (budget 2.5 s) and performance score 52 (budget 80)`; empty if no number is over its limit. */
export const describeExcesses = (excesses: readonly Excess[]): string =>
  new Intl.ListFormat("en-GB").format(
    excesses.map(({ metric, value, limit }) => {
      const format = (number: number) => formatPageSpeedMetric(toMetric(metric), number);
      return `${NAMES[metric]} ${format(value)} (budget ${format(limit)})`;
    }),
  );
