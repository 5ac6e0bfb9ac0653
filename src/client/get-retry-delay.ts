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
