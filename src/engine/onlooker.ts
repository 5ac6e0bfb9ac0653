import os from "node:os";
import type { Capturer } from "./capture/capturer.ts";
import type { EngineOptions } from "./engine.ts";
import { isBeacon } from "./guard/beacons.ts";
import type { Guard } from "./guard/guard.ts";
import { mayPass } from "./link/link.ts";
import type { Device } from "./link/visitor.ts";
import type { BrowserLook } from "./products/link.ts";

/** Milliseconds that Chrome may take with one page. */
const LOOK_MS = 30_000;

/** So often a browser may fail before it is given up. */
const FAILURES = 3;

/** Looks at once: a page takes most of a core (docs/benchmarks.md), and two are enough to wait for one another's servers. */
const LOOKS = Math.max(2, Math.min(4, os.availableParallelism()));

type OnlookerOptions = Pick<EngineOptions, "chromePath" | "env" | "headersFor" | "log">;

/** The run's one browser, loaded and started where the first look calls for it. */
export class Onlooker {
  readonly #guard: Guard;
  readonly #options: OnlookerOptions;
  #capturer: Promise<Capturer> | null = null;
  #missing = false;
  #failures = 0;
  #looking = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(guard: Guard, options: OnlookerOptions) {
    this.#guard = guard;
    this.#options = options;
  }

  /**
   * @returns null where there is no browser, which is logged once.
   * @throws the signal's reason.
   */
  async look(url: string, device: Device, signal: AbortSignal): Promise<BrowserLook | null> {
    if (this.#missing) return null;
    await this.#turn();
    try {
      signal.throwIfAborted();
      const capturer = await this.#open();
      const viewport = device === "desktop" ? "desktop" : "mobile";
      return await capturer.look(url, { viewport, signal, deadlineMs: LOOK_MS }, mayPass);
    } catch (problem) {
      signal.throwIfAborted();
      this.#giveUp(problem);
      return null;
    } finally {
      this.#looking -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#looking >= LOOKS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#looking += 1;
  }

  #open(): Promise<Capturer> {
    this.#capturer ??= import("./capture/capturer.ts").then(({ createCapturer }) =>
      createCapturer({
        chromePath: this.#options.chromePath,
        openProxy: this.#guard.openProxy,
        isBeacon,
        surroundings: { variables: this.#options.env },
        headersFor: this.#options.headersFor,
        log: this.#options.log,
      }),
    );
    return this.#capturer;
  }

  /** Where there is no browser nobody asks again; one that fails may only have had a bad moment. */
  #giveUp(problem: unknown): void {
    this.#failures += 1;
    const isMissing = problem instanceof Error && problem.name === "BrowserMissing";
    if (this.#missing || (!isMissing && this.#failures < FAILURES)) return;
    this.#missing = true;
    const why = problem instanceof Error ? problem.message : String(problem);
    this.#options.log(`Destinations are judged by HTTP alone from here on: ${why}`);
  }

  async close(): Promise<void> {
    this.#missing = true;
    // One that could not be made has been told of, and holds nothing.
    await (await this.#capturer?.catch(() => null))?.close();
  }
}
