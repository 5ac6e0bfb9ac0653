/**
 * A node of a doubly linked list of callbacks, so that it can be removed in constant time and leaves nothing behind.
 */
export interface AbortListener {
  readonly callback: () => void;
  previous: AbortListener | null;
  next: AbortListener | null;
}

/**
 * List heads. Hundreds of requests share a run's signal. An EventTarget scans all its listeners to add or remove one,
 * and a Set leaves tables behind that keep their former entries alive until the next full garbage collection.
 */
const LISTENER_LISTS = new WeakMap<AbortSignal, AbortListener>();

/** Calls back once when the signal aborts. Does not call back if it has already aborted. */
export function addAbortListener(signal: AbortSignal, callback: () => void): AbortListener {
  const head = LISTENER_LISTS.get(signal) ?? createListenerList(signal);
  const listener: AbortListener = { callback, previous: head, next: head.next };
  if (head.next !== null) head.next.previous = listener;
  head.next = listener;
  return listener;
}

export function removeAbortListener(listener: AbortListener): void {
  const { previous, next } = listener;
  if (previous !== null) previous.next = next;
  if (next !== null) next.previous = previous;
  listener.previous = null;
  listener.next = null;
}

function createListenerList(signal: AbortSignal): AbortListener {
  const head: AbortListener = { callback: () => {}, previous: null, next: null };
  LISTENER_LISTS.set(signal, head);
  signal.addEventListener("abort", () => {
    const listeners: AbortListener[] = [];
    for (let one = head.next; one !== null; one = one.next) listeners.push(one);
    // In order of registration.
    for (const { callback } of listeners.reverse()) callback();
  });
  return head;
}

/** Resolves after the given milliseconds, or rejects with the reason of the first signal that aborts. */
export function sleep(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      listeners.forEach(removeAbortListener);
      const stopped = signals.find(({ aborted }) => aborted);
      if (stopped === undefined) resolve();
      else reject(stopped.reason);
    };
    const timer = setTimeout(end, ms);
    const listeners = signals.map((signal) => addAbortListener(signal, end));
    if (signals.some(({ aborted }) => aborted)) end();
  });
}
