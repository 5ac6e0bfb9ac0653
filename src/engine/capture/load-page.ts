import type { Tab } from "./tab.ts";
import { waitUntil, withTimeout } from "./timing.ts";

/** What came of going somewhere. */
export interface LoadResult {
  /** A document is there to be captured. */
  rendered: boolean;
  /** Chrome's net error without `net::`. */
  errorCode: string | null;
  download: boolean;
  timedOut: boolean;
}

/** After the document is parsed, its pictures and frames get this long for the load event, ms. */
const MAX_LOAD_EVENT_MS = 6000;
/** What still loads while nothing has arrived for this long will not make the page another one, ms. */
export const STALL_MS = 2500;
/** Nothing on the wire for this long is rest; one that is never at rest gets this long, ms. */
const NETWORK_IDLE_MS = 200;
const MAX_NETWORK_IDLE_WAIT_MS = 2000;

/**
 * Takes a tab to an address and waits until it has loaded: redirects of every kind followed, the wire at rest.
 * Whatever the page does, it returns within `patienceMs` (and a second to see whether the page still answers).
 *
 * @param answerMs How long the address may take to begin its answer.
 */
export async function loadPage(
  tab: Tab,
  url: string,
  patienceMs: number,
  isDownload: () => boolean,
  answerMs = patienceMs,
): Promise<LoadResult> {
  const { network } = tab;
  const end = performance.now() + patienceMs;
  const left = () => end - performance.now();
  const navigating = tab.untilClosed(tab.session.send("Page.navigate", { url }));
  navigating.catch(() => {});
  const navigated = await withTimeout(Math.min(left(), answerMs), navigating);
  if (!navigated.done) return failedLoad("ERR_TIMED_OUT", { timedOut: true });
  const { errorText, isDownload: toFile } = navigated.value;
  if (toFile === true || isPdf(tab)) return failedLoad(null, { download: true });
  if (errorText !== undefined && network.committedUrl === null) {
    return failedLoad(network.netError ?? errorText.replace(/^net::/, ""), {});
  }

  return waitForLoad(tab, left(), isDownload);
}

/** Waits until the newest document has loaded: the one gone to, or one that a script has sent the visit to. */
export async function waitForLoad(
  tab: Tab,
  patienceMs: number,
  isDownload: () => boolean,
): Promise<LoadResult> {
  const { network } = tab;
  const end = performance.now() + patienceMs;
  const wait = (condition: () => boolean, ms: number) =>
    tab.untilClosed(waitUntil(() => condition() || isOver(tab), Math.min(end - performance.now(), ms)));
  const parsed = await wait(() => network.isDomReady, patienceMs);
  const stalled = () => network.isStalledFor(STALL_MS);
  if (parsed) await wait(() => network.isLoaded || stalled(), MAX_LOAD_EVENT_MS);
  await wait(
    () => (network.isIdleFor(NETWORK_IDLE_MS) || stalled()) && !network.isNavigating,
    MAX_NETWORK_IDLE_WAIT_MS,
  );
  if (isDownload() && (network.committedUrl === null || isPdf(tab)))
    return failedLoad(null, { download: true });
  if (network.exceededLimit === "navigations") return failedLoad("ERR_TOO_MANY_REDIRECTS", {});
  if (network.netError !== null && network.committedUrl === null) return failedLoad(network.netError, {});
  const timedOut = !parsed && network.exceededLimit === null;
  if (timedOut) await stopLoading(tab);
  return { rendered: network.committedUrl !== null, errorCode: null, download: false, timedOut };
}

/** There is nothing more to wait for. */
function isOver({ network, isClosed }: Tab): boolean {
  return (
    isClosed || network.exceededLimit !== null || (network.netError !== null && network.committedUrl === null)
  );
}

function failedLoad(errorCode: string | null, rest: Partial<LoadResult>): LoadResult {
  return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}

/** Chrome proper shows a PDF in a viewer of its own; there is no page to capture. */
function isPdf({ network }: Tab): boolean {
  return network.response?.mimeType === "application/pdf";
}

/** Ends what still loads, and before that a script that never does, so that what has rendered can be seen. */
async function stopLoading(tab: Tab): Promise<void> {
  const answering = tab.untilClosed(tab.session.send("Runtime.evaluate", { expression: "0" }));
  answering.catch(() => {});
  const awake = await withTimeout(500, answering);
  if (!awake.done) {
    tab.interruptScript();
    await waitUntil(() => tab.network.isDomReady, 500);
  }
  tab.session.send("Page.stopLoading").catch(() => {});
}
