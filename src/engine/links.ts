import type { Destination } from "../contract/destination.ts";
import type { CheckLink, LinkCheck } from "../contract/port.ts";
import type { Platform } from "../contract/vocabulary.ts";
import { closeAll } from "./closing.ts";
import type { EngineOptions } from "./engine.ts";
import { createGuard, type Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url.ts";
import { expiringAdvisory } from "./link/advisories.ts";
import { CertificateEnds } from "./link/certificate-ends.ts";
import { compareDevices } from "./link/devices.ts";
import { Gate } from "./link/gate.ts";
import { Hosts } from "./link/hosts.ts";
import { checkLink } from "./link/link.ts";
import { Network } from "./link/network.ts";
import { type LinkSettings, settingsOf } from "./link/options.ts";
import { Recent } from "./link/recent.ts";
import { type Device, USER_AGENTS } from "./link/visitor.ts";
import { Onlooker } from "./onlooker.ts";
import { keepYoungSmall } from "./young.ts";

export type { Device } from "./link/visitor.ts";

export interface LinkCheckerOptions
  extends Pick<EngineOptions, "reach" | "proxies" | "chromePath" | "env" | "headersFor" | "log"> {
  /** Connections to one host at once. */
  perHost: number;
  /** Connections at once in all. */
  concurrency: number;
  /** As whom else to ask, to see whether they are answered otherwise. Default: nobody else. */
  devices?: readonly Device[];
}

export interface LinkChecker {
  check: CheckLink;
  /** What people should know before the first check. */
  notices: readonly string[];
  /** Ends the browser and every connection. Never rejects: what does not end is told to the log. */
  close(): Promise<void>;
}

/** What a run remembers: verdicts that a second look would not change. */
const REMEMBERED = 4_096;

/** Milliseconds that a host may ask to be left alone for before it counts as not having answered. */
const PATIENCE_MS = 30_000;

/**
 * Looks at destinations for one run: pooled connections, caps, one browser opened where the first answer calls for it.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
export function createLinkChecker(options: LinkCheckerOptions): LinkChecker {
  return new Checker(options);
}

class Checker implements LinkChecker {
  readonly notices: readonly string[];
  readonly #guard: Guard;
  readonly #devices: readonly Device[];
  readonly #browser: Onlooker;
  readonly #gate: Gate;
  readonly #headersFor: LinkCheckerOptions["headersFor"];
  readonly #log: LinkCheckerOptions["log"];
  readonly #hosts = new Hosts();
  readonly #network = new Network();
  readonly #certificates = new CertificateEnds();
  #made: { device: Device; asked: LinkCheck; settings: LinkSettings } | null = null;
  readonly #underWay = new Map<string, Promise<Destination>>();
  readonly #done = new Recent<Destination>(REMEMBERED);

  constructor(options: LinkCheckerOptions) {
    const { perHost, concurrency } = options;
    this.#guard = createGuard({ ...options, connections: perHost });
    this.#browser = new Onlooker(this.#guard, options);
    this.#gate = new Gate({ perHost, concurrency, patienceMs: PATIENCE_MS });
    this.#devices = options.devices ?? [];
    this.#headersFor = options.headersFor;
    this.#log = options.log;
    this.notices = this.#guard.notices;
  }

  readonly check: CheckLink = async (url, asked) => {
    asked.signal.throwIfAborted();
    const device = usualDevice(asked.platform ?? null);
    const key = `${device} ${url}`;
    const known = this.#done.get(key);
    if (known !== undefined) return known;
    const underWay = this.#underWay.get(key);
    if (underWay === undefined) return this.#begin(key, url, device, asked);
    try {
      return await underWay;
    } catch (error) {
      // Whoever began may have been told to stop; this caller was not.
      asked.signal.throwIfAborted();
      if (unsafeCause(error) !== null) throw error;
      return this.check(url, asked);
    }
  };

  async #begin(key: string, url: string, device: Device, asked: LinkCheck): Promise<Destination> {
    const checking = this.#look(url, device, asked);
    this.#underWay.set(key, checking);
    try {
      const destination = await checking;
      // What may be otherwise in a moment is asked again.
      if (destination.verdict !== "inconclusive") this.#done.set(key, destination);
      return destination;
    } finally {
      this.#underWay.delete(key);
      keepYoungSmall();
    }
  }

  async #look(url: string, device: Device, asked: LinkCheck): Promise<Destination> {
    const host = hostOf(url) ?? (await this.#guard.admit(url)).host;
    // Hundreds wait for their host's turn: here they are but an address, and cost next to nothing.
    const entered = await this.#gate.enter(host, false, asked.signal);
    const settings = this.#settingsFor(device, asked);
    const { seen, verdict } = await checkLink(url, settings, this.#hosts, entered);
    const others = this.#devices.filter((other) => other !== device);
    const compared = others.length === 0 ? null : await compareDevices(seen, verdict, others, settings);
    const expiring = verdict.verdict === "alive" ? this.#expiring(verdict.finalUrl) : [];
    return {
      url,
      verdict: verdict.verdict,
      httpStatus: verdict.httpStatus,
      finalUrl: verdict.finalUrl,
      reason: verdict.reason,
      advisories: [...verdict.advisories, ...expiring, ...(compared?.advisories ?? [])],
      evidence: [...verdict.trail, ...(compared?.steps ?? [])],
    };
  }

  /** Made anew where something differs from the last check; mostly nothing does. */
  #settingsFor(device: Device, { signal, timeoutMs }: LinkCheck): LinkSettings {
    const made = this.#made;
    if (made?.device === device && made.asked.signal === signal && made.asked.timeoutMs === timeoutMs) {
      return made.settings;
    }
    const settings = settingsOf({
      dispatcher: this.#guard.dispatcher,
      dial: this.#guard.dial,
      unsafe: unsafeCause,
      gate: this.#gate,
      network: this.#network,
      userAgent: USER_AGENTS[device],
      patienceMs: PATIENCE_MS,
      headersFor: this.#headersFor,
      signal,
      look: (url: string, stop: AbortSignal) => this.#browser.look(url, device, stop),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    this.#made = { device, asked: { signal, ...(timeoutMs !== undefined && { timeoutMs }) }, settings };
    return settings;
  }

  #expiring(finalUrl: string | null) {
    const url = finalUrl === null ? null : new URL(finalUrl);
    const ends = url === null ? null : this.#certificates.of(url);
    const advisory = url === null || ends === null ? null : expiringAdvisory(url.host, ends, Date.now());
    return advisory === null ? [] : [advisory];
  }

  close(): Promise<void> {
    this.#gate.close();
    this.#certificates.close();
    return closeAll([() => this.#browser.close(), () => this.#guard.close()], this.#log);
  }
}

/** Meta's and TikTok's ads are seen on phones, as in the full evaluation; everything else on a desktop. */
function usualDevice(platform: Platform | null): Device {
  return platform !== null && PHONES.has(platform) ? "android" : "desktop";
}

const PHONES: ReadonlySet<Platform> = new Set(["meta", "facebook", "instagram", "tiktok"]);

/** Host and port of an address that the guard need not be asked about before a connection is made; null for any other. */
function hostOf(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return null;
  return url.protocol === "http:" || url.protocol === "https:" ? url.host : null;
}
