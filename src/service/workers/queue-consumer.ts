import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { EvaluationStep } from "../../contract/evaluation-step.ts";
import { formatErrorTrace, type Log } from "../log.ts";
import type { Db } from "../store/database.ts";
import { isTransientDbError, retryTransient } from "../store/retry-db.ts";
import { replies } from "../store/schema.ts";
import { recordStep } from "../store/submissions.ts";
import { logQueueError, POLL_INTERVAL_MS, QUEUE_NAME } from "./postgres-queue.ts";
import { Task, toFailureReply, WorkerLostError, type WorkerPool } from "./protocol.ts";

const JOB_HEARTBEAT_INTERVAL_MS = 1000;
/** Pause after the queue could not be read. */
const ERROR_PAUSE_MS = 1000;

export interface QueueConsumerOptions {
  boss: PgBoss;
  db: Db;
  /** Runs the jobs. While it cannot, none is taken. */
  pool: Pick<WorkerPool, "runTask" | "canRun">;
  /** Jobs that run at a time. */
  slots: number;
  log: Log;
}

/**
 * Takes jobs from the queue, runs them and stores their replies. Does not use pg-boss' own worker, because its pause
 * between two jobs costs more than a job.
 *
 * @returns a function that drains: it takes no more jobs, waits for the running ones, and after the grace period
 * returns them to the queue.
 */
export function consumeQueue({ boss, db, pool, slots, log }: QueueConsumerOptions): (graceMs: number) => Promise<void> {
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  let isDraining = false;

  const takeJob = async (): Promise<void> => {
    // One job per fetch: if this process dies, jobs it has not started stay in the queue.
    const [job] = pool.canRun() ? await boss.fetch<unknown>(QUEUE_NAME, { batchSize: 1, includeMetadata: true }) : [];
    if (job === undefined) return pause(POLL_INTERVAL_MS);
    const work = processJob({ boss, db, pool }, job, stop.signal)
      .catch((error: unknown) => log("task", { error: formatErrorTrace(error) }, "warn"))
      .finally(() => running.delete(work));
    running.add(work);
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
  };
}

/** Runs one job and stores its reply. Drops a job that was cancelled or that another worker took over. */
async function processJob(
  { boss, db, pool }: Pick<QueueConsumerOptions, "boss" | "db" | "pool">,
  job: { id: string; data: unknown; retryCount: number },
  stop: AbortSignal,
): Promise<void> {
  const task = Task.parse(job.data);
  const cancel = new AbortController();
  const signal = AbortSignal.any([cancel.signal, stop]);
  const heartbeat = setInterval(() => void sendJobHeartbeat(boss, job.id, cancel), JOB_HEARTBEAT_INTERVAL_MS);
  try {
    const onStep = (step: EvaluationStep) => void recordStep(db, task.id, step).catch(() => undefined);
    const context = { workersLost: job.retryCount, ...(task.isWatched && { onStep }) };
    const reply = await pool.runTask(task, signal, context).catch((error: unknown) => {
      if (error instanceof WorkerLostError) return toFailureReply(error);
      throw error;
    });
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
