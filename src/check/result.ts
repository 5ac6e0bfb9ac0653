import { z } from "zod";
import { EvaluationRead, LinkBrokenRead, UrlOnlyRead } from "../contract/evaluation.ts";
import type { Attachments } from "../contract/port.ts";
import { PLATFORMS } from "../contract/vocabulary.ts";

/**
 * The result of a check, and the versioned JSON that leaves this program. The JSON is `adhere-report/1`: fields
 * may be added within a version, none is removed or changes its meaning.
 */
export const REPORT_SCHEMA = "adhere-report/1";

export const ENTRY_STATES = [
  "passed",
  "below_threshold",
  "regressed",
  "link_broken",
  "url_only",
  "error",
  "skipped",
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const VERDICTS = ["pass", "fail", "inconclusive"] as const;
export type Verdict = (typeof VERDICTS)[number];

const score = z.number().min(0).max(10);

export const EntryReport = z.object({
  id: z.string().meta({ description: "The entry's id in the manifest." }),
  manifest: z
    .object({ file: z.string(), line: z.int().min(1), column: z.int().min(1), endLine: z.int().min(1) })
    .meta({ description: "Where the entry stands: path as given, 1-based line and column." }),
  platform: z.enum(PLATFORMS).nullable(),
  asset: z
    .string()
    .nullable()
    .meta({ description: "The ad as the manifest names it: a file, a URL, or null." }),
  landingUrl: z.string(),
  state: z.enum(ENTRY_STATES),
  reason: z.string().meta({ description: "Why the entry is in this state, in one sentence." }),
  threshold: score,
  overallScore: score.nullable(),
  durationMs: z.number().min(0),
  answer: z
    .union([UrlOnlyRead, LinkBrokenRead, EvaluationRead])
    .nullable()
    .meta({ description: "The evaluation contract's 200 body, unchanged; null where there is none." }),
  error: z
    .object({
      message: z.string(),
      code: z.string(),
      blame: z.enum(["manifest", "evaluation"]).meta({
        description: "manifest: the repository's own ad file cannot be read, which is never waved through.",
      }),
    })
    .nullable(),
  notices: z.array(z.string()).meta({ description: "What the evaluation could not see or do." }),
  linkTrail: z
    .array(z.string())
    .meta({ description: "How the link's verdict was reached, one line a step." }),
});
export type EntryReport = z.infer<typeof EntryReport>;

export const CheckReport = z.object({
  schema: z.literal(REPORT_SCHEMA),
  tool: z.object({ name: z.literal("adhere"), version: z.string() }),
  commit: z.string().nullable(),
  startedAt: z.iso.datetime(),
  durationMs: z.number().min(0),
  verdict: z.enum(VERDICTS),
  exitCode: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .meta({ description: "0 the check passes, 1 the gate failed, 2 it could not judge." }),
  headline: z.string().meta({ description: "The verdict in one sentence for people." }),
  gate: z.object({
    onInconclusive: z.enum(["warn", "fail"]),
    warnOnly: z.boolean(),
  }),
  counts: z.object({
    passed: z.int().min(0),
    belowThreshold: z.int().min(0),
    regressed: z.int().min(0),
    linkBroken: z.int().min(0),
    urlOnly: z.int().min(0),
    error: z.int().min(0),
    skipped: z.int().min(0),
  }),
  lowestScore: score.nullable(),
  notices: z.array(z.string()).meta({ description: "What concerns the whole run, for people." }),
  entries: z.array(EntryReport),
});
export type CheckReport = z.infer<typeof CheckReport>;

/** One entry's result in memory: its report, and what only an evaluator on this machine could give. */
export interface EntryResult extends EntryReport {
  attachments?: Attachments;
}

/** A check's result in memory. `CheckReport` is this without the attachments. */
export interface CheckResult extends Omit<CheckReport, "entries"> {
  entries: EntryResult[];
}
