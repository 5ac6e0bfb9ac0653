import { Line } from "./line.ts";
import { offStop, onStop } from "./stop.ts";

/** Caps on what is under way, and hosts that asked to be left alone. */
export interface GateOptions {
  /** Requests to one host at once. */
  perHost: number;
  /** Requests at once in all. */
  concurrency: number;
  /** A host that asks for more patience than this is not waited for, ms. */
  patienceMs: number;
}

/** How a request ended, as far as manners go. */
export type Ending =
  | "answered"
  /** 429, or 503 with Retry-After. */
  | "too_many"
  /** Time ran out before anything was heard. */
  | "silence"
  /** Any other failure. */
  | "failure";

interface Waiter {
  go: () => void;
  /** Told to stop, and only still in line. */
  gone: boolean;
}

interface Host {
  name: string;
  active: number;
  /** At first GateOptions.perHost; halved whenever the host is held, one more for every few good answers. */
  cap: number;
  /** Those who were asked before, and those who were not. */
  again: Line<Waiter>;
  waiting: Line<Waiter>;
  /** performance.now() until which nothing is asked. */
  heldUntil: number;
  wake: NodeJS.Timeout | null;
  /** Good answers since the last hold; refusals, and holds for them, since the last good answer. */
  fine: number;
  refused: number;
  holds: number;
  /** Visits that nothing was heard of since the last answer of any kind. */
  unheard: number;
}

/**
 * So many good answers between two refusals show that a refusal was about one address, not about the host: one that
 * counts visits refuses several in a row once it begins.
 */
const SOUND = 4;
/** Good answers for one more request at once. */
const TRUST = 8;

/**
 * After so many holds without one good answer between them a host is left alone for longer than anybody waits: with
 * hundreds in line, one short hold for each of them would last for hours.
 */
const HOLDS = 5;
/** After so many unanswered visits for each that may be made at once, too: every one of them costs a whole time-out. */
const UNHEARD = 3;
/** ms. */
const LEFT_ALONE = 600_000;

/**
 * Who may ask whom when. A host that is waited for holds up nobody else: only those who may go at once count against
 * the global cap.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #hosts = new Map<string, Host>();
  /** Hosts below their own cap that wait for the global one, in turn. */
  readonly #ready = new Set<Host>();
  #active = 0;

  constructor(options: GateOptions) {
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
  async enter(name: string, again: boolean, signal: AbortSignal): Promise<number> {
    const host = this.#host(name);
    const held = heldFor(host);
    if (held > this.#options.patienceMs) return this.#told(host, held);
    if (
      held === 0 &&
      !isWaitedFor(host) &&
      host.active < host.cap &&
      this.#active < this.#options.concurrency
    ) {
      this.#begin(host);
      return 0;
    }
    await this.#wait(host, again, signal);
    const asked = heldFor(host);
    if (asked <= this.#options.patienceMs) return 0;
    this.#end(host);
    return this.#told(host, asked);
  }

  /** @param askedMs What Retry-After said. */
  leave(name: string, ending: Ending, askedMs: number | null = null): void {
    const host = this.#host(name);
    if (ending === "too_many") this.#refused(host, askedMs ?? 1_000);
    else if (ending === "answered") this.#answered(host);
    else if (ending === "silence") this.#unheard(host);
    this.#end(host);
  }

  #answered(host: Host): void {
    host.fine += 1;
    host.refused = 0;
    host.holds = 0;
    host.unheard = 0;
    if (host.cap < this.#options.perHost && host.fine % TRUST === 0) host.cap += 1;
  }

  #unheard(host: Host): void {
    host.unheard += 1;
    if (this.#isSilent(host)) this.#hold(host, LEFT_ALONE);
  }

  #isSilent(host: Host): boolean {
    return host.unheard >= UNHEARD * this.#options.perHost;
  }

  #told(host: Host, held: number): number {
    return this.#isSilent(host) ? Number.POSITIVE_INFINITY : held;
  }

  #refused(host: Host, askedMs: number): void {
    host.refused += 1;
    host.unheard = 0;
    // Answers to what was asked before the host was held say nothing new.
    const known = heldFor(host) > 0;
    if (!known && host.fine >= SOUND && host.refused === 1) return;
    if (!known) {
      host.cap = Math.max(1, Math.floor(host.cap / 2));
      host.holds += 1;
    }
    host.fine = 0;
    this.#hold(host, host.holds > HOLDS ? Math.max(askedMs, LEFT_ALONE) : askedMs);
  }

  #hold(host: Host, ms: number): void {
    host.heldUntil = Math.max(host.heldUntil, performance.now() + ms);
    // Those in line learn at once that they wait in vain.
    if (ms <= this.#options.patienceMs) {
      this.#wakeLater(host);
      return;
    }
    // Whoever would have ended a shorter hold must not end this one.
    if (host.wake !== null) clearTimeout(host.wake);
    host.wake = null;
    for (let next = nextOf(host); next !== undefined; next = nextOf(host)) this.#admit(host, next.go);
  }

  #wakeLater(host: Host): void {
    if (host.wake !== null) clearTimeout(host.wake);
    host.wake = setTimeout(
      () => {
        host.wake = null;
        // Said here and not by the clock: timers may be early by a fraction of a millisecond.
        host.heldUntil = 0;
        this.#offer(host);
        this.#pump();
      },
      Math.max(0, host.heldUntil - performance.now()),
    );
  }

  #wait(host: Host, again: boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const waiter: Waiter = {
        gone: false,
        go: () => {
          offStop(listener);
          resolve();
        },
      };
      const listener = onStop(signal, () => {
        waiter.gone = true;
        offStop(listener);
        reject(signal.reason);
      });
      (again ? host.again : host.waiting).push(waiter);
      this.#offer(host);
      this.#pump();
    });
  }

  #begin(host: Host): void {
    host.active += 1;
    this.#active += 1;
  }

  #admit(host: Host, go: () => void): void {
    this.#begin(host);
    go();
  }

  #end(host: Host): void {
    host.active -= 1;
    this.#active -= 1;
    this.#offer(host);
    this.#pump();
    if (host.active === 0 && !isWaitedFor(host)) this.#forget(host);
  }

  /** Marks a host that could go on but for the global cap. */
  #offer(host: Host): void {
    const able = isWaitedFor(host) && host.active < host.cap && heldFor(host) === 0;
    if (able) this.#ready.add(host);
    else this.#ready.delete(host);
  }

  #pump(): void {
    for (const host of this.#ready) {
      if (this.#active >= this.#options.concurrency) return;
      const next = nextOf(host);
      // Behind the others: every host gets its turn.
      if (this.#ready.size > 1) this.#ready.delete(host);
      if (next !== undefined) this.#admit(host, next.go);
      this.#offer(host);
    }
    // A host that is alone stays where it was, and a loop over a Set does not come back to it.
    if (this.#ready.size > 0 && this.#active < this.#options.concurrency) this.#pump();
  }

  /** Hosts with nothing to remember are not kept: a run may meet a hundred thousand. */
  #forget(host: Host): void {
    const { cap, holds, unheard, name } = host;
    const plain = cap === this.#options.perHost && holds === 0 && unheard === 0;
    if (plain && heldFor(host) === 0) this.#hosts.delete(name);
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name);
    if (known !== undefined) return known;
    const { perHost: cap } = this.#options;
    const host: Host = {
      name,
      active: 0,
      cap,
      again: new Line(),
      waiting: new Line(),
      heldUntil: 0,
      wake: null,
      fine: 0,
      refused: 0,
      holds: 0,
      unheard: 0,
    };
    this.#hosts.set(name, host);
    return host;
  }

  /** Stops every clock. */
  close(): void {
    for (const { wake } of this.#hosts.values()) if (wake !== null) clearTimeout(wake);
  }
}

/** Milliseconds for which a host still wants to be left alone. */
function heldFor(host: Host): number {
  if (host.heldUntil === 0) return 0;
  const left = host.heldUntil - performance.now();
  if (left > 0) return left;
  host.heldUntil = 0;
  return 0;
}

const isWaitedFor = (host: Host): boolean => host.again.length > 0 || host.waiting.length > 0;

/** The next in line who has not left it. */
function nextOf(host: Host): Waiter | undefined {
  for (;;) {
    const next = host.again.shift() ?? host.waiting.shift();
    if (next === undefined || !next.gone) return next;
  }
}
