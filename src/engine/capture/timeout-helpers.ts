import { setTimeout as sleep } from "node:timers/promises";

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

/** Calls back once the signal aborts, at once where it has aborted. */
export function whenAborted(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback();
  else signal.addEventListener("abort", callback, { once: true });
}

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
