import { z } from "zod";
import { lenient, type SchemaMode, strict } from "./schema-mode.ts";
import { FIX_DIRECTIONS, FIX_STATUSES, FIX_TARGETS, FIX_TYPES, type FixAction, SEVERITIES } from "./vocabulary.ts";

export const fixSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    id: mode.uuid(),
    element: z.string(),
    fixType: mode.oneOf(FIX_TYPES),
    target: mode.oneOf(FIX_TARGETS),
    direction: mode.oneOf(FIX_DIRECTIONS),
    priority: mode.oneOf(SEVERITIES),
    currentValue: z.string(),
    suggestedValue: z.string(),
    cssSelector: z.string(),
    reasoning: z.string(),
    expectedImpact: z.string(),
    implementationSteps: z.array(z.string()),
    confidenceScore: z.number().min(0).max(1),
    tradeoff: z.string(),
  });

const storedFixSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    id: mode.uuid(),
    evaluationId: mode.uuid(),
    element: z.string().nullable(),
    fixType: mode.oneOf(FIX_TYPES),
    target: mode.oneOf(FIX_TARGETS),
    direction: mode.oneOf(FIX_DIRECTIONS).nullable(),
    priority: mode.oneOf(SEVERITIES),
    status: mode.oneOf(FIX_STATUSES),
    currentValue: z.string().nullable(),
    suggestedValue: z.string(),
    elementSelector: z.string().nullable(),
    reasoning: z.string().nullable(),
    expectedImpact: z.string().nullable(),
    tradeoff: z.string().nullable(),
    /** A decimal string from 0.00 to 1.00, as the store keeps it. */
    confidenceScore: mode.pattern(/^(0\.\d{2}|1\.00)$/).nullable(),
    implementationSteps: z.array(z.string()).nullable(),
    appliedAt: mode.dateTime().nullable(),
    dismissedAt: mode.dateTime().nullable(),
    dismissedReason: z.string().nullable(),
    createdAt: mode.dateTime(),
    updatedAt: mode.dateTime(),
  });

const count = z.int().min(0);

const fixListSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    success: z.boolean(),
    data: mode.object({
      fixes: z.array(storedFixSchema(mode)),
      total: count,
      pending: count,
      applied: count,
      dismissed: count,
      paywalled: z.boolean(),
    }),
  });

const singleFixSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({ success: z.boolean(), data: storedFixSchema(mode) });

const fixStatsSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    success: z.boolean(),
    data: mode.object({
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

export const Fix = fixSchema(strict);
export const StoredFix = storedFixSchema(strict);
export const ReceivedStoredFix = storedFixSchema(lenient);
/** The responses of GET /api/fixes, by `action`. */
export const FixesAnswer = {
  list: fixListSchema(strict),
  get: singleFixSchema(strict),
  stats: fixStatsSchema(strict),
} satisfies Record<FixAction, z.ZodType>;
export const ReceivedFixesAnswer = {
  list: fixListSchema(lenient),
  get: singleFixSchema(lenient),
  stats: fixStatsSchema(lenient),
} satisfies Record<FixAction, z.ZodType>;

export type Fix = z.infer<typeof Fix>;
export type StoredFix = z.infer<typeof StoredFix>;
