import { type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { proxyAddress } from "../contract/proxy.ts";
import { ProxyInvalid } from "./errors.ts";
import type { Service } from "./service.ts";

/** The proxy variables of the environment, read by whoever may read it. */
export interface Proxies {
  http?: string | undefined;
  https?: string | undefined;
  no?: string | undefined;
}

export interface Connections {
  /** Sockets held open at once. */
  connections: number;
  connectMs: number;
  proxies: Proxies;
}

/**
 * Half of what the shortest-lived common servers keep an idle connection open (Node: 5 s, less 1 s of its own
 * hint): a request written to a socket that the other side is closing may or may not have been read.
 */
const IDLE_MS = 2_000;

/**
 * A pool of kept connections to one service, through the environment's proxy where there is one.
 *
 * @throws ProxyInvalid
 */
export function createDispatcher(
  service: Service,
  { connections, connectMs, proxies }: Connections,
): Dispatcher {
  const pooled = {
    connections,
    connectTimeout: connectMs,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // One request a connection at a time: what one connection lost is then exactly one request.
    pipelining: 1,
    allowH2: false,
  };
  return new EnvHttpProxyAgent({
    ...pooled,
    factory: (origin, options) => new Pool(origin, { ...options, ...pooled }),
    // The proxy's own answer to CONNECT belongs to connecting.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: connectMs }),
    // Empty, not absent: undici would read process.env.
    httpProxy: proxyUrl("HTTP_PROXY", proxies.http),
    httpsProxy: proxyUrl("HTTPS_PROXY", proxies.https),
    noProxy: service.loopback ? "*" : (proxies.no ?? ""),
  });
}

function proxyUrl(variable: string, value: string | undefined): string {
  const address = proxyAddress(value);
  if (address === "") return "";
  const url = URL.parse(address);
  if (url === null || !/^(https?|socks5?):$/.test(url.protocol)) throw new ProxyInvalid(variable);
  return url.href;
}
