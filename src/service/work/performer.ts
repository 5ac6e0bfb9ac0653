import type { Evaluate } from "../../contract/port.ts";
import { failureOf, type Perform } from "./protocol.ts";

/** Who evaluates in a worker: the embedded engine, or what a test puts in its place. */
export interface Evaluators {
  evaluate: Evaluate;
  /** For anonymous callers: no OCR, and `analysisModel` says so. */
  evaluateLightly: Evaluate;
  close(): Promise<void>;
}

/** An evaluation weighs some 20 KB, its pictures apart; a page that fills it with more than this is not worth the disk. */
const MAX_ANSWER_BYTES = 1_000_000;

/** Turns a task into a reply. Every failure is one; only the asker's abort rejects. */
export function performerOf(evaluators: Pick<Evaluators, "evaluate" | "evaluateLightly">): Perform {
  return async ({ request, lighter, timeMs }, signal) => {
    const evaluate = lighter ? evaluators.evaluateLightly : evaluators.evaluate;
    const late = AbortSignal.timeout(timeMs);
    try {
      const { answer } = await evaluate(request, { signal: AbortSignal.any([signal, late]), timeMs });
      // Weighed here, before it is sent, stored and sent again.
      if (Buffer.byteLength(JSON.stringify(answer)) > MAX_ANSWER_BYTES) return failureOf(null);
      return { answer };
    } catch (error) {
      signal.throwIfAborted();
      return failureOf(error);
    }
  };
}
