import type { PageObservation } from "../artifacts/page-observation.ts";
import { BrowserContext } from "./browser-context.ts";
import type { DeviceProfile } from "./tab.ts";
import { PageVisit, type VisitTools } from "./tab-visit.ts";
import { waitUntil } from "./timeout-helpers.ts";

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
