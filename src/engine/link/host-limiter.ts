import { addAbortListener, removeAbortListener } from "./abort-listeners.ts";
import { Fifo } from "./fifo.ts";

/** Caps on what is under way, and hosts that asked to be left alone. */
export interface HostLimiterOptions {
  /** Requests to one host at once. */
  perHost: number;
  /** Requests at once in all. */
  concurrency: number;
  /** A host that asks for more patience than this is not waited for, ms. */
  maxWaitMs: number;
}

/** How a request ended, as far as manners go. */
export type RequestOutcome =
  | "answered"
  /** 429, or 503 with Retry-After. */
  | "too_many"
  /** Time ran out before anything was heard. */
  | "silence"
  /** Any other failure. */
  | "failure";

interface Waiter {
  admit: () => void;
  /** Told to stop, and only still in line. */
  cancelled: boolean;
}

interface HostState {
  name: string;
  active: number;
  /** At first GateOptions.perHost; halved whenever the host is held, one more for every few good answers. */
  cap: number;
  /** Those who were asked before, and those who were not. */
  retryQueue: Fifo<Waiter>;
  queue: Fifo<Waiter>;
  /** performance.now() until which nothing is asked. */
  heldUntil: number;
  wakeTimer: NodeJS.Timeout | null;
  /** Good answers since the last hold; refusals, and holds for them, since the last good answer. */
  successes: number;
  refusals: number;
  holds: number;
  /** Visits that nothing was heard of since the last answer of any kind. */
  timeouts: number;
}

/**
 * So many good answers between two refusals show that a refusal was about one address, not about the host: one that
 * counts visits refuses several in a row once it begins.
 */
const MIN_SUCCESSES_TO_IGNORE_REFUSAL = 4;
/** Good answers for one more request at once. */
const SUCCESSES_PER_CAP_INCREASE = 8;

/**
 * After so many holds without one good answer between them a host is left alone for longer than anybody waits: with
 * hundreds in line, one short hold for each of them would last for hours.
 */
const MAX_HOLDS = 5;
/** After so many unanswered visits for each that may be made at once, too: every one of them costs a whole time-out. */
const MAX_TIMEOUTS_PER_SLOT = 3;
/** ms. */
const LONG_HOLD_MS = 600_000;

/**
 * Who may ask whom when. A host that is waited for holds up nobody else: only those who may go at once count against
 * the global cap.
 */
export class HostLimiter {
  readonly #options: HostLimiterOptions;
  readonly #hosts = new Map<string, HostState>();
  /** Hosts below their own cap that wait for the global one, in turn. */
  readonly #ready = new Set<HostState>();
  #active = 0;

  constructor(options: HostLimiterOptions) {
    this.#options = options;
  }

  /**
   * Waits for a host's turn. Every entry needs its `leave`, unless the host is held.
   *
   * @param again Asked before, so first in line.
   * @returns 0; or the milliseconds for which the host is left alone, where those are too many; infinity, where that is
   *   because it does not answer.
   * @throws the signal's reason.
   */
  async acquire(name: string, again: boolean, signal: AbortSignal): Promise<number> {
    const host = this.#host(name);
    const held = getHoldMs(host);
    if (held > this.#options.maxWaitMs) return this.#told(host, held);
    if (
      held === 0 &&
      !hasWaiters(host) &&
      host.active < host.cap &&
      this.#active < this.#options.concurrency
    ) {
      this.#begin(host);
      return 0;
    }
    await this.#wait(host, again, signal);
    const asked = getHoldMs(host);
    if (asked <= this.#options.maxWaitMs) return 0;
    this.#end(host);
    return this.#told(host, asked);
  }

  /** @param askedMs What Retry-After said. */
  release(name: string, ending: RequestOutcome, askedMs: number | null = null): void {
    const host = this.#host(name);
    if (ending === "too_many") this.#refused(host, askedMs ?? 1_000);
    else if (ending === "answered") this.#answered(host);
    else if (ending === "silence") this.#unheard(host);
    this.#end(host);
  }

  #answered(host: HostState): void {
    host.successes += 1;
    host.refusals = 0;
    host.holds = 0;
    host.timeouts = 0;
    if (host.cap < this.#options.perHost && host.successes % SUCCESSES_PER_CAP_INCREASE === 0) host.cap += 1;
  }

  #unheard(host: HostState): void {
    host.timeouts += 1;
    if (this.#isSilent(host)) this.#hold(host, LONG_HOLD_MS);
  }

  #isSilent(host: HostState): boolean {
    return host.timeouts >= MAX_TIMEOUTS_PER_SLOT * this.#options.perHost;
  }

  #told(host: HostState, held: number): number {
    return this.#isSilent(host) ? Number.POSITIVE_INFINITY : held;
  }

  #refused(host: HostState, askedMs: number): void {
    host.refusals += 1;
    host.timeouts = 0;
    // Answers to what was asked before the host was held say nothing new.
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
    // Those in line learn at once that they wait in vain.
    if (ms <= this.#options.maxWaitMs) {
      this.#wakeLater(host);
      return;
    }
    // Whoever would have ended a shorter hold must not end this one.
    if (host.wakeTimer !== null) clearTimeout(host.wakeTimer);
    host.wakeTimer = null;
    for (let next = takeNextWaiter(host); next !== undefined; next = takeNextWaiter(host))
      this.#admit(host, next.admit);
  }

  #wakeLater(host: HostState): void {
    if (host.wakeTimer !== null) clearTimeout(host.wakeTimer);
    host.wakeTimer = setTimeout(
      () => {
        host.wakeTimer = null;
        // Said here and not by the clock: timers may be early by a fraction of a millisecond.
        host.heldUntil = 0;
        this.#offer(host);
        this.#pump();
      },
      Math.max(0, host.heldUntil - performance.now()),
    );
  }

  #wait(host: HostState, again: boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const waiter: Waiter = {
        cancelled: false,
        admit: () => {
          removeAbortListener(listener);
          resolve();
        },
      };
      const listener = addAbortListener(signal, () => {
        waiter.cancelled = true;
        removeAbortListener(listener);
        reject(signal.reason);
      });
      (again ? host.retryQueue : host.queue).push(waiter);
      this.#offer(host);
      this.#pump();
    });
  }

  #begin(host: HostState): void {
    host.active += 1;
    this.#active += 1;
  }

  #admit(host: HostState, go: () => void): void {
    this.#begin(host);
    go();
  }

  #end(host: HostState): void {
    host.active -= 1;
    this.#active -= 1;
    this.#offer(host);
    this.#pump();
    if (host.active === 0 && !hasWaiters(host)) this.#forget(host);
  }

  /** Marks a host that could go on but for the global cap. */
  #offer(host: HostState): void {
    const able = hasWaiters(host) && host.active < host.cap && getHoldMs(host) === 0;
    if (able) this.#ready.add(host);
    else this.#ready.delete(host);
  }

  #pump(): void {
    for (const host of this.#ready) {
      if (this.#active >= this.#options.concurrency) return;
      const next = takeNextWaiter(host);
      // Behind the others: every host gets its turn.
      if (this.#ready.size > 1) this.#ready.delete(host);
      if (next !== undefined) this.#admit(host, next.admit);
      this.#offer(host);
    }
    // A host that is alone stays where it was, and a loop over a Set does not come back to it.
    if (this.#ready.size > 0 && this.#active < this.#options.concurrency) this.#pump();
  }

  /** Hosts with nothing to remember are not kept: a run may meet a hundred thousand. */
  #forget(host: HostState): void {
    const { cap, holds, timeouts, name } = host;
    const plain = cap === this.#options.perHost && holds === 0 && timeouts === 0;
    if (plain && getHoldMs(host) === 0) this.#hosts.delete(name);
  }

  #host(name: string): HostState {
    const known = this.#hosts.get(name);
    if (known !== undefined) return known;
    const { perHost: cap } = this.#options;
    const host: HostState = {
      name,
      active: 0,
      cap,
      retryQueue: new Fifo(),
      queue: new Fifo(),
      heldUntil: 0,
      wakeTimer: null,
      successes: 0,
      refusals: 0,
      holds: 0,
      timeouts: 0,
    };
    this.#hosts.set(name, host);
    return host;
  }

  /** Stops every clock. */
  close(): void {
    for (const { wakeTimer } of this.#hosts.values()) if (wakeTimer !== null) clearTimeout(wakeTimer);
  }
}

/** Milliseconds for which a host still wants to be left alone. */
function getHoldMs(host: HostState): number {
  if (host.heldUntil === 0) return 0;
  const left = host.heldUntil - performance.now();
  if (left > 0) return left;
  host.heldUntil = 0;
  return 0;
}

const hasWaiters = (host: HostState): boolean => host.retryQueue.length > 0 || host.queue.length > 0;

/** The next in line who has not left it. */
function takeNextWaiter(host: HostState): Waiter | undefined {
  for (;;) {
    const next = host.retryQueue.shift() ?? host.queue.shift();
    if (next === undefined || !next.cancelled) return next;
  }
}
