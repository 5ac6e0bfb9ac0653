/**
 * Retry-After in milliseconds from `now`, never below 0, from seconds or a date (RFC 9110, 10.2.3); null where it is
 * neither. Some servers write fractions of seconds.
 */
export function parseRetryAfterMs(value: string | null | undefined, now = Date.now()): number | null {
  const text = value?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  // Date.parse also accepts "-5" and "2 words"; an HTTP date begins with a weekday.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
