/**
 * The evaluations that this process holds, waiting or being done. They are counted here, at the door and in one step, so that
 * a crowd that comes at once cannot pass the limit together.
 */
export interface Admission {
  /** @returns what gives the place back, or null where none is free. */
  tryAcquire(): (() => void) | null;
  activeCount(): number;
  /** When nobody holds a place any more. */
  whenIdle(): Promise<void>;
}

export function createAdmission(most: number): Admission {
  let taken = 0;
  let empty = Promise.withResolvers<void>();
  empty.resolve();
  return {
    tryAcquire: () => {
      if (taken >= most) return null;
      if (taken === 0) empty = Promise.withResolvers<void>();
      taken += 1;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        taken -= 1;
        if (taken === 0) empty.resolve();
      };
    },
    activeCount: () => taken,
    whenIdle: () => empty.promise,
  };
}
