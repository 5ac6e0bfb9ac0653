import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Log } from "../log.ts";
import type { WorkerMessage } from "./protocol.ts";
import { createSharedOcr } from "./shared-ocr.ts";

export interface WorkerProcessOptions {
  /** Path of the module that the workers run. */
  entry: string;
  /** The workers' environment, including their settings. */
  env: Readonly<Record<string, string | undefined>>;
  /** Number of worker processes. */
  workers: number;
  log: Log;
  /** Kills a worker that sends no heartbeat for this long. Default: 30 s. */
  heartbeatTimeoutMs?: number;
}

/** What the owner of a worker process knows about it. */
interface WorkerState {
  /** The tasks that the worker runs. */
  countTasks(): number;
  /** Whether the worker started successfully, so that its replacement starts without delay. */
  hasStarted(): boolean;
  /** Called when the process has ended, or could not be started. */
  onClose(): void;
}

/** Delay before a worker is started again after it failed to start. */
const RESTART_DELAY_MS = 1000;

/**
 * Keeps a number of worker processes running, and replaces a worker that dies or is silent. They share an OCR process.
 *
 * @param attach listens to a new worker process.
 */
export function superviseWorkers(
  { entry, env, workers, log, heartbeatTimeoutMs = HEARTBEAT_TIMEOUT_MS }: WorkerProcessOptions,
  attach: (child: ChildProcess) => WorkerState,
): { close(requestStop: (child: ChildProcess) => void, graceMs: number): Promise<void> } {
  const children = new Set<ChildProcess>();
  const ocr = createSharedOcr(log);
  let isClosing = false;
  const logError = (error: unknown) => log("worker_error", { error: String(error) }, "warn");
  const start = (): void => {
    if (isClosing) return;
    try {
      // "advanced", because pictures are bytes.
      const child = fork(entry, [], { env: { ...env }, execArgv: [], serialization: "advanced" }).on("error", logError);
      ocr.attach(child);
      supervise(child, attach(child));
    } catch (error) {
      // The machine lacks memory or file descriptors.
      logError(error);
      setTimeout(start, RESTART_DELAY_MS).unref();
    }
  };
  const supervise = (child: ChildProcess, worker: WorkerState): void => {
    children.add(child);
    killWhenSilent(child, (pid) => log("worker_silent", { pid }, "warn"), heartbeatTimeoutMs);
    // Not "exit": a process that could not be started emits none, and messages may still be in the channel.
    child.once("close", (code, signal) => {
      children.delete(child);
      const tasks = worker.countTasks();
      if (!isClosing) log("worker_lost", { pid: child.pid, code, signal, tasks }, "warn");
      worker.onClose();
      setTimeout(start, worker.hasStarted() ? 0 : RESTART_DELAY_MS).unref();
    });
  };
  for (let n = 0; n < workers; n++) start();
  return {
    close: async (requestStop, graceMs) => {
      isClosing = true;
      await Promise.all([...children].map((child) => stopWorker(child, requestStop, graceMs)));
      ocr.close();
    },
  };
}

/** Asks a worker to stop, and kills it if it is still running after the grace period. */
async function stopWorker(
  child: ChildProcess,
  requestStop: (child: ChildProcess) => void,
  graceMs: number,
): Promise<void> {
  const closed = once(child, "close");
  requestStop(child);
  const kill = setTimeout(() => child.kill("SIGKILL"), graceMs);
  await closed;
  clearTimeout(kill);
}

/** How often a worker sends a heartbeat. */
const HEARTBEAT_INTERVAL_MS = 2000;
/** How long a worker may be silent before it is killed. */
const HEARTBEAT_TIMEOUT_MS = 30_000;

/** Called in the worker: sends a heartbeat at a fixed interval. */
export const startHeartbeat = (send: (message: WorkerMessage) => void): void =>
  void setInterval(
    () => send({ kind: "alive", memoryBytes: process.memoryUsage.rss() }),
    HEARTBEAT_INTERVAL_MS,
  ).unref();

/**
 * Kills a worker that has sent at least one message and then none for the timeout: a page blocks its event loop, so it
 * can neither enforce its time limit nor take another task.
 */
function killWhenSilent(child: ChildProcess, log: (pid: number | undefined) => void, timeoutMs: number): void {
  let lastMessageMs: number | undefined;
  child.on("message", () => {
    lastMessageMs = performance.now();
  });
  const checking = setInterval(() => {
    if (lastMessageMs === undefined || performance.now() - lastMessageMs < timeoutMs) return;
    log(child.pid);
    child.kill("SIGKILL");
  }, timeoutMs / 6).unref();
  child.once("close", () => clearInterval(checking));
}
