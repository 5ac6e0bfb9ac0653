import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import { AccessRule } from "./access-rule.ts";
import { createGuardedDispatcher } from "./dispatcher.ts";
import { connectGuarded } from "./guarded-connect.ts";
import type { AllowedAddresses } from "./ip-address.ts";
import { type GuardProxy, startProxy } from "./proxy.ts";
import { cacheLookup, type Lookup, systemLookup } from "./resolver.ts";
import { targetOf, targetOfUrl } from "./target.ts";
import { UnsafeUrl, unsafeCause } from "./unsafe-url.ts";
import { type ProxySettings, UpstreamProxies } from "./upstream-proxies.ts";

export interface GuardOptions {
  /** What may be visited beyond public addresses. */
  allowedAddresses: AllowedAddresses;
  /** The environment's HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  proxies: ProxySettings;
  /** Resolves names; the system's resolver unless given. */
  lookup?: Lookup | undefined;
  /** undici's connections to one origin at once; no limit unless given. */
  connections?: number | undefined;
  /** Keep measurement beacons from being reached by Chrome; true unless given. */
  blockBeacons?: boolean | undefined;
}

/** Which addresses may be visited: one rule, for undici and Chrome alike, enforced where each connects. */
export interface Guard {
  /**
   * Judges an address before a visit. A name that does not resolve passes: whether the link is dead is not asked here.
   * @throws UnsafeUrl
   */
  admit(url: string): Promise<URL>;
  /** For undici: every connection is judged; a refusal is an UnsafeUrl, perhaps as a cause (see `unsafeCause`). */
  dispatcher: Dispatcher;
  /** A bare connection, judged likewise: a refusal is thrown, or the socket's `error`. */
  dial(host: string, port: number, signal: AbortSignal): Socket;
  /** For Chrome: started at the first call, the same one afterwards. */
  openProxy(): Promise<GuardProxy>;
  /** Why the proxy refused a place that Chrome went to, where the rule forbids it; else null. */
  refusalFor(url: string): UnsafeUrl | null;
  /** What the guard cannot do here, for people. */
  notices: string[];
  close(): Promise<void>;
}

/** @throws UnusableProxy where HTTP(S)_PROXY cannot be used. */
export function createGuard(options: GuardOptions): Guard {
  const rule = new AccessRule(options.allowedAddresses, cacheLookup(options.lookup ?? systemLookup));
  const upstreams = new UpstreamProxies(options.proxies);
  const { dispatcher, close } = createGuardedDispatcher(rule, upstreams, options.connections);
  let proxy: Promise<GuardProxy> | null = null;
  let opened: GuardProxy | null = null;
  return {
    admit: (url) => admit(url, rule, upstreams),
    dispatcher,
    dial: (host, port, signal) => connectGuarded(rule, targetOf(host, port), signal),
    openProxy: () => {
      proxy ??= startProxy({ rule, upstreams, blockBeacons: options.blockBeacons ?? true }).then(
        (started) => {
          opened = started;
          return started;
        },
      );
      return proxy;
    },
    refusalFor: (url) => (URL.canParse(url) ? (opened?.refusalFor(targetOfUrl(new URL(url))) ?? null) : null),
    notices: proxyNotices(upstreams),
    close: async () => {
      await Promise.all([close(), proxy?.then((open) => open.close())]);
    },
  };
}

async function admit(text: string, rule: AccessRule, upstreams: UpstreamProxies): Promise<URL> {
  const url = parseHttpUrl(text);
  const target = targetOfUrl(url);
  const proxy = upstreams.proxyFor(url.protocol === "https:" ? "https:" : "http:", target);
  if (proxy !== null) {
    rule.checkProxiedTarget(target);
    return url;
  }
  try {
    await rule.resolveAddresses(target);
  } catch (error) {
    if (unsafeCause(error) !== null) throw error;
  }
  return url;
}

function parseHttpUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new UnsafeUrl(redactUrl(text), "it is not an absolute URL", "Check the URL.");
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new UnsafeUrl(redactUrl(url.protocol), "only http and https addresses are", "Check the URL.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new UnsafeUrl(url.host, "the URL carries a user name or password", "Take them out of the URL.");
  }
  return url;
}

/** The beginning of a text that may be anything; never what stands before an @, which may be a password. */
const redactUrl = (text: string): string => JSON.stringify(text.replace(/^.*@/s, "…@").slice(0, 80));

function proxyNotices(upstreams: UpstreamProxies): string[] {
  const names = upstreams.all.map(({ host }) => host);
  if (names.length === 0) return [];
  return [
    `Visits go through the proxy ${names.join(" and ")}, which looks up names itself: addresses were judged by name alone, not pinned.`,
  ];
}
