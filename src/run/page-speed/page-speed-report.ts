import { z } from "zod";
import { Excess, PageSpeedBudget } from "./budget.ts";

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
