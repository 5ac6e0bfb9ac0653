import { createLog } from "../log.ts";
import { openPictures } from "../pictures/open.ts";
import type { ServiceSettings } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { type Evaluators, performerOf } from "./performer.ts";
import type { InHand } from "./protocol.ts";
import { openQueue, serveQueue } from "./queue.ts";

export interface WorkOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** Hears which tasks are in hand; a parent that outlives this process gives them back. */
  tell?: (word: InHand) => void;
  /** Drains: tasks under way are finished, no other is begun. */
  signal: AbortSignal;
}

/** Takes evaluations from the queue until it is told to stop. */
export async function work({ settings, env, writeLog, tell, signal }: WorkOptions): Promise<void> {
  const url = settings["database-url"];
  if (url === undefined) throw new Error("a worker without a queue");
  const log = createLog(writeLog, settings["log-level"]);
  const database = await openDatabase({ url });
  const warn = (what: string, details?: Readonly<Record<string, unknown>>) => log(what, details, "warn");
  const boss = await openQueue(url, warn);
  const evaluators = await openEvaluators(settings, env, (line) => log("engine", { line }));
  const drain = serveQueue(boss, database.db, performerOf(evaluators, log), settings.slots, warn, tell);
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
  env: WorkOptions["env"],
  log: (line: string) => void,
): Promise<Evaluators> {
  const module = env["ADHERE_EVALUATORS"];
  if (module !== undefined) {
    const injected: { evaluators: Evaluators } = await import(module);
    return injected.evaluators;
  }
  const { engineEvaluators } = await import("./evaluators.ts");
  return engineEvaluators(settings, openPictures(settings), env, log);
}
