import type { Picture } from "../../contract/port.ts";
import type { Platform, Viewport } from "../../contract/vocabulary.ts";
import type { Creative } from "../artifacts/capture.ts";
import type { BrowserObservation } from "../artifacts/link.ts";
import { AdScreenshotFailed, UndecodableAd } from "./ad-errors.ts";
import { AdUnavailable } from "./ad-file.ts";
import { type AdLink, captureAdLink } from "./ad-link.ts";
import {
  BrowserDisconnected,
  BrowserProcess,
  type BrowserProxy,
  type RunningBrowser,
} from "./browser-process.ts";
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
  /** From the guard: opens the filtering proxy when a browser starts. Null: Chrome connects directly. */
  openProxy: (() => Promise<BrowserProxy>) | null;
  /** Measurement beacons, which are never sent. */
  isBeacon: (url: string) => boolean;
  /** What a visit that begins at an address sends to its origin, and to nobody else. Default: nothing. */
  headersFor?: ((url: string) => HeaderFields) | undefined;
  log?: (line: string) => void;
  /** Where to look for browsers and what they need; default: this machine's well-known places. */
  surroundings?: Partial<HostEnvironment>;
}

export interface VisitOptions {
  viewport: Viewport;
  /** Also the other viewport, at the same time. */
  alternate: boolean;
  /** BCP 47: Accept-Language and time zone. Default en-US. */
  locale?: string;
  signal: AbortSignal;
  /** The visit ends within so many milliseconds, whatever the page does. */
  deadlineMs: number;
  /** A page that has not begun to answer within so many milliseconds is given up. Default: the deadline. */
  responseTimeoutMs?: number;
  /** Default: the usual one. */
  strategy?: VisitStrategy;
}

export interface AdOptions {
  signal: AbortSignal;
  locale?: string;
  /** Also a picture to read words from (Creative.legible). Default false. */
  legible?: boolean;
  /** Whose audience watches: it decides which moments of a video are looked at. */
  platform?: Platform | null;
}

export interface AdLinkOptions extends AdOptions {
  /** What the link is said to show. */
  mediaType?: AdLink["mediaType"];
  /** How files are fetched that Chrome shows and does not hand over: videos. Default: not at all. */
  fetchFile?: AdLink["fetchFile"];
}

export interface Capturer {
  /**
   * Visits a page. What the page or the network does wrong is reported in `observation`, not thrown.
   *
   * @throws BrowserMissing, BrowserFailed; the signal's reason.
   */
  visit(url: string, options: VisitOptions): Promise<VisitResult>;
  /**
   * Goes to a page only to see what it is. What the page or the network does wrong is told, not thrown.
   *
   * @param shouldWaitFor Whether what is seen may give way by itself, so that a moment's wait is worth it.
   * @throws BrowserMissing, BrowserFailed; the signal's reason.
   */
  observe(
    url: string,
    options: Omit<VisitOptions, "alternate">,
    shouldWaitFor: ShouldWaitFor,
  ): Promise<BrowserObservation>;
  /** @throws UndecodableAd, BrowserMissing, BrowserFailed; the signal's reason. */
  decode(bytes: Uint8Array, mediaType: string, options: AdOptions): Promise<Creative>;
  /** @throws AdScreenshotFailed, UndecodableAd, BrowserMissing, BrowserFailed; the signal's reason. */
  screenshotAd(adUrl: string, options: AdLinkOptions): Promise<Creative>;
  /**
   * A picture that this capturer took, as a small WebP for reports.
   *
   * @throws BrowserGone; whatever keeps Chrome from encoding it. The picture as it was serves, too.
   */
  encodeWebp(picture: Picture, reduction: WebpOptions): Promise<Picture>;
  /**
   * Parts of pictures that this capturer took, on one sheet, as a JPEG.
   *
   * @throws BrowserGone; whatever keeps Chrome from encoding it.
   */
  composeSheet(pictures: readonly Picture[], sheet: Sheet): Promise<Picture>;
  /** Starts the browser, where it has not been started yet. @throws BrowserMissing, BrowserFailed */
  ready(): Promise<void>;
  /** Ends the browser and waits until it is gone. */
  close(): Promise<void>;
}

/** The room that holds the browser. It starts with the first call and is shared by all of them. */
export function createCapturer(options: CapturerOptions): Capturer {
  const settings = {
    chromePath: options.chromePath,
    openProxy: options.openProxy,
    surroundings: {
      platform: process.platform,
      root: process.getuid?.() === 0,
      variables: {},
      // Never the working directory: what a checked-out repository calls @sparticuz/chromium is not ours to run.
      packageRoots: [import.meta.dirname],
      ...options.surroundings,
    },
    log: options.log ?? (() => {}),
  };
  const chrome = new BrowserProcess(settings);
  // HTTP/2 is a browser's affair, not a visit's: the few that must do without it get a browser of their own.
  const http1 = new BrowserProcess({ ...settings, arguments: ["--disable-http2"], log: () => {} });
  const studio = new ImageCanvas();
  const { isBeacon, headersFor = () => ({}) } = options;
  return {
    visit: async (
      url,
      {
        signal,
        locale,
        viewport,
        alternate,
        deadlineMs,
        responseTimeoutMs = deadlineMs,
        strategy = DEFAULT_STRATEGY,
      },
    ) => {
      const budget = new TimeBudget(deadlineMs);
      const plan = {
        url,
        viewport,
        alternate,
        locale: canonicalizeLocale(locale),
        responseTimeoutMs,
        strategy,
        originHeaders: headersFor(url),
      };
      return runOnBrowser(
        strategy.http1 ? http1 : chrome,
        signal,
        (running) =>
          visitPage({ ...plan, deadlineMs: budget.remainingMs() }, { running, studio, isBeacon, signal }),
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
        (running) =>
          observePage({ ...plan, deadlineMs: budget.remainingMs() }, { running, isBeacon, signal }),
        () => buildCrashedObservation(url, budget.elapsedMs()),
      );
    },
    decode: (bytes, mediaType, { signal, legible = false, platform = null }) =>
      runOnBrowser(
        chrome,
        signal,
        (running) => decodeAdFile(bytes, mediaType, { running, signal, legible, platform }),
        (problem) => {
          throw new UndecodableAd("The ad's file crashed the browser twice. Save it anew.", problem);
        },
      ),
    screenshotAd: (url, { signal, locale, legible = false, platform = null, ...link }) =>
      runOnBrowser(
        chrome,
        signal,
        (running) =>
          captureAdLink(
            {
              url,
              locale: canonicalizeLocale(locale),
              mediaType: link.mediaType ?? null,
              fetchFile: link.fetchFile ?? refuseToFetch,
            },
            { running, studio, isBeacon, signal, legible, platform },
          ),
        (problem) => {
          throw new AdScreenshotFailed(url, "it crashed the browser twice", problem);
        },
      ),
    encodeWebp: async (picture, reduction) => studio.encodeWebp(await chrome.running(), picture, reduction),
    composeSheet: async (pictures, sheet) => studio.composeSheet(await chrome.running(), pictures, sheet),
    ready: async () => {
      await chrome.running();
    },
    close: async () => {
      const ended = await Promise.allSettled([chrome.close(), http1.close()]);
      for (const one of ended) if (one.status === "rejected") throw one.reason;
    },
  };
}

const refuseToFetch = async (url: string): Promise<never> => {
  throw new AdUnavailable(`at ${url} is not fetched here`);
};

/**
 * Runs a job on the browser, once more on a new one should the browser die below it: another entry's page may
 * have killed it. An abort is answered at once; what it leaves behind is tidied up meanwhile.
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
