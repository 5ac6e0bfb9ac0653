import { EvaluationError } from "../contract/error.ts";
import { rejectOnAbort } from "../contract/reject-on-abort.ts";

/** Error code of evaluations that did not finish because the run was stopped. */
export const INTERRUPTED = "INTERRUPTED";

const createTimeoutError = (seconds: number): EvaluationError =>
  new EvaluationError(
    `The evaluation did not finish within ${seconds} s. Increase the timeout, or check why the landing page is slow.`,
    { errorCode: "TIMED_OUT" },
  );

/** The reason of a stop signal: the run took as long as `run-timeout` allows. */
export class RunTimeIsOver extends Error {
  override name = "RunTimeIsOver";
  /** Seconds. */
  readonly limit: number;

  constructor(limit: number) {
    super(`The run's time (run-timeout: ${limit} s) was over.`);
    this.limit = limit;
  }
}

/** How long the run was allowed to take, in seconds, if that is why it was stopped; null otherwise. */
export const findExpiredLimit = ({ reason }: AbortSignal): number | null =>
  reason instanceof RunTimeIsOver ? reason.limit : null;

/** The stop signal of a run that may take `seconds`; null: as long as it needs. */
export function limitRunTime(stop: AbortSignal, seconds: number | null): { signal: AbortSignal; release: () => void } {
  if (seconds === null) return { signal: stop, release: () => {} };
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(new RunTimeIsOver(seconds)), seconds * 1000);
  return { signal: AbortSignal.any([stop, timer.signal]), release: () => clearTimeout(timeout) };
}

/** The run was stopped, or its time was over, before the evaluation finished. */
export function createInterruptedError(stop: AbortSignal): EvaluationError {
  const limit = findExpiredLimit(stop);
  return new EvaluationError(
    limit === null
      ? "The run was stopped before this evaluation finished. Run it again."
      : `The run's ${limit} s (run-timeout) were over before this evaluation finished. Increase run-timeout, or ` +
          "check the ads in shards.",
    { errorCode: INTERRUPTED },
  );
}

/**
 * Runs the work and rejects as soon as the timeout or the stop signal fires, even if the work ignores its signal.
 *
 * @throws EvaluationError with the code TIMED_OUT or INTERRUPTED, or what the work throws.
 */
export async function withDeadline<T>(
  seconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (stop.aborted) throw createInterruptedError(stop);
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), seconds * 1000);
  const signal = AbortSignal.any([stop, timer.signal]);
  try {
    return await rejectOnAbort(signal, work(signal));
  } catch (error) {
    if (stop.aborted) throw createInterruptedError(stop);
    throw timer.signal.aborted ? createTimeoutError(seconds) : error;
  } finally {
    clearTimeout(timeout);
  }
}

/** Runs work and rejects when the run is stopped, even if the work ignores the signal. */
export type AbortableRunner = <T>(work: () => Promise<T>) => Promise<T>;

/** One abort listener serves all work: adding a listener takes time proportional to their number. */
export function createAbortableRunner(stop: AbortSignal): AbortableRunner {
  const underWay = new Set<() => void>();
  const endAll = () => {
    for (const end of underWay) end();
  };
  stop.addEventListener("abort", endAll, { once: true });
  return async (work) => {
    if (stop.aborted) throw createInterruptedError(stop);
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const end = () => reject(createInterruptedError(stop));
    underWay.add(end);
    try {
      return await Promise.race([work(), ended]);
    } catch (error) {
      throw stop.aborted ? createInterruptedError(stop) : error;
    } finally {
      underWay.delete(end);
    }
  };
}
