import type { PageObservation } from "../artifacts/page-observation.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected, type RunningBrowser } from "./browser-process.ts";
import { readPage } from "./build-snapshot.ts";
import type { ImageCanvasTab } from "./image-canvas-tab.ts";
import { failedLoad, type LoadResult, loadPage, waitForLoad } from "./load-page.ts";
import type { NetworkMonitor } from "./network-monitor.ts";
import { findPageHeading, NO_PAGE_HEADING } from "./page-heading.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { type HeaderFields, OriginHeaders } from "./same-origin-headers.ts";
import { MAX_UNRESPONSIVE_MS } from "./settle-page.ts";
import { type BeaconRule, type DeviceProfile, type RequestFilter, type Tab, TabCrashed } from "./tab.ts";
import { TimeBudget, waitUntil, withTimeout } from "./timeout-helpers.ts";

/** What every visit uses. */
export interface VisitTools extends BeaconRule {
  running: RunningBrowser;
  canvas: ImageCanvasTab;
  /** Additional headers for the origin of a URL. */
  headersFor: (url: string) => HeaderFields;
  signal: AbortSignal;
}

/** A tab's visit to a URL. Its state is kept where the visit ends early. */
export class PageVisit {
  readonly tab: Tab;
  readonly budget: TimeBudget;
  readonly #url: string;
  loaded: LoadResult = { rendered: false, errorCode: null, download: false, timedOut: true };
  /** The latest reading. */
  reading: PageReading | null = null;

  constructor(tab: Tab, url: string, deadlineMs: number) {
    this.tab = tab;
    this.#url = url;
    this.budget = new TimeBudget(deadlineMs);
  }

  /** Emulates a device and loads the URL. */
  async load(
    profile: DeviceProfile,
    { running, isBeacon, beaconPatterns, headersFor }: VisitTools,
    timeoutMs: number,
    { beacons, responseTimeoutMs }: Pick<RequestFilter, "beacons"> & { responseTimeoutMs?: number } = {},
  ): Promise<void> {
    const originHeaders = OriginHeaders.forVisit(this.#url, headersFor(this.#url), this.tab.frameId);
    const filter = { isBeacon, beaconPatterns, originHeaders, ...(beacons && { beacons }) };
    await this.tab.emulateDevice(profile, running, filter);
    this.loaded = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
      loadPage(this.tab, this.#url, timeoutMs, responseTimeoutMs),
    );
  }

  /** Waits until the document that replaces the loaded one has loaded. */
  async waitForLoad(timeoutMs: number): Promise<void> {
    this.loaded = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => waitForLoad(this.tab, timeoutMs));
  }

  async read(): Promise<PageReading> {
    this.reading = await readPage(this.tab);
    return this.reading;
  }

  /** Runs a job within the budget. @returns null where it fails or takes too long, which `loaded` then states. */
  async run<T>(job: () => Promise<T>): Promise<T | null> {
    try {
      const finished = await withTimeout(this.budget.remainingMs(), job());
      if (finished.done) return finished.value;
      this.loaded = { ...this.loaded, timedOut: true };
    } catch (problem) {
      if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
      const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
      this.loaded = { ...this.loaded, errorCode, timedOut: false };
    }
    return null;
  }

  /** What was observed so far, for the link check. */
  observe(): PageObservation {
    return buildPageObservation(this.#url, this.tab.network, this.loaded, this.reading, this.budget);
  }
}

/** The observation where the browser crashed. */
export const observeCrash = (url: string, budget: TimeBudget): PageObservation =>
  buildPageObservation(url, null, failedLoad("BROWSER_CRASHED"), null, budget);

function buildPageObservation(
  url: string,
  network: NetworkMonitor | null,
  { errorCode, download, timedOut }: LoadResult,
  reading: PageReading | null,
  budget: TimeBudget,
): PageObservation {
  const redirects = network?.redirects ?? [];
  // Where a redirect failed, report its target.
  const reached = redirects.length > 0 ? (network?.requestedUrl ?? null) : null;
  // Chrome shows a page of its own where an error response has no content.
  const shown = reading?.url.startsWith("chrome-error:") === false ? reading.url : null;
  return {
    finalUrl: shown ?? network?.committedUrl ?? network?.response?.url ?? reached,
    httpStatus: network?.response?.status ?? null,
    errorCode,
    headers: network?.response?.headers ?? {},
    redirects: redirects.length > 0 ? [...redirects] : [url],
    title: reading?.title ?? "",
    ...(reading === null ? NO_PAGE_HEADING : findPageHeading(reading)),
    text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
    markup: reading?.markup ?? "",
    download,
    timedOut,
    stillLoading: network?.isFetching ?? false,
    failedRequest: network?.failedRequest ?? null,
    frameError: network?.frameError ?? null,
    durationMs: Math.round(budget.elapsedMs()),
  };
}

/**
 * Decides whether the page is worth waiting for, and for what: another document (a bot check that only tests whether
 * scripts run), content that the page is still fetching, or a change by a timer.
 */
export type ShouldWaitFor = (observation: PageObservation) => "document" | "content" | "moment" | null;

interface ObservePlan extends DeviceProfile {
  url: string;
  deadlineMs: number;
  shouldWaitFor: ShouldWaitFor;
}

/** Longest wait for a bot check that passes by itself, ms. Cloudflare's page says "a few seconds". */
const MAX_BOT_CHECK_WAIT_MS = 5_000;

/** Longest wait for timers of splash screens and "You are being redirected" pages, and the polling interval, ms. */
const MAX_TIMER_WAIT_MS = 5_000;
const OBSERVE_POLL_MS = 400;

/** Longest wait for content that an application fetches, ms. */
const MAX_CONTENT_WAIT_MS = 8_000;

/**
 * Loads a page and reports what it is, without a screenshot, scrolling or removing layers.
 *
 * @throws BrowserDisconnected
 */
export function observePage(plan: ObservePlan, tools: VisitTools): Promise<PageObservation> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const visit = new PageVisit(await context.openTab(), plan.url, plan.deadlineMs);
    await visit.run(() => loadAndWait(visit, plan, tools));
    return visit.observe();
  });
}

async function loadAndWait(visit: PageVisit, plan: ObservePlan, tools: VisitTools): Promise<void> {
  const { tab, budget } = visit;
  const { network } = tab;
  await visit.load(plan, tools, budget.remainingMs(2_000));
  if (visit.loaded.rendered) await visit.read();
  let waitFor = plan.shouldWaitFor(visit.observe());
  const { documentId } = network;
  const hasNavigated = () => network.documentId !== documentId || network.isNavigating;
  const end = performance.now() + Math.min(MAX_TIMER_WAIT_MS, budget.remainingMs(3_000));
  while (waitFor === "moment" && performance.now() < end) {
    // A page that is navigating away cannot be read, and a reading taken meanwhile may be of the next page.
    if (!(await tab.untilClosed(waitUntil(hasNavigated, OBSERVE_POLL_MS)))) await visit.read().catch(() => {});
    waitFor = hasNavigated() ? "document" : plan.shouldWaitFor(visit.observe());
  }
  if (waitFor === "content") {
    const contentMs = Math.min(MAX_CONTENT_WAIT_MS, budget.remainingMs(2_000));
    await tab.untilClosed(waitUntil(() => !network.isFetching, contentMs));
    await visit.read();
  }
  if (waitFor !== "document") return;
  const botCheckMs = Math.min(MAX_BOT_CHECK_WAIT_MS, budget.remainingMs(2_000));
  if (!(await tab.untilClosed(waitUntil(() => network.documentId !== documentId, botCheckMs)))) return;
  await visit.waitForLoad(budget.remainingMs(1_000));
  visit.reading = null;
  if (visit.loaded.rendered) await visit.read();
}
