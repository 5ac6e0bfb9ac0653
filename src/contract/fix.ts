import { z } from "zod";
import { type Door, reading, writing } from "./door.ts";
import {
  FIX_DIRECTIONS,
  FIX_STATUSES,
  FIX_TARGETS,
  FIX_TYPES,
  type FixAction,
  SEVERITIES,
} from "./vocabulary.ts";

export const fix = <O extends boolean>(door: Door<O>) =>
  door.object({
    id: door.uuid(),
    element: z.string(),
    fixType: door.word(FIX_TYPES),
    target: door.word(FIX_TARGETS),
    direction: door.word(FIX_DIRECTIONS),
    priority: door.word(SEVERITIES),
    currentValue: z.string(),
    suggestedValue: z.string(),
    cssSelector: z.string(),
    reasoning: z.string(),
    expectedImpact: z.string(),
    implementationSteps: z.array(z.string()),
    confidenceScore: z.number().min(0).max(1),
    tradeoff: z.string(),
  });

const storedFix = <O extends boolean>(door: Door<O>) =>
  door.object({
    id: door.uuid(),
    evaluationId: door.uuid(),
    element: z.string().nullable(),
    fixType: door.word(FIX_TYPES),
    target: door.word(FIX_TARGETS),
    direction: door.word(FIX_DIRECTIONS).nullable(),
    priority: door.word(SEVERITIES),
    status: door.word(FIX_STATUSES),
    currentValue: z.string().nullable(),
    suggestedValue: z.string(),
    elementSelector: z.string().nullable(),
    reasoning: z.string().nullable(),
    expectedImpact: z.string().nullable(),
    tradeoff: z.string().nullable(),
    /** A decimal string, 0.00 to 1.00: the store's type, not the evaluation's. */
    confidenceScore: door.text(/^(0\.\d{2}|1\.00)$/).nullable(),
    implementationSteps: z.array(z.string()).nullable(),
    appliedAt: door.dateTime().nullable(),
    dismissedAt: door.dateTime().nullable(),
    dismissedReason: z.string().nullable(),
    createdAt: door.dateTime(),
    updatedAt: door.dateTime(),
  });

const count = z.int().min(0);

const fixList = <O extends boolean>(door: Door<O>) =>
  door.object({
    success: z.boolean(),
    data: door.object({
      fixes: z.array(storedFix(door)),
      total: count,
      pending: count,
      applied: count,
      dismissed: count,
      paywalled: z.boolean(),
    }),
  });

const oneFix = <O extends boolean>(door: Door<O>) =>
  door.object({ success: z.boolean(), data: storedFix(door) });

const fixStats = <O extends boolean>(door: Door<O>) =>
  door.object({
    success: z.boolean(),
    data: door.object({
      total: count,
      pending: count,
      applied: count,
      dismissed: count,
      high_priority: count,
      medium_priority: count,
      low_priority: count,
      fix_types: count,
    }),
  });

export const Fix = fix(writing);
export const StoredFix = storedFix(writing);
export const StoredFixRead = storedFix(reading);
/** The three answers of GET /api/fixes, by `action`. */
export const FixesAnswer = {
  list: fixList(writing),
  get: oneFix(writing),
  stats: fixStats(writing),
} satisfies Record<FixAction, z.ZodType>;
export const FixesAnswerRead = {
  list: fixList(reading),
  get: oneFix(reading),
  stats: fixStats(reading),
} satisfies Record<FixAction, z.ZodType>;

export type Fix = z.infer<typeof Fix>;
export type StoredFix = z.infer<typeof StoredFix>;
