import { setTimeout as pause } from "node:timers/promises";

/** PostgreSQL's own words for "not now": it starts, stops, or the connection is lost (SQLSTATE classes 08, 57P0, 53300, deadlocks, and 57014, a statement that took too long). */
const TRANSIENT_SQLSTATES = /^(08|57P0|57014|53300|40P01|40001)/;
const CONNECTION_ERROR_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * Does it again while the storage is away for a moment, for some twenty seconds in all: a restart of PostgreSQL takes
 * two to ten. What is done must bear being done twice: the answer may have been lost, not the statement.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  pausesMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isTransientDbError(error)) throw error;
      await pause(ms);
    }
  }
  return work();
}

const RETRY_DELAYS_MS = [50, 100, 200, 500, 1000, 2000, 3000, 4000, 5000, 5000];

/** Whether the storage may be back in a moment. */
export function isTransientDbError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (TRANSIENT_SQLSTATES.test(code) || CONNECTION_ERROR_CODES.has(code)) return true;
    // node-postgres has no code for these.
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
        each.message,
      )
    ) {
      return true;
    }
  }
  return false;
}
