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

/** What came of a visit: how the browser fared, and the page where one could be captured. */
export interface VisitResult {
  observation: BrowserObservation;
  /** Null where nothing could be captured. */
  capture: PageSnapshots | null;
}

export interface VisitDependencies {
  running: RunningBrowser;
  studio: ImageCanvas;
  isBeacon: (url: string) => boolean;
  signal: AbortSignal;
}

export interface VisitPlan {
  url: string;
  viewport: Viewport;
  alternate: boolean;
  locale: string;
  deadlineMs: number;
  /** How long the address may take to begin its answer, ms. */
  responseTimeoutMs: number;
  strategy: VisitStrategy;
  /** What the address's origin is sent, and nobody else. */
  originHeaders: HeaderFields;
}

/** How long something else than a page may stand in its place before it is taken for all there is, ms. */
const MAX_INTERSTITIAL_WAIT_MS = 8000;

/** Screens of the page that are scrolled through and pictured; the alternate viewport is pictured for its first. */
const MAX_SCREENS = 3;

/** What was under way on a page that is gone ends within this, ms: nothing of it reaches the next one. */
const MAX_UNLOAD_MS = 1000;

/** How long the news of a navigation may be behind what it breaks off, ms. */
const NAVIGATION_EVENT_LAG_MS = 250;

/** How often a page may send the visit on after it had loaded. */
const MAX_LATE_REDIRECTS = 4;

/**
 * Visits a page on one device, or on both (at once, in the usual strategy) in the same context: the second takes from
 * the first one's cache. Never rejects for what a page does; every visit ends within its deadline.
 *
 * @throws BrowserGone
 */
export async function visitPage(plan: VisitPlan, tools: VisitDependencies): Promise<VisitResult> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const { viewport, strategy } = plan;
    const other: Viewport = viewport === "mobile" ? "desktop" : "mobile";
    const budget = new TimeBudget(plan.deadlineMs);
    const on = <T>(device: Viewport, screens: number, take: Parameters<typeof visitOnDevice<T>>[5]) =>
      visitOnDevice(
        context,
        { viewport: device, locale: plan.locale, ...(strategy.lowMemory && { pixelRatio: 1 }) },
        strategy.lowMemory ? 1 : screens,
        { ...plan, deadlineMs: budget.remainingMs() },
        tools,
        take,
      );
    const besides = () => on(other, 1, takeView);
    const requested = on(viewport, MAX_SCREENS, takeSnapshot(plan.url, tools));
    const beside = plan.alternate && strategy.parallelDevices ? besides() : null;
    beside?.catch(() => {});
    const { observation, result: page } = await requested;
    if (page === null) return { observation, capture: null };
    const alternate = await (beside ?? (plan.alternate ? besides() : null))?.catch(() => null);
    return { observation, capture: { page, alternate: alternate?.result ?? null } };
  });
}

/** The observation where the browser itself did not live to tell. */
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

/** What a device's visit has come to so far: it survives whatever ends the visit. */
interface DeviceVisit {
  tab: Tab;
  persona: DeviceProfile;
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

/** One device's visit: there, at rest, read, and whatever is made of it then. */
async function visitOnDevice<T>(
  context: BrowserContext,
  persona: DeviceProfile,
  screens: number,
  plan: VisitPlan,
  tools: VisitDependencies,
  take: (going: DeviceVisit, reading: PageReading) => Promise<T>,
): Promise<DeviceVisitResult<T>> {
  const budget = new TimeBudget(plan.deadlineMs);
  const tab = await context.openTab();
  const going: DeviceVisit = {
    tab,
    persona,
    screens,
    budget,
    loaded: { rendered: false, errorCode: null, download: false, timedOut: true },
    reading: null,
    optOut: new ConsentOptOut(tab, async () => (await scanForConsent(tab)).asking > 0),
    consentRemoved: false,
    popUpClosed: 0,
    isDownload: () => context.downloadFrameIds.has(tab.frameId),
  };
  const seeing = async (): Promise<T | null> => {
    await openAndSettle(going, plan, tools);
    for (let sent = 0; going.loaded.rendered; sent += 1) {
      const accounting = readStablePage(going, take);
      if (sent === MAX_LATE_REDIRECTS || !(await isSentElsewhere(going, accounting))) return accounting;
      await unfreezePage(tab);
      await withTimeout(
        MAX_UNLOAD_MS,
        accounting.catch(() => null),
      );
      await waitForNextDocument(going, plan);
      await settleUntilStable(going, plan);
    }
    return null;
  };
  const end = (changed: Partial<LoadResult>, seen: T | null): DeviceVisitResult<T> => {
    going.loaded = { ...going.loaded, ...changed };
    return { observation: buildObservation(plan, tab, going.loaded, going.reading, budget), result: seen };
  };
  try {
    const seen = await withTimeout(budget.remainingMs(), seeing());
    return seen.done ? end({}, seen.value) : end({ timedOut: true }, null);
  } catch (problem) {
    if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
    const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
    return end({ errorCode, timedOut: false }, null);
  }
}

/** Loads the page and brings it to rest, wherever it sends the visit meanwhile. */
async function openAndSettle(
  going: DeviceVisit,
  plan: VisitPlan,
  { running, isBeacon }: VisitDependencies,
): Promise<void> {
  const { tab, persona, isDownload } = going;
  const { beacons, interstitial } = plan.strategy;
  const originHeaders = OriginHeaders.forVisit(plan.url, plan.originHeaders, tab.frameId);
  await tab.emulateDevice(persona, running, { isBeacon, beacons, originHeaders });
  const left = () => remainingLoadMs(going, plan);
  going.loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
    const come = await loadPage(tab, plan.url, left(), isDownload, plan.responseTimeoutMs);
    if (!come.rendered || interstitial === null) return come;
    const sentOn = await waitForInterstitial(tab, interstitial, Math.min(MAX_INTERSTITIAL_WAIT_MS, left()));
    return sentOn ? waitForLoad(tab, left(), isDownload) : come;
  });
  await settleUntilStable(going, plan);
}

/** A quarter of the time is kept for capturing what has rendered. */
const remainingLoadMs = ({ budget }: DeviceVisit, { deadlineMs }: VisitPlan): number =>
  budget.remainingMs(Math.min(8000, deadlineMs / 4));

async function waitForNextDocument(going: DeviceVisit, plan: VisitPlan): Promise<void> {
  const { tab, isDownload } = going;
  going.loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
    waitForLoad(tab, remainingLoadMs(going, plan), isDownload),
  );
}

async function settleUntilStable(going: DeviceVisit, plan: VisitPlan): Promise<void> {
  const { tab, optOut, screens, budget } = going;
  for (let sent = 0; going.loaded.rendered && sent < MAX_LATE_REDIRECTS; sent += 1) {
    const { documentId } = tab.network;
    // An answer may send the visit on, too: the page comes again, without its layer.
    going.consentRemoved = (await settlePage(tab, optOut, screens, budget)) || going.consentRemoved;
    if (documentId === tab.network.documentId && !tab.network.isNavigating) break;
    // A timer has sent the visit on while the page was settling.
    await waitForNextDocument(going, plan);
  }
}

/**
 * Whether the visit is sent on before a job upon its page is done: what had begun in the moment before the page was frozen goes
 * on, and the page that comes is frozen, too, and is never painted.
 */
async function isSentElsewhere(
  { tab: { network }, budget }: DeviceVisit,
  job: Promise<unknown>,
): Promise<boolean> {
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
  // A job fails of a page that goes, and only then is it said where the visit goes.
  return !(await ending) && waitUntil(left, NAVIGATION_EVENT_LAG_MS);
}

async function takeView(
  { tab, persona, screens }: DeviceVisit,
  reading: PageReading,
): Promise<AlternateView> {
  return buildView(reading, await screenshotPage(tab, reading, screens), persona.viewport);
}

/** What is judged: the view, the page's account and its first screen's pixels. */
const takeSnapshot =
  (requestedUrl: string, tools: VisitDependencies) =>
  async (going: DeviceVisit, reading: PageReading): Promise<Snapshot> => {
    const view = await takeView(going, reading);
    const stands = reading.layers.some(({ kind }) => kind === "consent");
    const raster = await decodeFoldRaster(view.screenshot, reading, tools);
    return buildSnapshot(going.tab, reading, raster, {
      ...view,
      requestedUrl,
      consentRemoved: going.consentRemoved && !stands,
      ...(going.popUpClosed > 0 && { popUpClosed: going.popUpClosed }),
    });
  };

/** What is known of a visit so far, in the link's words. */
export function buildObservation(
  { url }: { url: string },
  { network }: Tab,
  { errorCode, download, timedOut }: LoadResult,
  reading: PageReading | null,
  budget: TimeBudget,
): BrowserObservation {
  const passed = network.redirects.length > 0 ? network.redirects : [url];
  // Where a redirect led to nothing, its target says more than silence.
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
