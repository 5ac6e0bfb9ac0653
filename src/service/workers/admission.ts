export type Admission = ReturnType<typeof createAdmission>;

/** A place in this process, queued or running. */
export interface Place {
  /** How many places its caller held already: who holds fewer goes first. */
  rank: number;
  /** @param ran Whether an evaluation ran: only then its duration counts. */
  leave: (ran: boolean) => void;
}

/** Nobody holds more than this share of the queue, so that no caller can fill it for all others. */
const MAX_SHARE = 0.5;
/** Weight of the newest evaluation in the mean duration. */
const NEWEST_WEIGHT = 0.2;
const MAX_RETRY_AFTER_SECONDS = 60;

/**
 * Limits the evaluations that this process holds, queued or running, in total and for each caller. The check and the
 * count are one synchronous step, so concurrent requests cannot exceed the limit.
 *
 * @param queue evaluations that may wait.
 * @param slots evaluations that run at a time.
 */
export function createAdmission({ queue, slots }: { queue: number; slots: number }) {
  const held = new Map<string, number>();
  let active = 0;
  let meanSeconds = 5;
  let idle = Promise.withResolvers<void>();
  idle.resolve();
  const most = slots + Math.ceil(queue * MAX_SHARE);
  return {
    /** @returns null if the limit is reached, or the caller's share of it. @param caller an account or address. */
    tryAcquire: (caller: string): Place | null => {
      const rank = held.get(caller) ?? 0;
      if (active >= queue + slots || rank >= most) return null;
      if (active === 0) idle = Promise.withResolvers<void>();
      active += 1;
      held.set(caller, rank + 1);
      const startedMs = performance.now();
      let isHeld = true;
      const leave = (ran: boolean) => {
        if (!isHeld) return;
        isHeld = false;
        active -= 1;
        const left = (held.get(caller) ?? 1) - 1;
        if (left === 0) held.delete(caller);
        else held.set(caller, left);
        if (ran) meanSeconds += NEWEST_WEIGHT * ((performance.now() - startedMs) / 1000 - meanSeconds);
        if (active === 0) idle.resolve();
      };
      return { rank, leave };
    },
    activeCount: () => active,
    /** Seconds until a place is likely to be free, from 1 to 60. Places include the wait for a worker. */
    retryAfterSeconds: () =>
      Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil(meanSeconds / Math.max(1, Math.min(slots, active))))),
    /** Resolves when no place is taken. */
    whenIdle: () => idle.promise,
  };
}
