import type { Protocol } from "puppeteer-core";

/** Header values by lower-case name. */
export type HeaderFields = Readonly<Record<string, string>>;

type PausedRequest = Pick<
  Protocol.Fetch.RequestPausedEvent,
  "request" | "requestId" | "networkId" | "frameId" | "resourceType"
>;

/**
 * The headers that a visit's own origin is sent, and nobody else. Every request is decided on by itself, each hop of a
 * redirect too (Chrome pauses them one by one and hands no override on): it gets them where it goes to that origin, has not
 * been elsewhere on its way, and was asked for by the visit itself or by a document that came in the same way.
 */
export class OriginHeaders {
  readonly #place: string;
  readonly #fields: HeaderFields;
  readonly #mainFrame: string;
  /** Whether a frame's newest document was asked for with these headers. */
  readonly #ours = new Map<string, boolean>();
  /** Requests that were sent on to another origin: where they go from there is its doing. */
  readonly #left = new Set<string>();

  constructor(url: string, fields: HeaderFields, mainFrame: string) {
    this.#place = `${new URL(url).origin}/`;
    this.#fields = fields;
    this.#mainFrame = mainFrame;
  }

  /** For a tab that is about to visit an address; undefined where there is nothing to send. */
  static forVisit(url: string, fields: HeaderFields, mainFrame: string): OriginHeaders | undefined {
    return Object.keys(fields).length === 0 ? undefined : new OriginHeaders(url, fields, mainFrame);
  }

  /** A paused request's headers with ours among them; undefined where it goes as it is. */
  extendHeaders(paused: PausedRequest): Protocol.Fetch.HeaderEntry[] | undefined {
    const { request, networkId = paused.requestId, frameId, resourceType } = paused;
    const goesThere = request.url.startsWith(this.#place);
    if (!goesThere) this.#left.add(networkId);
    const ours = goesThere && !this.#left.has(networkId) && this.#mayAsk(frameId, resourceType);
    if (resourceType === "Document") this.#ours.set(frameId, ours);
    return ours ? this.#among(request.headers) : undefined;
  }

  #mayAsk(frameId: string, resourceType: PausedRequest["resourceType"]): boolean {
    // The visit itself asks for the first document, a document for all that it shows.
    const asker = resourceType === "Document" ? this.#mainFrame : frameId;
    return this.#ours.get(asker) ?? (asker === frameId && resourceType === "Document");
  }

  #among(headers: Protocol.Network.Headers): Protocol.Fetch.HeaderEntry[] {
    const others = Object.entries(headers).filter(
      ([name]) => !Object.hasOwn(this.#fields, name.toLowerCase()),
    );
    return [...others, ...Object.entries(this.#fields)].map(([name, value]) => ({ name, value }));
  }
}
