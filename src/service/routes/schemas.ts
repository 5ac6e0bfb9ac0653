import { z } from "zod";
import { HistoryPage, UsageInfo } from "../../contract/account.ts";
import { Evaluation, LinkBroken, UrlOnly } from "../../contract/evaluation.ts";
import { FixesAnswer } from "../../contract/fix.ts";
import { EvaluationRequestRead } from "../../contract/request.ts";
import { FIX_ACTIONS } from "../../contract/vocabulary.ts";

/** The contract's shapes under the names that the OpenAPI document gives them. */
export const Request = EvaluationRequestRead.meta({ id: "EvaluationRequest" });
export const Answers = z.union([
  Evaluation.meta({ id: "EvaluationResponse" }),
  UrlOnly.meta({ id: "UrlOnlyResponse" }),
  LinkBroken.meta({ id: "LinkBrokenResponse" }),
]);
export const Usage = UsageInfo.meta({ id: "UsageInfo" });
export const History = HistoryPage.meta({ id: "HistoryPage" });
export const Fixes = z.union([
  FixesAnswer.list.meta({ id: "FixList" }),
  FixesAnswer.get.meta({ id: "OneFix" }),
  FixesAnswer.stats.meta({ id: "FixStats" }),
]);

const whole = (low: number, high: number | null) =>
  high === null ? z.coerce.number().int().min(low) : z.coerce.number().int().min(low).max(high);

export const HistoryQuery = z.object({
  limit: whole(1, 100).default(25),
  // A bound of PostgreSQL's, not of the contract's.
  offset: whole(0, 2_147_483_647).default(0),
});

export const FixesQuery = z.object({
  action: z.enum(FIX_ACTIONS),
  evaluationId: z.uuid().optional().meta({ description: "Required when action=list." }),
  fixId: z.uuid().optional().meta({ description: "Required when action=get." }),
});
