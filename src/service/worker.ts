import os from "node:os";
import path from "node:path";
import process from "node:process";
import { createLog } from "./log.ts";
import { openScreenshotStore } from "./screenshots/open-store.ts";
import { readServiceSettings } from "./settings.ts";
import { connectSharedOcr } from "./workers/connect-shared-ocr.ts";
import { runIpcWorker } from "./workers/ipc-worker.ts";
import type { WorkerMessage } from "./workers/protocol.ts";
import { startHeartbeat } from "./workers/supervise-workers.ts";
import { createTaskRunner, type Evaluators } from "./workers/task-runner.ts";
import { waitUntilReady } from "./workers/wait-until-ready.ts";

// Entry point of a worker process: it runs the tasks that its parent sends over IPC.
const settings = readServiceSettings({}, process.env);
// Keep working if the reader of the log goes away.
process.stdout.on("error", () => undefined);
const log = createLog((line) => void process.stdout.write(line), settings["log-level"]);
// Evaluations use all cores. A lower priority, which the browser inherits, keeps the API responsive.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const sendMessage = (message: WorkerMessage) => void process.send?.(message, () => undefined);
startHeartbeat(sendMessage);
// Ctrl-C reaches the whole process group, but the parent drains its workers before it stops them.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => undefined);

const evaluators = await openEvaluators();
await runIpcWorker(createTaskRunner(evaluators, log), process, sendMessage, () =>
  waitUntilReady(evaluators, log, () => sendMessage({ kind: "unusable" })),
);
await evaluators.close();
process.exit(0);

/** The embedded engine. Where the service runs from its sources, a test may name a module in its place. */
async function openEvaluators(): Promise<Evaluators> {
  const module = process.env["ADHERE_EVALUATORS"];
  if (module !== undefined && path.extname(import.meta.filename) === ".ts") {
    const injected: { evaluators: Evaluators } = await import(module);
    return injected.evaluators;
  }
  const { createEngineEvaluators } = await import("./workers/engine-evaluators.ts");
  const writeLine = (line: string) => log("engine", { line });
  return createEngineEvaluators(
    settings,
    openScreenshotStore(settings),
    process.env,
    writeLine,
    connectSharedOcr(process),
  );
}
