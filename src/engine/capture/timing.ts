/** A promise's value within a time, or the news that it took longer. The promise goes on by itself. */
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

/** Waits until a condition holds. @returns whether it did within the time. */
export async function waitUntil(condition: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  // 15 ms: a frame; finer would only spin.
  while (!condition()) {
    if (performance.now() >= end) return false;
    await sleep(15);
  }
  return true;
}

/**
 * A promise's value, or the signal's reason as soon as there is one. (Racing against one long-lived promise would
 * keep every value alive for as long as that.)
 */
export function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** The time a visit has, shared out among its steps so that the last ones still get theirs. */
export class TimeBudget {
  readonly #start = performance.now();
  readonly #end: number;

  constructor(ms: number) {
    this.#end = this.#start + ms;
  }

  /** Milliseconds left, never below zero; `keep` is set aside for what follows. */
  remainingMs(keep = 0): number {
    return Math.max(0, this.#end - performance.now() - keep);
  }

  /** Milliseconds gone by. */
  elapsedMs(): number {
    return performance.now() - this.#start;
  }
}
