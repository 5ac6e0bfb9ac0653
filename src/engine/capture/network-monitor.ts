import type { CDPSession, Protocol } from "puppeteer-core";
import { getDomain } from "tldts";

/** The answer that became, or would have become, the tab's main document. */
export interface MainResponse {
  url: string;
  status: number;
  headers: Record<string, string>;
  mimeType: string;
  requestId: string;
}

/** A page that sends itself on more often than this is running in circles; Chrome's own limit for HTTP is 20. */
const MAX_NAVIGATIONS = 20;
/** A landing page's document is 30 kB in the median and under 1 MB at the 99th percentile (HTTP Archive). */
const MAX_DOCUMENT_BYTES = 20e6;
const MAX_TOTAL_BYTES = 80e6;
/** Where no page may go: Chrome drops such a navigation without a word, and with it the end of the page's loading. */
const FORBIDDEN_SCHEME = /^(?:file|filesystem|chrome|chrome-[a-z]+|devtools|view-source):/i;
/** Answers that leave the visitor where he is. */
const NO_CONTENT_STATUSES = new Set([204, 205]);
/** What never ends by design, or waits for nothing that could be seen. */
const UNAWAITED_REQUEST_TYPES = new Set([
  "EventSource",
  "WebSocket",
  "Media",
  "Ping",
  "Prefetch",
  "Preflight",
  "Manifest",
]);
/** Content and code. What never ends by design (EventSource) is none of it. */
const CONTENT_REQUEST_TYPES = new Set(["XHR", "Fetch", "Script"]);
/** What has come is on the screen so much later, ms. */
const PAINT_DELAY_MS = 300;
/** Answers by which a server says that it cannot or will not tell, rather than that there is nothing. */
const REFUSAL_STATUSES = new Set([401, 403, 429]);

/**
 * What goes over the wire for one tab: the main document's redirects and answer, whether anything is still
 * loading, and the brake on what would never end.
 */
export class NetworkMonitor {
  readonly #session: CDPSession;
  readonly #frameId: string;
  readonly #inFlight = new Set<string>();
  /** What the page itself fetches, for what it will show. */
  readonly #fetches = new Set<string>();
  #lastFetch = Number.NEGATIVE_INFINITY;
  #lastChange = performance.now();
  #lastData = performance.now();
  #bytes = 0;
  #documentBytes = 0;

  /** Addresses that sent the visit on, in order, by HTTP or by script; the final one is not among them. */
  readonly redirects: string[] = [];
  response: MainResponse | null = null;
  /** Chrome's net error for the newest main document, without `net::`. */
  netError: string | null = null;
  /** The address of the committed document. */
  committedUrl: string | null = null;
  /** The newest main document's loader, requested and committed. */
  #requested: string | null = null;
  /** The address of the newest main document that was asked for. */
  requestedUrl: string | null = null;
  #committed: string | null = null;
  #navigations = 0;
  /** What the committed document was answered, and the redirects that led to it: it may stand again. */
  #standing: { response: MainResponse | null; redirects: number } | null = null;
  #domReady = false;
  #readyAt = performance.now();
  #loaded = false;
  /** How what the page asked for by script failed last: a status, or Chrome's net error. */
  failedRequest: string | null = null;
  /** The first error that a frame of the page was answered with. */
  frameErrorStatus: number | null = null;
  /** The brake was pulled: too many bytes, or too many navigations. */
  exceededLimit: "bytes" | "navigations" | null = null;

  constructor(session: CDPSession, frameId: string) {
    this.#session = session;
    this.#frameId = frameId;
    session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
    session.on("Network.responseReceived", (event) => this.#onResponse(event));
    session.on("Network.dataReceived", (event) => this.#onData(event));
    session.on("Network.loadingFinished", ({ requestId }) => this.#settle(requestId));
    session.on("Network.loadingFailed", (event) => this.#onFailure(event));
    session.on("Page.frameNavigated", ({ frame }) => this.#onCommit(frame));
    session.on("Page.lifecycleEvent", (event) => this.#onLifecycle(event));
    session.on("Page.frameStoppedLoading", (event) => this.#onStopped(event));
    session.on("Page.frameRequestedNavigation", (event) => this.#onWish(event));
  }

  /** The newest document was parsed to its end. */
  get isDomReady(): boolean {
    return this.#domReady && !this.isNavigating;
  }

  /** Milliseconds since the newest document was parsed to its end. */
  get msSinceDomReady(): number {
    return performance.now() - this.#readyAt;
  }

  /** The newest document fired its load event. */
  get isLoaded(): boolean {
    return this.#loaded && !this.isNavigating;
  }

  /** Changes with every document that the tab comes to. */
  get documentId(): string | null {
    return this.#committed;
  }

  /** A main document is asked for and neither committed nor failed. */
  get isNavigating(): boolean {
    return this.#requested !== null && this.#requested !== this.#committed && this.netError === null;
  }

  /** Nothing has been loading for so many milliseconds. */
  isIdleFor(ms: number): boolean {
    return this.#inFlight.size === 0 && performance.now() - this.#lastChange >= ms;
  }

  /** Something is loading, and nothing of it has arrived for so many milliseconds. */
  isStalledFor(ms: number): boolean {
    return performance.now() - Math.max(this.#lastChange, this.#lastData) >= ms;
  }

  /** The page waits for content or code, or has just got it: what it shows may not be its last word. */
  get isFetching(): boolean {
    return this.#fetches.size > 0 || performance.now() - this.#lastFetch < PAINT_DELAY_MS;
  }

  #onRequest(event: Protocol.Network.RequestWillBeSentEvent): void {
    if (CONTENT_REQUEST_TYPES.has(event.type ?? "") && event.frameId === this.#frameId)
      this.#fetches.add(event.requestId);
    if (!UNAWAITED_REQUEST_TYPES.has(event.type ?? "") && !event.request.url.startsWith("data:")) {
      this.#inFlight.add(event.requestId);
      this.#lastChange = performance.now();
    }
    if (event.type === "Document" && event.frameId === this.#frameId) this.#onDocument(event);
  }

  #onDocument({ redirectResponse, loaderId, request }: Protocol.Network.RequestWillBeSentEvent): void {
    this.requestedUrl = request.url;
    if (redirectResponse !== undefined) {
      this.redirects.push(redirectResponse.url);
      return;
    }
    if (!this.isNavigating) this.#standing = { response: this.response, redirects: this.redirects.length };
    if (this.#committed !== null && this.committedUrl !== null) this.redirects.push(this.committedUrl);
    this.#requested = loaderId;
    this.netError = null;
    this.failedRequest = null;
    this.frameErrorStatus = null;
    this.response = null;
    this.#documentBytes = 0;
    this.#navigations += 1;
    if (this.#navigations > MAX_NAVIGATIONS) this.#brake("navigations");
  }

  #onResponse({
    type,
    loaderId,
    frameId,
    response,
    requestId,
  }: Protocol.Network.ResponseReceivedEvent): void {
    if (type === "XHR" || type === "Fetch") this.#onFetched(response);
    if (type === "Document" && frameId !== this.#frameId && response.status >= 400) {
      this.frameErrorStatus ??= response.status;
    }
    if (type !== "Document" || loaderId !== this.#requested || requestId !== loaderId) return;
    const { url, status, mimeType } = response;
    this.response = { url, status, mimeType, requestId, headers: lowerCaseNames(response.headers) };
  }

  /** A refusal of somebody else's is about what they count, not about the page. */
  #onFetched({ url, status }: Protocol.Network.Response): void {
    const refused = REFUSAL_STATUSES.has(status) && (status === 429 || isSameSite(url, this.committedUrl));
    if (refused || (status >= 500 && status < 600)) this.failedRequest = String(status);
  }

  #onData({ requestId, dataLength }: Protocol.Network.DataReceivedEvent): void {
    this.#lastData = performance.now();
    this.#bytes += dataLength;
    if (requestId === this.#requested) this.#documentBytes += dataLength;
    if (this.#documentBytes > MAX_DOCUMENT_BYTES || this.#bytes > MAX_TOTAL_BYTES) this.#brake("bytes");
  }

  #onFailure({ requestId, errorText }: Protocol.Network.LoadingFailedEvent): void {
    this.#settle(requestId);
    if (requestId !== this.#requested || requestId === this.#committed) return;
    this.netError = errorText.replace(/^net::/, "");
    // Whatever else goes wrong has an error page of Chrome's.
    const pageless = this.response === null || NO_CONTENT_STATUSES.has(this.response.status);
    if (this.committedUrl !== null && this.netError === "ERR_ABORTED" && pageless) this.#stay();
  }

  /** It led nowhere (into an app, to an answer without a page): the visitor still sees the document before. */
  #stay(): void {
    if (this.#standing === null) return;
    this.response = this.#standing.response;
    this.redirects.length = this.#standing.redirects;
    this.requestedUrl = this.committedUrl;
    this.#requested = this.#committed;
    this.netError = null;
  }

  #onWish({ frameId, url, disposition }: Protocol.Page.FrameRequestedNavigationEvent): void {
    if (frameId !== this.#frameId || disposition !== "currentTab" || !FORBIDDEN_SCHEME.test(url)) return;
    if (this.#committed !== null && !this.#domReady) {
      this.#session.send("Page.stopLoading").catch(() => {});
    }
  }

  /** A navigation that came to nothing while the page was parsed leaves it without its own events. */
  #onStopped({ frameId }: Protocol.Page.FrameStoppedLoadingEvent): void {
    if (frameId !== this.#frameId || this.#committed === null || this.isNavigating) return;
    if (!this.#domReady) this.#readyAt = performance.now();
    this.#domReady = true;
    this.#loaded = true;
  }

  #onCommit(frame: Protocol.Page.Frame): void {
    if (frame.id !== this.#frameId || frame.url === "about:blank") return;
    this.#committed = frame.loaderId;
    this.#requested ??= frame.loaderId;
    this.committedUrl = frame.unreachableUrl === undefined ? `${frame.url}${frame.urlFragment ?? ""}` : null;
    this.#domReady = false;
    this.#loaded = false;
  }

  #onLifecycle({ frameId, loaderId, name }: Protocol.Page.LifecycleEventEvent): void {
    if (frameId !== this.#frameId || loaderId !== this.#committed) return;
    if (name === "DOMContentLoaded") {
      this.#domReady = true;
      this.#readyAt = performance.now();
    }
    if (name === "load") this.#loaded = true;
  }

  #settle(requestId: string): void {
    if (this.#inFlight.delete(requestId)) this.#lastChange = performance.now();
    if (this.#fetches.delete(requestId)) this.#lastFetch = performance.now();
  }

  #brake(why: "bytes" | "navigations"): void {
    if (this.exceededLimit !== null) return;
    this.exceededLimit = why;
    this.#session.send("Page.stopLoading").catch(() => {});
  }
}

function isSameSite(one: string, other: string | null): boolean {
  if (other === null) return false;
  const [a, b] = [URL.parse(one)?.hostname, URL.parse(other)?.hostname];
  return a === b || (getDomain(one) !== null && getDomain(one) === getDomain(other));
}

function lowerCaseNames(headers: Protocol.Network.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .slice(0, 100)
      .map(([name, value]) => [name.toLowerCase(), String(value).slice(0, 2000)]),
  );
}
