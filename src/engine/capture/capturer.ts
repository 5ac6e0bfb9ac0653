import type { Viewport } from "../../contract/vocabulary.ts";
import type { Creative } from "../products/capture.ts";
import { AdScreenshotFailed, UndecodableAd } from "./ad-errors.ts";
import { pictureAd } from "./ad-link.ts";
import { Budget } from "./budget.ts";
import { BrowserGone, Chrome, type Running } from "./chrome.ts";
import { developFile } from "./darkroom.ts";
import { canonicalLocale } from "./device.ts";
import type { Surroundings } from "./find-browser.ts";
import { Studio } from "./studio.ts";
import { crashedLook, type Visited, visitPage } from "./visit.ts";

export type { Visited } from "./visit.ts";

export interface CapturerOptions {
  /** A Chrome, Chromium or Edge to use; absent, one is found. */
  chromePath?: string | undefined;
  /** From the guard: the filtering proxy. Asked for once, when the browser starts. */
  proxyArguments: () => Promise<readonly string[]> | readonly string[];
  /** Measurement beacons, which are never sent. */
  isBeacon: (url: string) => boolean;
  log?: (line: string) => void;
  /** Where to look for browsers and what they need; default: this machine's well-known places. */
  surroundings?: Partial<Surroundings>;
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
}

export interface AdOptions {
  signal: AbortSignal;
  locale?: string;
  /** Also a picture to read words from (Creative.legible). Default false. */
  legible?: boolean;
}

export interface Capturer {
  /**
   * Visits a page. What the page or the network does wrong is told in `look`, not thrown.
   *
   * @throws BrowserMissing, BrowserFailed; the signal's reason.
   */
  visit(url: string, options: VisitOptions): Promise<Visited>;
  /** @throws UndecodableAd, BrowserMissing, BrowserFailed; the signal's reason. */
  decode(bytes: Uint8Array, mediaType: string, options: AdOptions): Promise<Creative>;
  /** @throws AdScreenshotFailed, BrowserMissing, BrowserFailed; the signal's reason. */
  screenshotAd(adUrl: string, options: AdOptions): Promise<Creative>;
  /** Ends the browser and waits until it is gone. */
  close(): Promise<void>;
}

/** The room that holds the browser. It starts with the first call and is shared by all of them. */
export function createCapturer(options: CapturerOptions): Capturer {
  const chrome = new Chrome({
    chromePath: options.chromePath,
    proxyArguments: options.proxyArguments,
    surroundings: {
      platform: process.platform,
      root: process.getuid?.() === 0,
      variables: {},
      // Never the working directory: what a checked-out repository calls @sparticuz/chromium is not ours to run.
      packageRoots: [import.meta.dirname],
      ...options.surroundings,
    },
    log: options.log ?? (() => {}),
  });
  const studio = new Studio();
  const { isBeacon } = options;
  return {
    visit: async (url, { signal, locale, viewport, alternate, deadlineMs }) => {
      const budget = new Budget(deadlineMs);
      const plan = { url, viewport, alternate, locale: canonicalLocale(locale) };
      return onChrome(
        chrome,
        signal,
        (running) => visitPage({ ...plan, deadlineMs: budget.left() }, { running, studio, isBeacon, signal }),
        () => ({ look: crashedLook(url, budget.spent()), capture: null }),
      );
    },
    decode: (bytes, mediaType, { signal, legible = false }) =>
      onChrome(
        chrome,
        signal,
        (running) => developFile(bytes, mediaType, { running, signal, legible }),
        (problem) => {
          throw new UndecodableAd("The ad's file crashed the browser twice. Save it anew.", problem);
        },
      ),
    screenshotAd: (adUrl, { signal, locale, legible = false }) =>
      onChrome(
        chrome,
        signal,
        (running) =>
          pictureAd(adUrl, canonicalLocale(locale), { running, studio, isBeacon, signal, legible }),
        (problem) => {
          throw new AdScreenshotFailed(adUrl, "it crashed the browser twice", problem);
        },
      ),
    close: () => chrome.close(),
  };
}

/**
 * Runs a job on the browser, once more on a new one should the browser die below it: another entry's page may
 * have killed it. An abort is answered at once; what it leaves behind is tidied up meanwhile.
 */
async function onChrome<T>(
  chrome: Chrome,
  signal: AbortSignal,
  job: (running: Running) => Promise<T>,
  crashed: (problem: BrowserGone) => T,
): Promise<T> {
  signal.throwIfAborted();
  const attempt = async (): Promise<T> => job(await chrome.running());
  const working = attempt()
    .catch((problem: unknown) => {
      if (problem instanceof BrowserGone) return attempt();
      throw problem;
    })
    .catch((problem: unknown) => {
      if (problem instanceof BrowserGone) return crashed(problem);
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
