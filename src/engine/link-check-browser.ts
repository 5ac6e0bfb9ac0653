import os from "node:os";
import pLimit from "p-limit";
import { messageOf } from "../contract/error.ts";
import type { PageObservation } from "./artifacts/page-observation.ts";
import type { Capturer } from "./capture/capturer.ts";
import type { EngineOptions } from "./engine.ts";
import type { Guard } from "./guard/guard.ts";
import { isBeacon, listBeaconPatterns } from "./guard/is-beacon.ts";
import { getWaitReason } from "./link/check-link.ts";
import type { Device } from "./link/options.ts";

/** Upper limit for one page, ms. */
const OBSERVATION_TIMEOUT_MS = 30_000;

/** The browser is not used any more after this number of failures. */
const MAX_BROWSER_FAILURES = 3;

/**
 * One page takes most of a CPU core (docs/contributing/benchmarks.md). At least two run in parallel, since both wait
 * for servers.
 */
const MAX_CONCURRENT_PAGES = Math.max(2, Math.min(4, os.availableParallelism()));

type SharedBrowserOptions = Pick<EngineOptions, "chromePath" | "sandbox" | "env" | "headersFor" | "log">;

/** As whom a page is visited. */
interface Visitor {
  device: Device;
  /** BCP 47. */
  locale: string | undefined;
}

/** The one browser of a run. It is loaded and started with the first page. */
export class LinkCheckBrowser {
  readonly #guard: Guard;
  readonly #options: SharedBrowserOptions;
  #capturer: Promise<Capturer> | null = null;
  #unavailable = false;
  #failures = 0;
  readonly #limitPages = pLimit(MAX_CONCURRENT_PAGES);

  constructor(guard: Guard, options: SharedBrowserOptions) {
    this.#guard = guard;
    this.#options = options;
  }

  /**
   * @returns null where no browser is available, which is logged once.
   * @throws the signal's reason.
   */
  async observe(url: string, visitor: Visitor, signal: AbortSignal): Promise<PageObservation | null> {
    return this.#unavailable ? null : this.#limitPages(() => this.#observe(url, visitor, signal));
  }

  async #observe(url: string, { device, locale }: Visitor, signal: AbortSignal): Promise<PageObservation | null> {
    try {
      signal.throwIfAborted();
      const capturer = await this.#getCapturer();
      const viewport = device === "desktop" ? "desktop" : "mobile";
      const visit = { viewport, signal, deadlineMs: OBSERVATION_TIMEOUT_MS, locale } as const;
      return await capturer.observe(url, visit, getWaitReason);
    } catch (problem) {
      signal.throwIfAborted();
      this.#recordFailure(problem);
      return null;
    }
  }

  #getCapturer(): Promise<Capturer> {
    this.#capturer ??= import("./capture/capturer.ts").then(
      ({ Capturer }) =>
        new Capturer({
          chromePath: this.#options.chromePath,
          openProxy: this.#guard.openProxy,
          isBeacon,
          beaconPatterns: listBeaconPatterns(),
          surroundings: { variables: this.#options.env, sandbox: this.#options.sandbox ?? "auto" },
          headersFor: this.#options.headersFor,
          log: this.#options.log,
        }),
    );
    return this.#capturer;
  }

  /** A missing browser is not tried again; one that failed is, up to the limit. */
  #recordFailure(problem: unknown): void {
    this.#failures += 1;
    const isMissing = problem instanceof Error && problem.name === "BrowserMissing";
    if (this.#unavailable || (!isMissing && this.#failures < MAX_BROWSER_FAILURES)) return;
    this.#unavailable = true;
    this.#options.log(`From now on links are checked over HTTP only, without a browser: ${messageOf(problem)}`);
  }

  async close(): Promise<void> {
    this.#unavailable = true;
    // A browser that did not start was already logged and needs no closing.
    await (await this.#capturer?.catch(() => null))?.close();
  }
}
