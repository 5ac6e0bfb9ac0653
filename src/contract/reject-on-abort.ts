/**
 * A promise's value, or a rejection with the signal's reason once it aborts; the work itself goes on. (`Promise.race`
 * with one long-lived promise would keep every value in memory as long as that promise lives.)
 */
export function rejectOnAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}
