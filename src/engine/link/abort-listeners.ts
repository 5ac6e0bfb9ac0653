import { setTimeout as wait } from "node:timers/promises";

interface ListNode<T> {
  readonly value: T | undefined;
  previous: ListNode<T>;
  next: ListNode<T>;
}

/**
 * A queue from which any item can be removed in constant time. Removed items are not kept alive: Array.shift leaves
 * old backing stores behind that still reference them, with hundreds of entries 70 MB between two garbage collections.
 */
export class LinkedList<T> {
  /** Comes before the first item and after the last one. */
  readonly #end = createNode<T>(undefined);

  get isEmpty(): boolean {
    return this.#end.next === this.#end;
  }

  push(value: T): ListNode<T> {
    const node = createNode(value);
    node.previous = this.#end.previous;
    node.next = this.#end;
    node.previous.next = node;
    this.#end.previous = node;
    return node;
  }

  shift(): T | undefined {
    const first = this.#end.next;
    unlink(first);
    return first.value;
  }
}

/** Removes a node from its list; without effect on one that was removed before, and on an empty list's end. */
export function unlink<T>(node: ListNode<T>): void {
  node.previous.next = node.next;
  node.next.previous = node.previous;
  node.previous = node;
  node.next = node;
}

function createNode<T>(value: T | undefined): ListNode<T> {
  const node = { value } as ListNode<T>;
  node.previous = node;
  node.next = node;
  return node;
}

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
