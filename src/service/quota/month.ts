/** The month that an evaluation counts in, as `2026-11`. It turns at midnight UTC, wherever the caller is. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** When the month's pool is full again: the first moment of the next month, UTC. */
export const nextReset = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
