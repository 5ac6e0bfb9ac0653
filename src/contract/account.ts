import { z } from "zod";
import { lenient, type SchemaMode, strict } from "./schema-mode.ts";

const count = z.int().min(0);

const usageSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    used: z.int(),
    limit: z.int(),
    remaining: z.int(),
    canEvaluate: z.boolean(),
    nextReset: mode.dateTime(),
    /** Internal plan id (studio = Scale; enterprise = Portfolio or Enterprise). Absent for anonymous callers. */
    tier: z.string().optional(),
    userEmail: z.string().optional(),
    /** Anonymous callers only, partly masked. */
    ipAddress: z.string().optional(),
  });

const historyItemSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    id: mode.uuid(),
    title: z.string().nullable(),
    landingPageUrl: z.string(),
    platform: z.string().nullable(),
    /** 0 for an evaluation without a landing page. */
    overallScore: mode.score(),
    visualMatchScore: mode.score(),
    messageMatchScore: mode.score(),
    aboveTheFoldContinuityScore: mode.score(),
    toneAlignmentScore: mode.score(),
    /** An average of two scores, so it may fall between half points. */
    contextualMatchScore: mode.deprecated(z.number().min(0).max(10)),
    /** @deprecated Former name of aboveTheFoldContinuityScore. */
    informationScentScore: mode.deprecated(mode.score()),
    adScreenshotUrl: z.string().nullable(),
    landingPageScreenshotUrl: z.string().nullable(),
    createdAt: mode.dateTime(),
  });

const historyPageSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    success: z.boolean(),
    evaluations: z.array(historyItemSchema(mode)),
    count,
    hasMore: z.boolean(),
    offset: count,
    limit: z.int().min(1).max(100),
    userId: z.string(),
  });

/** Response of GET /api/check-usage. */
export const UsageInfo = usageSchema(strict);
export const ReceivedUsageInfo = usageSchema(lenient);
export const HistoryItem = historyItemSchema(strict);
/** Response of GET /api/user-history. */
export const HistoryPage = historyPageSchema(strict);
export const ReceivedHistoryPage = historyPageSchema(lenient);

export type UsageInfo = z.infer<typeof UsageInfo>;
export type HistoryItem = z.infer<typeof HistoryItem>;
export type ReceivedUsageInfo = z.infer<typeof ReceivedUsageInfo>;
