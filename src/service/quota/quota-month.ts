/** The calendar month (UTC) that an evaluation counts in, as `2026-11`. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** When the quota resets: the start of the next month, UTC. */
export const nextReset = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
