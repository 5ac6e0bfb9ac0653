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

/** Response of GET /api/check-usage. */
export const UsageInfo = usageSchema(strict);
export const ReceivedUsageInfo = usageSchema(lenient);

export const HistoryItem = z.strictObject({
  id: z.uuid(),
  title: z.string().nullable(),
  landingPageUrl: z.string(),
  platform: z.string().nullable(),
  /** 0 for an evaluation without a landing page. */
  overallScore: strict.score(),
  visualMatchScore: strict.score(),
  messageMatchScore: strict.score(),
  aboveTheFoldContinuityScore: strict.score(),
  toneAlignmentScore: strict.score(),
  /** An average of two scores, so it may fall between half points. */
  contextualMatchScore: z.number().min(0).max(10),
  /** @deprecated Former name of aboveTheFoldContinuityScore. */
  informationScentScore: strict.score(),
  adScreenshotUrl: z.string().nullable(),
  landingPageScreenshotUrl: z.string().nullable(),
  createdAt: strict.dateTime(),
});

/** Response of GET /api/user-history. */
export const HistoryPage = z.strictObject({
  success: z.boolean(),
  evaluations: z.array(HistoryItem),
  count,
  hasMore: z.boolean(),
  offset: count,
  limit: z.int().min(1).max(100),
  userId: z.string(),
});

export type UsageInfo = z.infer<typeof UsageInfo>;
export type HistoryItem = z.infer<typeof HistoryItem>;
