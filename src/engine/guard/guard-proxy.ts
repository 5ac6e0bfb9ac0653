import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { LRUCache } from "lru-cache";
import type { AccessRule } from "./access-rule.ts";
import { authority, parseAbsoluteForm, parseAuthorityForm, type Target } from "./connection-target.ts";
import { Forwarder, openTunnel } from "./forwarder.ts";
import { MAX_HEADER_BYTES } from "./guarded-connections.ts";
import { isBeacon, isBeaconHost, isBrowserServiceHost } from "./is-beacon.ts";
import {
  createBeaconRefusal,
  createBrowserServiceRefusal,
  REFUSAL_HEADER,
  type Refusal,
  refusalStatus,
  toRefusal,
} from "./refusal.ts";
import { type UnsafeUrl, unsafeCause } from "./unsafe-url-error.ts";
import type { UpstreamProxies } from "./upstream-proxies.ts";

/** The forward proxy for all of Chrome's traffic. It applies the access rule. */
export interface GuardProxy {
  /** For the browser context of a visit (`Target.createBrowserContext`, proxyServer). */
  url: string;
  /** Chrome's command line. With it, Chrome sends nothing outside the browser contexts of visits. */
  chromeArguments: string[];
  /** The refusal of a target that the rule forbids; null where it was not refused. */
  refusalFor(target: Target): UnsafeUrl | null;
  /** Whether the user's own proxy refused a target. */
  isRefusedUpstream(target: Target): boolean;
  close(): Promise<void>;
}

interface ProxyOptions {
  rule: AccessRule;
  upstreams: UpstreamProxies;
  blockBeacons: boolean;
}

/** A hostile page can request any number of addresses, and the newest explain a failed load. */
const MAX_FORBIDDEN_TARGETS = 1_000;

/** A connection without traffic for this long is dead, because no visit takes longer. */
const IDLE_TIMEOUT_MS = 120_000;

/** Chrome closes both directions at once. After the client's end, a silent connection is closed after this time. */
const HALF_CLOSED_TIMEOUT_MS = 1_000;

/**
 * Starts the proxy on a free port of the loopback interface.
 *
 * It needs no credentials: Chrome can only send them through an interception that slows every request, and the proxy
 * gives a local user nothing that the machine does not already give.
 *
 * This is our own implementation on node:http, because proxy-chain 3 drops Chrome's connection without a response when
 * a tunnel cannot be opened, responds 404 for unknown hosts, which looks like a broken page, and does not report the
 * reason.
 */
export async function startProxy(options: ProxyOptions): Promise<GuardProxy> {
  const proxy = new FilteringProxy(options);
  const [url, closed] = await Promise.all([listenOnLoopback(proxy.server), startClosedProxy()]);
  return {
    url,
    chromeArguments: chromeProxyArguments(closed.url),
    refusalFor: (target) => proxy.forbidden.get(authority(target)) ?? null,
    isRefusedUpstream: (target) => proxy.refusedUpstream.has(authority(target)),
    close: async () => {
      await Promise.all([proxy.close(), closed.close()]);
    },
  };
}

class FilteringProxy {
  /** The newest targets that the rule forbids, by `host:port`. */
  readonly forbidden = new LRUCache<string, UnsafeUrl>({ max: MAX_FORBIDDEN_TARGETS });
  /** Targets that the user's own proxy refused, by `host:port`. */
  readonly refusedUpstream = new Set<string>();
  readonly server: Server;
  readonly #options: ProxyOptions;
  readonly #forwarder: Forwarder;
  readonly #clients = new Set<Socket>();

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#forwarder = new Forwarder(options.rule, options.upstreams);
    this.server = createServer({
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: true,
      requestTimeout: 0,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
    })
      .setTimeout(IDLE_TIMEOUT_MS)
      .on("connection", (client) => this.#trackClient(client))
      .on("connect", (request, client, head) => void this.#onConnect(request, client, head))
      .on("request", (request, response) => void this.#onRequest(request, response))
      .on("clientError", (_error, client) => {
        if (client.writable) rejectTunnel(client, 400, "malformed");
      });
  }

  /** Closes every client connection, and with it the connection to the site. */
  async close(): Promise<void> {
    const closed = closeServer(this.server);
    for (const client of this.#clients) client.destroy();
    this.#forwarder.close();
    await closed;
  }

  #trackClient(client: Socket): void {
    this.#clients.add(client);
    client.setTimeout(IDLE_TIMEOUT_MS, () => client.destroy());
    client.once("end", () => client.setTimeout(HALF_CLOSED_TIMEOUT_MS));
    client.on("error", () => client.destroy()).once("close", () => this.#clients.delete(client));
  }

  async #onConnect(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const { rule, upstreams, blockBeacons } = this.#options;
    const target = parseAuthorityForm(request.url ?? "");
    if (target === null) return rejectTunnel(client, 400, "malformed");
    if (isBrowserServiceHost(target.host)) return refuseTunnel(client, createBrowserServiceRefusal(target));
    if (blockBeacons && isBeaconHost(target.host)) return refuseTunnel(client, createBeaconRefusal(target));
    try {
      await openTunnel({ client, head, target }, rule, upstreams);
    } catch (error) {
      // If Chrome has closed the connection, nothing was refused.
      if (!client.destroyed) refuseTunnel(client, this.#recordRefusal(target, error));
    }
  }

  async #onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = parseAbsoluteForm(request.url ?? "");
    if (parsed === null)
      return rejectRequest(response, 400, "malformed", "This server is a forward proxy and needs an absolute URL.");
    const { target, path } = parsed;
    if (this.#options.blockBeacons && isBeacon(`http://${authority(target)}${path}`))
      return refuseRequest(response, createBeaconRefusal(target));
    try {
      await this.#forwarder.forward({ request, response, target, path });
    } catch (error) {
      if (!response.destroyed) refuseRequest(response, this.#recordRefusal(target, error));
    }
  }

  #recordRefusal(target: Target, error: unknown): Refusal {
    const unsafe = unsafeCause(error);
    if (unsafe !== null) this.forbidden.set(authority(target), unsafe);
    const refusal = toRefusal(error);
    if (refusal.code.startsWith("PROXY_") && this.refusedUpstream.size < MAX_FORBIDDEN_TARGETS)
      this.refusedUpstream.add(authority(target));
    return refusal;
  }
}

const refuseTunnel = (client: Duplex, refusal: Refusal): void =>
  rejectTunnel(client, refusalStatus(refusal), `${refusal.reason} ${refusal.code}`);

const refuseRequest = (response: ServerResponse, refusal: Refusal): void =>
  rejectRequest(response, refusalStatus(refusal), `${refusal.reason} ${refusal.code}`, refusal.message);

function rejectTunnel(client: Duplex, status: number, reason: string): void {
  const headers = `${REFUSAL_HEADER}: ${reason}\r\ncontent-length: 0\r\nconnection: close`;
  client.end(`HTTP/1.1 ${status} Refused\r\n${headers}\r\n\r\n`, () => client.destroy());
}

function rejectRequest(response: ServerResponse, status: number, reason: string, text: string): void {
  response.writeHead(status, {
    [REFUSAL_HEADER]: reason,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(text);
}

/**
 * Starts the proxy that Chrome is launched with: it refuses every request. Chrome's own services (updates, sign-in,
 * network time) use it, so that they send nothing. Each visit's browser context has a proxy of its own.
 */
export async function startClosedProxy() {
  const server = createServer((_, response) => {
    response.writeHead(403, { connection: "close" }).end();
  });
  server.on("connect", (_, client) => {
    client.on("error", () => client.destroy());
    client.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n", () => client.destroy());
  });
  return {
    url: await listenOnLoopback(server),
    close: async () => {
      server.closeAllConnections();
      await closeServer(server);
    },
  };
}

/** Resolves when no connection is left. Closing twice is no error. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** @returns the URL of the free port that the server listens on. */
async function listenOnLoopback(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

/**
 * Chrome's command line for a browser that sends everything through a proxy: the one at `url`, unless a browser context
 * has its own. The switches are described in chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md.
 */
function chromeProxyArguments(url: string): string[] {
  return [
    `--proxy-server=${url}`,
    // By default Chrome bypasses the proxy for localhost and link-local addresses ("Implicit bypass rules").
    "--proxy-bypass-list=<-loopback>",
    // Chrome itself resolves no names, not even for prefetching.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    // HTTP/3 and WebRTC use UDP, which an HTTP proxy cannot forward. Headless shells only support the policy's second
    // name.
    "--disable-quic",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ];
}
