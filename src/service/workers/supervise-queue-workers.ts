import type { ChildProcess } from "node:child_process";
import { type ForkWorkerOptions, forkWorker, RESTART_DELAY_MS, stopWorker } from "./fork-worker.ts";
import { killWhenSilent } from "./heartbeat.ts";
import { QueueWorkerMessage } from "./protocol.ts";

export interface SupervisorOptions extends ForkWorkerOptions {
  workers: number;
  /** Returns a job of a dead worker to the queue. */
  requeueJob: (id: string) => Promise<void>;
}

/** Time for a worker to drain before it is killed. */
const DRAIN_GRACE_MS = 8000;

/** A worker that ran at least this long started successfully, so it is replaced without delay. */
const STABLE_AFTER_MS = 5000;

/**
 * Keeps a number of worker processes running that take their jobs from the queue. Replaces a worker that dies and
 * requeues its jobs at once; without that, the queue would wait for their heartbeats to time out.
 */
export function superviseQueueWorkers(options: SupervisorOptions): { close(): Promise<void> } {
  const { log } = options;
  const children = new Set<ChildProcess>();
  let isClosing = false;
  const startWorker = (): void => {
    if (isClosing) return;
    const startedMs = Date.now();
    const child = forkWorker(options, startWorker);
    if (child === null) return;
    const runningJobs = new Set<string>();
    children.add(child);
    child.on("message", (message) => {
      const { data } = QueueWorkerMessage.safeParse(message);
      if (data?.kind === "took") runningJobs.add(data.id);
      else if (data !== undefined) runningJobs.delete(data.id);
    });
    killWhenSilent(child, (pid) => log("worker_silent", { pid }, "warn"));
    // Not "exit": messages that were still in the channel arrive before "close".
    child.once("close", (code, signal) => {
      children.delete(child);
      for (const id of runningJobs) void options.requeueJob(id);
      if (isClosing) return;
      log("worker_lost", { pid: child.pid, code, signal, tasks: runningJobs.size }, "warn");
      setTimeout(startWorker, Date.now() - startedMs > STABLE_AFTER_MS ? 0 : RESTART_DELAY_MS).unref();
    });
  };
  for (let n = 0; n < options.workers; n++) startWorker();
  return {
    close: async () => {
      isClosing = true;
      const drain = (child: ChildProcess) => stopWorker(child, () => child.kill("SIGTERM"), DRAIN_GRACE_MS);
      await Promise.all([...children].map(drain));
    },
  };
}
