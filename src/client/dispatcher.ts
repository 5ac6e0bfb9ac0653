import { type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { withProxyScheme } from "../contract/proxy-url.ts";
import { InvalidProxyUrl } from "./errors.ts";
import type { ServiceEndpoint } from "./service-endpoint.ts";

/** The proxy variables of the environment, read by whoever may read it. */
export interface Proxies {
  http?: string | undefined;
  https?: string | undefined;
  no?: string | undefined;
}

export interface DispatcherOptions {
  /** Sockets held open at once. */
  connections: number;
  connectMs: number;
  proxies: Proxies;
}

/**
 * Half of what the shortest-lived common servers keep an idle connection open (Node: 5 s, less 1 s of its own
 * hint): a request written to a socket that the other side is closing may or may not have been read.
 */
const KEEP_ALIVE_MS = 2_000;

/**
 * A pool of kept connections to one service, through the environment's proxy where there is one.
 *
 * @throws InvalidProxyUrl
 */
export function createDispatcher(
  service: ServiceEndpoint,
  { connections, connectMs, proxies }: DispatcherOptions,
): Dispatcher {
  const pooled = {
    connections,
    connectTimeout: connectMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
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
    httpProxy: parseProxyUrl("HTTP_PROXY", proxies.http),
    httpsProxy: parseProxyUrl("HTTPS_PROXY", proxies.https),
    noProxy: service.loopback ? "*" : (proxies.no ?? ""),
  });
}

function parseProxyUrl(variable: string, value: string | undefined): string {
  const address = withProxyScheme(value);
  if (address === "") return "";
  const url = URL.parse(address);
  if (url === null || !/^(https?|socks5?):$/.test(url.protocol)) throw new InvalidProxyUrl(variable);
  return url.href;
}
