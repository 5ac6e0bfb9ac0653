import type { Protocol } from "puppeteer-core";

/** Header values by lower-case name. */
export type HeaderFields = Readonly<Record<string, string>>;

type PausedRequest = Pick<
  Protocol.Fetch.RequestPausedEvent,
  "request" | "requestId" | "networkId" | "frameId" | "resourceType"
>;

/**
 * Additional headers for requests to the visit's origin only. Each request is decided on separately, and so is each hop
 * of a redirect, because Chrome pauses each hop and keeps no override. A request gets the headers if it goes to that
 * origin, has not been redirected through another origin, and comes from the visit itself or from a document that got
 * them too.
 */
export class OriginHeaders {
  readonly #originPrefix: string;
  readonly #fields: HeaderFields;
  readonly #mainFrame: string;
  /** Whether each frame's current document was requested with the headers. */
  readonly #framesWithHeaders = new Map<string, boolean>();
  /** Requests that were redirected to another origin, which decides on their further way. */
  readonly #leftOrigin = new Set<string>();

  constructor(url: string, fields: HeaderFields, mainFrame: string) {
    this.#originPrefix = `${new URL(url).origin}/`;
    this.#fields = fields;
    this.#mainFrame = mainFrame;
  }

  /** @returns undefined where there are no headers to add. */
  static forVisit(url: string, fields: HeaderFields, mainFrame: string): OriginHeaders | undefined {
    return Object.keys(fields).length === 0 ? undefined : new OriginHeaders(url, fields, mainFrame);
  }

  /** A paused request's headers including ours; undefined where the request continues unchanged. */
  extendHeaders(paused: PausedRequest): Protocol.Fetch.HeaderEntry[] | undefined {
    const { request, networkId = paused.requestId, frameId, resourceType } = paused;
    const toOrigin = request.url.startsWith(this.#originPrefix);
    if (!toOrigin) this.#leftOrigin.add(networkId);
    const withHeaders = toOrigin && !this.#leftOrigin.has(networkId) && this.#mayCarryHeaders(frameId, resourceType);
    if (resourceType === "Document") this.#framesWithHeaders.set(frameId, withHeaders);
    return withHeaders ? this.#merge(request.headers) : undefined;
  }

  #mayCarryHeaders(frameId: string, resourceType: PausedRequest["resourceType"]): boolean {
    // Frame documents are requested by the main frame, everything else by its own frame.
    const initiator = resourceType === "Document" ? this.#mainFrame : frameId;
    return this.#framesWithHeaders.get(initiator) ?? (initiator === frameId && resourceType === "Document");
  }

  #merge(headers: Protocol.Network.Headers): Protocol.Fetch.HeaderEntry[] {
    const others = Object.entries(headers).filter(([name]) => !Object.hasOwn(this.#fields, name.toLowerCase()));
    return [...others, ...Object.entries(this.#fields)].map(([name, value]) => ({ name, value }));
  }
}
