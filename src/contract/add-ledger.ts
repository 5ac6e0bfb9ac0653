import type { EvaluationAnswer } from "./evaluation.ts";
import type { Evaluated } from "./evaluator-interface.ts";
import type { ReceivedLedger } from "./ledger.ts";

/** The answer as our own service returns it: with the ledger, where there is one. */
export const addLedger = ({ answer, attachments }: Evaluated): EvaluationAnswer & { ledger?: ReceivedLedger } =>
  attachments?.ledger === undefined ? answer : { ...answer, ledger: attachments.ledger };
