import { once } from "node:events";
import type { PictureReader } from "../../engine/ocr/ocr-thread.ts";
import { createLog } from "../log.ts";
import { openScreenshotStore } from "../screenshots/open-store.ts";
import type { ServiceSettings } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { openQueue } from "./postgres-queue.ts";
import type { QueueWorkerMessage } from "./protocol.ts";
import { consumeQueue } from "./queue-consumer.ts";
import { createTaskRunner, type Evaluators } from "./task-runner.ts";

export interface QueueWorkerOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** Reports running jobs to the parent process, which requeues them if this process dies. */
  sendMessage?: (message: QueueWorkerMessage) => void;
  /** Reads pictures. Default: this process. */
  ocr?: PictureReader;
  /** Drains the worker: it finishes running jobs and takes no more. */
  signal: AbortSignal;
}

/** Takes evaluations from the queue until the signal fires. */
export async function runQueueWorker({
  settings,
  env,
  writeLog,
  sendMessage,
  ocr,
  signal,
}: QueueWorkerOptions): Promise<void> {
  const url = settings["database-url"];
  if (url === undefined) throw new Error("A queue worker needs DATABASE_URL.");
  const log = createLog(writeLog, settings["log-level"]);
  const database = await openDatabase({ url });
  const boss = await openQueue(url, log);
  const evaluators = await openEvaluators(settings, env, (line) => log("engine", { line }), ocr);
  const runTask = createTaskRunner(evaluators, log);
  const drain = consumeQueue(boss, database.db, runTask, settings.slots, log, sendMessage);
  log("worker_ready", { slots: settings.slots });
  if (!signal.aborted) await once(signal, "abort");
  log("worker_stopping", { grace_seconds: settings.timeout });
  await drain(settings.timeout * 1000);
  await evaluators.close();
  await database.close();
  log("worker_stopped");
}

/** The embedded engine, or the module that a test names in ADHERE_EVALUATORS. */
export async function openEvaluators(
  settings: ServiceSettings,
  env: QueueWorkerOptions["env"],
  log: (line: string) => void,
  ocr?: PictureReader,
): Promise<Evaluators> {
  const module = env["ADHERE_EVALUATORS"];
  if (module !== undefined) {
    const injected: { evaluators: Evaluators } = await import(module);
    return injected.evaluators;
  }
  const { createEngineEvaluators } = await import("./engine-evaluators.ts");
  return createEngineEvaluators(settings, openScreenshotStore(settings), env, log, ocr);
}
