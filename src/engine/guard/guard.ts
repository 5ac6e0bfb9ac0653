import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import { AccessRule } from "./access-rule.ts";
import { targetOf, targetOfUrl } from "./connection-target.ts";
import { cacheLookup, type Lookup, systemLookup } from "./dns-lookup.ts";
import { type GuardProxy, startProxy } from "./guard-proxy.ts";
import { connectGuarded, createGuardedDispatcher } from "./guarded-connections.ts";
import type { HostLists } from "./host-lists.ts";
import type { AllowedAddresses } from "./ip-address.ts";
import { isBeacon, isBrowserServiceHost } from "./is-beacon.ts";
import { UnsafeUrl, unsafeCause } from "./unsafe-url-error.ts";
import { type ProxySettings, UpstreamProxies } from "./upstream-proxies.ts";

export interface GuardOptions {
  /** Which non-public addresses may be visited. */
  allowedAddresses: AllowedAddresses;
  /** Default: every host. */
  hosts?: HostLists | undefined;
  /** The environment's HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  proxies: ProxySettings;
  /** Resolves names. Default: the system's resolver. */
  lookup?: Lookup | undefined;
  /** undici's maximum number of connections per origin. Default: no limit. */
  connections?: number | undefined;
  /** Keep Chrome from reaching measurement beacons. Default: true. */
  blockBeacons?: boolean | undefined;
}

/** Decides which addresses may be visited: one rule for undici and Chrome, enforced when a connection is made. */
export interface Guard {
  /**
   * Checks a URL before a visit. A name that does not resolve passes, because the link check reports it.
   *
   * @throws UnsafeUrl
   */
  admit(url: string): Promise<URL>;
  /** For undici. Every connection is checked; a refusal is an UnsafeUrl, possibly as a cause (see `unsafeCause`). */
  dispatcher: Dispatcher;
  /** A checked TCP connection. A refusal is thrown or is the socket's `error`. */
  dial(host: string, port: number, signal: AbortSignal): Socket;
  /** For Chrome. The proxy starts with the first call, which all later calls share. */
  openProxy(): Promise<GuardProxy>;
  /** The refusal of a URL that Chrome requested and the rule forbids; else null. */
  refusalFor(url: string): UnsafeUrl | null;
  /** Whether Chrome cannot load a URL because of a rule of ours or the user's own proxy. */
  refuses(url: string): boolean;
  /** What the guard cannot do here, for people. */
  notices: string[];
  close(): Promise<void>;
}

/** @throws UnusableProxy where HTTP(S)_PROXY cannot be used. */
export function createGuard(options: GuardOptions): Guard {
  const rule = new AccessRule(options.allowedAddresses, cacheLookup(options.lookup ?? systemLookup), options.hosts);
  const upstreams = new UpstreamProxies(options.proxies);
  const { dispatcher, close } = createGuardedDispatcher(rule, upstreams, options.connections);
  let proxy: Promise<GuardProxy> | null = null;
  let opened: GuardProxy | null = null;
  const refusalFor = (url: string) =>
    URL.canParse(url) ? (opened?.refusalFor(targetOfUrl(new URL(url))) ?? null) : null;
  return {
    admit: (url) => admit(url, rule, upstreams),
    dispatcher,
    dial: (host, port, signal) => connectGuarded(rule, targetOf(host, port), signal),
    openProxy: () => {
      proxy ??= startProxy({ rule, upstreams, blockBeacons: options.blockBeacons ?? true }).then((started) => {
        opened = started;
        return started;
      });
      return proxy;
    },
    refusalFor,
    refuses: (url) => {
      const parsed = URL.parse(url);
      if (parsed === null || refusalFor(url) !== null || isBeacon(url)) return true;
      return isBrowserServiceHost(parsed.hostname) || opened?.isRefusedUpstream(targetOfUrl(parsed)) === true;
    },
    notices: proxyNotices(upstreams),
    close: async () => {
      await Promise.all([close(), proxy?.then((open) => open.close())]);
    },
  };
}

async function admit(text: string, rule: AccessRule, upstreams: UpstreamProxies): Promise<URL> {
  const url = parseHttpUrl(text);
  const target = targetOfUrl(url);
  rule.checkRequested(target);
  const proxy = upstreams.proxyFor(url.protocol === "https:" ? "https:" : "http:", target);
  if (proxy !== null) rule.checkProxiedTarget(target);
  else
    await rule.resolveAddresses(target).catch((error: unknown) => {
      if (unsafeCause(error) !== null) throw error;
    });
  return url;
}

function parseHttpUrl(text: string): URL {
  if (!URL.canParse(text)) throw new UnsafeUrl(redactUrl(text), "it is not an absolute URL", "Check the URL.");
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new UnsafeUrl(redactUrl(url.protocol), "only http and https URLs can be visited", "Check the URL.");
  if (url.username !== "" || url.password !== "")
    throw new UnsafeUrl(url.host, "the URL contains a user name or password", "Remove them from the URL.");
  return url;
}

/** The beginning of any text, without what precedes an @, which may be a password. */
const redactUrl = (text: string): string => JSON.stringify(text.replace(/^.*@/s, "…@").slice(0, 80));

function proxyNotices(upstreams: UpstreamProxies): string[] {
  const names = upstreams.all.map(({ host }) => host);
  if (names.length === 0) return [];
  const proxies = `Visits go through the proxy ${names.join(" and ")}, which resolves host names itself.`;
  return [`${proxies} Addresses were checked by name only.`];
}
