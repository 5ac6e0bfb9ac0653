import { until, within } from "./budget.ts";
import type { Tab } from "./tab.ts";

/** What came of going somewhere. */
export interface Loaded {
  /** A document is there to be captured. */
  rendered: boolean;
  /** Chrome's net error without `net::`. */
  errorCode: string | null;
  download: boolean;
  timedOut: boolean;
}

/** After the document is parsed, its pictures and frames get this long for the load event, ms. */
const LOAD_MS = 6000;
/** What still loads while nothing has arrived for this long will not make the page another one, ms. */
export const STALLED_MS = 2500;
/** Nothing on the wire for this long is rest; one that is never at rest gets this long, ms. */
const QUIET_MS = 200;
const RESTLESS_MS = 2000;

/**
 * Takes a tab to an address and waits until it has loaded: redirects of every kind followed, the wire at rest.
 * Whatever the page does, it returns within `patienceMs` (and a second to see whether the page still answers).
 *
 * @param answerMs How long the address may take to begin its answer.
 */
export async function load(
  tab: Tab,
  url: string,
  patienceMs: number,
  isDownload: () => boolean,
  answerMs = patienceMs,
): Promise<Loaded> {
  const { traffic } = tab;
  const end = performance.now() + patienceMs;
  const left = () => end - performance.now();
  const navigating = tab.alive(tab.session.send("Page.navigate", { url }));
  navigating.catch(() => {});
  const navigated = await within(Math.min(left(), answerMs), navigating);
  if (!navigated.done) return failed("ERR_TIMED_OUT", { timedOut: true });
  const { errorText, isDownload: toFile } = navigated.value;
  if (toFile === true || isPdf(tab)) return failed(null, { download: true });
  if (errorText !== undefined && traffic.url === null) {
    return failed(traffic.failure ?? errorText.replace(/^net::/, ""), {});
  }

  return arrive(tab, left(), isDownload);
}

/** Waits until the newest document has loaded: the one gone to, or one that a script has sent the visit to. */
export async function arrive(tab: Tab, patienceMs: number, isDownload: () => boolean): Promise<Loaded> {
  const { traffic } = tab;
  const end = performance.now() + patienceMs;
  const wait = (condition: () => boolean, ms: number) =>
    tab.alive(until(() => condition() || ended(tab), Math.min(end - performance.now(), ms)));
  const parsed = await wait(() => traffic.domReady, patienceMs);
  const stalled = () => traffic.stalledFor(STALLED_MS);
  if (parsed) await wait(() => traffic.loaded || stalled(), LOAD_MS);
  await wait(() => (traffic.quietFor(QUIET_MS) || stalled()) && !traffic.navigating, RESTLESS_MS);
  if (isDownload() && (traffic.url === null || isPdf(tab))) return failed(null, { download: true });
  if (traffic.braked === "navigations") return failed("ERR_TOO_MANY_REDIRECTS", {});
  if (traffic.failure !== null && traffic.url === null) return failed(traffic.failure, {});
  const timedOut = !parsed && traffic.braked === null;
  if (timedOut) await stop(tab);
  return { rendered: traffic.url !== null, errorCode: null, download: false, timedOut };
}

/** There is nothing more to wait for. */
function ended({ traffic, isGone }: Tab): boolean {
  return isGone || traffic.braked !== null || (traffic.failure !== null && traffic.url === null);
}

function failed(errorCode: string | null, rest: Partial<Loaded>): Loaded {
  return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}

/** Chrome proper shows a PDF in a viewer of its own; there is no page to capture. */
function isPdf({ traffic }: Tab): boolean {
  return traffic.response?.mimeType === "application/pdf";
}

/** Ends what still loads, and before that a script that never does, so that what has rendered can be seen. */
async function stop(tab: Tab): Promise<void> {
  const answering = tab.alive(tab.session.send("Runtime.evaluate", { expression: "0" }));
  answering.catch(() => {});
  const awake = await within(500, answering);
  if (!awake.done) {
    tab.interrupt();
    await until(() => tab.traffic.domReady, 500);
  }
  tab.session.send("Page.stopLoading").catch(() => {});
}
