export interface RetryPolicy {
  /** Maximum attempts per request, including the first. */
  attempts: number;
  /** Upper bound of the first delay; it doubles with each attempt. */
  baseMs: number;
  /** Upper bound of every delay, including Retry-After. */
  maxMs: number;
}

/**
 * Milliseconds to wait after a failed attempt (1 is the first): exponential backoff with full jitter (M. Brooker,
 * "Exponential Backoff And Jitter", AWS 2015), and at least the Retry-After.
 */
export function getRetryDelayMs(
  attempt: number,
  retryAfterMs: number,
  { baseMs, maxMs }: RetryPolicy,
  random: () => number = Math.random,
): number {
  const ceiling = Math.min(maxMs, baseMs * 2 ** (attempt - 1));
  return Math.min(maxMs, retryAfterMs + random() * ceiling);
}

/** Retry-After in milliseconds, from seconds or an HTTP date (RFC 9110, 10.2.3); 0 where it is neither. */
export function parseRetryAfter(value: string | string[] | undefined, now: number): number {
  const written = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
  if (/^\d+$/.test(written)) return Number(written) * 1000;
  // Date.parse also accepts "-5" and "2 words"; an HTTP date begins with a weekday.
  const at = /^[A-Z][a-z]{2}/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
