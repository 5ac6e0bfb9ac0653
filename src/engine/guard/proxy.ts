import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isBeacon, isBeaconHost } from "./beacons.ts";
import { isBrowserServiceHost } from "./browser-services.ts";
import { chromeArguments } from "./chrome-arguments.ts";
import { startClosedProxy } from "./closed-proxy.ts";
import { MAX_HEADER_BYTES } from "./dispatcher.ts";
import { Forwarder } from "./forward.ts";
import {
  beaconRefusal,
  browserServiceRefusal,
  REFUSAL_HEADER,
  type Refusal,
  RefusalLog,
  refusalOf,
  statusOf,
} from "./refusal.ts";
import { parseAbsolute, parseAuthority } from "./request-target.ts";
import type { Rule } from "./rule.ts";
import { authority, type Target } from "./target.ts";
import { tunnel } from "./tunnel.ts";
import type { UnsafeUrl } from "./unsafe-url.ts";
import type { Upstreams } from "./upstream.ts";

/** The forward proxy through which all of Chrome's traffic goes. It obeys the one rule and tells why it refused. */
export interface GuardProxy {
  /** For the browser context of a visit (`Target.createBrowserContext`, proxyServer). */
  url: string;
  /** Chrome's command line, complete: with these nothing leaves that no visit's context asked for. */
  chromeArguments: string[];
  /** `host:port` of what Chrome asked for by itself, outside any visit. All of it was refused. */
  backgroundHosts(): string[];
  /** What was refused so far, each once, oldest first, the last 1,000. */
  refusals(): Refusal[];
  /** Why a place was refused that the rule forbids; null where it was not. */
  forbade(target: Target): UnsafeUrl | null;
  close(): Promise<void>;
}

export interface ProxyOptions {
  rule: Rule;
  upstreams: Upstreams;
  blockBeacons: boolean;
}

/** A connection on which nothing moves for so long is dead: no visit lasts longer. */
const IDLE_MS = 120_000;

/** Chrome closes both ways at once. What still says nothing so long after the client's end speaks to nobody. */
const HALF_CLOSED_MS = 1_000;

/**
 * Starts the proxy on a free port of the loopback interface.
 *
 * It asks for no credentials: Chrome can give them only through an interception that slows every request, and a local
 * user gains nothing from the proxy that the machine does not give them anyway.
 *
 * Our own on node:http, because proxy-chain 3 drops Chrome's connection without an answer when a tunnel cannot be opened,
 * answers plain requests for unknown hosts 404, which reads like a dead page, and tells nobody the reason.
 */
export async function startProxy(options: ProxyOptions): Promise<GuardProxy> {
  const proxy = new FilteringProxy(options);
  const [port, closed] = await Promise.all([proxy.listen(), startClosedProxy()]);
  return {
    url: `http://127.0.0.1:${port}`,
    chromeArguments: chromeArguments(closed.url),
    backgroundHosts: closed.refusedHosts,
    refusals: () => proxy.log.list(),
    forbade: (target) => proxy.log.forbade(target),
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
      keepAliveTimeout: IDLE_MS,
    })
      .setTimeout(IDLE_MS)
      .on("connection", (client) => this.#watch(client))
      .on("connect", (request, client, head) => void this.#onConnect(request, client, head))
      .on("request", (request, response) => void this.#onRequest(request, response))
      .on("clientError", (_error, client) => {
        if (client.writable) endTunnel(client, 400, "malformed");
      });
  }

  /** The port. */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject).listen(0, "127.0.0.1", () => {
        const address = this.#server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  }

  /** Ends every connection at once: clients first, and each takes its far end with it. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const client of this.#clients) client.destroy();
      this.#forwarder.close();
    });
  }

  #watch(client: Socket): void {
    this.#clients.add(client);
    client.setTimeout(IDLE_MS, () => client.destroy());
    client.once("end", () => client.setTimeout(HALF_CLOSED_MS));
    client.on("error", () => client.destroy()).once("close", () => this.#clients.delete(client));
  }

  async #onConnect(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const { rule, upstreams, blockBeacons } = this.#options;
    const target = parseAuthority(request.url ?? "");
    if (target === null) return endTunnel(client, 400, "malformed");
    if (isBrowserServiceHost(target.host)) return this.#refuseTunnel(client, browserServiceRefusal(target));
    if (blockBeacons && isBeaconHost(target.host)) return this.#refuseTunnel(client, beaconRefusal(target));
    try {
      await tunnel({ client, head, target }, rule, upstreams);
    } catch (error) {
      // A client that has left was not refused anything.
      if (!client.destroyed) this.#refuseTunnel(client, refusalOf(target, error), error);
    }
  }

  #refuseTunnel(client: Duplex, refusal: Refusal, error?: unknown): void {
    this.log.add(refusal, error);
    endTunnel(client, statusOf(refusal), headerOf(refusal));
  }

  async #onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = parseAbsolute(request.url ?? "");
    if (asked === null) return answer(response, 400, "malformed", "This is a proxy.");
    const { target, path } = asked;
    if (this.#options.blockBeacons && isBeacon(`http://${authority(target)}${path}`)) {
      return this.#refuseRequest(response, beaconRefusal(target));
    }
    try {
      await this.#forwarder.forward({ request, response, target, path });
    } catch (error) {
      if (!response.destroyed) this.#refuseRequest(response, refusalOf(target, error), error);
    }
  }

  #refuseRequest(response: ServerResponse, refusal: Refusal, error?: unknown): void {
    this.log.add(refusal, error);
    answer(response, statusOf(refusal), headerOf(refusal), refusal.message);
  }
}

const headerOf = ({ why, code }: Refusal): string => `${why} ${code}`;

function endTunnel(client: Duplex, status: number, reason: string): void {
  const lines = [
    `HTTP/1.1 ${status} Refused`,
    `${REFUSAL_HEADER}: ${reason}`,
    "content-length: 0",
    "connection: close",
  ];
  client.end(`${lines.join("\r\n")}\r\n\r\n`, () => client.destroy());
}

function answer(response: ServerResponse, status: number, reason: string, text: string): void {
  response.writeHead(status, {
    [REFUSAL_HEADER]: reason,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(text);
}
