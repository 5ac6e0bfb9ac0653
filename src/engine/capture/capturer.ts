import type { Picture } from "../../contract/port.ts";
import type { Platform, Viewport } from "../../contract/vocabulary.ts";
import type { Creative } from "../artifacts/capture.ts";
import type { BrowserObservation } from "../artifacts/link.ts";
import { AdScreenshotFailed, UndecodableAd } from "./ad-errors.ts";
import { AdUnavailable } from "./ad-file.ts";
import { type AdLink, captureAdLink } from "./ad-link.ts";
import { BrowserDisconnected, BrowserProcess, type BrowserProxy, type RunningBrowser } from "./browser-process.ts";
import { decodeAdFile } from "./decode-ad.ts";
import { canonicalizeLocale } from "./device-emulation.ts";
import type { HostEnvironment } from "./find-browser.ts";
import { ImageCanvas } from "./image-canvas.ts";
import { observePage, type ShouldWaitFor } from "./observe-page.ts";
import type { HeaderFields } from "./origin-headers.ts";
import type { Sheet } from "./page/compose-sheet.ts";
import type { WebpOptions } from "./page/encode-webp.ts";
import { DEFAULT_STRATEGY, type VisitStrategy } from "./retry-strategy.ts";
import { TimeBudget } from "./timing.ts";
import { buildCrashedObservation, type VisitResult, visitPage } from "./visit-page.ts";

export type { VisitResult } from "./visit-page.ts";

export interface CapturerOptions {
  /** A Chrome, Chromium or Edge to use; absent, one is found. */
  chromePath?: string | undefined;
  /** Opens the guard's filtering proxy when a browser starts; null: Chrome connects directly. */
  openProxy: (() => Promise<BrowserProxy>) | null;
  /** Measurement beacons, which are never sent. */
  isBeacon: (url: string) => boolean;
  /** Additional headers that a visit to a URL sends to that URL's origin only. Default: none. */
  headersFor?: ((url: string) => HeaderFields) | undefined;
  log?: (line: string) => void;
  /** Where to find browsers and their environment; default: this host's usual paths. */
  surroundings?: Partial<HostEnvironment>;
}

export interface VisitOptions {
  viewport: Viewport;
  /** Also capture the other viewport. */
  alternate: boolean;
  /** BCP 47: Accept-Language and time zone. Default en-US. */
  locale?: string;
  signal: AbortSignal;
  /** The visit always ends within this time, ms. */
  deadlineMs: number;
  /** How long the URL may take to start its response, ms. Default: the deadline. */
  responseTimeoutMs?: number;
  /** Default: DEFAULT_STRATEGY. */
  strategy?: VisitStrategy;
}

export interface AdOptions {
  signal: AbortSignal;
  locale?: string;
  /** Also produce a picture for OCR (Creative.legible). Default false. */
  legible?: boolean;
  /** The ad platform. It decides which moments of a video are captured. */
  platform?: Platform | null;
}

export interface AdLinkOptions extends AdOptions {
  /** The media type that the request states. */
  mediaType?: AdLink["mediaType"];
  /**
   * Fetches videos, because Chrome does not expose the bytes of a video that it plays. Default: they are not fetched.
   */
  fetchFile?: AdLink["fetchFile"];
}

export interface Capturer {
  /**
   * Visits a page. Errors of the page or the network are reported in `observation`, not thrown.
   *
   * @throws BrowserMissing, BrowserStartFailed; the signal's reason.
   */
  visit(url: string, options: VisitOptions): Promise<VisitResult>;
  /**
   * Loads a page and reports what it is, without capturing it. Errors of the page or the network are reported, not
   * thrown.
   *
   * @param shouldWaitFor Decides whether the page is worth waiting for.
   * @throws BrowserMissing, BrowserStartFailed; the signal's reason.
   */
  observe(
    url: string,
    options: Omit<VisitOptions, "alternate">,
    shouldWaitFor: ShouldWaitFor,
  ): Promise<BrowserObservation>;
  /** Decodes an ad's file. @throws UndecodableAd, BrowserMissing, BrowserStartFailed; the signal's reason. */
  decode(bytes: Uint8Array, mediaType: string, options: AdOptions): Promise<Creative>;
  /**
   * Captures the ad behind a link.
   *
   * @throws AdScreenshotFailed, UndecodableAd, BrowserMissing, BrowserStartFailed; the signal's reason.
   */
  screenshotAd(adUrl: string, options: AdLinkOptions): Promise<Creative>;
  /**
   * Encodes a picture of this capturer as a small WebP for reports.
   *
   * @throws BrowserDisconnected; Chrome's error where it cannot encode the picture. Callers may use the original
   * instead.
   */
  encodeWebp(picture: Picture, reduction: WebpOptions): Promise<Picture>;
  /**
   * Composes parts of pictures of this capturer into one JPEG.
   *
   * @throws BrowserDisconnected; Chrome's error where it cannot encode the sheet.
   */
  composeSheet(pictures: readonly Picture[], sheet: Sheet): Promise<Picture>;
  /** Starts the browser unless it is running. @throws BrowserMissing, BrowserStartFailed */
  ready(): Promise<void>;
  /** Closes the browser and waits until it has exited. */
  close(): Promise<void>;
}

interface CapturerParts {
  chrome: BrowserProcess;
  /** A browser without HTTP/2. */
  http1: BrowserProcess;
  canvas: ImageCanvas;
  isBeacon: (url: string) => boolean;
  headersFor: (url: string) => HeaderFields;
}

/** Creates a capturer. Its browser starts with the first call, and all calls share it. */
export function createCapturer(options: CapturerOptions): Capturer {
  const settings = {
    chromePath: options.chromePath,
    openProxy: options.openProxy,
    surroundings: {
      platform: process.platform,
      root: process.getuid?.() === 0,
      variables: {},
      // Never the working directory: a checked-out repository could contain its own @sparticuz/chromium.
      packageRoots: [import.meta.dirname],
      ...options.surroundings,
    },
    log: options.log ?? (() => {}),
  };
  const chrome = new BrowserProcess(settings);
  // HTTP/2 can be disabled only for a whole browser, so the few visits without it use a second one.
  const http1 = new BrowserProcess({ ...settings, arguments: ["--disable-http2"], log: () => {} });
  const canvas = new ImageCanvas();
  const { isBeacon, headersFor = () => ({}) } = options;
  const parts = { chrome, http1, canvas, isBeacon, headersFor };
  return {
    ...capturePages(parts),
    ...captureAds(parts),
    encodeWebp: async (picture, webp) => canvas.encodeWebp(await chrome.running(), picture, webp),
    composeSheet: async (pictures, sheet) => canvas.composeSheet(await chrome.running(), pictures, sheet),
    ready: async () => {
      await chrome.running();
    },
    close: async () => {
      const results = await Promise.allSettled([chrome.close(), http1.close()]);
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
  };
}

const capturePages = ({
  chrome,
  http1,
  canvas,
  isBeacon,
  headersFor,
}: CapturerParts): Pick<Capturer, "visit" | "observe"> => ({
  visit: async (url, { signal, locale, deadlineMs, ...options }) => {
    const budget = new TimeBudget(deadlineMs);
    const plan = {
      responseTimeoutMs: deadlineMs,
      strategy: DEFAULT_STRATEGY,
      ...options,
      url,
      locale: canonicalizeLocale(locale),
      originHeaders: headersFor(url),
    };
    return runOnBrowser(
      plan.strategy.http1 ? http1 : chrome,
      signal,
      (running) => visitPage({ ...plan, deadlineMs: budget.remainingMs() }, { running, canvas, isBeacon, signal }),
      () => ({ observation: buildCrashedObservation(url, budget.elapsedMs()), capture: null }),
    );
  },
  observe: async (url, { signal, locale, viewport, deadlineMs }, shouldWaitFor) => {
    const budget = new TimeBudget(deadlineMs);
    const plan = {
      url,
      viewport,
      locale: canonicalizeLocale(locale),
      shouldWaitFor,
      originHeaders: headersFor(url),
    };
    return runOnBrowser(
      chrome,
      signal,
      (running) => observePage({ ...plan, deadlineMs: budget.remainingMs() }, { running, isBeacon, signal }),
      () => buildCrashedObservation(url, budget.elapsedMs()),
    );
  },
});

const captureAds = ({ chrome, canvas, isBeacon }: CapturerParts): Pick<Capturer, "decode" | "screenshotAd"> => ({
  decode: (bytes, mediaType, { signal, legible = false, platform = null }) =>
    runOnBrowser(
      chrome,
      signal,
      (running) => decodeAdFile(bytes, mediaType, { running, signal, legible, platform }),
      (problem) => {
        throw new UndecodableAd("The ad's file crashed the browser twice. Save it again.", problem);
      },
    ),
  screenshotAd: (
    url,
    { signal, locale, legible = false, platform = null, mediaType = null, fetchFile = refuseToFetch },
  ) =>
    runOnBrowser(
      chrome,
      signal,
      (running) =>
        captureAdLink(
          { url, locale: canonicalizeLocale(locale), mediaType, fetchFile },
          { running, canvas, isBeacon, signal, legible, platform },
        ),
      (problem) => {
        throw new AdScreenshotFailed(url, "it crashed the browser twice", problem);
      },
    ),
});

const refuseToFetch = async (url: string): Promise<never> => {
  throw new AdUnavailable(`at ${url} cannot be fetched here`);
};

/**
 * Runs a job on the browser, and once more on a new browser if the first one crashes, because another entry's page
 * may have
 * crashed it. An abort rejects at once; cleaning up continues in the background.
 */
async function runOnBrowser<T>(
  chrome: BrowserProcess,
  signal: AbortSignal,
  job: (running: RunningBrowser) => Promise<T>,
  crashed: (problem: BrowserDisconnected) => T,
): Promise<T> {
  signal.throwIfAborted();
  const attempt = async (): Promise<T> => job(await chrome.running());
  const working = attempt()
    .catch((problem: unknown) => {
      if (problem instanceof BrowserDisconnected) return attempt();
      throw problem;
    })
    .catch((problem: unknown) => {
      if (problem instanceof BrowserDisconnected) return crashed(problem);
      throw problem;
    });
  working.catch(() => {});
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([working, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
