import { type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { withProxyScheme } from "../contract/with-proxy-scheme.ts";
import type { ServiceEndpoint } from "./service-endpoint.ts";
import { createSettingError } from "./service-error.ts";

/** The environment's proxy variables. Callers read them, because only entry points access the environment. */
export interface Proxies {
  http?: string | undefined;
  https?: string | undefined;
  no?: string | undefined;
}

/**
 * Half of the shortest keep-alive time-out of common servers (Node: 5 s, minus the 1 s that it subtracts in its
 * hint). A request written to a socket that the server is closing may or may not be processed.
 */
const KEEP_ALIVE_MS = 2_000;

/**
 * A pool of keep-alive connections to one service, through the environment's proxy where there is one.
 *
 * @param connections maximum open sockets.
 * @throws EvaluationError named InvalidProxyUrl
 */
export function createDispatcher(
  service: ServiceEndpoint,
  connections: number,
  connectMs: number,
  proxies: Proxies,
): Dispatcher {
  const pooled = {
    connections,
    connectTimeout: connectMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    // One request per connection at a time, so that a lost connection loses exactly one request.
    pipelining: 1,
    allowH2: false,
  };
  return new EnvHttpProxyAgent({
    ...pooled,
    factory: (origin, options) => new Pool(origin, { ...options, ...pooled }),
    // The response to CONNECT counts as part of connecting.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: connectMs }),
    // Empty instead of undefined: undici would read process.env.
    httpProxy: parseProxyUrl("HTTP_PROXY", proxies.http),
    httpsProxy: parseProxyUrl("HTTPS_PROXY", proxies.https),
    noProxy: service.loopback ? "*" : (proxies.no ?? ""),
  });
}

function parseProxyUrl(variable: string, value: string | undefined): string {
  const address = withProxyScheme(value);
  if (address === "") return "";
  const url = URL.parse(address);
  if (url === null || !/^(https?|socks5?):$/.test(url.protocol)) {
    const message = `${variable} is not a proxy URL. Set it to http://host:port, or clear it.`;
    throw createSettingError("InvalidProxyUrl", message);
  }
  return url.href;
}
