import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession } from "puppeteer-core";
import { withTimeout } from "./timeout-helpers.ts";

/** What the clock uses of a tab. */
interface ClockedTab {
  session: CDPSession;
  readonly isClosed: boolean;
  untilClosed: <T>(promise: Promise<T>) => Promise<T>;
}

/** Time that the page gets at once while a job of ours needs its timers, ms. */
const STEP_MS = 50;
/** Longest wait for the browser to say that a time has passed which no request holds up, ms. */
const MAX_STEP_WAIT_MS = 500;

/**
 * A page's clock, which Chrome can advance (virtual time): timers of several seconds fire within milliseconds, in their
 * order, and the clock stands still while the page fetches something. Afterwards it stays stopped, so that what is read
 * and what is captured are the same. (https://chromedevtools.github.io/devtools-protocol/tot/Emulation)
 */
export class PageClock {
  readonly #tab: ClockedTab;
  #isStopped = false;

  constructor(tab: ClockedTab) {
    this.#tab = tab;
  }

  /**
   * Advances the clock and stops it.
   *
   * @param maxWaitMs How long requests of the page may hold the clock up, in real time.
   */
  async advance(ms: number, maxWaitMs: number): Promise<void> {
    this.#isStopped = true;
    const passed = await this.#grant("pauseIfNetworkFetchesPending", ms, maxWaitMs);
    // What is still pending may be a connection that never ends.
    if (!passed) await this.#grant("advance", ms, MAX_STEP_WAIT_MS);
  }

  /** Lets the clock run while a job of ours runs: at about the speed of real time. */
  async runWhile<T>(job: () => Promise<T>): Promise<T> {
    if (!this.#isStopped) return job();
    let isOver = false;
    const pump = async () => {
      while (!isOver && !this.#tab.isClosed) {
        await this.#grant("advance", STEP_MS, MAX_STEP_WAIT_MS);
        await sleep(STEP_MS);
      }
    };
    const pumping = pump().catch(() => {});
    try {
      return await job();
    } finally {
      isOver = true;
      await pumping;
    }
  }

  /** @returns whether the time has passed. */
  async #grant(
    policy: "advance" | "pauseIfNetworkFetchesPending",
    budget: number,
    maxWaitMs: number,
  ): Promise<boolean> {
    const { session } = this.#tab;
    const { promise: expired, resolve } = Promise.withResolvers<void>();
    const onExpired = () => resolve();
    session.once("Emulation.virtualTimeBudgetExpired", onExpired);
    try {
      await this.#tab.untilClosed(session.send("Emulation.setVirtualTimePolicy", { policy, budget }));
      const { done } = await this.#tab.untilClosed(withTimeout(maxWaitMs, expired));
      if (!done) await this.#tab.untilClosed(session.send("Emulation.setVirtualTimePolicy", { policy: "pause" }));
      return done;
    } finally {
      session.off("Emulation.virtualTimeBudgetExpired", onExpired);
    }
  }
}
