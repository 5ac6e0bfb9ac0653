import { z } from "@hono/zod-openapi";
import { LinkBroken, UrlOnly } from "../../contract/evaluation.ts";
import { ReceivedEvaluationRequest } from "../../contract/evaluation-request.ts";
import { EvaluationWithLedger } from "../../contract/evaluation-with-ledger.ts";
import { FixesAnswer } from "../../contract/fix.ts";
import { HistoryPage } from "../../contract/history.ts";
import { IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_CHARS } from "../../contract/idempotency.ts";
import { UsageInfo } from "../../contract/usage-quota.ts";
import { FIX_ACTIONS } from "../../contract/vocabulary.ts";

/** The contract's schemas with their names in the OpenAPI document. */
export const AnalyzeRequest = ReceivedEvaluationRequest.meta({ id: "EvaluationRequest" });
export const AnalyzeHeaders = z.object({
  [IDEMPOTENCY_KEY_HEADER]: z
    .string()
    .min(1)
    .max(MAX_IDEMPOTENCY_KEY_CHARS)
    .optional()
    .meta({
      description:
        "A new random text for each request, for example a UUID. A request that is sent again with its key within a " +
        "day is counted once: it gets the stored evaluation, with the header Idempotent-Replayed.",
    }),
});
export const AnalyzeResponse = z.union([
  EvaluationWithLedger.meta({ id: "EvaluationResponse" }),
  UrlOnly.meta({ id: "UrlOnlyResponse" }),
  LinkBroken.meta({ id: "LinkBrokenResponse" }),
]);
export const UsageResponse = UsageInfo.meta({ id: "UsageInfo" });
export const HistoryResponse = HistoryPage.meta({ id: "HistoryPage" });
export const FixesResponse = z.union([
  FixesAnswer.list.meta({ id: "FixList" }),
  FixesAnswer.get.meta({ id: "OneFix" }),
  FixesAnswer.stats.meta({ id: "FixStats" }),
]);

/** An integer in a query string. */
const wholeNumberQuery = (minimum: number, maximum: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, { error: `must be a whole number from ${minimum} to ${maximum}` })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .default(fallback)
    .openapi({ type: "integer", minimum, maximum, default: fallback });

export const HistoryQuery = z.object({
  limit: wholeNumberQuery(1, 100, 25),
  // PostgreSQL's limit; the contract has none.
  offset: wholeNumberQuery(0, 2_147_483_647, 0),
});

export const FixesQuery = z.object({
  action: z.enum(FIX_ACTIONS),
  evaluationId: z.uuid().optional().meta({ description: "Required when action=list." }),
  fixId: z.uuid().optional().meta({ description: "Required when action=get." }),
});
