/** One who wants to know when a signal fires: a link of a chain, from which it is taken out without a trace. */
export interface AbortListener {
  readonly callback: () => void;
  previous: AbortListener | null;
  next: AbortListener | null;
}

/**
 * The heads of the chains. Hundreds of requests share a run's one signal; an EventTarget walks through all its listeners
 * to add or remove one, and a Set leaves tables behind that keep what it held alive until the next full collection.
 */
const LISTENER_LISTS = new WeakMap<AbortSignal, AbortListener>();

/** Calls back once when the signal fires; never where it has fired. */
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
    // The first to ask is the first to know.
    for (const { callback } of listeners.reverse()) callback();
  });
  return head;
}

/** Resolves after so many milliseconds, rejects with the reason of whichever signal fires first. */
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
