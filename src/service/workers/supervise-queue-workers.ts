import type { ChildProcess } from "node:child_process";
import { type ForkWorkerOptions, forkWorker, RESTART_DELAY_MS } from "./fork-worker.ts";
import { killWhenSilent } from "./heartbeat.ts";
import { QueueWorkerMessage } from "./protocol.ts";

export interface SupervisorOptions extends ForkWorkerOptions {
  workers: number;
  /** Gives the queue back what a worker had in hand when it died. */
  requeueJob: (id: string) => Promise<void>;
}

/**
 * Keeps so many worker processes running that take their tasks from the queue. One that dies is replaced, and its tasks go
 * back at once: the queue itself would wait for the heartbeat that a machine which is gone no longer sends.
 */
export function superviseQueueWorkers(options: SupervisorOptions): { close(): Promise<void> } {
  const children = new Set<ChildProcess>();
  let closing = false;
  const hire = (): void => {
    if (closing) return;
    const began = Date.now();
    const child = forkWorker(options, hire);
    if (child === null) return;
    const inHand = new Set<string>();
    children.add(child);
    child.on("message", (message) => {
      const word = QueueWorkerMessage.safeParse(message);
      if (!word.success) return;
      if (word.data.kind === "took") inHand.add(word.data.id);
      else inHand.delete(word.data.id);
    });
    killWhenSilent(child, (pid) => options.log("worker_silent", { pid }));
    // Not "exit": what the worker had still said is read before the channel closes.
    child.once("close", (code, signal) => {
      children.delete(child);
      for (const id of inHand) void options.requeueJob(id);
      if (closing) return;
      options.log("worker_lost", { pid: child.pid, code, signal, tasks: inHand.size });
      setTimeout(hire, Date.now() - began > 5000 ? 0 : RESTART_DELAY_MS).unref();
    });
  };
  for (let n = 0; n < options.workers; n++) hire();
  return {
    close: async () => {
      closing = true;
      await Promise.all([...children].map(drainQueueWorker));
    },
  };
}

/** Asks a worker to drain; after eight seconds it is ended. */
async function drainQueueWorker(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.kill("SIGTERM");
  const kill = setTimeout(() => child.kill("SIGKILL"), 8000);
  await gone;
  clearTimeout(kill);
}
