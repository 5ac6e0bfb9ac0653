import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import { formatAcceptLanguage, listLanguages } from "../../ground/accept-language.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import json from "../lexicon/http-headers.json" with { type: "json" };
import { sleep } from "./abort-listeners.ts";
import type { HostLimiter } from "./host-limiter.ts";
import { NetworkStatus } from "./network-status.ts";

/**
 * The headers of a browser's top-level navigation, as name, value, name, value …: bot checks look at them. No
 * credentials.
 */
function getBrowserHeaders(userAgent: string, locale: string): string[] {
  const forVisit = { "user-agent": userAgent, "accept-language": buildAcceptLanguage(locale) };
  return Object.entries({ ...json.navigation, ...forVisit }).flat();
}

/** English is accepted last: some servers answer no request for a language that they do not have. */
const buildAcceptLanguage = (locale: string): string =>
  formatAcceptLanguage([...new Set([...listLanguages(locale), "en"])]);

export const USER_AGENTS = json.userAgents;

/** The device that requests appear to come from. */
export type Device = keyof typeof USER_AGENTS;

/** What a link check needs. The guarded connections are required; most of the rest has defaults. */
export interface LinkOptions {
  /** The guard's dispatcher, which only connects to permitted addresses. */
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** Loads a page in Chrome. Null, or a promise of null, where there is no browser. */
  loadPage: ((url: string, signal: AbortSignal) => Promise<PageObservation | null>) | null;
  /** The guard's UnsafeUrl in an error, which is rethrown; null where there is none. */
  findUnsafeUrlError: (error: unknown) => Error | null;
  /** Aborts when the result no longer matters (Chrome has the page): the probe returns what it has. */
  stopSignal?: AbortSignal | undefined;
  /**
   * Opens a guarded TCP connection, to read the dates and names of a rejected certificate. Without it, only the error
   * code explains the rejection.
   */
  dial?: (host: string, port: number, signal: AbortSignal) => Socket;
  /** Whether DNS works. Called only where a name does not resolve. Default: resolves well-known names. */
  controlLookup?: () => Promise<boolean>;
  /** The state of this machine's network, shared by the checks of a run. */
  network?: NetworkStatus;
  /** Limits on concurrent requests, shared by the checks of a run. */
  hostLimiter?: HostLimiter;
  /**
   * Resolves a name with the name servers directly: its addresses, or an error with a code of node:dns. Default: the
   * system's DNS servers.
   */
  resolveHost?: (host: string) => Promise<string[]>;
  /** Extra headers for the origin of a URL, never sent to other origins. Default: none. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
  /** Default: Chrome on a desktop. */
  userAgent?: string;
  /** BCP 47 tag for Accept-Language. Default: en-US. */
  locale?: string;
  /** Milliseconds until a response, and again as long for its body. Default: 15,000. */
  timeoutMs?: number;
  /** A server with a longer Retry-After is not requested again. Milliseconds. Default: 10,000. */
  maxRetryAfterMs?: number;
  /** Waits between attempts; rejects when a signal aborts. */
  sleep?: typeof sleep;
}

/** Options with all defaults, and values derived from them. */
export type LinkSettings = ReturnType<typeof resolveSettings>;

/** An evaluation needs a page that can be captured; a links check only whether visitors arrive. */
export type CheckPurpose = "evaluation" | "links";

export function resolveSettings(options: LinkOptions) {
  const { userAgent = USER_AGENTS.desktop, locale = "en-US", signal, stopSignal } = options;
  return {
    timeoutMs: 15_000,
    maxRetryAfterMs: 10_000,
    sleep,
    ...options,
    locale,
    isLocaleKnown: options.locale !== undefined,
    network: options.network ?? new NetworkStatus(options.controlLookup),
    /** The headers of every request: name, value, name, value … */
    headers: getBrowserHeaders(userAgent, locale),
    signals: stopSignal === undefined ? [signal] : [signal, stopSignal],
  };
}
