import { z } from "zod";
import { type SchemaMode, strict } from "./schema-mode.ts";
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

export const Fix = fixSchema(strict);

export const StoredFix = z.strictObject({
  id: z.uuid(),
  evaluationId: z.uuid(),
  element: z.string().nullable(),
  fixType: z.enum(FIX_TYPES),
  target: z.enum(FIX_TARGETS),
  direction: z.enum(FIX_DIRECTIONS).nullable(),
  priority: z.enum(SEVERITIES),
  status: z.enum(FIX_STATUSES),
  currentValue: z.string().nullable(),
  suggestedValue: z.string(),
  elementSelector: z.string().nullable(),
  reasoning: z.string().nullable(),
  expectedImpact: z.string().nullable(),
  tradeoff: z.string().nullable(),
  /** A decimal string from 0.00 to 1.00, as the store keeps it. */
  confidenceScore: z
    .string()
    .regex(/^(0\.\d{2}|1\.00)$/)
    .nullable(),
  implementationSteps: z.array(z.string()).nullable(),
  appliedAt: strict.dateTime().nullable(),
  dismissedAt: strict.dateTime().nullable(),
  dismissedReason: z.string().nullable(),
  createdAt: strict.dateTime(),
  updatedAt: strict.dateTime(),
});

const count = z.int().min(0);
const statusCounts = { total: count, pending: count, applied: count, dismissed: count };

const answerWith = <T extends z.ZodType>(data: T) => z.strictObject({ success: z.boolean(), data });

/** The responses of GET /api/fixes, by `action`. */
export const FixesAnswer = {
  list: answerWith(z.strictObject({ fixes: z.array(StoredFix), ...statusCounts, paywalled: z.boolean() })),
  get: answerWith(StoredFix),
  stats: answerWith(
    z.strictObject({
      ...statusCounts,
      high_priority: count,
      medium_priority: count,
      low_priority: count,
      fix_types: count,
    }),
  ),
} satisfies Record<FixAction, z.ZodType>;

export type Fix = z.infer<typeof Fix>;
export type StoredFix = z.infer<typeof StoredFix>;
