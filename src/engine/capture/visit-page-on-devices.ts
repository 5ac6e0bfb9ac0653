import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { AlternateView, PageSnapshots, Snapshot } from "../artifacts/capture-schemas.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { BrowserContext } from "./browser-context.ts";
import { buildAlternateView, buildSnapshot, buildView, screenshotPage } from "./build-snapshot.ts";
import { ConsentOptOut } from "./consent-opt-out.ts";
import { EMULATED_DEVICES } from "./device-emulation.ts";
import { findFailedResources } from "./find-failed-resources.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { actLikeVisitor } from "./page-visitor.ts";
import { readStablePage } from "./read-stable-page.ts";
import type { VisitStrategy } from "./retry-strategy.ts";
import { letTimePass, MAX_UNRESPONSIVE_MS, scanForConsent, settlePage, unfreezePage } from "./settle-page.ts";
import { PageScriptFailed, type Tab } from "./tab.ts";
import { PageVisit, type VisitTools } from "./tab-visit.ts";
import { TimeBudget, waitUntil, withTimeout } from "./timeout-helpers.ts";

/** The result of a visit: what the browser observed, and the captured page. */
export interface VisitResult {
  observation: PageObservation;
  /** Null where nothing could be captured. */
  capture: PageSnapshots | null;
}

export interface VisitOptions {
  viewport: Viewport;
  /** Also capture the other viewport. */
  alternate: boolean;
  /** BCP 47: Accept-Language and time zone. Default en-US. */
  locale?: string | undefined;
  signal: AbortSignal;
  /** The visit always ends within this time, ms. */
  deadlineMs: number;
  /** How long the URL may take to start its response, ms. Default: the deadline. */
  responseTimeoutMs?: number;
  /** Default: DEFAULT_STRATEGY. */
  strategy?: VisitStrategy;
  /** Whether the browser cannot load a URL because of a rule that is not the page's. Default: no. */
  isRefused?: (url: string) => boolean;
}

interface VisitPlan extends Required<Omit<VisitOptions, "locale" | "signal">> {
  url: string;
  locale: string | undefined;
}

/** How long to wait for the page to replace an interstitial, ms. */
const MAX_INTERSTITIAL_WAIT_MS = 8000;

/** Screens that are scrolled through and captured; the alternate viewport is captured above the fold only. */
const MAX_SCREENS = 3;

/** Work on a page that is navigating away is waited for this long, so that it does not affect the next page, ms. */
const MAX_UNLOAD_MS = 1000;

/** How much later than the failure that it causes a navigation may be reported, ms. */
const NAVIGATION_EVENT_LAG_MS = 250;

/** Pixels of the raster of the area above the fold: about 380 × 237 on desktop, 204 × 441 on mobile. */
const FOLD_RASTER_PIXELS = 90_000;

/** How many navigations after the load event are followed. */
const MAX_LATE_REDIRECTS = 4;

/**
 * Visits a page on one device, or on both in the same browser context (in parallel by default), so that the second
 * visit uses the first one's cache. It does not throw for errors of the page, and always ends within the deadline.
 *
 * @throws BrowserDisconnected
 */
export async function visitPage(plan: VisitPlan, tools: VisitTools): Promise<VisitResult> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const { alternate, strategy, viewport } = plan;
    const budget = new TimeBudget(plan.deadlineMs);
    const openVisit = async (device: Viewport, screens: number) => {
      const now = { ...plan, viewport: device, deadlineMs: budget.remainingMs() };
      return new DeviceVisit(await context.openTab(), strategy.lowMemory ? 1 : screens, now, tools);
    };
    const visitOther = async () => {
      const visit = await openVisit(viewport === "mobile" ? "desktop" : "mobile", 1);
      return visit.capture((reading) => visit.takeAlternate(reading));
    };
    const visiting = openVisit(viewport, MAX_SCREENS).then(async (visit) => {
      const page = await visit.capture((reading) => visit.takeSnapshot(reading));
      return { page, observation: visit.observe() };
    });
    const parallelVisit = alternate && strategy.parallelDevices ? visitOther() : null;
    parallelVisit?.catch(() => {});
    const { page, observation } = await visiting;
    if (page === null) return { observation, capture: null };
    const other = await (parallelVisit ?? (alternate ? visitOther() : null))?.catch(() => null);
    return { observation, capture: { page, alternate: other ?? null } };
  });
}

/** The visit on one device: loads the page, waits until it settles, reads and captures it. */
class DeviceVisit extends PageVisit {
  consentRemoved = false;
  popUpClosed = 0;
  readonly #screens: number;
  readonly #plan: VisitPlan;
  readonly #tools: VisitTools;
  readonly #optOut: ConsentOptOut;

  constructor(tab: Tab, screens: number, plan: VisitPlan, tools: VisitTools) {
    super(tab, plan.url, plan.deadlineMs);
    this.#screens = screens;
    this.#plan = plan;
    this.#tools = tools;
    this.#optOut = new ConsentOptOut(tab, async () => (await scanForConsent(tab)).visibleLayers > 0);
  }

  /** @returns null where nothing could be captured. */
  capture<T>(take: (reading: PageReading) => Promise<T>): Promise<T | null> {
    return this.run(async () => {
      await this.#open();
      for (let redirects = 0; this.loaded.rendered; redirects += 1) {
        const capturing = readStablePage(this, take);
        if (redirects === MAX_LATE_REDIRECTS || !(await this.#isSentElsewhere(capturing))) return capturing;
        await unfreezePage(this.tab);
        const failed = capturing.catch(() => null);
        await withTimeout(MAX_UNLOAD_MS, failed);
        await this.waitForLoad(this.#remainingLoadMs());
        await this.settle();
      }
      return null;
    });
  }

  /** Loads the page and waits until it settles, following navigations meanwhile. */
  async #open(): Promise<void> {
    const { viewport, locale, strategy, responseTimeoutMs } = this.#plan;
    const { beacons, interstitial, lowMemory } = strategy;
    const profile = { viewport, locale, ...(lowMemory && { pixelRatio: 1 }) };
    await this.load(profile, this.#tools, this.#remainingLoadMs(), { beacons, responseTimeoutMs });
    if (this.loaded.rendered && interstitial !== null) {
      const waitMs = Math.min(MAX_INTERSTITIAL_WAIT_MS, this.#remainingLoadMs());
      const replaced = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
        waitForInterstitial(this.tab, interstitial, waitMs),
      );
      if (replaced) await this.waitForLoad(this.#remainingLoadMs());
    }
    if (this.loaded.rendered) {
      const { metrics, touch } = EMULATED_DEVICES[viewport];
      await actLikeVisitor(this.tab, metrics.height, touch);
    }
    await this.settle();
  }

  /** A quarter of the time (8 s at most) is reserved for capturing what has rendered. */
  #remainingLoadMs(): number {
    return this.budget.remainingMs(Math.min(8000, this.#plan.deadlineMs / 4));
  }

  async settle(): Promise<void> {
    const { network } = this.tab;
    for (let redirects = 0; this.loaded.rendered && redirects < MAX_LATE_REDIRECTS; redirects += 1) {
      const { documentId } = network;
      // Opting out may reload the page without the layer.
      const removed = await settlePage(this.tab, this.#optOut, this.#screens, this.budget);
      const removedLater = network.isNavigating ? false : await letTimePass(this.tab, this.budget);
      this.consentRemoved ||= removed || removedLater;
      if (documentId === network.documentId && !network.isNavigating) break;
      // A timer navigated away while the page was settling.
      await this.waitForLoad(this.#remainingLoadMs());
    }
  }

  /**
   * Whether the page navigates away before a job on it is done. A navigation that started just before the page was
   * frozen continues, and the next page is frozen too and never painted.
   */
  async #isSentElsewhere(job: Promise<unknown>): Promise<boolean> {
    const { network } = this.tab;
    const { documentId } = network;
    const left = () => (network.isNavigating && !this.tab.isStaying) || network.documentId !== documentId;
    let over = false;
    const ending = job.then(
      () => true,
      () => false,
    );
    void ending.then(() => {
      over = true;
    });
    await waitUntil(() => over || left(), this.budget.remainingMs());
    if (!over) return left();
    // The job fails when the page goes away, and the navigation is reported afterwards.
    return !(await ending) && waitUntil(left, NAVIGATION_EVENT_LAG_MS);
  }

  async takeAlternate(reading: PageReading): Promise<AlternateView> {
    return buildAlternateView(reading, await this.#takeScreenshot(reading), this.#plan.viewport);
  }

  #takeScreenshot(reading: PageReading) {
    return screenshotPage(this.tab, reading, this.#screens);
  }

  /** Captures what is evaluated: the screenshot, the page reading and the pixels above the fold. */
  async takeSnapshot(reading: PageReading): Promise<Snapshot> {
    const view = buildView(reading, await this.#takeScreenshot(reading), this.#plan.viewport);
    const hasConsentLayer = reading.layers.some(({ kind }) => kind === "consent");
    const { canvas, running } = this.#tools;
    const { width, height } = reading.fold;
    const failedResources = await findFailedResources(this.tab, reading, {
      isIgnored: (url) => this.#tools.isBeacon(url) || this.#plan.isRefused(url),
      budget: this.budget,
    });
    const { raster } = await canvas.decode(running, view.screenshot, height / width, FOLD_RASTER_PIXELS);
    return buildSnapshot(this.tab, reading, raster, {
      ...view,
      requestedUrl: this.#plan.url,
      consentRemoved: this.consentRemoved && !hasConsentLayer,
      ...(this.popUpClosed > 0 && { popUpClosed: this.popUpClosed }),
      ...(failedResources.length > 0 && { failedResources }),
    });
  }
}

/** Polling interval, ms. */
const INTERSTITIAL_POLL_MS = 250;

const INTERSTITIAL_TEXT_SCRIPT = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const InterstitialText = z.object({ title: z.string(), text: z.string() });

/**
 * Waits until the page replaces what an earlier visit got interstitial: nothing, a "one moment please" page or a bot
 * check. Bot checks that pass load the page again, mostly within five seconds.
 *
 * @returns whether another document was loaded or is loading.
 */
async function waitForInterstitial(
  tab: Tab,
  interstitial: Pick<PageObservation, "title" | "text">,
  timeoutMs: number,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  const { documentId } = tab.network;
  const hasNavigated = () => tab.network.documentId !== documentId || tab.network.isNavigating;
  while (!hasNavigated() && performance.now() < end) {
    if (await showsOtherContent(tab, interstitial)) break;
    await tab.untilClosed(sleep(INTERSTITIAL_POLL_MS));
  }
  return hasNavigated();
}

async function showsOtherContent(tab: Tab, interstitial: Pick<PageObservation, "title" | "text">): Promise<boolean> {
  try {
    const { title, text } = await tab.runScript(INTERSTITIAL_TEXT_SCRIPT, InterstitialText);
    return title !== interstitial.title || (interstitial.text === "" && text !== "");
  } catch (problem) {
    if (problem instanceof PageScriptFailed) return false; // The page is navigating.
    throw problem;
  }
}
