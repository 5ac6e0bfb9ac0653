import { z } from "zod";
import { lenient, type SchemaMode, strict } from "./schema-mode.ts";

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

export type UsageInfo = z.infer<typeof UsageInfo>;
