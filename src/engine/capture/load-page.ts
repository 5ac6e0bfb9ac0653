import type { Tab } from "./tab.ts";
import { waitUntil, withTimeout } from "./timeout-helpers.ts";

/** The result of a navigation. */
export interface LoadResult {
  /** A document was rendered and can be captured. */
  rendered: boolean;
  /** Chrome's net error without `net::`. */
  errorCode: string | null;
  download: boolean;
  timedOut: boolean;
}

/** Longest wait for the load event after the document is parsed, ms. */
const MAX_LOAD_EVENT_MS = 6000;
/** Requests that received no data for this long are not waited for, ms. */
export const STALL_MS = 2500;
/** The network counts as idle after this long without a request, ms. */
const NETWORK_IDLE_MS = 200;
/** Longest wait for an idle network, ms. */
const MAX_NETWORK_IDLE_WAIT_MS = 2000;

/**
 * Navigates a tab to a URL and waits until the page has loaded, all redirects are followed and the network is idle. It
 * always returns within `timeoutMs` (plus one second to check whether the page still responds).
 *
 * @param responseTimeoutMs How long the URL may take to start its response.
 */
export async function loadPage(
  tab: Tab,
  url: string,
  timeoutMs: number,
  responseTimeoutMs = timeoutMs,
): Promise<LoadResult> {
  const { network } = tab;
  const end = performance.now() + timeoutMs;
  const left = () => end - performance.now();
  const navigating = tab.untilClosed(tab.session.send("Page.navigate", { url }));
  navigating.catch(() => {});
  const navigated = await withTimeout(Math.min(left(), responseTimeoutMs), navigating);
  if (!navigated.done) return failedLoad("ERR_TIMED_OUT", { timedOut: true });
  const { errorText, isDownload: isFile } = navigated.value;
  if (isFile === true || isPdf(tab)) return failedLoad(null, { download: true });
  if (errorText !== undefined && network.committedUrl === null)
    return failedLoad(network.netError ?? errorText.replace(/^net::/, ""));

  return waitForLoad(tab, left());
}

/** Waits until the current document has loaded, which may be one that a script navigated to. */
export async function waitForLoad(tab: Tab, timeoutMs: number): Promise<LoadResult> {
  const { network } = tab;
  const end = performance.now() + timeoutMs;
  const wait = (condition: () => boolean, ms: number) =>
    tab.untilClosed(waitUntil(() => condition() || isOver(tab), Math.min(end - performance.now(), ms)));
  const parsed = await wait(() => network.isDomReady, timeoutMs);
  const stalled = () => network.isStalledFor(STALL_MS);
  if (parsed) await wait(() => network.isLoaded || stalled(), MAX_LOAD_EVENT_MS);
  await wait(
    () => (network.isIdleFor(NETWORK_IDLE_MS) || stalled()) && !network.isNavigating,
    MAX_NETWORK_IDLE_WAIT_MS,
  );
  if (tab.isDownload() && (network.committedUrl === null || isPdf(tab))) return failedLoad(null, { download: true });
  if (network.exceededLimit === "navigations") return failedLoad("ERR_TOO_MANY_REDIRECTS");
  if (network.netError !== null && network.committedUrl === null) return failedLoad(network.netError);
  const timedOut = !parsed && network.exceededLimit === null;
  if (timedOut) await stopLoading(tab);
  return { rendered: network.committedUrl !== null, errorCode: null, download: false, timedOut };
}

/** Whether there is nothing left to wait for. */
const isOver = ({ network, isClosed }: Tab): boolean =>
  isClosed || network.exceededLimit !== null || (network.netError !== null && network.committedUrl === null);

export function failedLoad(errorCode: string | null, rest: Partial<LoadResult> = {}): LoadResult {
  return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}

/** Chrome shows a PDF in its own viewer, so there is no page to capture. */
const isPdf = ({ network }: Tab): boolean => network.response?.mimeType === "application/pdf";

/** Stops loading, and interrupts an endless script first, so that the part that has rendered can be captured. */
async function stopLoading(tab: Tab): Promise<void> {
  const ping = tab.untilClosed(tab.session.send("Runtime.evaluate", { expression: "0" }));
  ping.catch(() => {});
  const responded = await withTimeout(500, ping);
  if (!responded.done) {
    tab.interruptScript();
    await waitUntil(() => tab.network.isDomReady, 500);
  }
  tab.session.send("Page.stopLoading").catch(() => {});
}
