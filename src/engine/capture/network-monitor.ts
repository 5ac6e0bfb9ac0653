import type { CDPSession, Protocol } from "puppeteer-core";
import { isSameSite } from "./is-same-site.ts";

/** The response to the request for the tab's main document. */
export interface MainResponse {
  url: string;
  status: number;
  headers: Record<string, string>;
  mimeType: string;
  requestId: string;
}

/** More navigations than this are a redirect loop; Chrome's limit for HTTP redirects is 20. */
const MAX_NAVIGATIONS = 20;
/** The median HTML document has 30 kB, the 99th percentile is under 1 MB (HTTP Archive). */
const MAX_DOCUMENT_BYTES = 20e6;
const MAX_TOTAL_BYTES = 80e6;
/** Schemes that pages cannot navigate to. Chrome ignores such a navigation, but the page's load events never come. */
const FORBIDDEN_SCHEME = /^(?:file|filesystem|chrome|chrome-[a-z]+|devtools|view-source):/i;
/** Responses without content: the browser stays on the current page. */
const NO_CONTENT_STATUSES = new Set([204, 205]);
/** Requests that do not end by design or do not affect what is visible. */
const UNAWAITED_REQUEST_TYPE = /^(?:EventSource|WebSocket|Media|Ping|Prefetch|Preflight|Manifest)$/;
/** Frames that scripts replaced or removed, and those that we refuse. */
const REPLACED_FRAME = /ERR_(?:ABORTED|BLOCKED_BY_CLIENT)$/;
/** Requests for content and code. */
const CONTENT_REQUEST_TYPES = new Set(["XHR", "Fetch", "Script"]);
/** Time between the arrival of content and its rendering, ms. */
const PAINT_DELAY_MS = 300;
/** Responses that refuse access; they do not mean that the content does not exist. */
const REFUSAL_STATUSES = new Set([401, 403, 429]);

/**
 * Monitors a tab's network traffic: the main document's redirects and response, whether anything is still loading, and
 * limits on bytes and navigations.
 */
export class NetworkMonitor {
  readonly #session: CDPSession;
  readonly #frameId: string;
  readonly #inFlight = new Set<string>();
  /** Pending requests of the main frame for content and code. */
  readonly #fetches = new Set<string>();
  #lastFetch = Number.NEGATIVE_INFINITY;
  #lastChange = performance.now();
  #lastData = performance.now();
  #bytes = 0;
  #documentBytes = 0;

  /** URLs that redirected, by HTTP or by script, in order and without the final URL. */
  readonly redirects: string[] = [];
  response: MainResponse | null = null;
  /** Chrome's net error for the current main document, without `net::`. */
  netError: string | null = null;
  /** The URL of the committed document. */
  committedUrl: string | null = null;
  /** Loader ids of the main document that was requested last and of the committed one. */
  #requestedLoader: string | null = null;
  /** The URL of the main document that was requested last. */
  requestedUrl: string | null = null;
  #committedLoader: string | null = null;
  #navigations = 0;
  /** The committed document's response and redirects, restored where the next navigation is cancelled. */
  #previous: { response: MainResponse | null; redirects: number } | null = null;
  #domReady = false;
  #readyAt = performance.now();
  #loaded = false;
  /** The HTTP status of the last failed XHR or fetch request of the page. */
  failedRequest: string | null = null;
  /** The first HTTP error status or net error of a frame's document. */
  frameError: string | null = null;
  /** The requests for documents of frames. */
  readonly #frameRequests = new Set<string>();
  /** The limit that was exceeded; loading was stopped. */
  exceededLimit: "bytes" | "navigations" | null = null;

  constructor(session: CDPSession, frameId: string) {
    this.#session = session;
    this.#frameId = frameId;
    session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
    session.on("Network.responseReceived", (event) => this.#onResponse(event));
    session.on("Network.dataReceived", (event) => this.#onData(event));
    session.on("Network.loadingFinished", ({ requestId }) => this.#onRequestEnded(requestId));
    session.on("Network.loadingFailed", (event) => this.#onFailure(event));
    session.on("Page.frameNavigated", ({ frame }) => this.#onCommit(frame));
    session.on("Page.lifecycleEvent", (event) => this.#onLifecycle(event));
    session.on("Page.frameStoppedLoading", (event) => this.#onStopped(event));
    session.on("Page.frameRequestedNavigation", (event) => this.#onNavigationRequested(event));
  }

  /** The current document is parsed. */
  get isDomReady(): boolean {
    return this.#domReady && !this.isNavigating;
  }

  /** Milliseconds since the current document was parsed. */
  get msSinceDomReady(): number {
    return performance.now() - this.#readyAt;
  }

  /** The current document has fired its load event. */
  get isLoaded(): boolean {
    return this.#loaded && !this.isNavigating;
  }

  /** Identifies the committed document; it changes with each navigation. */
  get documentId(): string | null {
    return this.#committedLoader;
  }

  /** A main document was requested and has neither been committed nor failed. */
  get isNavigating(): boolean {
    return this.#requestedLoader !== null && this.#requestedLoader !== this.#committedLoader && this.netError === null;
  }

  /** No request has been pending for `ms` milliseconds. */
  isIdleFor(ms: number): boolean {
    return this.#inFlight.size === 0 && performance.now() - this.#lastChange >= ms;
  }

  /** No request has made progress for `ms` milliseconds. */
  isStalledFor(ms: number): boolean {
    return performance.now() - Math.max(this.#lastChange, this.#lastData) >= ms;
  }

  /** The page is fetching content or code or has just received it, so what it shows may still change. */
  get isFetching(): boolean {
    return this.#fetches.size > 0 || performance.now() - this.#lastFetch < PAINT_DELAY_MS;
  }

  #onRequest(event: Protocol.Network.RequestWillBeSentEvent): void {
    if (CONTENT_REQUEST_TYPES.has(event.type ?? "") && event.frameId === this.#frameId)
      this.#fetches.add(event.requestId);
    if (!UNAWAITED_REQUEST_TYPE.test(event.type ?? "") && !event.request.url.startsWith("data:")) {
      this.#inFlight.add(event.requestId);
      this.#lastChange = performance.now();
    }
    if (event.type !== "Document") return;
    if (event.frameId === this.#frameId) this.#onDocument(event);
    else this.#frameRequests.add(event.requestId);
  }

  #onDocument({ redirectResponse, loaderId, request }: Protocol.Network.RequestWillBeSentEvent): void {
    this.requestedUrl = request.url;
    if (redirectResponse !== undefined) {
      this.redirects.push(redirectResponse.url);
      return;
    }
    if (!this.isNavigating) this.#previous = { response: this.response, redirects: this.redirects.length };
    if (this.#committedLoader !== null && this.committedUrl !== null) this.redirects.push(this.committedUrl);
    this.#requestedLoader = loaderId;
    this.netError = null;
    this.failedRequest = null;
    this.frameError = null;
    this.response = null;
    this.#documentBytes = 0;
    this.#navigations += 1;
    if (this.#navigations > MAX_NAVIGATIONS) this.#stopLoading("navigations");
  }

  #onResponse({ type, loaderId, frameId, response, requestId }: Protocol.Network.ResponseReceivedEvent): void {
    if (type === "XHR" || type === "Fetch") this.#onFetched(response);
    if (type === "Document" && frameId !== this.#frameId && response.status >= 400)
      this.frameError ??= String(response.status);
    if (type !== "Document" || loaderId !== this.#requestedLoader || requestId !== loaderId) return;
    const { url, status, mimeType } = response;
    this.response = { url, status, mimeType, requestId, headers: lowerCaseNames(response.headers) };
  }

  /** A 401 or 403 of another site usually concerns tracking, not the page's content. */
  #onFetched({ url, status }: Protocol.Network.Response): void {
    const refused = REFUSAL_STATUSES.has(status) && (status === 429 || isSameSite(url, this.committedUrl));
    if (refused || (status >= 500 && status < 600)) this.failedRequest = String(status);
  }

  #onData({ requestId, dataLength }: Protocol.Network.DataReceivedEvent): void {
    this.#lastData = performance.now();
    this.#bytes += dataLength;
    if (requestId === this.#requestedLoader) this.#documentBytes += dataLength;
    if (this.#documentBytes > MAX_DOCUMENT_BYTES || this.#bytes > MAX_TOTAL_BYTES) this.#stopLoading("bytes");
  }

  #onFailure({ requestId, errorText }: Protocol.Network.LoadingFailedEvent): void {
    this.#onRequestEnded(requestId);
    if (this.#frameRequests.has(requestId) && !REPLACED_FRAME.test(errorText))
      this.frameError ??= errorText.replace(/^net::/, "");
    if (requestId !== this.#requestedLoader || requestId === this.#committedLoader) return;
    this.netError = errorText.replace(/^net::/, "");
    // For other errors Chrome shows an error page.
    const pageless = this.response === null || NO_CONTENT_STATUSES.has(this.response.status);
    if (this.committedUrl !== null && this.netError === "ERR_ABORTED" && pageless) this.#restorePrevious();
  }

  /** The navigation led to no document (into an app, or a response without content), so the previous one stays. */
  #restorePrevious(): void {
    if (this.#previous === null) return;
    this.response = this.#previous.response;
    this.redirects.length = this.#previous.redirects;
    this.requestedUrl = this.committedUrl;
    this.#requestedLoader = this.#committedLoader;
    this.netError = null;
  }

  #onNavigationRequested({ frameId, url, disposition }: Protocol.Page.FrameRequestedNavigationEvent): void {
    if (frameId !== this.#frameId || disposition !== "currentTab" || !FORBIDDEN_SCHEME.test(url)) return;
    if (this.#committedLoader !== null && !this.#domReady) this.#session.send("Page.stopLoading").catch(() => {});
  }

  /** A navigation that is cancelled during parsing suppresses the page's own lifecycle events. */
  #onStopped({ frameId }: Protocol.Page.FrameStoppedLoadingEvent): void {
    if (frameId !== this.#frameId || this.#committedLoader === null || this.isNavigating) return;
    if (!this.#domReady) this.#readyAt = performance.now();
    this.#domReady = true;
    this.#loaded = true;
  }

  #onCommit(frame: Protocol.Page.Frame): void {
    if (frame.id !== this.#frameId || frame.url === "about:blank") return;
    this.#committedLoader = frame.loaderId;
    this.#requestedLoader ??= frame.loaderId;
    this.committedUrl = frame.unreachableUrl === undefined ? `${frame.url}${frame.urlFragment ?? ""}` : null;
    this.#domReady = false;
    this.#loaded = false;
  }

  #onLifecycle({ frameId, loaderId, name }: Protocol.Page.LifecycleEventEvent): void {
    if (frameId !== this.#frameId || loaderId !== this.#committedLoader) return;
    if (name === "DOMContentLoaded") {
      this.#domReady = true;
      this.#readyAt = performance.now();
    }
    if (name === "load") this.#loaded = true;
  }

  #onRequestEnded(requestId: string): void {
    if (this.#inFlight.delete(requestId)) this.#lastChange = performance.now();
    if (this.#fetches.delete(requestId)) this.#lastFetch = performance.now();
  }

  #stopLoading(why: "bytes" | "navigations"): void {
    if (this.exceededLimit !== null) return;
    this.exceededLimit = why;
    this.#session.send("Page.stopLoading").catch(() => {});
  }
}

const lowerCaseNames = (headers: Protocol.Network.Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, 100)
      .map(([name, value]) => [name.toLowerCase(), String(value).slice(0, 2000)]),
  );
