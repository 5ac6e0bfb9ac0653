/**
 * Chrome's visits of one host, which are made side by side, or alone: then after all that run, and before all that come
 * later.
 */
export class HostVisits {
  readonly #running = new Set<Promise<unknown>>();
  #lastAlone: Promise<unknown> = Promise.resolve();

  async beside<T>(visit: () => Promise<T>): Promise<T> {
    // Another one may have come while this one waited.
    for (let last: Promise<unknown> | null = null; last !== this.#lastAlone; ) {
      last = this.#lastAlone;
      await last;
    }
    const running = visit();
    this.#running.add(running);
    return await running.finally(() => this.#running.delete(running));
  }

  async alone<T>(visit: () => Promise<T>): Promise<T> {
    const visited = this.#lastAlone.then(async () => {
      await Promise.allSettled(this.#running);
      return await visit();
    });
    this.#lastAlone = visited.catch(() => {});
    return await visited;
  }
}
