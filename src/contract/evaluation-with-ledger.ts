import type { z } from "zod";
import { Evaluation, type EvaluationAnswer } from "./evaluation.ts";
import type { Evaluated } from "./evaluator-interface.ts";
import { Ledger, type ReceivedLedger } from "./ledger.ts";

/** A full evaluation as our own service returns it. */
export const EvaluationWithLedger = Evaluation.extend({
  ledger: Ledger.optional().describe(
    "Extension of this service: the ad's claims and what the page says about each. Absent if they were not compared.",
  ),
});
export type EvaluationWithLedger = z.infer<typeof EvaluationWithLedger>;

/** The answer as our own service returns it: with the ledger, where there is one. */
export const addLedger = ({ answer, attachments }: Evaluated): EvaluationAnswer & { ledger?: ReceivedLedger } =>
  attachments?.ledger === undefined ? answer : { ...answer, ledger: attachments.ledger };
