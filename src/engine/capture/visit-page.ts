import type { Viewport } from "../../contract/vocabulary.ts";
import type { AlternateView, PageSnapshots, Snapshot } from "../artifacts/capture.ts";
import type { BrowserObservation } from "../artifacts/link.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected, type RunningBrowser } from "./browser-process.ts";
import { ConsentOptOut } from "./consent-opt-out.ts";
import type { ImageCanvas } from "./image-canvas.ts";
import { type LoadResult, loadPage, waitForLoad } from "./load-page.ts";
import { type HeaderFields, OriginHeaders } from "./origin-headers.ts";
import { findPageHeading, NO_PAGE_HEADING } from "./page-heading.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { readStablePage } from "./read-stable-page.ts";
import type { VisitStrategy } from "./retry-strategy.ts";
import { MAX_UNRESPONSIVE_MS, scanForConsent, settlePage, unfreezePage } from "./settle-page.ts";
import { buildSnapshot, buildView, decodeFoldRaster, screenshotPage } from "./snapshot.ts";
import { type DeviceProfile, type Tab, TabCrashed } from "./tab.ts";
import { TimeBudget, waitUntil, withTimeout } from "./timing.ts";
import { waitForInterstitial } from "./wait-for-interstitial.ts";

/** The result of a visit: what the browser observed, and the captured page. */
export interface VisitResult {
  observation: BrowserObservation;
  /** Null where nothing could be captured. */
  capture: PageSnapshots | null;
}

export interface VisitDependencies {
  running: RunningBrowser;
  canvas: ImageCanvas;
  isBeacon: (url: string) => boolean;
  signal: AbortSignal;
}

export interface VisitPlan {
  url: string;
  viewport: Viewport;
  alternate: boolean;
  locale: string;
  deadlineMs: number;
  /** How long the URL may take to start its response, ms. */
  responseTimeoutMs: number;
  strategy: VisitStrategy;
  /** Additional headers for the URL's origin. */
  originHeaders: HeaderFields;
}

/** How long to wait for the page to replace an interstitial, ms. */
const MAX_INTERSTITIAL_WAIT_MS = 8000;

/** Screens that are scrolled through and captured; the alternate viewport is captured above the fold only. */
const MAX_SCREENS = 3;

/** Work on a page that is navigating away is waited for this long, so that it does not affect the next page, ms. */
const MAX_UNLOAD_MS = 1000;

/** How much later than the failure that it causes a navigation may be reported, ms. */
const NAVIGATION_EVENT_LAG_MS = 250;

/** How many navigations after the load event are followed. */
const MAX_LATE_REDIRECTS = 4;

/**
 * Visits a page on one device, or on both in the same browser context (in parallel by default), so that the second
 * visit
 * uses the first one's cache. It does not throw for errors of the page, and always ends within the deadline.
 *
 * @throws BrowserDisconnected
 */
export async function visitPage(plan: VisitPlan, tools: VisitDependencies): Promise<VisitResult> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const { viewport, strategy } = plan;
    const other: Viewport = viewport === "mobile" ? "desktop" : "mobile";
    const budget = new TimeBudget(plan.deadlineMs);
    const on = <T>(device: Viewport, screens: number, capture: Parameters<typeof visitOnDevice<T>>[5]) =>
      visitOnDevice(
        context,
        { viewport: device, locale: plan.locale, ...(strategy.lowMemory && { pixelRatio: 1 }) },
        strategy.lowMemory ? 1 : screens,
        { ...plan, deadlineMs: budget.remainingMs() },
        tools,
        capture,
      );
    const visitOther = () => on(other, 1, takeView);
    const requested = on(viewport, MAX_SCREENS, takeSnapshot(plan.url, tools));
    const parallelVisit = plan.alternate && strategy.parallelDevices ? visitOther() : null;
    parallelVisit?.catch(() => {});
    const { observation, result: page } = await requested;
    if (page === null) return { observation, capture: null };
    const alternate = await (parallelVisit ?? (plan.alternate ? visitOther() : null))?.catch(() => null);
    return { observation, capture: { page, alternate: alternate?.result ?? null } };
  });
}

/** The observation where the browser crashed. */
export function buildCrashedObservation(url: string, ms: number): BrowserObservation {
  return {
    finalUrl: null,
    httpStatus: null,
    errorCode: "BROWSER_CRASHED",
    headers: {},
    redirects: [url],
    title: "",
    ...NO_PAGE_HEADING,
    text: "",
    markup: "",
    download: false,
    timedOut: false,
    stillLoading: false,
    failedRequest: null,
    frameErrorStatus: null,
    durationMs: Math.round(ms),
  };
}

/** The state of one device's visit. It is kept where the visit ends early. */
interface DeviceVisit {
  tab: Tab;
  profile: DeviceProfile;
  screens: number;
  budget: TimeBudget;
  loaded: LoadResult;
  reading: PageReading | null;
  optOut: ConsentOptOut;
  consentRemoved: boolean;
  popUpClosed: number;
  isDownload: () => boolean;
}

interface DeviceVisitResult<T> {
  observation: BrowserObservation;
  /** Null where nothing could be captured. */
  result: T | null;
}

/** Visits the page on one device: loads it, waits until it settles, reads and captures it. */
async function visitOnDevice<T>(
  context: BrowserContext,
  profile: DeviceProfile,
  screens: number,
  plan: VisitPlan,
  tools: VisitDependencies,
  capture: (state: DeviceVisit, reading: PageReading) => Promise<T>,
): Promise<DeviceVisitResult<T>> {
  const budget = new TimeBudget(plan.deadlineMs);
  const tab = await context.openTab();
  const state: DeviceVisit = {
    tab,
    profile,
    screens,
    budget,
    loaded: { rendered: false, errorCode: null, download: false, timedOut: true },
    reading: null,
    optOut: new ConsentOptOut(tab, async () => (await scanForConsent(tab)).visibleLayers > 0),
    consentRemoved: false,
    popUpClosed: 0,
    isDownload: () => context.downloadFrameIds.has(tab.frameId),
  };
  const visit = async (): Promise<T | null> => {
    await openAndSettle(state, plan, tools);
    for (let redirects = 0; state.loaded.rendered; redirects += 1) {
      const capturing = readStablePage(state, capture);
      if (redirects === MAX_LATE_REDIRECTS || !(await isSentElsewhere(state, capturing))) return capturing;
      await unfreezePage(tab);
      await withTimeout(
        MAX_UNLOAD_MS,
        capturing.catch(() => null),
      );
      await waitForNextDocument(state, plan);
      await settleUntilStable(state, plan);
    }
    return null;
  };
  const end = (changed: Partial<LoadResult>, seen: T | null): DeviceVisitResult<T> => {
    state.loaded = { ...state.loaded, ...changed };
    return { observation: buildObservation(plan, tab, state.loaded, state.reading, budget), result: seen };
  };
  try {
    const seen = await withTimeout(budget.remainingMs(), visit());
    return seen.done ? end({}, seen.value) : end({ timedOut: true }, null);
  } catch (problem) {
    if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
    const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
    return end({ errorCode, timedOut: false }, null);
  }
}

/** Loads the page and waits until it settles, following navigations meanwhile. */
async function openAndSettle(
  state: DeviceVisit,
  plan: VisitPlan,
  { running, isBeacon }: VisitDependencies,
): Promise<void> {
  const { tab, profile, isDownload } = state;
  const { beacons, interstitial } = plan.strategy;
  const originHeaders = OriginHeaders.forVisit(plan.url, plan.originHeaders, tab.frameId);
  await tab.emulateDevice(profile, running, { isBeacon, beacons, originHeaders });
  const left = () => remainingLoadMs(state, plan);
  state.loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
    const loaded = await loadPage(tab, plan.url, left(), isDownload, plan.responseTimeoutMs);
    if (!loaded.rendered || interstitial === null) return loaded;
    const replaced = await waitForInterstitial(tab, interstitial, Math.min(MAX_INTERSTITIAL_WAIT_MS, left()));
    return replaced ? waitForLoad(tab, left(), isDownload) : loaded;
  });
  await settleUntilStable(state, plan);
}

/** A quarter of the time (8 s at most) is reserved for capturing what has rendered. */
const remainingLoadMs = ({ budget }: DeviceVisit, { deadlineMs }: VisitPlan): number =>
  budget.remainingMs(Math.min(8000, deadlineMs / 4));

async function waitForNextDocument(state: DeviceVisit, plan: VisitPlan): Promise<void> {
  const { tab, isDownload } = state;
  state.loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
    waitForLoad(tab, remainingLoadMs(state, plan), isDownload),
  );
}

async function settleUntilStable(state: DeviceVisit, plan: VisitPlan): Promise<void> {
  const { tab, optOut, screens, budget } = state;
  for (let redirects = 0; state.loaded.rendered && redirects < MAX_LATE_REDIRECTS; redirects += 1) {
    const { documentId } = tab.network;
    // Opting out may reload the page without the layer.
    state.consentRemoved = (await settlePage(tab, optOut, screens, budget)) || state.consentRemoved;
    if (documentId === tab.network.documentId && !tab.network.isNavigating) break;
    // A timer navigated away while the page was settling.
    await waitForNextDocument(state, plan);
  }
}

/**
 * Whether the page navigates away before a job on it is done. A navigation that started just before the page was frozen
 * continues, and the next page is frozen too and never painted.
 */
async function isSentElsewhere({ tab: { network }, budget }: DeviceVisit, job: Promise<unknown>): Promise<boolean> {
  const { documentId } = network;
  const left = () => network.isNavigating || network.documentId !== documentId;
  let over = false;
  const ending = job.then(
    () => true,
    () => false,
  );
  void ending.then(() => {
    over = true;
  });
  await waitUntil(() => over || left(), budget.remainingMs());
  if (!over) return left();
  // The job fails when the page goes away, and the navigation is reported afterwards.
  return !(await ending) && waitUntil(left, NAVIGATION_EVENT_LAG_MS);
}

async function takeView({ tab, profile, screens }: DeviceVisit, reading: PageReading): Promise<AlternateView> {
  return buildView(reading, await screenshotPage(tab, reading, screens), profile.viewport);
}

/** Captures what is evaluated: the screenshot, the page reading and the pixels above the fold. */
const takeSnapshot =
  (requestedUrl: string, tools: VisitDependencies) =>
  async (state: DeviceVisit, reading: PageReading): Promise<Snapshot> => {
    const view = await takeView(state, reading);
    const hasConsentLayer = reading.layers.some(({ kind }) => kind === "consent");
    const raster = await decodeFoldRaster(view.screenshot, reading, tools);
    return buildSnapshot(state.tab, reading, raster, {
      ...view,
      requestedUrl,
      consentRemoved: state.consentRemoved && !hasConsentLayer,
      ...(state.popUpClosed > 0 && { popUpClosed: state.popUpClosed }),
    });
  };

/** The observation of a visit so far, for the link check. */
export function buildObservation(
  { url }: { url: string },
  { network }: Tab,
  { errorCode, download, timedOut }: LoadResult,
  reading: PageReading | null,
  budget: TimeBudget,
): BrowserObservation {
  const passed = network.redirects.length > 0 ? network.redirects : [url];
  // Where a redirect failed, report its target.
  const reached = network.redirects.length > 0 ? network.requestedUrl : null;
  return {
    finalUrl: reading?.url ?? network.committedUrl ?? network.response?.url ?? reached,
    httpStatus: network.response?.status ?? null,
    errorCode,
    headers: network.response?.headers ?? {},
    redirects: [...passed],
    title: reading?.title ?? "",
    ...(reading === null ? NO_PAGE_HEADING : findPageHeading(reading)),
    text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
    markup: reading?.markup ?? "",
    download,
    timedOut,
    stillLoading: network.isFetching,
    failedRequest: network.failedRequest,
    frameErrorStatus: network.frameErrorStatus,
    durationMs: Math.round(budget.elapsedMs()),
  };
}
