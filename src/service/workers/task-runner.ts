import { addLedger } from "../../contract/evaluation-with-ledger.ts";
import type { Evaluate } from "../../contract/evaluator-interface.ts";
import { formatErrorTrace, type Log } from "../log.ts";
import { toStorableJson } from "../store/to-storable-json.ts";
import { isForCaller, type RunTask, toFailureReply } from "./protocol.ts";

/** What a worker evaluates with: the embedded engine, or a test's replacement. */
export interface Evaluators {
  evaluate: Evaluate;
  /** For anonymous callers: without OCR, as `analysisModel` tells. */
  evaluateLightly: Evaluate;
  /** Resolves once ads can be evaluated; rejects where they cannot, for example without a browser. */
  ready?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An evaluation without its screenshots has about 20 KB. The limit protects the database from pages that inflate it.
 */
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Creates the function that turns a task into a reply. Failures become replies; the promise rejects only if the caller
 * aborts.
 *
 * @param log receives the cause of each internal error.
 */
export function createTaskRunner(evaluators: Pick<Evaluators, "evaluate" | "evaluateLightly">, log: Log): RunTask {
  return async ({ requestId, request, lighter, timeMs }, signal) => {
    const evaluate = lighter ? evaluators.evaluateLightly : evaluators.evaluate;
    const timeout = AbortSignal.timeout(timeMs);
    try {
      const evaluated = await evaluate(request, { signal: AbortSignal.any([signal, timeout]), timeMs });
      const text = toStorableJson(addLedger(evaluated));
      const bytes = Buffer.byteLength(text);
      if (bytes > MAX_ANSWER_BYTES) throw new Error(`The answer has ${bytes} bytes, more than ${MAX_ANSWER_BYTES}.`);
      return { answer: JSON.parse(text) };
    } catch (error) {
      signal.throwIfAborted();
      if (!isForCaller(error)) log("evaluation_failed", { id: requestId, error: formatErrorTrace(error) }, "warn");
      // The caller reads less than the operator.
      else if (error.publicMessage !== error.message) log("request_refused", { id: requestId, error: error.message });
      return toFailureReply(error);
    }
  };
}
