import { setTimeout as wait } from "node:timers/promises";
import { LinkedList, type ListNode } from "./linked-list.ts";

export type AbortListener = ListNode<() => void>;

/**
 * Hundreds of requests share a run's signal. An EventTarget scans all its listeners to add or remove one, and a Set
 * leaves tables behind that keep their former entries alive until the next full garbage collection.
 */
const LISTENER_LISTS = new WeakMap<AbortSignal, LinkedList<() => void>>();

/** Calls back once when the signal aborts, unless `unlink` removes the listener. Not if it has already aborted. */
export function addAbortListener(signal: AbortSignal, callback: () => void): AbortListener {
  const known = LISTENER_LISTS.get(signal);
  if (known !== undefined) return known.push(callback);
  const listeners = new LinkedList<() => void>();
  LISTENER_LISTS.set(signal, listeners);
  signal.addEventListener("abort", () => {
    for (let next = listeners.shift(); next !== undefined; next = listeners.shift()) next();
  });
  return listeners.push(callback);
}

/** Resolves after the given milliseconds, or rejects with the reason of the first signal that aborts. */
export async function sleep(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  const signal = AbortSignal.any([...signals]);
  await wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
