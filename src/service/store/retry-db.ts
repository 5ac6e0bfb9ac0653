import { setTimeout as pause } from "node:timers/promises";

/** Connection lost (08), server starting or stopping (57P0), timeout (57014), too many connections, deadlocks. */
const TRANSIENT_SQLSTATES = /^(08|57P0|57014|53300|40P01|40001)/;
const CONNECTION_ERROR_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);

/**
 * Retries while the database is unavailable, for about 20 seconds in total; PostgreSQL restarts in 2 to 10 seconds.
 * `work` must be idempotent: a statement may have succeeded although its response was lost.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<T> {
  for (const ms of delaysMs) {
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

/** Whether the error may go away when the statement is retried. */
export function isTransientDbError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (TRANSIENT_SQLSTATES.test(code) || CONNECTION_ERROR_CODES.has(code)) return true;
    // node-postgres sets no code on these errors.
    if (/Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(each.message)) {
      return true;
    }
  }
  return false;
}
