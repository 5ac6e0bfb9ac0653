import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { serveOperations } from "./operations.ts";
import type { StartServiceOptions } from "./start-service.ts";
import { openDatabase } from "./store/database.ts";
import { openQueueWorkers } from "./workers/open-worker-pool.ts";
import { openQueue } from "./workers/postgres-queue.ts";

/**
 * Starts what `--role worker` is: worker processes that take their evaluations from the queue.
 *
 * @returns a function that stops: running evaluations end first, for at most `--timeout`.
 */
export async function startWorker({
  settings,
  env,
  writeLog,
}: Omit<StartServiceOptions, "now">): Promise<() => Promise<void>> {
  const url = settings["database-url"];
  if (url === undefined) throw new Error("A worker needs DATABASE_URL.");
  const log = createLog(writeLog, settings["log-level"]);
  const database = await openDatabase({ url });
  const boss = await openQueue(url, log);
  const workers = openQueueWorkers({ settings, env, db: database.db, log }, boss);
  let draining = false;
  const health = { db: database.db, workerPool: workers, isDraining: () => draining };
  const metrics = createMetrics({ database, workerPool: workers, countActive: () => 0 });
  const operations = await serveOperations(settings, health, metrics);
  log("worker_started", { workers: settings.workers, slots: settings.slots, operations: operations?.url });
  return async () => {
    draining = true;
    log("worker_stopping", { grace_seconds: settings.timeout });
    await workers.drain(settings.timeout * 1000);
    await operations?.close(0);
    await boss.stop({ graceful: false });
    await database.close();
    log("worker_stopped");
  };
}
