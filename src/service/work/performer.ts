import type { Evaluate } from "../../contract/port.ts";
import { failureOf, type Perform } from "./protocol.ts";

/** Who evaluates in a worker: the embedded engine, or what a test puts in its place. */
export interface Evaluators {
  evaluate: Evaluate;
  /** For anonymous callers: no OCR, and `analysisModel` says so. */
  evaluateLightly: Evaluate;
  close(): Promise<void>;
}

/** Turns a task into a reply. Every failure is one; only the asker's abort rejects. */
export function performerOf(evaluators: Pick<Evaluators, "evaluate" | "evaluateLightly">): Perform {
  return async ({ request, lighter, timeMs }, signal) => {
    const evaluate = lighter ? evaluators.evaluateLightly : evaluators.evaluate;
    const late = AbortSignal.timeout(timeMs);
    try {
      const { answer } = await evaluate(request, { signal: AbortSignal.any([signal, late]), timeMs });
      return { answer };
    } catch (error) {
      signal.throwIfAborted();
      return failureOf(error);
    }
  };
}
