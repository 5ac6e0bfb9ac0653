import { addAbortListener, LinkedList, unlink } from "./abort-listeners.ts";

/** Limits on concurrent requests, and hosts that asked for fewer requests. */
export interface HostLimiterOptions {
  /** Concurrent requests per host. */
  perHost: number;
  /** Concurrent requests in total. */
  concurrency: number;
  /** A host with a longer hold is not waited for. Milliseconds. */
  maxWaitMs: number;
}

/** How a request ended, as far as the limiter is concerned. */
export type RequestOutcome =
  | "answered"
  /** 429, or 503 with Retry-After. */
  | "too_many"
  /** No response before the time-out. */
  | "silence"
  /** Any other failure. */
  | "failure";

class HostState {
  readonly name: string;
  active = 0;
  /** Starts at perHost, is halved by every hold and grows with successes. */
  cap: number;
  /** Callbacks that let waiting retries, and other waiting requests, proceed. */
  readonly retryQueue = new LinkedList<() => void>();
  readonly queue = new LinkedList<() => void>();
  /** Callbacks of those that wait until nothing is asked of the host. */
  idle: (() => void)[] = [];
  /** The cap does not grow. */
  isRestricted = false;
  /** No requests until then, as performance.now(). */
  heldUntil = 0;
  wakeTimer: NodeJS.Timeout | undefined;
  /** Successes since the last hold; refusals and holds since the last success. */
  successes = 0;
  refusals = 0;
  holds = 0;
  /** Time-outs since the last response of any kind. */
  timeouts = 0;

  constructor(name: string, cap: number) {
    this.name = name;
    this.cap = cap;
  }
}

/** After so many successes a single refusal concerns one URL, not the host: a rate limit refuses several in a row. */
const MIN_SUCCESSES_TO_IGNORE_REFUSAL = 4;
/** Successes that raise the cap by one request. */
const SUCCESSES_PER_CAP_INCREASE = 8;

/**
 * After so many holds without a success, a host gets a long hold: with hundreds waiting, one short hold for each of
 * them would last for hours.
 */
const MAX_HOLDS = 5;
/** The same after so many time-outs per allowed concurrent request, because each of them costs a whole time-out. */
const MAX_TIMEOUTS_PER_SLOT = 3;
const LONG_HOLD_MS = 600_000;

/**
 * Limits requests per host and in total. A host on hold does not block others: only requests that can be sent now
 * count towards the total.
 */
export class HostLimiter {
  readonly #options: HostLimiterOptions;
  readonly #hosts = new Map<string, HostState>();
  /** Hosts that could send a request but for the total limit, in order. */
  readonly #ready = new Set<HostState>();
  #active = 0;

  constructor(options: HostLimiterOptions) {
    this.#options = options;
  }

  /**
   * Waits until a request to the host is allowed. Each call needs a `release`, unless the host is on hold.
   *
   * @param isRetry A retry, which goes before other requests.
   * @returns 0 when the request is allowed; the milliseconds of a hold that is too long to wait for; infinity where
   *   the host does not respond.
   * @throws the signal's reason.
   */
  async acquire(name: string, isRetry: boolean, signal: AbortSignal): Promise<number> {
    const host = this.#host(name);
    if (getHoldMs(host) <= this.#options.maxWaitMs) {
      await this.#wait(host, isRetry, signal);
      if (getHoldMs(host) <= this.#options.maxWaitMs) return 0;
      this.#end(host);
    }
    return this.#isSilent(host) ? Number.POSITIVE_INFINITY : getHoldMs(host);
  }

  /** @param askedMs The Retry-After in milliseconds. */
  release(name: string, ending: RequestOutcome, askedMs: number | null = null): void {
    const host = this.#host(name);
    if (ending === "too_many") this.#refused(host, askedMs ?? 1_000);
    else if (ending === "answered") {
      Object.assign(host, { successes: host.successes + 1, refusals: 0, holds: 0, timeouts: 0 });
      if (!host.isRestricted && host.cap < this.#options.perHost && host.successes % SUCCESSES_PER_CAP_INCREASE === 0)
        host.cap += 1;
    } else if (ending === "silence") {
      host.timeouts += 1;
      if (this.#isSilent(host)) this.#hold(host, LONG_HOLD_MS);
    }
    this.#end(host);
  }

  /** Resolves when no request to the host is under way or waits. */
  whenIdle(name: string): Promise<void> {
    const host = this.#hosts.get(name);
    if (host === undefined || isIdle(host)) return Promise.resolve();
    return new Promise((resolve) => host.idle.push(resolve));
  }

  /** From now on, no more than `cap` concurrent requests to the host. */
  restrict(name: string, cap: number): void {
    const host = this.#host(name);
    Object.assign(host, { cap: Math.min(cap, host.cap), isRestricted: true });
  }

  #isSilent(host: HostState): boolean {
    return host.timeouts >= MAX_TIMEOUTS_PER_SLOT * this.#options.perHost;
  }

  #refused(host: HostState, askedMs: number): void {
    host.refusals += 1;
    host.timeouts = 0;
    // Responses to requests from before the hold are not new information.
    const known = getHoldMs(host) > 0;
    if (!known && host.successes >= MIN_SUCCESSES_TO_IGNORE_REFUSAL && host.refusals === 1) return;
    if (!known) {
      host.cap = Math.max(1, Math.floor(host.cap / 2));
      host.holds += 1;
    }
    host.successes = 0;
    this.#hold(host, host.holds > MAX_HOLDS ? Math.max(askedMs, LONG_HOLD_MS) : askedMs);
  }

  #hold(host: HostState, ms: number): void {
    host.heldUntil = Math.max(host.heldUntil, performance.now() + ms);
    // The timer of a shorter hold must not end this one.
    clearTimeout(host.wakeTimer);
    if (ms <= this.#options.maxWaitMs) host.wakeTimer = setTimeout(() => this.#wake(host), getHoldMs(host));
    // The waiting requests learn at once that they will not be sent.
    else while (hasWaiters(host)) this.#admitNext(host);
  }

  #wake(host: HostState): void {
    // Reset here, because timers may fire a fraction of a millisecond early.
    host.heldUntil = 0;
    this.#schedule(host);
  }

  #wait(host: HostState, isRetry: boolean, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const listener = addAbortListener(signal, () => {
      unlink(waiter);
      reject(signal.reason);
      this.#endIfIdle(host);
    });
    const waiter = (isRetry ? host.retryQueue : host.queue).push(() => {
      unlink(listener);
      resolve();
    });
    this.#schedule(host);
    return promise;
  }

  #admitNext(host: HostState): void {
    host.active += 1;
    this.#active += 1;
    (host.retryQueue.shift() ?? host.queue.shift())?.();
  }

  #end(host: HostState): void {
    host.active -= 1;
    this.#active -= 1;
    this.#schedule(host);
    this.#endIfIdle(host);
  }

  #endIfIdle(host: HostState): void {
    if (!isIdle(host)) return;
    for (const resolve of host.idle.splice(0)) resolve();
    this.#forget(host);
  }

  #schedule(host: HostState): void {
    this.#offer(host);
    this.#pump();
  }

  /** Marks a host as ready if only the total limit stops it. */
  #offer(host: HostState): void {
    const able = hasWaiters(host) && host.active < host.cap && getHoldMs(host) === 0;
    if (able) this.#ready.add(host);
    else this.#ready.delete(host);
  }

  #pump(): void {
    for (const host of this.#ready) {
      if (this.#active >= this.#options.concurrency) return;
      // Moves it to the end, so that every host gets its turn.
      if (this.#ready.size > 1) this.#ready.delete(host);
      if (hasWaiters(host)) this.#admitNext(host);
      this.#offer(host);
    }
    // A single host keeps its place, and the loop over the Set does not visit it again.
    if (this.#ready.size > 0 && this.#active < this.#options.concurrency) this.#pump();
  }

  /** Removes hosts in their initial state: a run may have a hundred thousand hosts. */
  #forget(host: HostState): void {
    const { cap, holds, timeouts, name } = host;
    const plain = cap === this.#options.perHost && !host.isRestricted && holds === 0 && timeouts === 0;
    if (plain && getHoldMs(host) === 0) this.#hosts.delete(name);
  }

  #host(name: string): HostState {
    const host = this.#hosts.get(name) ?? new HostState(name, this.#options.perHost);
    this.#hosts.set(name, host);
    return host;
  }

  /** Stops all timers. */
  close(): void {
    for (const { wakeTimer } of this.#hosts.values()) clearTimeout(wakeTimer);
  }
}

/** Remaining milliseconds of a hold. */
const getHoldMs = ({ heldUntil }: HostState): number => Math.max(0, heldUntil - performance.now());

const isIdle = (host: HostState): boolean => host.active === 0 && !hasWaiters(host);

const hasWaiters = (host: HostState): boolean => !host.retryQueue.isEmpty || !host.queue.isEmpty;
