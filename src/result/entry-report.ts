import { z } from "zod";
import { Destination } from "../contract/destination-verdict.ts";
import { ReceivedEvaluation, ReceivedLinkBroken, ReceivedUrlOnly } from "../contract/evaluation.ts";
import { ReceivedLedger } from "../contract/ledger.ts";
import { PageFactsByViewport } from "../contract/page-facts.ts";
import { DIMENSIONS, PLATFORMS } from "../contract/vocabulary.ts";
import { EntryBaseline } from "./baseline-report.ts";
import { ENTRY_STATES } from "./entry-state.ts";
import { optional, scoreSchema } from "./fields.ts";
import { FurtherLinkReport, Unconfirmed } from "./further-link-report.ts";
import { PageSpeedReport } from "./page-speed-report.ts";

const amountSchema = z.number().min(0);
const lineSchema = z.int().min(1);

/** A waiver matched a finding, matched none, or has expired. */
export const WAIVER_STATES = ["accepted", "unused", "expired"] as const;

export const WaiverUse = z.object({
  // Any name: a report of another version, read as a baseline, may name a kind that this version does not know.
  kind: z.string().describe("The kind of finding, as in the manifest."),
  until: z.iso.date().describe("The last day on which it is valid, in UTC."),
  reason: z.string(),
  state: z.enum(WAIVER_STATES),
  elements: z.array(z.string()).describe("The elements of the answer's comparisons, risks and fixes that it accepts."),
});
export type WaiverUse = z.infer<typeof WaiverUse>;

export const EntryReport = z.object({
  id: z.string().describe("The entry's id in the manifest."),
  manifest: z
    .object({ file: z.string(), line: lineSchema, column: z.int().min(1), endLine: lineSchema })
    .describe("Location of the entry: path as given, 1-based line and column."),
  refs: optional(
    z.array(z.object({ ref: z.string(), campaign: z.string().nullable(), group: z.string().nullable() })),
    "The ads at their platform for which the entry stands, as the manifest says. Absent without a `ref`.",
  ),
  paused: optional(z.literal(true), "The manifest says that the ad is paused."),
  platform: z.enum(PLATFORMS).nullable(),
  asset: z.string().nullable().describe("The ad as the manifest names it: a file, a URL, or null."),
  landingUrl: z.string(),
  visited: optional(
    z.object({
      url: z.string().describe("The visited URL, with macros expanded."),
      by: z.enum(["site", "rewrite", "preview"]).describe("The input that replaced the landing URL."),
    }),
    "What was visited and evaluated instead of the landing URL. Absent if the landing URL itself was visited.",
  ),
  state: z.enum(ENTRY_STATES),
  reason: z.string().describe("Why the entry is in this state, in one sentence."),
  threshold: scoreSchema,
  overallScore: scoreSchema.nullable(),
  durationMs: z.number().min(0),
  answer: z
    .union([ReceivedUrlOnly, ReceivedLinkBroken, ReceivedEvaluation])
    .nullable()
    .describe(
      "The 200 body of the evaluation contract, unchanged except that pictures in the report folder are given as " +
        "relative paths, and that a service's ledger is in `ledger`; null if there is none.",
    ),
  error: z
    .object({
      message: z.string(),
      code: z.string(),
      blame: z
        .enum(["manifest", "evaluation"])
        .describe("manifest: the ad file of the repository cannot be read, which always fails the check."),
    })
    .nullable(),
  notices: z.array(z.string()).describe("What the evaluation could not do."),
  linkTrail: z.array(z.string()).describe("How the link's verdict was reached, one line per step."),
  ledger: optional(
    ReceivedLedger,
    "The ad's claims and what the page says about each; absent if the evaluator returned none.",
  ),
  waivers: optional(z.array(WaiverUse), "The result of each `accept` in the manifest; absent if there is none."),
  truth: optional(z.enum(["page", "ad"]), "The side that the manifest says is right about prices and dates."),
  scoreWithoutAccepted: optional(
    scoreSchema.nullable(),
    "Present if the entry passes only because of accepted findings: the score of the dimensions that they do " +
      "not affect, or null if they affect all.",
  ),
  fingerprint: optional(
    z.string(),
    "Identifies the destination: equal for every ad that leads there and in every run.",
  ),
  page: optional(
    z.string(),
    "The fingerprint of the destination without tracking parameters, which is equal for all ads of a page; absent if " +
      "it has none.",
  ),
  destination: optional(
    Destination.nullable(),
    "Links mode: the destination's verdict with its evidence; null if there is none. Absent in evaluate mode.",
  ),
  furtherLinks: optional(
    z.array(FurtherLinkReport),
    "The ad's further pages, such as those of sitelinks, and whether their links work; absent if it has none.",
  ),
  stateOfLanding: optional(
    z.enum(ENTRY_STATES),
    "The state that the landing page alone gives; present if only a further link is broken.",
  ),
  repairs: optional(
    z.array(
      z.object({
        fixId: z.string(),
        file: z.string(),
        line: lineSchema,
        endLine: lineSchema,
        safe: z.boolean(),
        why: z.string(),
        needsDecision: optional(
          z.literal(true),
          "It changes a price, discount, shipping or a date, and the manifest does not say which side is right " +
            "(`truth`): it is not in the patches.",
        ),
      }),
    ),
    "Fixes whose text occurs exactly once in the repository, with its location and whether they are safe to " +
      "apply without review; absent if there are none.",
  ),
  unconfirmed: optional(
    Unconfirmed,
    "The destination was broken in fewer consecutive runs than `confirm-after` requires: the state is " +
      "url_only, and the check does not fail.",
  ),
  baseline: optional(
    EntryBaseline.nullable(),
    "The entry's result in the baseline; null if the baseline does not contain it. Absent without a baseline.",
  ),
  betterPage: optional(
    z.object({ url: z.string(), reason: z.string().describe("What it keeps, with its own words.") }),
    "A page of the same site that was visited in this run, and that keeps what the landing page does not. Absent if " +
      "none was found.",
  ),
  pageSpeed: optional(
    PageSpeedReport,
    "How the page was measured, besides the numbers in `answer.pageSpeedData`; absent if it was not to be measured.",
  ),
  pageFacts: optional(
    PageFactsByViewport,
    "What the first screen of the page shows, by viewport; absent if the evaluator did not return it.",
  ),
  failedBefore: optional(
    z.literal(true),
    "It failed in the baseline for the same reason and is not worse by more than `max-drop`: it does not fail " +
      "the check.",
  ),
  ai: optional(
    z.object({
      model: z.string().describe("provider/model"),
      outcome: z
        .enum(["judged", "fallback"])
        .describe("fallback: the model failed, and only the rules evaluated the ad."),
      reason: optional(z.string(), "Why the model failed."),
      samples: z.int().min(0).describe("Number of model answers used."),
      cached: z.boolean().describe("The answers came from the cache at no cost."),
      tokens: z.object({ input: amountSchema, output: amountSchema }),
      cost: amountSchema.nullable().describe("In the currency of the configured prices; null if no price is known."),
      spread: z
        .partialRecord(z.enum(DIMENSIONS), amountSchema)
        .nullable()
        .describe("Difference between the highest and lowest answer, by dimension."),
    }),
    "The model's usage and cost; absent if no model is configured.",
  ),
  carried: optional(
    z.object({ commit: z.string().nullable(), at: z.iso.datetime() }),
    "Not evaluated in this run, because the change does not affect the ad: the baseline's result from this " +
      "commit and time.",
  ),
});
export type EntryReport = z.infer<typeof EntryReport>;

/** Whether the page is over a speed budget that only warns. */
export const isBudgetWarning = ({ state, pageSpeed }: Pick<EntryReport, "state" | "pageSpeed">): boolean =>
  state === "over_budget" && pageSpeed?.budget?.on === "warn";
