import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { AccessRule } from "./access-rule.ts";
import { isBeacon, isBeaconHost } from "./beacons.ts";
import { isBrowserServiceHost } from "./browser-services.ts";
import { chromeProxyArguments } from "./chrome-arguments.ts";
import { startClosedProxy } from "./closed-proxy.ts";
import { MAX_HEADER_BYTES } from "./dispatcher.ts";
import { Forwarder } from "./forwarder.ts";
import {
  browserServiceRefusal,
  REFUSAL_HEADER,
  type Refusal,
  RefusalLog,
  refusalStatus,
  toBeaconRefusal,
  toRefusal,
} from "./refusal.ts";
import { parseAbsoluteForm, parseAuthorityForm } from "./request-target.ts";
import { authority, type Target } from "./target.ts";
import { openTunnel } from "./tunnel.ts";
import type { UnsafeUrl } from "./unsafe-url.ts";
import type { UpstreamProxies } from "./upstream-proxies.ts";

/** The forward proxy for all of Chrome's traffic. It applies the access rule and records why it refused requests. */
export interface GuardProxy {
  /** For the browser context of a visit (`Target.createBrowserContext`, proxyServer). */
  url: string;
  /** Chrome's command line. With it, Chrome sends nothing outside the browser contexts of visits. */
  chromeArguments: string[];
  /** `host:port` of the requests that Chrome made outside any visit. All of them were refused. */
  backgroundHosts(): string[];
  /** The last 1,000 refusals, each once, oldest first. */
  refusals(): Refusal[];
  /** The refusal of a target that the rule forbids; null where it was not refused. */
  refusalFor(target: Target): UnsafeUrl | null;
  close(): Promise<void>;
}

export interface ProxyOptions {
  rule: AccessRule;
  upstreams: UpstreamProxies;
  blockBeacons: boolean;
}

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
  const [port, closed] = await Promise.all([proxy.listen(), startClosedProxy()]);
  return {
    url: `http://127.0.0.1:${port}`,
    chromeArguments: chromeProxyArguments(closed.url),
    backgroundHosts: closed.refusedHosts,
    refusals: () => proxy.log.list(),
    refusalFor: (target) => proxy.log.refusalFor(target),
    close: async () => {
      await Promise.all([proxy.close(), closed.close()]);
    },
  };
}

class FilteringProxy {
  readonly log = new RefusalLog();
  readonly #options: ProxyOptions;
  readonly #forwarder: Forwarder;
  readonly #server: Server;
  readonly #clients = new Set<Socket>();

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#forwarder = new Forwarder(options.rule, options.upstreams);
    this.#server = createServer({
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

  /** @returns the port. */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject).listen(0, "127.0.0.1", () => {
        const address = this.#server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  }

  /** Closes every client connection, and with it the connection to the site. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const client of this.#clients) client.destroy();
      this.#forwarder.close();
    });
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
    if (isBrowserServiceHost(target.host)) return this.#refuseTunnel(client, browserServiceRefusal(target));
    if (blockBeacons && isBeaconHost(target.host)) return this.#refuseTunnel(client, toBeaconRefusal(target));
    try {
      await openTunnel({ client, head, target }, rule, upstreams);
    } catch (error) {
      // If Chrome has closed the connection, nothing was refused.
      if (!client.destroyed) this.#refuseTunnel(client, toRefusal(target, error), error);
    }
  }

  #refuseTunnel(client: Duplex, refusal: Refusal, error?: unknown): void {
    this.log.add(refusal, error);
    rejectTunnel(client, refusalStatus(refusal), refusalHeader(refusal));
  }

  async #onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = parseAbsoluteForm(request.url ?? "");
    if (parsed === null)
      return rejectRequest(response, 400, "malformed", "This server is a forward proxy and needs an absolute URL.");
    const { target, path } = parsed;
    if (this.#options.blockBeacons && isBeacon(`http://${authority(target)}${path}`)) {
      return this.#refuseRequest(response, toBeaconRefusal(target));
    }
    try {
      await this.#forwarder.forward({ request, response, target, path });
    } catch (error) {
      if (!response.destroyed) this.#refuseRequest(response, toRefusal(target, error), error);
    }
  }

  #refuseRequest(response: ServerResponse, refusal: Refusal, error?: unknown): void {
    this.log.add(refusal, error);
    rejectRequest(response, refusalStatus(refusal), refusalHeader(refusal), refusal.message);
  }
}

const refusalHeader = ({ reason, code }: Refusal): string => `${reason} ${code}`;

function rejectTunnel(client: Duplex, status: number, reason: string): void {
  const lines = [
    `HTTP/1.1 ${status} Refused`,
    `${REFUSAL_HEADER}: ${reason}`,
    "content-length: 0",
    "connection: close",
  ];
  client.end(`${lines.join("\r\n")}\r\n\r\n`, () => client.destroy());
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
