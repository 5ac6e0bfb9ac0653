export type Admission = ReturnType<typeof createAdmission>;

/**
 * Limits the evaluations that this process holds, queued or running. The check and the count are one synchronous step,
 * so concurrent requests cannot exceed the limit.
 */
export function createAdmission(limit: number) {
  let active = 0;
  let idle = Promise.withResolvers<void>();
  idle.resolve();
  return {
    /** @returns a function that frees the place, or null if the limit is reached. */
    tryAcquire: (): (() => void) | null => {
      if (active >= limit) return null;
      if (active === 0) idle = Promise.withResolvers<void>();
      active += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        active -= 1;
        if (active === 0) idle.resolve();
      };
    },
    activeCount: () => active,
    /** Resolves when no place is taken. */
    whenIdle: () => idle.promise,
  };
}
