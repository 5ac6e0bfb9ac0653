import { EvaluationError } from "../../contract/error.ts";
import type { Evaluate } from "../../contract/port.ts";
import { formatErrorTrace, type Log } from "../log.ts";
import { toStorableJson } from "../store/storable-json.ts";
import { type RunTask, toFailureReply } from "./protocol.ts";

/** Who evaluates in a worker: the embedded engine, or what a test puts in its place. */
export interface Evaluators {
  evaluate: Evaluate;
  /** For anonymous callers: no OCR, and `analysisModel` says so. */
  evaluateLightly: Evaluate;
  close(): Promise<void>;
}

/** An evaluation weighs some 20 KB, its pictures apart; a page that fills it with more than this is not worth the disk. */
const MAX_ANSWER_BYTES = 1_000_000;

/** What nobody foresaw, or a failure with a cause: its message travels, the cause does not. */
const isInternalError = (error: unknown): boolean =>
  !(error instanceof EvaluationError) || (error.errorCode === "ANALYSIS_FAILED" && error.cause !== undefined);

/**
 * Turns a task into a reply. Every failure is one; only the asker's abort rejects.
 *
 * @param log hears the causes of what ends as a 500.
 */
export function createTaskRunner(
  evaluators: Pick<Evaluators, "evaluate" | "evaluateLightly">,
  log: Log,
): RunTask {
  return async ({ requestId, request, lighter, timeMs }, signal) => {
    const evaluate = lighter ? evaluators.evaluateLightly : evaluators.evaluate;
    const late = AbortSignal.timeout(timeMs);
    try {
      const { answer } = await evaluate(request, { signal: AbortSignal.any([signal, late]), timeMs });
      const text = toStorableJson(answer);
      // Weighed here, before it is sent, stored and sent again.
      const bytes = Buffer.byteLength(text);
      if (bytes > MAX_ANSWER_BYTES) throw new Error(`an answer of ${bytes} bytes`);
      return { answer: JSON.parse(text) };
    } catch (error) {
      signal.throwIfAborted();
      if (isInternalError(error))
        log("evaluation_failed", { id: requestId, error: formatErrorTrace(error) }, "warn");
      return toFailureReply(error);
    }
  };
}
