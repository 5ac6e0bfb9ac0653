import { z } from "zod";
import { type Door, reading, writing } from "./door.ts";

const count = z.int().min(0);

const usage = <O extends boolean>(door: Door<O>) =>
  door.object({
    used: z.int(),
    limit: z.int(),
    remaining: z.int(),
    canEvaluate: z.boolean(),
    nextReset: door.dateTime(),
    /** Internal plan id (studio = Scale; enterprise = Portfolio or Enterprise). Absent for anonymous callers. */
    tier: z.string().optional(),
    userEmail: z.string().optional(),
    /** Anonymous callers only, partly masked. */
    ipAddress: z.string().optional(),
  });

const historyItem = <O extends boolean>(door: Door<O>) =>
  door.object({
    id: door.uuid(),
    title: z.string().nullable(),
    landingPageUrl: z.string(),
    platform: z.string().nullable(),
    /** 0 for evaluations scored without a landing page. */
    overallScore: door.score(),
    visualMatchScore: door.score(),
    messageMatchScore: door.score(),
    aboveTheFoldContinuityScore: door.score(),
    toneAlignmentScore: door.score(),
    /** An average of two scores, so it may fall between half points. */
    contextualMatchScore: door.legacy(z.number().min(0).max(10)),
    /** @deprecated Old name of aboveTheFoldContinuityScore. */
    informationScentScore: door.legacy(door.score()),
    adScreenshotUrl: z.string().nullable(),
    landingPageScreenshotUrl: z.string().nullable(),
    createdAt: door.dateTime(),
  });

const historyPage = <O extends boolean>(door: Door<O>) =>
  door.object({
    success: z.boolean(),
    evaluations: z.array(historyItem(door)),
    count,
    hasMore: z.boolean(),
    offset: count,
    limit: z.int().min(1).max(100),
    userId: z.string(),
  });

/** Answer of GET /api/check-usage. */
export const UsageInfo = usage(writing);
export const UsageInfoRead = usage(reading);
export const HistoryItem = historyItem(writing);
/** Answer of GET /api/user-history. */
export const HistoryPage = historyPage(writing);
export const HistoryPageRead = historyPage(reading);

export type UsageInfo = z.infer<typeof UsageInfo>;
export type HistoryItem = z.infer<typeof HistoryItem>;
export type UsageInfoRead = z.infer<typeof UsageInfoRead>;
