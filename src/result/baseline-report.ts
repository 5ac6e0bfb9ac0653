import { z } from "zod";
import { PageSpeedData } from "../contract/page-speed.ts";
import { type Dimension, VIEWPORTS } from "../contract/vocabulary.ts";
import { ENTRY_STATES } from "./entry-state.ts";
import { optional, scoreSchema } from "./fields.ts";

const PageChange = z.object({
  kind: z.enum(["headline", "price", "button", "picture"]).describe("button: the main call to action."),
  before: z.string().nullable().describe("On the baseline's page; null if it is new."),
  after: z.string().nullable().describe("On the evaluated page; null if it is gone."),
});
export type PageChange = z.infer<typeof PageChange>;

/** A viewport is absent if the first screen is not known on both sides. */
export const PageChanges = z.partialRecord(z.enum(VIEWPORTS), z.array(PageChange));
export type PageChanges = z.infer<typeof PageChanges>;

const points = z.number().min(-10).max(10).nullable();

/** Points that each score changed by; null if a side does not have the score. */
export const ScoreChanges = z.object({
  overall: points,
  visualMatch: points,
  messageMatch: points,
  aboveTheFoldContinuity: points,
  toneAlignment: points,
} satisfies Record<"overall" | Dimension, typeof points>);
export type ScoreChanges = z.infer<typeof ScoreChanges>;

/** An entry's result in the baseline. */
export const EntryBaseline = z.object({
  state: z.enum(ENTRY_STATES),
  overallScore: scoreSchema.nullable(),
  scoreChanges: optional(
    ScoreChanges,
    "Points that each score changed by since the baseline; null if one side does not have the score. Absent if " +
      "one side was not evaluated.",
  ),
  pageSpeedData: optional(PageSpeedData, "What the page took in the baseline; absent if it was not measured."),
  changes: optional(
    PageChanges,
    "What changed on the first screen of the page, by viewport. A viewport is absent if its changes are not " +
      "known. Absent if one side was not evaluated.",
  ),
});

/** The baseline of a run. */
export const BaselineReport = z.object({
  kind: z.enum(["production", "report"]),
  source: z.string().describe("production: the landing URLs of the manifest; report: the file name as given."),
  commit: z.string().nullable(),
  at: z.iso.datetime().nullable().describe("Start of the report's run; null for production."),
  added: z.array(z.string()).describe("Ids that are not in the baseline."),
  removed: z.array(z.string()).describe("Ids that are only in the baseline."),
  renamed: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .describe("The same ad and destination with a different id; they are compared."),
});
export type BaselineReport = z.infer<typeof BaselineReport>;
