/** One who wants to know when a signal fires: a link of a chain, from which it is taken out without a trace. */
export interface Listener {
  readonly callback: () => void;
  before: Listener | null;
  after: Listener | null;
}

/**
 * The heads of the chains. Hundreds of requests share a run's one signal; an EventTarget walks through all its listeners
 * to add or remove one, and a Set leaves tables behind that keep what it held alive until the next full collection.
 */
const CHAINS = new WeakMap<AbortSignal, Listener>();

/** Calls back once when the signal fires; never where it has fired. */
export function onStop(signal: AbortSignal, callback: () => void): Listener {
  const head = CHAINS.get(signal) ?? begun(signal);
  const listener: Listener = { callback, before: head, after: head.after };
  if (head.after !== null) head.after.before = listener;
  head.after = listener;
  return listener;
}

export function offStop(listener: Listener): void {
  const { before, after } = listener;
  if (before !== null) before.after = after;
  if (after !== null) after.before = before;
  listener.before = null;
  listener.after = null;
}

function begun(signal: AbortSignal): Listener {
  const head: Listener = { callback: () => {}, before: null, after: null };
  CHAINS.set(signal, head);
  signal.addEventListener("abort", () => {
    const listeners: Listener[] = [];
    for (let one = head.after; one !== null; one = one.after) listeners.push(one);
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
      listeners.forEach(offStop);
      const stopped = signals.find(({ aborted }) => aborted);
      if (stopped === undefined) resolve();
      else reject(stopped.reason);
    };
    const timer = setTimeout(end, ms);
    const listeners = signals.map((signal) => onStop(signal, end));
    if (signals.some(({ aborted }) => aborted)) end();
  });
}
