import { z } from "zod";
import { strict } from "./schema-mode.ts";

const count = z.int().min(0);

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

export type HistoryItem = z.infer<typeof HistoryItem>;
