import type { BrowserObservation } from "../artifacts/link.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected, type RunningBrowser } from "./browser-process.ts";
import { type LoadResult, loadPage, waitForLoad } from "./load-page.ts";
import { type HeaderFields, OriginHeaders } from "./origin-headers.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { MAX_UNRESPONSIVE_MS } from "./settle-page.ts";
import { readPage } from "./snapshot.ts";
import { type DeviceProfile, TabCrashed } from "./tab.ts";
import { TimeBudget, waitUntil, withTimeout } from "./timing.ts";
import { buildObservation } from "./visit-page.ts";

export interface ObserveDependencies {
  running: RunningBrowser;
  isBeacon: (url: string) => boolean;
  signal: AbortSignal;
}

/**
 * Decides whether the page is worth waiting for, and for what: another document (a bot check that only tests whether
 * scripts run), content that the page is still fetching, or a change by a timer.
 */
export type ShouldWaitFor = (observation: BrowserObservation) => "document" | "content" | "moment" | null;

export interface ObservePlan extends DeviceProfile {
  url: string;
  /** Additional headers for the URL's origin. */
  originHeaders: HeaderFields;
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
export function observePage(plan: ObservePlan, tools: ObserveDependencies): Promise<BrowserObservation> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const budget = new TimeBudget(plan.deadlineMs);
    const tab = await context.openTab();
    const isDownload = () => context.downloadFrameIds.has(tab.frameId);
    let loaded: LoadResult = { rendered: false, errorCode: null, download: false, timedOut: true };
    let reading: PageReading | null = null;
    const observation = () => buildObservation(plan, tab, loaded, reading, budget);
    const observe = async () => {
      const originHeaders = OriginHeaders.forVisit(plan.url, plan.originHeaders, tab.frameId);
      await tab.emulateDevice(plan, tools.running, { isBeacon: tools.isBeacon, originHeaders });
      loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
        loadPage(tab, plan.url, budget.remainingMs(2_000), isDownload),
      );
      if (loaded.rendered) reading = await readPage(tab);
      let waitFor = plan.shouldWaitFor(observation());
      const { documentId } = tab.network;
      const hasNavigated = () => tab.network.documentId !== documentId || tab.network.isNavigating;
      const end = performance.now() + Math.min(MAX_TIMER_WAIT_MS, budget.remainingMs(3_000));
      while (waitFor === "moment" && performance.now() < end) {
        // A page that is navigating away cannot be read, and a reading taken meanwhile may be of the next page.
        if (!(await tab.untilClosed(waitUntil(hasNavigated, OBSERVE_POLL_MS))))
          reading = await readPage(tab).catch(() => reading);
        waitFor = hasNavigated() ? "document" : plan.shouldWaitFor(observation());
      }
      if (waitFor === "content") {
        await tab.untilClosed(
          waitUntil(() => !tab.network.isFetching, Math.min(MAX_CONTENT_WAIT_MS, budget.remainingMs(2_000))),
        );
        reading = await readPage(tab);
      }
      if (waitFor !== "document") return;
      const botCheckMs = Math.min(MAX_BOT_CHECK_WAIT_MS, budget.remainingMs(2_000));
      if (!(await tab.untilClosed(waitUntil(() => tab.network.documentId !== documentId, botCheckMs)))) return;
      loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
        waitForLoad(tab, budget.remainingMs(1_000), isDownload),
      );
      reading = loaded.rendered ? await readPage(tab) : null;
    };
    try {
      const { done } = await withTimeout(budget.remainingMs(), observe());
      if (!done) loaded = { ...loaded, timedOut: true };
    } catch (problem) {
      if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
      const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
      loaded = { ...loaded, errorCode, timedOut: false };
    }
    return observation();
  });
}
