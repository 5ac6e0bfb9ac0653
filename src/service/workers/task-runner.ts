import { EvaluationError } from "../../contract/error.ts";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import { addLedger } from "../../contract/evaluation-with-ledger.ts";
import type { Evaluate } from "../../contract/evaluator-interface.ts";
import { toInlineAd } from "../../contract/inline-ad.ts";
import { toEvaluationView } from "../evaluation-view.ts";
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
  /** The bytes of an uploaded ad; null if it is gone. */
  readUpload?(name: string): Promise<Uint8Array | null>;
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
export function createTaskRunner(evaluators: Omit<Evaluators, "ready" | "close">, log: Log): RunTask {
  return async ({ requestId, request, lighter, timeMs, upload }, signal, { onStep } = {}) => {
    const evaluate = lighter ? evaluators.evaluateLightly : evaluators.evaluate;
    const timeout = AbortSignal.timeout(timeMs);
    try {
      const evaluated = await evaluate(upload === undefined ? request : await addUpload(request, upload, evaluators), {
        signal: AbortSignal.any([signal, timeout]),
        timeMs,
        ...(onStep !== undefined && { onStep }),
      });
      const view = evaluated.attachments && toEvaluationView(evaluated.attachments);
      const text = toStorableJson({ answer: addLedger(evaluated), view });
      const bytes = Buffer.byteLength(text);
      if (bytes > MAX_ANSWER_BYTES) throw new Error(`The answer has ${bytes} bytes, more than ${MAX_ANSWER_BYTES}.`);
      return JSON.parse(text);
    } catch (error) {
      signal.throwIfAborted();
      if (!isForCaller(error)) log("evaluation_failed", { id: requestId, error: formatErrorTrace(error) }, "warn");
      // The caller reads less than the operator.
      else if (error.publicMessage !== error.message) log("request_refused", { id: requestId, error: error.message });
      return toFailureReply(error);
    }
  };
}

/** @throws EvaluationError if the file is gone. */
async function addUpload(
  request: EvaluationRequest,
  upload: string,
  { readUpload }: Pick<Evaluators, "readUpload">,
): Promise<EvaluationRequest> {
  const bytes = (await readUpload?.(upload)) ?? null;
  if (bytes === null) {
    throw new EvaluationError("The ad's file is no longer stored. Choose it again.", { errorCode: "AD_UNAVAILABLE" });
  }
  return { ...request, adData: { ...request.adData, imageUrl: toInlineAd(bytes) } };
}
