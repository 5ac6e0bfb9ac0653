import { z } from "zod";
import { Destination } from "../contract/destination.ts";
import { ReceivedEvaluation, ReceivedLinkBroken, ReceivedUrlOnly } from "../contract/evaluation.ts";
import type { Attachments } from "../contract/port.ts";
import { DIMENSIONS, PLATFORMS } from "../contract/vocabulary.ts";
import { FINDING_KINDS } from "../findings/findings.ts";

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

/** The error's code where an evaluation holds, but says nothing of the ad's message. */
export const MESSAGE_NOT_JUDGED = "MESSAGE_NOT_JUDGED";

/** What a check does with its entries. */
export const MODES = ["evaluate", "links"] as const;
export type Mode = (typeof MODES)[number];

export const VERDICTS = ["pass", "fail", "inconclusive"] as const;
export type Verdict = (typeof VERDICTS)[number];

const scoreSchema = z.number().min(0).max(10);

/** What became of a waiver: it met a finding, it met none, or its last day has passed. */
export const WAIVER_STATES = ["accepted", "unused", "expired"] as const;

export const WaiverUse = z.object({
  kind: z.enum(FINDING_KINDS),
  until: z.iso.date().meta({ description: "The last day on which it counts, in UTC." }),
  reason: z.string(),
  state: z.enum(WAIVER_STATES),
  elements: z
    .array(z.string())
    .meta({ description: "The answer's comparisons, risks and fixes that it is about, by their element." }),
});
export type WaiverUse = z.infer<typeof WaiverUse>;

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
  visited: z
    .object({
      url: z.string().meta({ description: "What was visited, macros expanded." }),
      by: z.enum(["site", "rewrite", "preview"]).meta({ description: "The input that said so." }),
    })
    .optional()
    .meta({
      description:
        "What was visited in the landing URL's place: the verdict is its. Absent where the landing URL itself was.",
    }),
  state: z.enum(ENTRY_STATES),
  reason: z.string().meta({ description: "Why the entry is in this state, in one sentence." }),
  threshold: scoreSchema,
  overallScore: scoreSchema.nullable(),
  durationMs: z.number().min(0),
  answer: z.union([ReceivedUrlOnly, ReceivedLinkBroken, ReceivedEvaluation]).nullable().meta({
    description:
      "The evaluation contract's 200 body, unchanged but for pictures in this report's own folder, which are named by their path from it; null where there is none.",
  }),
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
  waivers: z
    .array(WaiverUse)
    .optional()
    .meta({ description: "What the manifest's `accept` came to; absent where it accepts nothing." }),
  scoreWithoutAccepted: scoreSchema.nullable().optional().meta({
    description:
      "Present where the entry passes only because of what it accepts: the score of the dimensions that this does not touch, or null where it touches all.",
  }),
  fingerprint: z.string().optional().meta({
    description: "Names the destination: the same for every ad that leads there, and from run to run.",
  }),
  destination: Destination.nullable().optional().meta({
    description:
      "Links mode: the destination's verdict with its evidence; null where there is none. Absent in a full evaluation.",
  }),
  repairs: z
    .array(
      z.object({
        fixId: z.string(),
        file: z.string(),
        line: z.int().min(1),
        endLine: z.int().min(1),
        safe: z.boolean(),
        why: z.string(),
      }),
    )
    .optional()
    .meta({
      description:
        "Fixes whose text stands once in a file of the repository, where, and whether they may be applied unread; absent where there are none.",
    }),
  unconfirmed: z
    .object({ seenDead: z.int().min(1), needed: z.int().min(2) })
    .optional()
    .meta({
      description:
        "The destination was found dead in fewer consecutive runs than `confirm-after` asks for: the state is url_only, and fails nothing.",
    }),
  baseline: z
    .object({ state: z.enum(ENTRY_STATES), overallScore: scoreSchema.nullable() })
    .nullable()
    .optional()
    .meta({
      description:
        "What the entry came to in the run's baseline; null where the baseline does not have it. Absent without a baseline.",
    }),
  failedBefore: z.literal(true).optional().meta({
    description:
      "It failed in the baseline for the same reason and is not worse by more than `max-drop`: the state is what was found, and fails nothing.",
  }),
  ai: z
    .object({
      model: z.string().meta({ description: "provider/model" }),
      outcome: z.enum(["judged", "fallback"]).meta({
        description: "fallback: the model failed, and the rules alone judged.",
      }),
      reason: z.string().optional().meta({ description: "Of a fallback: why." }),
      samples: z.int().min(0).meta({ description: "Answers that the judgement rests on." }),
      cached: z.boolean().meta({ description: "The answers were known already: nothing was spent." }),
      tokens: z.object({ input: z.number().min(0), output: z.number().min(0) }),
      cost: z.number().min(0).nullable().meta({
        description: "In the currency of the prices given; null where no price is known.",
      }),
      spread: z.partialRecord(z.enum(DIMENSIONS), z.number().min(0)).nullable().meta({
        description: "Points between the highest and the lowest of several answers, by dimension.",
      }),
    })
    .optional()
    .meta({
      description: "What came of asking a model, and what it cost; absent where none was to be asked.",
    }),
  carried: z.object({ commit: z.string().nullable(), at: z.iso.datetime() }).optional().meta({
    description:
      "Not evaluated in this run, because nothing of the ad's changed: the baseline's result, of this commit and time.",
  }),
});
export type EntryReport = z.infer<typeof EntryReport>;

/** What a run was compared with. */
export const BaselineReport = z.object({
  kind: z.enum(["production", "report"]),
  source: z.string().meta({
    description: "production: the addresses as the manifest has them; report: the file's name, as given.",
  }),
  commit: z.string().nullable(),
  at: z.iso.datetime().nullable().meta({ description: "When the report's run began; null for production." }),
  added: z.array(z.string()).meta({ description: "Ids that the baseline does not have." }),
  removed: z.array(z.string()).meta({ description: "Ids that only the baseline has." }),
  renamed: z.array(z.object({ from: z.string(), to: z.string() })).meta({
    description: "The same ad and destination under another id: compared all the same.",
  }),
});
export type BaselineReport = z.infer<typeof BaselineReport>;

/** Which part of a manifest a run has checked, and enough to know the other parts by. */
export const ShardReport = z.object({
  index: z.int().min(1).max(256).meta({ description: "1-based." }),
  of: z.int().min(1).max(256),
  manifest: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .meta({ description: "SHA-256 of all the manifests' entries and of how they were divided." }),
  total: z.int().min(1).meta({ description: "Entries of all shards together." }),
  positions: z.array(z.int().min(0)).meta({
    description: "Where this shard's entries stand among all, 0-based and in the order of `entries`.",
  }),
  stopped: z.boolean().meta({ description: "The run was stopped before every entry was judged." }),
});
export type ShardReport = z.infer<typeof ShardReport>;

export const CheckReport = z.object({
  schema: z.literal(REPORT_SCHEMA),
  tool: z.object({ name: z.literal("adhere"), version: z.string() }),
  mode: z.enum(MODES).optional().meta({ description: "Absent in reports older than links mode: evaluate." }),
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
  lowestScore: scoreSchema.nullable(),
  notices: z.array(z.string()).meta({ description: "What concerns the whole run, for people." }),
  entries: z.array(EntryReport),
  baseline: BaselineReport.optional().meta({
    description: "What the run was compared with; absent where nothing was.",
  }),
  shard: ShardReport.optional().meta({
    description: "Present in the report of one shard: it decides nothing.",
  }),
  merged: z
    .object({ of: z.int().min(1), shards: z.array(z.int().min(1)) })
    .optional()
    .meta({ description: "Present in a report that was joined from shards: which of how many it has." }),
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
