import { z } from "zod";
import type { Attachments } from "../contract/evaluator-interface.ts";
import type { MeasurePageSpeed } from "../contract/page-speed.ts";
import { BaselineReport } from "./baseline-report.ts";
import { EntryReport } from "./entry-report.ts";
import { optional, scoreSchema } from "./fields.ts";
import { ShardReport } from "./shard-report.ts";

/**
 * The result of a check, and the versioned JSON that leaves this program. The JSON is `adhere-report/1`: fields
 * may be added within a version, but none is removed or changes its meaning.
 */
export const REPORT_SCHEMA = "adhere-report/1";

/** Full evaluation, or link checks only. */
export const MODES = ["evaluate", "links"] as const;
export type Mode = (typeof MODES)[number];

export const VERDICTS = ["pass", "fail", "inconclusive"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const CheckReport = z.object({
  schema: z.literal(REPORT_SCHEMA),
  tool: z.object({ name: z.literal("adhere"), version: z.string() }),
  mode: z.enum(MODES).optional().describe("Absent in old reports: evaluate."),
  manifests: optional(z.array(z.string()), "The checked manifests as given: paths or globs. Absent in old reports."),
  commit: z.string().nullable(),
  checkout: optional(
    z.object({
      commit: z
        .string()
        .regex(/^[0-9a-f]{40,64}$/u)
        .describe(
          "The commit that has the manifests' lines: `commit`, or what is checked out instead, such as a merge.",
        ),
      folder: z.string().describe("Path from the working folder to the repository's root; empty if it is not below."),
      workingFolder: z
        .string()
        .describe("Path from the repository's root to the working folder; empty if it is not below."),
    }),
    "What was checked out where the manifests are. Absent without a git repository, and in old reports.",
  ),
  wrongCheckout: optional(
    z.string(),
    "Why what was checked out is not the pull request's commit, so that the run cannot pass. Absent if it is.",
  ),
  startedAt: z.iso.datetime(),
  durationMs: z.number().min(0),
  verdict: z.enum(VERDICTS),
  exitCode: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .describe("0: the check passes, 1: it fails, 2: it is inconclusive."),
  headline: z.string().describe("The verdict in one sentence for people."),
  gate: z.object({ onInconclusive: z.enum(["warn", "fail"]), warnOnly: z.boolean() }),
  counts: z.object({
    passed: z.int().min(0),
    belowThreshold: z.int().min(0),
    regressed: z.int().min(0),
    overBudget: z.int().min(0).default(0).describe("Pages over their page-speed-budget; absent in old reports."),
    linkBroken: z.int().min(0),
    urlOnly: z.int().min(0),
    error: z.int().min(0),
    skipped: z.int().min(0),
  }),
  lowestScore: scoreSchema.nullable(),
  notices: z.array(z.string()).describe("Notices about the whole run."),
  entries: z.array(EntryReport),
  baseline: optional(BaselineReport, "The baseline; absent if there is none."),
  shard: optional(ShardReport, "Present in the report of one shard, which does not decide the check."),
  merged: optional(
    z.object({ of: z.int().min(1), shards: z.array(z.int().min(1)) }),
    "Present in a report merged from shards: the number of shards and which are included.",
  ),
});
export type CheckReport = z.infer<typeof CheckReport>;

/** One entry's result in memory: its report and the attachments of the embedded engine. */
export interface EntryResult extends EntryReport {
  attachments?: Attachments;
  /** Measures what production shows instead; absent without a production baseline. */
  measureBefore?: MeasurePageSpeed;
}

/** A check's result in memory. `CheckReport` is this without the attachments. */
export interface CheckResult extends Omit<CheckReport, "entries"> {
  entries: EntryResult[];
}
