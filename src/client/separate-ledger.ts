import { z } from "zod";
import type { EvaluationAnswer } from "../contract/evaluation.ts";
import type { Evaluated } from "../contract/evaluator-interface.ts";
import { ReceivedLedger } from "../contract/ledger.ts";

const WithLedger = z.object({ ledger: ReceivedLedger });

/**
 * Takes the ledger of our own service out of an answer. Another service may have a field of this name with another
 * meaning: it stays a part of the answer.
 */
export function separateLedger(received: EvaluationAnswer): Evaluated {
  const parsed = WithLedger.safeParse(received);
  if (!parsed.success) return { answer: received };
  const { ledger: _, ...answer } = received as EvaluationAnswer & { ledger: unknown };
  return { answer, attachments: { pictures: {}, outlines: [], linkTrail: [], notices: [], ...parsed.data } };
}
