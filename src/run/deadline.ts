import { EvaluationError } from "../contract/error.ts";

/** Code of what a stopped run left behind. */
export const INTERRUPTED = "INTERRUPTED";

/** An evaluation whose time ran out. */
export class TimedOut extends EvaluationError {
  override name = "TimedOut";
  constructor(seconds: number) {
    super(
      `The evaluation did not finish within ${seconds} s. Increase the timeout, or check why the landing page is slow.`,
      { errorCode: "TIMED_OUT" },
    );
  }
}

/** An evaluation that a stopped run left behind. */
export class Interrupted extends EvaluationError {
  override name = "Interrupted";
  constructor() {
    super("The run was stopped before this evaluation finished. Run it again.", { errorCode: INTERRUPTED });
  }
}

/**
 * The work's result, or a rejection as soon as its time is up or the run is stopped, even where the work does not
 * listen to its signal.
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

/** Work that ends with the run, even where it does not listen: its result, or a rejection with Interrupted. */
export type AbortableRunner = <T>(work: () => Promise<T>) => Promise<T>;

/** One listener for however much work: a signal walks through all of its listeners to add one. */
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
