import { EvaluationError } from "../contract/error.ts";

/** Error code of evaluations that did not finish because the run was stopped. */
export const INTERRUPTED = "INTERRUPTED";

/** The evaluation exceeded its timeout. */
export class TimedOut extends EvaluationError {
  override name = "TimedOut";
  constructor(seconds: number) {
    super(
      `The evaluation did not finish within ${seconds} s. Increase the timeout, or check why the landing page is slow.`,
      { errorCode: "TIMED_OUT" },
    );
  }
}

/** The run was stopped before the evaluation finished. */
export class Interrupted extends EvaluationError {
  override name = "Interrupted";
  constructor() {
    super("The run was stopped before this evaluation finished. Run it again.", { errorCode: INTERRUPTED });
  }
}

/**
 * Runs the work and rejects as soon as the timeout or the stop signal fires, even if the work ignores its signal.
 *
 * @throws TimedOut, Interrupted, or what the work throws.
 */
export async function withDeadline<T>(
  seconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (stop.aborted) throw new Interrupted();
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), seconds * 1000);
  const signal = AbortSignal.any([stop, timer.signal]);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    if (stop.aborted) throw new Interrupted();
    throw timer.signal.aborted ? new TimedOut(seconds) : error;
  } finally {
    clearTimeout(timeout);
  }
}

/** Runs work and rejects with Interrupted when the run is stopped, even if the work ignores the signal. */
export type AbortableRunner = <T>(work: () => Promise<T>) => Promise<T>;

/** One abort listener serves all work: adding a listener takes time proportional to their number. */
export function createAbortableRunner(stop: AbortSignal): AbortableRunner {
  const underWay = new Set<() => void>();
  const endAll = () => {
    for (const end of underWay) end();
  };
  stop.addEventListener("abort", endAll, { once: true });
  return async (work) => {
    if (stop.aborted) throw new Interrupted();
    let end = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new Interrupted());
    });
    underWay.add(end);
    try {
      return await Promise.race([work(), ended]);
    } catch (error) {
      throw stop.aborted ? new Interrupted() : error;
    } finally {
      underWay.delete(end);
    }
  };
}
