import type { CDPSession, Protocol } from "puppeteer-core";
import type { FailedResource } from "../artifacts/capture-schemas.ts";

/** A request of a document for a stylesheet, script, font or picture, and how it ended. */
export interface ResourceRequest {
  /** As the page names it, before redirects. */
  url: string;
  /** Where it was redirected to; without redirects, its own URL. */
  finalUrl: string;
  kind: FailedResource["kind"];
  /** A script of the page requested it; else the document itself or a stylesheet. */
  byScript: boolean;
  preloaded: boolean;
  /** One request for it succeeded, so that an earlier failure does not matter. */
  loaded: boolean;
  status: number | null;
  mimeType: string | null;
  /** The response forbids the browser to guess the media type. */
  nosniff: boolean;
  /** The guard's proxy answered instead of the site: its reason and code. */
  refusal: string | null;
  /** Chrome's net error without `net::`. */
  netError: string | null;
  /** Chrome's word for the rule that blocked it, such as `csp`. */
  blockedReason: string | null;
  /** Chrome's word for the violated rule of CORS. */
  corsError: string | null;
}

const KINDS: Readonly<Partial<Record<Protocol.Network.ResourceType, ResourceRequest["kind"]>>> = {
  Stylesheet: "stylesheet",
  Script: "script",
  Font: "font",
  Image: "image",
};

/** Far more than pages have; a page may request without end. */
const MAX_REQUESTS = 5000;
const MAX_URL_CHARS = 2000;

/** Records how the requests of the main frame's documents for stylesheets, scripts, fonts and pictures end. */
export class ResourceMonitor {
  readonly #frameId: string;
  readonly #byId = new Map<string, ResourceRequest>();
  /** By document (loader id), then by kind and URL. */
  readonly #byDocument = new Map<string, Map<string, ResourceRequest>>();

  constructor(session: CDPSession, frameId: string) {
    this.#frameId = frameId;
    session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
    session.on("Network.responseReceived", (event) => this.#onResponse(event));
    session.on("Network.loadingFinished", ({ requestId }) => this.#onFinished(requestId));
    session.on("Network.loadingFailed", (event) => this.#onFailed(event));
  }

  /** The requests of a document. */
  of(documentId: string | null): ResourceRequest[] {
    return [...(this.#byDocument.get(documentId ?? "")?.values() ?? [])];
  }

  #onRequest({
    type,
    request,
    frameId,
    loaderId,
    requestId,
    initiator,
  }: Protocol.Network.RequestWillBeSentEvent): void {
    const redirected = this.#byId.get(requestId);
    if (redirected !== undefined) redirected.finalUrl = request.url.slice(0, MAX_URL_CHARS);
    const kind = type && KINDS[type];
    if (kind === undefined || frameId !== this.#frameId || redirected !== undefined) return;
    if (!/^https?:/.test(request.url) || request.url.length > MAX_URL_CHARS || this.#byId.size >= MAX_REQUESTS) return;
    const requests = this.#byDocument.get(loaderId) ?? new Map<string, ResourceRequest>();
    this.#byDocument.set(loaderId, requests);
    const key = `${kind} ${request.url}`;
    const byScript = initiator.type === "script";
    const known = requests.get(key);
    const entry = known ?? {
      ...NOT_ENDED,
      url: request.url,
      finalUrl: request.url,
      kind,
      byScript,
      preloaded: request.isLinkPreload ?? false,
    };
    if (known === undefined) requests.set(key, entry);
    this.#byId.set(requestId, entry);
  }

  #onResponse({ requestId, response }: Protocol.Network.ResponseReceivedEvent): void {
    const entry = this.#byId.get(requestId);
    if (entry === undefined || entry.loaded) return;
    const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
    entry.status = response.status;
    entry.mimeType = response.mimeType.toLowerCase().slice(0, 200);
    entry.nosniff = /^\s*nosniff/i.test(headers.get("x-content-type-options") ?? "");
    entry.refusal = headers.get("adhere-refusal") ?? null;
  }

  #onFinished(requestId: string): void {
    const entry = this.#byId.get(requestId);
    if (entry !== undefined && entry.status !== null && entry.status < 400) entry.loaded = true;
  }

  #onFailed({ requestId, errorText, blockedReason, corsErrorStatus }: Protocol.Network.LoadingFailedEvent): void {
    const entry = this.#byId.get(requestId);
    if (entry === undefined || entry.loaded) return;
    entry.netError = errorText.replace(/^net::/, "") || null;
    entry.blockedReason = blockedReason ?? null;
    entry.corsError = corsErrorStatus?.corsError ?? null;
  }
}

const NOT_ENDED = {
  loaded: false,
  status: null,
  mimeType: null,
  nosniff: false,
  refusal: null,
  netError: null,
  blockedReason: null,
  corsError: null,
} as const satisfies Partial<ResourceRequest>;
