import { createLog } from "../log.ts";
import { openScreenshotStore } from "../screenshots/open-store.ts";
import type { ServiceSettings } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import type { QueueWorkerMessage } from "./protocol.ts";
import { consumeQueue, openQueue } from "./queue.ts";
import { createTaskRunner, type Evaluators } from "./task-runner.ts";

export interface QueueWorkerOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** Hears which tasks are in hand; a parent that outlives this process gives them back. */
  sendMessage?: (word: QueueWorkerMessage) => void;
  /** Drains: tasks under way are finished, no other is begun. */
  signal: AbortSignal;
}

/** Takes evaluations from the queue until it is told to stop. */
export async function runQueueWorker({
  settings,
  env,
  writeLog,
  sendMessage,
  signal,
}: QueueWorkerOptions): Promise<void> {
  const url = settings["database-url"];
  if (url === undefined) throw new Error("a worker without a queue");
  const log = createLog(writeLog, settings["log-level"]);
  const database = await openDatabase({ url });
  const warn = (what: string, details?: Readonly<Record<string, unknown>>) => log(what, details, "warn");
  const boss = await openQueue(url, warn);
  const evaluators = await openEvaluators(settings, env, (line) => log("engine", { line }));
  const drain = consumeQueue(
    boss,
    database.db,
    createTaskRunner(evaluators, log),
    settings.slots,
    warn,
    sendMessage,
  );
  log("worker_ready", { slots: settings.slots });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await drain(settings.timeout * 1000);
  await evaluators.close();
  await database.close();
}

/** The embedded engine, or the module that a test puts in its place. */
export async function openEvaluators(
  settings: ServiceSettings,
  env: QueueWorkerOptions["env"],
  log: (line: string) => void,
): Promise<Evaluators> {
  const module = env["ADHERE_EVALUATORS"];
  if (module !== undefined) {
    const injected: { evaluators: Evaluators } = await import(module);
    return injected.evaluators;
  }
  const { createEngineEvaluators } = await import("./engine-evaluators.ts");
  return createEngineEvaluators(settings, openScreenshotStore(settings), env, log);
}
