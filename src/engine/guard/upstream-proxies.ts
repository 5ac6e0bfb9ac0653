import { isIP } from "node:net";
import { EvaluationError } from "../../contract/error.ts";
import { withProxyScheme } from "../../contract/with-proxy-scheme.ts";
import { isLocalhost, type Target } from "./connection-target.ts";
import { classifyAddress } from "./ip-address.ts";

/** The values of HTTP_PROXY, HTTPS_PROXY and NO_PROXY; absent or empty means none. */
export interface ProxySettings {
  http?: string | undefined;
  https?: string | undefined;
  no?: string | undefined;
}

/** HTTP(S)_PROXY is not the URL of a usable proxy. */
export class UnusableProxy extends EvaluationError {
  override name = "UnusableProxy";
}

type NoProxyEntry = ReturnType<typeof parseNoProxyEntry>;

/** The user's proxies, which are used for everything except loopback and NO_PROXY. */
export class UpstreamProxies {
  readonly #http: URL | null;
  readonly #https: URL | null;
  readonly #noProxy: NoProxyEntry[];

  /** @throws UnusableProxy */
  constructor(proxies: ProxySettings) {
    this.#http = parseProxyUrl("HTTP_PROXY", proxies.http);
    const https = parseProxyUrl("HTTPS_PROXY", proxies.https);
    // HTTP_PROXY alone is used for https too, as in undici's EnvHttpProxyAgent.
    this.#https = https === null || https.href === this.#http?.href ? this.#http : https;
    this.#noProxy = (proxies.no ?? "")
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(parseNoProxyEntry);
  }

  /** Every configured proxy, once. */
  get all(): URL[] {
    return [...new Set([this.#http, this.#https])].filter((proxy) => proxy !== null);
  }

  /** The proxy for a connection; null where it goes directly. */
  proxyFor(protocol: "http:" | "https:", target: Target): URL | null {
    const proxy = protocol === "https:" ? this.#https : this.#http;
    if (proxy === null || isLoopbackHost(target.host)) return null;
    return this.#noProxy.some((one) => matchesNoProxyEntry(one, target)) ? null : proxy;
  }
}

const isLoopbackHost = (host: string): boolean =>
  isLocalhost(host) || (isIP(host) !== 0 && classifyAddress(host).requires.loopback);

function parseProxyUrl(variable: string, value: string | undefined): URL | null {
  const address = withProxyScheme(value);
  if (address === "") return null;
  const url = URL.parse(address);
  if (url !== null && (url.protocol === "http:" || url.protocol === "https:")) return url;
  const found = url === null ? "is not a URL" : `names a ${url.protocol.slice(0, -1)} proxy`;
  throw new UnusableProxy(`${variable} ${found}. Set it to an http:// or https:// proxy, or unset it.`);
}

/** Parses one entry of NO_PROXY: `acme.example`, `.acme.example`, `*.acme.example` or `*`, with or without `:port`. */
function parseNoProxyEntry(entry: string) {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|(.*?))(?::(\d+))?$/.exec(entry) ?? [];
  // More than one colon without brackets is an IPv6 address without a port.
  const bareIPv6 = isIP(entry) === 6;
  const host = (bareIPv6 ? entry : (bracketed ?? plain ?? entry)).toLowerCase();
  return {
    host: host === "*" ? host : host.replace(/^\*?\./, "").replace(/\.$/, ""),
    /** Matches subdomains of `host`, but not `host` itself: `*.acme.example`. */
    subdomainsOnly: host.startsWith("*."),
    port: bareIPv6 || port === undefined ? null : Number(port),
  };
}

function matchesNoProxyEntry({ host, subdomainsOnly, port }: NoProxyEntry, target: Target): boolean {
  if (port !== null && port !== target.port) return false;
  return host === "*" || (!subdomainsOnly && target.host === host) || target.host.endsWith(`.${host}`);
}

/** The Proxy-Authorization header for a proxy's URL; null where it has no credentials. */
export function proxyAuthorizationHeader({ username, password }: URL): string | null {
  if (username === "" && password === "") return null;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}
