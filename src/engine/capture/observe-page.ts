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
 * Whether what is seen may give way by itself: to another document (a bot check that only wants to see scripts run), to
 * the content that the page is still fetching, or to whatever a timer brings in a moment.
 */
export type ShouldWaitFor = (look: BrowserObservation) => "document" | "content" | "moment" | null;

export interface ObservePlan extends DeviceProfile {
  url: string;
  /** What the address's origin is sent, and nobody else. */
  originHeaders: HeaderFields;
  deadlineMs: number;
  shouldWaitFor: ShouldWaitFor;
}

/** A check that passes by itself does so within so many milliseconds: Cloudflare's own page says "a few seconds". */
const MAX_BOT_CHECK_WAIT_MS = 5_000;

/** Timers of splashes and of "You are being redirected" are shorter, and how often a page is looked at meanwhile, ms. */
const MAX_TIMER_WAIT_MS = 5_000;
const OBSERVE_POLL_MS = 400;

/** An application that takes longer for its content has lost its visitors, ms. */
const MAX_CONTENT_WAIT_MS = 8_000;

/**
 * Goes to a page only to see what it is: nothing is pictured, scrolled through or taken away.
 *
 * @throws BrowserGone
 */
export function observePage(plan: ObservePlan, tools: ObserveDependencies): Promise<BrowserObservation> {
  return BrowserContext.run(tools.running, tools.signal, async (context) => {
    const budget = new TimeBudget(plan.deadlineMs);
    const tab = await context.openTab();
    const isDownload = () => context.downloadFrameIds.has(tab.frameId);
    let loaded: LoadResult = { rendered: false, errorCode: null, download: false, timedOut: true };
    let reading: PageReading | null = null;
    const seen = () => buildObservation(plan, tab, loaded, reading, budget);
    const looking = async () => {
      const originHeaders = OriginHeaders.forVisit(plan.url, plan.originHeaders, tab.frameId);
      await tab.emulateDevice(plan, tools.running, { isBeacon: tools.isBeacon, originHeaders });
      loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
        loadPage(tab, plan.url, budget.remainingMs(2_000), isDownload),
      );
      if (loaded.rendered) reading = await readPage(tab);
      let passing = plan.shouldWaitFor(seen());
      const { documentId } = tab.network;
      const isLeft = () => tab.network.documentId !== documentId || tab.network.isNavigating;
      const end = performance.now() + Math.min(MAX_TIMER_WAIT_MS, budget.remainingMs(3_000));
      while (passing === "moment" && performance.now() < end) {
        // A page that is leaving has nothing to read, and what was read while it left may be the next one's.
        if (!(await tab.untilClosed(waitUntil(isLeft, OBSERVE_POLL_MS))))
          reading = await readPage(tab).catch(() => reading);
        passing = isLeft() ? "document" : plan.shouldWaitFor(seen());
      }
      if (passing === "content") {
        await tab.untilClosed(
          waitUntil(() => !tab.network.isFetching, Math.min(MAX_CONTENT_WAIT_MS, budget.remainingMs(2_000))),
        );
        reading = await readPage(tab);
      }
      if (passing !== "document") return;
      const passingMs = Math.min(MAX_BOT_CHECK_WAIT_MS, budget.remainingMs(2_000));
      if (!(await tab.untilClosed(waitUntil(() => tab.network.documentId !== documentId, passingMs)))) return;
      loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () =>
        waitForLoad(tab, budget.remainingMs(1_000), isDownload),
      );
      reading = loaded.rendered ? await readPage(tab) : null;
    };
    try {
      const { done } = await withTimeout(budget.remainingMs(), looking());
      if (!done) loaded = { ...loaded, timedOut: true };
    } catch (problem) {
      if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
      const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
      loaded = { ...loaded, errorCode, timedOut: false };
    }
    return seen();
  });
}
