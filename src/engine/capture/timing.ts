/** A promise's value, or `{ done: false }` where it takes longer than `ms`. The promise itself is not cancelled. */
export async function withTimeout<T>(
  ms: number,
  promise: Promise<T>,
): Promise<{ done: true; value: T } | { done: false }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ done: false }>((resolve) => {
    timer = setTimeout(() => resolve({ done: false }), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise.then((value) => ({ done: true as const, value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Polls until a condition holds. @returns false where it did not hold within `ms`. */
export async function waitUntil(condition: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  // About one frame.
  while (!condition()) {
    if (performance.now() >= end) return false;
    await sleep(15);
  }
  return true;
}

/**
 * A promise's value, or a rejection with the signal's reason once it aborts. (`Promise.race` with one long-lived
 * promise would keep every value in memory as long as that promise lives.)
 */
export function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    whenAborted(signal, end);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

/** Calls back once the signal aborts, at once where it has aborted. */
export function whenAborted(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback();
  else signal.addEventListener("abort", callback, { once: true });
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** The time limit of a visit. Its steps share it, and early steps leave a reserve for later ones. */
export class TimeBudget {
  readonly #start = performance.now();
  readonly #end: number;

  constructor(ms: number) {
    this.#end = this.#start + ms;
  }

  /** Milliseconds left after `reserveMs`, never below zero. */
  remainingMs(reserveMs = 0): number {
    return Math.max(0, this.#end - performance.now() - reserveMs);
  }

  /** Milliseconds since the start. */
  elapsedMs(): number {
    return performance.now() - this.#start;
  }
}
