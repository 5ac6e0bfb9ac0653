import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { serveOperations } from "./operations.ts";
import type { StartServiceOptions } from "./start-service.ts";
import { openDatabase } from "./store/database.ts";
import { openQueueWorkers } from "./workers/open-worker-pool.ts";
import { openQueue } from "./workers/postgres-queue.ts";

type StartWorkerOptions = Omit<StartServiceOptions, "now">;

/**
 * Starts what `--role worker` is: worker processes that take their evaluations from the queue. If a step fails, closes
 * what is open.
 *
 * @returns a function that stops: running evaluations end first, for at most `--timeout`.
 */
export async function startWorker(options: StartWorkerOptions): Promise<() => Promise<void>> {
  const opened = new AsyncDisposableStack();
  try {
    return await openWorker(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openWorker(
  { settings, env, writeLog }: StartWorkerOptions,
  opened: AsyncDisposableStack,
): Promise<() => Promise<void>> {
  const url = settings["database-url"];
  if (url === undefined) throw new Error("A worker needs DATABASE_URL.");
  const log = createLog(writeLog, settings["log-level"]);
  const database = opened.adopt(await openDatabase({ url }), (one) => one.close());
  const boss = opened.adopt(await openQueue(url, log), (one) => one.stop({ graceful: false }));
  const queueWorkers = openQueueWorkers({ settings, env, db: database.db, log }, boss);
  const workers = opened.adopt(queueWorkers, (one) => one.drain(0));
  let draining = false;
  const health = { db: database.db, workerPool: workers, isDraining: () => draining };
  const metrics = createMetrics({ database, workerPool: workers, countActive: () => 0 });
  const operations = await serveOperations(settings, health, metrics);
  log("worker_started", { workers: settings.workers, slots: settings.slots, operations: operations?.url });
  return async () => {
    draining = true;
    log("worker_stopping", { grace_seconds: settings.timeout });
    // Health stays reachable while the last evaluations end.
    await workers.drain(settings.timeout * 1000);
    await operations?.close(0);
    await opened.disposeAsync();
    log("worker_stopped");
  };
}
