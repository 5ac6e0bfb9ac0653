import type { BrowserObservation } from "../artifacts/link.ts";

/** How a visit goes about it. */
export interface VisitStrategy {
  /** Both devices at once; else the requested one alone, and the other one after it. */
  parallelDevices: boolean;
  /** What a measurement beacon is told: that it is blocked, or nothing at all, for pages that wait for its answer. */
  beacons: "refuse" | "answer";
  /** One picture pixel a CSS pixel and one screen: half the memory, for pages that have crashed their tab. */
  lowMemory: boolean;
  /** No HTTP/2: some servers and walls break it off. */
  http1: boolean;
  /** What an earlier visit was shown instead of a page: this one waits for something else to take its place. */
  interstitial: Pick<BrowserObservation, "title" | "text"> | null;
  /** ms to wait before this visit. */
  delayMs: number;
}

/** The first visit: what is quickest, and right for nearly every page. */
export const DEFAULT_STRATEGY: VisitStrategy = {
  parallelDevices: true,
  beacons: "refuse",
  lowMemory: false,
  http1: false,
  interstitial: null,
  delayMs: 0,
};

/**
 * What will be the same however often one comes: Chrome's own refusals, names and certificates that HTTP is asked about
 * again anyway, and addresses that no web page has.
 */
const PERMANENT_ERROR =
  /^ERR_(CERT_|NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_|UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|INVALID_URL|BLOCKED_BY|INTERNET_DISCONNECTED|SSL_CLIENT_AUTH)/;
/** A sign-in, a page that is gone, a page withheld by law. */
const PERMANENT_STATUSES: ReadonlySet<number> = new Set([401, 404, 407, 410, 451]);
/** How a connection ends where the other side does not get along with HTTP/2, or with several streams at once. */
const PROTOCOL_ERROR =
  /^ERR_(HTTP2_|SPDY_|CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INVALID_HTTP_RESPONSE|INVALID_RESPONSE|RESPONSE_HEADERS_|SSL_PROTOCOL_ERROR|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONTENT_DECODING_FAILED|QUIC_)/;
/** Connections fail for a moment when a server restarts. */
const MIN_RETRY_DELAY_MS = 500;
/** A server that asks for more patience than this is not asked again. */
const MAX_RETRY_DELAY_MS = 10_000;

/** How to visit once more after a visit that found no page; null where it would find the same. */
export function chooseRetryStrategy(look: BrowserObservation): VisitStrategy | null {
  const { errorCode, httpStatus, headers, title, text } = look;
  if (look.download || PERMANENT_STATUSES.has(httpStatus ?? 0)) return null;
  if (errorCode !== null && PERMANENT_ERROR.test(errorCode)) return null;
  // The guard's proxy answers in a site's place where it cannot reach it (see guard/refusal.ts).
  const refused = headers["adhere-refusal"] !== undefined;
  const delayMs = computeRetryDelayMs(headers["retry-after"], errorCode !== null || refused);
  if (delayMs > MAX_RETRY_DELAY_MS) return null;
  return {
    parallelDevices: false,
    beacons: "answer",
    lowMemory: errorCode === "TAB_CRASHED" || errorCode === "BROWSER_CRASHED",
    http1: errorCode !== null && PROTOCOL_ERROR.test(errorCode),
    interstitial: errorCode === null && !look.timedOut && !refused ? { title, text } : null,
    delayMs,
  };
}

function computeRetryDelayMs(retryAfter: string | undefined, failed: boolean): number {
  const least = failed ? MIN_RETRY_DELAY_MS : 0;
  if (retryAfter === undefined) return least;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? least : Math.max(least, ms);
}
