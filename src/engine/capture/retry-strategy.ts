import { parseRetryAfterMs } from "../../ground/retry-after.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";

/** How a page is visited. A retry uses another strategy than the first visit. */
export interface VisitStrategy {
  /** Visit both devices at once; else the requested device first and the other one after it. */
  parallelDevices: boolean;
  /** Refuse measurement beacons, or answer them with an empty response for pages that wait for one. */
  beacons: "refuse" | "answer";
  /** Pixel ratio 1 and a screenshot of one screen: half the memory, for pages that crashed their tab. */
  lowMemory: boolean;
  /** Disable HTTP/2: some servers and firewalls break such connections. */
  http1: boolean;
  /** What the earlier visit got instead of the page. The retry waits until something else replaces it. */
  interstitial: Pick<PageObservation, "title" | "text"> | null;
  /** Delay before the visit, ms. */
  delayMs: number;
}

/** The first visit: the fastest strategy, which works for nearly every page. */
export const DEFAULT_STRATEGY: VisitStrategy = {
  parallelDevices: true,
  beacons: "refuse",
  lowMemory: false,
  http1: false,
  interstitial: null,
  delayMs: 0,
};

/**
 * Errors that a retry would meet again: Chrome's own refusals, DNS and certificate errors (which the HTTP probe retries
 * anyway), and URLs that no web page has.
 */
const PERMANENT_ERROR =
  /^ERR_(CERT_|NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_|UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|INVALID_URL|BLOCKED_BY|INTERNET_DISCONNECTED|SSL_CLIENT_AUTH)/;
/** Authentication required, not found, gone, blocked by law. */
const PERMANENT_STATUSES: ReadonlySet<number> = new Set([401, 404, 407, 410, 451]);
/** Errors of servers that cannot handle HTTP/2 or several streams at once. */
const PROTOCOL_ERROR =
  /^ERR_(HTTP2_|SPDY_|CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INVALID_HTTP_RESPONSE|INVALID_RESPONSE|RESPONSE_HEADERS_|SSL_PROTOCOL_ERROR|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONTENT_DECODING_FAILED|QUIC_)/;
/** A restarting server refuses connections for a moment. */
const MIN_RETRY_DELAY_MS = 500;
/** With a longer Retry-After than this the visit is not repeated. */
const MAX_RETRY_DELAY_MS = 10_000;

/** The strategy for a second visit after one that found no page; null where the result would be the same. */
export function chooseRetryStrategy(page: PageObservation): VisitStrategy | null {
  const { errorCode, httpStatus, headers, title, text } = page;
  if (page.download || PERMANENT_STATUSES.has(httpStatus ?? 0)) return null;
  if (errorCode !== null && PERMANENT_ERROR.test(errorCode)) return null;
  // The guard's proxy answers for sites that it cannot reach (see guard/refusal.ts).
  const refused = headers["adhere-refusal"] !== undefined;
  const delayMs = computeRetryDelayMs(headers["retry-after"], errorCode !== null || refused);
  if (delayMs > MAX_RETRY_DELAY_MS) return null;
  return {
    parallelDevices: false,
    beacons: "answer",
    lowMemory: errorCode === "TAB_CRASHED" || errorCode === "BROWSER_CRASHED",
    http1: errorCode !== null && PROTOCOL_ERROR.test(errorCode),
    interstitial: errorCode === null && !page.timedOut && !refused ? { title, text } : null,
    delayMs,
  };
}

const computeRetryDelayMs = (retryAfter: string | undefined, failed: boolean): number =>
  Math.max(failed ? MIN_RETRY_DELAY_MS : 0, parseRetryAfterMs(retryAfter) ?? 0);
