import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { formatErrorTrace, type Log } from "../log.ts";
import type { Db } from "../store/database.ts";
import { retryTransient } from "../store/retry-db.ts";
import { MAX_TASK_ATTEMPTS } from "./protocol.ts";

export const QUEUE_SCHEMA = "adhere_queue";
export const QUEUE_NAME = "evaluations";
/** A job without a heartbeat for this long goes to another worker. pg-boss accepts no smaller value. */
export const JOB_HEARTBEAT_TIMEOUT_SECONDS = 10;
/** How often replies and new jobs are polled. */
export const POLL_INTERVAL_MS = 150;

/** Opens the job queue in the service's PostgreSQL database. */
export async function openQueue(url: string, log: Log): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 6,
    // How long after its last heartbeat timed out a job is noticed.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => logQueueError(log, error));
  await retryTransient(() => boss.start());
  await boss.createQueue(QUEUE_NAME, {
    heartbeatSeconds: JOB_HEARTBEAT_TIMEOUT_SECONDS,
    retryLimit: MAX_TASK_ATTEMPTS - 1,
    retryDelay: 0,
    expireInSeconds: 900,
    retentionSeconds: 900,
    deleteAfterSeconds: 600,
  });
  return boss;
}

export const logQueueError = (log: Log, error: unknown): void =>
  log("queue_error", { error: formatErrorTrace(error) }, "warn");

/** Deletes replies that no process waits for any more. */
export const deleteExpiredReplies = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from replies where created_at < now() - interval '15 minutes'`);
