import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { formatErrorTrace, type Log } from "../log.ts";
import type { Db } from "../store/database.ts";
import { isTransientDbError, retryTransient } from "../store/retry-db.ts";
import { replies } from "../store/schema.ts";
import { logQueueError, POLL_INTERVAL_MS, QUEUE_NAME } from "./postgres-queue.ts";
import { type QueueWorkerMessage, type RunTask, Task } from "./protocol.ts";

const JOB_HEARTBEAT_INTERVAL_MS = 1000;
/** Pause after the queue could not be read. */
const ERROR_PAUSE_MS = 1000;

/**
 * Takes jobs from the queue, up to `slots` at a time, runs them and stores their replies. Does not use pg-boss' own
 * worker, because its pause between two jobs costs more than a job.
 *
 * @param sendMessage reports which jobs this process runs.
 * @returns a function that drains: it takes no more jobs, waits for the running ones, and aborts them after the grace
 * period.
 */
export function consumeQueue(
  boss: PgBoss,
  db: Db,
  runTask: RunTask,
  slots: number,
  log: Log,
  sendMessage: (message: QueueWorkerMessage) => void = () => undefined,
): (graceMs: number) => Promise<void> {
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  let isDraining = false;

  const takeJob = async (): Promise<void> => {
    // One job per fetch: if this worker dies, jobs it has not started stay in the queue.
    const [job] = await boss.fetch<unknown>(QUEUE_NAME, { batchSize: 1, includeMetadata: true });
    if (job === undefined) return pause(POLL_INTERVAL_MS);
    // A retried job may have killed its worker. It runs alone, so that it takes no other job down.
    const isSuspect = job.retryCount > 0;
    sendMessage({ kind: "took", id: job.id });
    const othersDone = isSuspect ? Promise.all(running) : Promise.resolve();
    const work = processJob(boss, db, runTask, job, { stop: stop.signal, othersDone })
      .catch((error: unknown) => log("task", { error: formatErrorTrace(error) }, "warn"))
      .finally(() => {
        running.delete(work);
        sendMessage({ kind: "left", id: job.id });
      });
    running.add(work);
    if (isSuspect) await work;
  };

  const loop = (async () => {
    while (!isDraining) {
      try {
        if (running.size < slots) await takeJob();
        else await Promise.race(running);
      } catch (error) {
        if (!isTransientDbError(error)) logQueueError(log, error);
        await pause(ERROR_PAUSE_MS);
      }
    }
    await Promise.all(running);
  })();

  return async (graceMs) => {
    isDraining = true;
    await Promise.race([loop, pause(graceMs, undefined, { ref: false })]);
    stop.abort(new Error("the worker is stopping"));
    await loop;
    await boss.stop({ graceful: false });
  };
}

/** Runs one job and stores its reply. Drops a job that was cancelled or that another worker took over. */
async function processJob(
  boss: PgBoss,
  db: Db,
  runTask: RunTask,
  job: { id: string; data: unknown },
  { stop, othersDone }: { stop: AbortSignal; othersDone: Promise<unknown> },
): Promise<void> {
  const task = Task.parse(job.data);
  const cancel = new AbortController();
  const signal = AbortSignal.any([cancel.signal, stop]);
  const heartbeat = setInterval(() => void sendJobHeartbeat(boss, job.id, cancel), JOB_HEARTBEAT_INTERVAL_MS);
  try {
    await othersDone;
    const reply = await runTask(task, signal);
    await retryTransient(() => db.insert(replies).values({ taskId: task.id, reply }).onConflictDoNothing());
    await retryTransient(() => boss.complete(QUEUE_NAME, job.id));
  } catch (error) {
    if (cancel.signal.aborted) return;
    // Aborted by a shutdown: return the job, so that another worker takes it at once.
    if (stop.aborted) return void (await boss.fail(QUEUE_NAME, job.id, { error: "the worker is stopping" }));
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Keeps the job alive, and cancels it if the queue no longer lists it as active. */
async function sendJobHeartbeat(boss: PgBoss, id: string, cancel: AbortController): Promise<void> {
  try {
    await boss.touch(QUEUE_NAME, id);
    const [job] = await boss.findJobs(QUEUE_NAME, { id });
    if (job === undefined || job.state !== "active") cancel.abort(new Error("the task was cancelled"));
  } catch {
    // The state is unknown: keep working.
  }
}
