/** Retry-After in milliseconds, never below 0, from seconds or a date (RFC 9110, 10.2.3); null where it is neither. */
export function parseRetryAfterMs(value: string | null | undefined): number | null {
  const text = value?.trim() ?? "";
  const ms = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
