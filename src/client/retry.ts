export interface RetryPolicy {
  /** How often one request is sent at most, the first time included. */
  attempts: number;
  /** The first pause is at most this long; it doubles from attempt to attempt. */
  baseMs: number;
  /** No pause is longer, whatever the service asks for. */
  maxMs: number;
}

/**
 * Milliseconds to wait after the given failed attempt (1 for the first): exponential with full jitter
 * (M. Brooker, "Exponential Backoff And Jitter", AWS 2015), and not before the time that Retry-After asks for.
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

/** Retry-After in milliseconds from now, of seconds or an HTTP date (RFC 9110, 10.2.3); 0 where it says neither. */
export function parseRetryAfter(value: string | string[] | undefined, now: number): number {
  const written = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
  if (/^\d+$/.test(written)) return Number(written) * 1000;
  // Date.parse would also take "-5" and "2 words" for dates; an HTTP date begins with the day's name.
  const at = /^[A-Z][a-z]{2}/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
