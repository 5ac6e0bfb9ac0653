import { LRUCache } from "lru-cache";
import type { Destination } from "../contract/destination-verdict.ts";
import { NoNetwork } from "../contract/error.ts";
import type { CheckLink, LinkCheckOptions } from "../contract/evaluator-interface.ts";
import type { Platform } from "../contract/vocabulary.ts";
import type { LinkAdvisory } from "./artifacts/link-verdict.ts";
import { closeAll } from "./close-all.ts";
import type { EngineOptions } from "./engine.ts";
import { createGuard, type Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url-error.ts";
import { limitYoungGeneration } from "./limit-v8-young-generation.ts";
import { CertificateExpiryTracker } from "./link/certificate-expiry-tracker.ts";
import { checkLink, compareDevices } from "./link/check-link.ts";
import { checkCertificateExpiry } from "./link/find-link-advisories.ts";
import { HostHistory } from "./link/host-history.ts";
import { HostLimiter } from "./link/host-limiter.ts";
import { NetworkStatus } from "./link/network-status.ts";
import { type Device, resolveSettings, USER_AGENTS } from "./link/options.ts";
import { LinkCheckBrowser } from "./link-check-browser.ts";

export type { Device } from "./link/options.ts";

export interface LinkCheckerOptions
  extends Pick<
    EngineOptions,
    "allowedAddresses" | "proxies" | "chromePath" | "sandbox" | "env" | "headersFor" | "log"
  > {
  /** Maximum number of simultaneous connections to one host. */
  perHost: number;
  /** Maximum number of simultaneous connections. */
  concurrency: number;
  /** Further devices to check with, to find destinations that respond differently to them. Default: none. */
  devices?: readonly Device[];
}

export interface LinkChecker {
  check: CheckLink;
  /** Messages for people, to be shown before the first check. */
  notices: readonly string[];
  /** Closes the browser and every connection. Never rejects: failures are logged. */
  close(): Promise<void>;
}

/** Number of verdicts that are cached within a run. */
const MAX_CACHED_VERDICTS = 4_096;

/** A host that asks for a longer pause (Retry-After) counts as not responding, ms. */
const MAX_RETRY_AFTER_MS = 30_000;

/**
 * Checks destinations for one run, with pooled connections, limits per host, and one browser that starts when it is
 * first needed.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
export const createLinkChecker = (options: LinkCheckerOptions): LinkChecker => new EngineLinkChecker(options);

class EngineLinkChecker implements LinkChecker {
  readonly notices: readonly string[];
  readonly #options: LinkCheckerOptions;
  readonly #guard: Guard;
  readonly #browser: LinkCheckBrowser;
  readonly #hostLimiter: HostLimiter;
  readonly #hosts = new HostHistory();
  readonly #network = new NetworkStatus();
  readonly #certificates = new CertificateExpiryTracker();
  readonly #inFlight = new Map<string, Promise<Destination>>();
  readonly #verdictCache = new LRUCache<string, Destination>({ max: MAX_CACHED_VERDICTS });

  constructor(options: LinkCheckerOptions) {
    const { perHost, concurrency } = options;
    this.#options = options;
    this.#guard = createGuard({ ...options, connections: perHost });
    this.#browser = new LinkCheckBrowser(this.#guard, options);
    this.#hostLimiter = new HostLimiter({ perHost, concurrency, maxWaitMs: MAX_RETRY_AFTER_MS });
    this.notices = this.#guard.notices;
  }

  readonly check: CheckLink = async (url, options) => {
    options.signal.throwIfAborted();
    const device = defaultDevice(options.platform ?? null);
    const key = `${device} ${options.locale ?? ""} ${url}`;
    const known = this.#verdictCache.get(key);
    if (known !== undefined) return known;
    const underWay = this.#inFlight.get(key);
    if (underWay === undefined) return this.#startCheck(key, url, device, options);
    try {
      return await underWay;
    } catch (error) {
      // The caller that started the check may have been aborted; this caller was not.
      options.signal.throwIfAborted();
      if (unsafeCause(error) !== null) throw error;
      return this.check(url, options);
    }
  };

  async #startCheck(key: string, url: string, device: Device, options: LinkCheckOptions): Promise<Destination> {
    const checking = this.#checkDestination(url, device, options);
    this.#inFlight.set(key, checking);
    try {
      const destination = await checking;
      // Inconclusive verdicts may change soon, so they are not cached.
      if (destination.verdict !== "inconclusive") this.#verdictCache.set(key, destination);
      return destination;
    } finally {
      this.#inFlight.delete(key);
      limitYoungGeneration();
    }
  }

  async #checkDestination(url: string, device: Device, options: LinkCheckOptions): Promise<Destination> {
    const { signal, timeoutMs } = options;
    const locale = options.locale ?? undefined;
    const host = parseHost(url) ?? (await this.#guard.admit(url)).host;
    // Acquire a slot before building settings: hundreds of URLs may wait for their host, and a waiting URL should take
    // little memory.
    const entered = await this.#hostLimiter.acquire(host, false, signal);
    const settings = resolveSettings({
      dispatcher: this.#guard.dispatcher,
      dial: this.#guard.dial,
      findUnsafeUrlError: unsafeCause,
      hostLimiter: this.#hostLimiter,
      network: this.#network,
      userAgent: USER_AGENTS[device],
      maxRetryAfterMs: MAX_RETRY_AFTER_MS,
      headersFor: this.#options.headersFor,
      signal,
      loadPage: (url, stop) => this.#browser.observe(url, { device, locale }, stop),
      ...(locale !== undefined && { locale }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    const { probeResult, verdict } = await checkLink(url, settings, this.#hosts, entered);
    if (verdict.isOffline) throw new NoNetwork();
    const others = (this.#options.devices ?? []).filter((other) => other !== device);
    const compared = await compareDevices(probeResult, verdict, others, settings);
    const expiring = verdict.verdict === "alive" ? this.#findExpiring(verdict.finalUrl) : [];
    const { redirects: _, isOffline: __, trail, ...destination } = verdict;
    return {
      url,
      ...destination,
      advisories: [...verdict.advisories, ...expiring, ...compared.advisories],
      evidence: [...trail, ...compared.steps],
    };
  }

  #findExpiring(finalUrl: string | null): LinkAdvisory[] {
    const url = finalUrl === null ? null : new URL(finalUrl);
    const ends = url && this.#certificates.getExpiry(url);
    return ends ? checkCertificateExpiry(url.host, ends, Date.now()) : [];
  }

  close(): Promise<void> {
    this.#hostLimiter.close();
    this.#certificates.close();
    return closeAll([() => this.#browser.close(), () => this.#guard.close()], this.#options.log);
  }
}

/** Meta's and TikTok's ads are checked as a phone, as in a full evaluation; all others as a desktop. */
const defaultDevice = (platform: Platform | null): Device =>
  platform !== null && MOBILE_PLATFORMS.has(platform) ? "android" : "desktop";

const MOBILE_PLATFORMS: ReadonlySet<Platform> = new Set(["meta", "facebook", "instagram", "tiktok"]);

/** Host and port of a URL that needs no check by the guard before the connection; null for any other text. */
function parseHost(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return null;
  return /^https?:$/.test(url.protocol) ? url.host : null;
}
