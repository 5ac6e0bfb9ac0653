import type { Page } from "puppeteer-core";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import type { Creative } from "../artifacts/capture-schemas.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { AdDrawingFailed, AdScreenshotFailed, UndecodableAd } from "./ad-errors.ts";
import { AdUnavailable } from "./ad-file.ts";
import { BrowserDisconnected, BrowserProcess, type BrowserProcessOptions } from "./browser-process.ts";
import { type AdLink, captureAdLink } from "./capture-linked-ad.ts";
import { type DecodeOptions, decodeAdFile } from "./decode-ad.ts";
import { type AdToDraw, drawAd } from "./draw-ad.ts";
import type { HostEnvironment } from "./find-browser.ts";
import { ImageCanvasTab } from "./image-canvas-tab.ts";
import { lendPage } from "./lend-page.ts";
import type { Sheet, WebpOptions } from "./page-script-types.ts";
import { DEFAULT_STRATEGY } from "./retry-strategy.ts";
import type { HeaderFields } from "./same-origin-headers.ts";
import type { BeaconRule } from "./tab.ts";
import { observeCrash, observePage, type ShouldWaitFor, type VisitTools } from "./tab-visit.ts";
import { TimeBudget } from "./timeout-helpers.ts";
import { type VisitOptions, type VisitResult, visitPage } from "./visit-page-on-devices.ts";

export type { VisitResult } from "./visit-page-on-devices.ts";

export interface CapturerOptions extends Pick<BrowserProcessOptions, "openProxy">, BeaconRule {
  /** A Chrome, Chromium or Edge to use; absent, one is found. */
  chromePath?: string | undefined;
  /** Additional headers that a visit to a URL sends to that URL's origin only. Default: none. */
  headersFor?: ((url: string) => HeaderFields) | undefined;
  log?: (line: string) => void;
  /** Where to find browsers and their environment; default: this host's usual paths. */
  surroundings?: Partial<HostEnvironment>;
}

type AdOptions = Pick<DecodeOptions, "signal"> & Partial<Pick<DecodeOptions, "legible" | "platform">>;

/**
 * Captures pages and ads in a browser that starts with the first call and is shared by all. Every method that uses the
 * browser throws BrowserMissing, BrowserStartFailed, or its signal's reason.
 */
export class Capturer {
  readonly #chrome: BrowserProcess;
  /** HTTP/2 can be disabled only for a whole browser, so the few visits without it use a second one. */
  readonly #http1: BrowserProcess;
  /** For programs that drive a page themselves; visits would disturb what they measure. */
  readonly #lent: BrowserProcess;
  readonly #canvas = new ImageCanvasTab();
  readonly #beacons: BeaconRule;
  readonly #headersFor: (url: string) => HeaderFields;

  constructor(options: CapturerOptions) {
    const { chromePath, openProxy, isBeacon, beaconPatterns, headersFor, log, surroundings } = options;
    const settings = {
      chromePath,
      openProxy,
      surroundings: {
        platform: process.platform,
        root: process.getuid?.() === 0,
        variables: {},
        // Never the working directory: a checked-out repository could contain its own @sparticuz/chromium.
        packageRoots: [import.meta.dirname],
        ...surroundings,
      },
      log: log ?? (() => {}),
    };
    this.#chrome = new BrowserProcess(settings);
    this.#http1 = new BrowserProcess({ ...settings, arguments: ["--disable-http2"], log: () => {} });
    this.#lent = new BrowserProcess({ ...settings, attachesToPages: true, log: () => {} });
    this.#beacons = { isBeacon, beaconPatterns };
    this.#headersFor = headersFor ?? (() => ({}));
  }

  /** Visits a page. Errors of the page or the network are reported in `observation`, not thrown. */
  visit(url: string, { signal, locale, deadlineMs, ...options }: VisitOptions): Promise<VisitResult> {
    const budget = new TimeBudget(deadlineMs);
    const defaults = { responseTimeoutMs: deadlineMs, strategy: DEFAULT_STRATEGY, isRefused: () => false };
    const plan = { ...defaults, ...options, url, locale };
    return this.#run(
      signal,
      (tools) => visitPage({ ...plan, deadlineMs: budget.remainingMs() }, tools),
      () => ({ observation: observeCrash(url, budget), capture: null }),
      plan.strategy.http1 ? this.#http1 : this.#chrome,
    );
  }

  /**
   * Loads a page and reports what it is, without capturing it. Errors of the page or the network are reported, not
   * thrown.
   *
   * @param shouldWaitFor Decides whether the page is worth waiting for.
   */
  observe(
    url: string,
    { signal, locale, viewport, deadlineMs }: Omit<VisitOptions, "alternate">,
    shouldWaitFor: ShouldWaitFor,
  ): Promise<PageObservation> {
    const budget = new TimeBudget(deadlineMs);
    const plan = { url, viewport, locale, shouldWaitFor };
    return this.#run(
      signal,
      (tools) => observePage({ ...plan, deadlineMs: budget.remainingMs() }, tools),
      () => observeCrash(url, budget),
    );
  }

  /** Decodes an ad's file. @throws UndecodableAd */
  decode(
    bytes: Uint8Array,
    mediaType: string,
    { signal, legible = false, platform = null }: AdOptions,
  ): Promise<Creative> {
    return this.#run(
      signal,
      ({ running }) => decodeAdFile(bytes, mediaType, { running, signal, legible, platform }),
      (problem) => {
        throw new UndecodableAd("The ad's file crashed the browser twice. Save it again.", problem);
      },
    );
  }

  /** Draws an ad from its text. @throws AdDrawingFailed */
  drawAd(ad: AdToDraw, { signal }: Pick<AdOptions, "signal">): Promise<Creative> {
    return this.#run(
      signal,
      ({ running }) => drawAd(ad, { running, signal }),
      (problem) => {
        throw new AdDrawingFailed("it crashed the browser twice", problem);
      },
    );
  }

  /** Captures the ad behind a link. @throws AdScreenshotFailed, UndecodableAd */
  screenshotAd(url: string, options: AdOptions & Partial<Omit<AdLink, "url">>): Promise<Creative> {
    const { signal, locale, legible = false, platform = null, mediaType = null, fetchFile = refuseToFetch } = options;
    return this.#run(
      signal,
      (tools) => captureAdLink({ url, locale, mediaType, fetchFile }, { ...tools, legible, platform }),
      (problem) => {
        throw new AdScreenshotFailed(url, "it crashed the browser twice", problem);
      },
    );
  }

  /**
   * Gives a page to a program that drives it through Puppeteer, in a browser of its own.
   *
   * @param url Where the program will go.
   * @throws BrowserDisconnected if it crashes the browser twice; whatever the job throws.
   */
  lendPage<T>(url: string, signal: AbortSignal, job: (page: Page) => Promise<T>): Promise<T> {
    const rethrow = (problem: BrowserDisconnected): never => {
      throw problem;
    };
    return this.#run(signal, (tools) => lendPage(url, tools, job), rethrow, this.#lent);
  }

  /**
   * Encodes a picture of this capturer as a small WebP for reports.
   *
   * @throws BrowserDisconnected; Chrome's error where it cannot encode the picture. Callers may use the original
   * instead.
   */
  async encodeWebp(picture: Picture, options: WebpOptions): Promise<Picture> {
    return this.#canvas.encodeWebp(await this.#chrome.running(), picture, options);
  }

  /**
   * Composes parts of pictures of this capturer into one JPEG.
   *
   * @throws BrowserDisconnected; Chrome's error where it cannot encode the sheet.
   */
  async composeSheet(pictures: readonly Picture[], sheet: Sheet): Promise<Picture> {
    return this.#canvas.composeSheet(await this.#chrome.running(), pictures, sheet);
  }

  /** Starts the browser unless it is running. */
  async ready(): Promise<void> {
    await this.#chrome.running();
  }

  /** Closes the browser and waits until it has exited. */
  async close(): Promise<void> {
    const browsers = [this.#chrome, this.#http1, this.#lent];
    const results = await Promise.allSettled(browsers.map((browser) => browser.close()));
    for (const result of results) if (result.status === "rejected") throw result.reason;
  }

  /**
   * Runs a job on the browser, and once more on a new browser if the first one crashes, because another entry's page
   * may have crashed it. An abort rejects at once; cleaning up continues in the background.
   */
  async #run<T>(
    signal: AbortSignal,
    job: (tools: VisitTools) => Promise<T>,
    crashed: (problem: BrowserDisconnected) => T,
    chrome = this.#chrome,
  ): Promise<T> {
    signal.throwIfAborted();
    const shared = { canvas: this.#canvas, ...this.#beacons, headersFor: this.#headersFor, signal };
    const attempt = async (): Promise<T> => job({ running: await chrome.running(), ...shared });
    const ifCrashed = (handle: (problem: BrowserDisconnected) => T | Promise<T>) => (problem: unknown) => {
      if (problem instanceof BrowserDisconnected) return handle(problem);
      throw problem;
    };
    return rejectOnAbort(signal, attempt().catch(ifCrashed(attempt)).catch(ifCrashed(crashed)));
  }
}

const refuseToFetch = async (url: string): Promise<never> => {
  throw new AdUnavailable(`at ${url} cannot be fetched here`);
};
