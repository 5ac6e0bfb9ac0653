import path from "node:path";
import type { Log } from "../log.ts";
import { requiresSandbox, type ServiceSettings, variableOf } from "../settings.ts";
import type { Db } from "../store/database.ts";
import { ForkedPool } from "./forked-pool.ts";
import { openQueue } from "./postgres-queue.ts";
import type { WorkerPool } from "./protocol.ts";
import { consumeQueue } from "./queue-consumer.ts";
import { QueuePool } from "./queue-pool.ts";

export interface WorkerPoolOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  db: Db;
  log: Log;
}

/** Where running jobs of other replicas get this long before they return to the queue. */
const DRAIN_GRACE_MS = 8000;

/** The workers of an API process: its own, those that take jobs from the queue, or both. */
export async function openWorkerPool(options: WorkerPoolOptions): Promise<WorkerPool> {
  const { settings, db, log } = options;
  const { workers, role, "database-url": url } = settings;
  if (url === undefined) return openWorkerProcesses(options);
  const boss = await openQueue(url, log);
  const queuePool = new QueuePool(boss, db, log);
  if (role === "api" || workers === 0) return queuePool;
  const own = openQueueWorkers(options, boss);
  return {
    runTask: (task, signal) => queuePool.runTask(task, signal),
    canRun: () => true,
    measure: async () => {
      const { workers: started, memoryBytes } = await own.measure();
      return { ...(await queuePool.measure()), workers: started, memoryBytes };
    },
    close: async () => {
      await own.drain(DRAIN_GRACE_MS);
      await queuePool.close();
    },
  };
}

/** Worker processes of this one that run the jobs of the queue. */
export function openQueueWorkers(options: WorkerPoolOptions, boss: Parameters<typeof consumeQueue>[0]["boss"]) {
  const { settings, db, log } = options;
  const pool = openWorkerProcesses(options);
  const drain = consumeQueue({ boss, db, pool, slots: settings.workers * settings.slots, log });
  return {
    canRun: () => pool.canRun(),
    measure: () => pool.measure(),
    /** Takes no more jobs; after the grace period, those that run return to the queue. */
    drain: async (graceMs: number) => {
      await drain(graceMs);
      await pool.close();
    },
  };
}

function openWorkerProcesses({ settings, env, log }: Pick<WorkerPoolOptions, "settings" | "env" | "log">): ForkedPool {
  const { workers, slots } = settings;
  const entry = path.join(import.meta.dirname, `../worker${path.extname(import.meta.filename)}`);
  const workerEnv = {
    ...env,
    // They override the inherited variables, because flags may have overridden those.
    ...settings.environment,
    ADHERE_DATA: path.resolve(settings.data),
    // A process that visits pages of strangers gets no password that it does not need.
    [variableOf("database-url")]: "",
    [variableOf("role")]: "all",
    [variableOf("no-sandbox")]: String(!requiresSandbox(settings)),
  };
  return new ForkedPool({ entry, env: workerEnv, workers, slots, log });
}
