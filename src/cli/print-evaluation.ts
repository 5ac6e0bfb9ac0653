import { type ErrorBody, EvaluationError } from "../contract/error.ts";
import type { EvaluationAnswer } from "../contract/evaluation.ts";
import { stringifyForLog } from "../report/escape.ts";
import type { CommandContext } from "./command-context.ts";

/** An answer, or the error body that the service would return. */
type EvaluationReply = { outcome: EvaluationAnswer } | { error: ErrorBody };

export const SCREENSHOTS_FLAG = {
  describe: "Folder for the screenshots; the answer has their file URLs. Without it, they are data: URLs.",
};

/** The reply of an evaluation that was answered or that failed. */
export async function toReply(evaluation: () => Promise<EvaluationAnswer>): Promise<EvaluationReply> {
  try {
    return { outcome: await evaluation() };
  } catch (error) {
    if (error instanceof EvaluationError) return { error: { error: error.message, errorCode: error.errorCode } };
    return { error: { error: `Internal error: ${String(error)}`, errorCode: "ANALYSIS_FAILED" } };
  }
}

/** Prints one of several replies as a line with its id; a single one (id null) alone, and an answer indented. */
export function printEvaluation(id: string | number | null, reply: EvaluationReply, { out }: CommandContext): void {
  const single = "outcome" in reply ? stringifyForLog(reply.outcome, 2) : stringifyForLog(reply.error);
  out(`${id === null ? single : stringifyForLog({ id, ...reply })}\n`);
}
