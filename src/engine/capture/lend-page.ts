import type { Browser, Page } from "puppeteer-core";
import { BrowserContext } from "./browser-context.ts";
import { OriginHeaders } from "./same-origin-headers.ts";
import type { VisitTools } from "./tab-visit.ts";

/**
 * Gives a new tab to a program that drives it through Puppeteer. Its requests are filtered as those of every visit. It
 * is closed as soon as the job ends or the signal aborts.
 *
 * @param url Where the job will go: additional headers are for its origin.
 */
export function lendPage<T>(
  url: string,
  { running, isBeacon, beaconPatterns, headersFor, signal }: VisitTools,
  job: (page: Page) => Promise<T>,
): Promise<T> {
  return BrowserContext.run(running, signal, async (context) => {
    const tab = await context.openTab();
    const originHeaders = OriginHeaders.forVisit(url, headersFor(url), tab.frameId);
    // The icon takes bandwidth from the page, so that a measurement without it would differ.
    await tab.filterRequests({ isBeacon, beaconPatterns, originHeaders, onlyBeacons: true });
    return tab.untilClosed(job(await findPage(running.browser, tab.frameId)));
  });
}

/** Puppeteer's object for a target, which it learns of a moment later. */
async function findPage(browser: Browser, targetId: string): Promise<Page> {
  const found = await browser.waitForTarget(async (target) => {
    if (target.type() !== "page") return false;
    const session = await target.createCDPSession();
    const { targetInfo } = await session.send("Target.getTargetInfo");
    await session.detach();
    return targetInfo.targetId === targetId;
  });
  const page = await found.page();
  if (page === null) throw new Error("The browser gave no page for a new tab.");
  return page;
}
