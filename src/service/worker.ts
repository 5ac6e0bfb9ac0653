import os from "node:os";
import process from "node:process";
import { createLog } from "./log.ts";
import { readServiceSettings } from "./settings.ts";
import { startHeartbeat } from "./workers/heartbeat.ts";
import { openEvaluators, runQueueWorker } from "./workers/queue-worker.ts";
import { createTaskRunner } from "./workers/task-runner.ts";
import { runIpcWorker } from "./workers/worker-ipc.ts";

// A forked worker: one of the places that touch the process. On the embedded storage it does what its parent sends; with a
// PostgreSQL it takes its tasks from the queue there.
const settings = readServiceSettings({}, process.env);
const writeLog = (line: string) => void process.stdout.write(line);
// Whoever read the log has gone: the work goes on.
process.stdout.on("error", () => undefined);
const stop = new AbortController();
// Evaluations take every core that they get; whoever reads must not wait for them. The browser inherits it.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
startHeartbeat((word) => void process.send?.(word, () => undefined));

if (settings["database-url"] === undefined) {
  // The parent decides when it is over: Ctrl-C reaches the whole group, and the parent drains first.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => undefined);
  const log = createLog(writeLog, settings["log-level"]);
  const evaluators = await openEvaluators(settings, process.env, (line) => log("engine", { line }));
  await runIpcWorker(createTaskRunner(evaluators, log), {
    send: (word) => void process.send?.(word, () => undefined),
    onCommand: (hear) => void process.on("message", hear),
    onDisconnect: (hear) => void process.on("disconnect", hear),
  });
  await evaluators.close();
} else {
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.once(name, () => stop.abort());
  await runQueueWorker({
    settings,
    env: process.env,
    writeLog,
    sendMessage: (word) => void process.send?.(word, () => undefined),
    signal: stop.signal,
  });
}
process.exit(0);
