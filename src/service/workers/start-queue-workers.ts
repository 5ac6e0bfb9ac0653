import type { ChildProcess } from "node:child_process";
import { QueueWorkerMessage } from "./protocol.ts";
import { superviseWorkers, type WorkerProcessOptions } from "./supervise-workers.ts";

/** Time for a worker to drain before it is killed. */
const DRAIN_GRACE_MS = 8000;
/** A worker that ran at least this long started successfully. */
const STABLE_AFTER_MS = 5000;

/**
 * Worker processes that take their jobs from the queue. The jobs of one that dies are requeued at once; without that,
 * the queue would wait for their heartbeats to time out.
 *
 * @param requeueJob returns a job of a dead worker to the queue.
 */
export function startQueueWorkers(
  options: WorkerProcessOptions,
  requeueJob: (id: string) => Promise<void>,
): { close(): Promise<void> } {
  const attach = (child: ChildProcess) => {
    const startedMs = Date.now();
    const runningJobs = new Set<string>();
    child.on("message", (message) => {
      const { data } = QueueWorkerMessage.safeParse(message);
      if (data?.kind === "took") runningJobs.add(data.id);
      else if (data !== undefined) runningJobs.delete(data.id);
    });
    return {
      countTasks: () => runningJobs.size,
      hasStarted: () => Date.now() - startedMs > STABLE_AFTER_MS,
      onClose: () => runningJobs.forEach((id) => void requeueJob(id)),
    };
  };
  const supervisor = superviseWorkers(options, attach);
  return { close: () => supervisor.close((child) => child.kill("SIGTERM"), DRAIN_GRACE_MS) };
}
