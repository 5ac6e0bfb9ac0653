import os from "node:os";
import process from "node:process";
import { createLog } from "./log.ts";
import { readServiceSettings } from "./settings.ts";
import { connectSharedOcr } from "./workers/connect-shared-ocr.ts";
import { runIpcWorker } from "./workers/ipc-worker.ts";
import { openEvaluators, runQueueWorker } from "./workers/queue-worker.ts";
import { startHeartbeat } from "./workers/supervise-workers.ts";
import { createTaskRunner } from "./workers/task-runner.ts";
import { waitUntilReady } from "./workers/wait-until-ready.ts";

// Entry point of a worker process. With the embedded database it runs the tasks that its parent sends over IPC; with
// PostgreSQL it takes jobs from the queue.
const settings = readServiceSettings({}, process.env);
const writeLog = (line: string) => void process.stdout.write(line);
// Keep working if the reader of the log goes away.
process.stdout.on("error", () => undefined);
// Evaluations use all cores. A lower priority, which the browser inherits, keeps the API responsive.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const sendMessage = (message: object) => void process.send?.(message, () => undefined);
startHeartbeat(sendMessage);

const ocr = connectSharedOcr(process);

if (settings["database-url"] === undefined) {
  // Ctrl-C reaches the whole process group, but the parent drains its workers before it stops them.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => undefined);
  const log = createLog(writeLog, settings["log-level"]);
  const evaluators = await openEvaluators(settings, process.env, (line) => log("engine", { line }), ocr);
  await runIpcWorker(createTaskRunner(evaluators, log), process, sendMessage, () =>
    waitUntilReady(evaluators, log, () => sendMessage({ kind: "unusable" })),
  );
  await evaluators.close();
} else {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.once(name, () => stop.abort());
  await runQueueWorker({ settings, env: process.env, writeLog, sendMessage, ocr, signal: stop.signal });
}
process.exit(0);
