import type { RunTask } from "./protocol.ts";
import { WorkerCommand, type WorkerMessage } from "./protocol.ts";

/** The parent's end of the line, as far as a forked worker touches it. */
export interface ParentChannel {
  send(word: WorkerMessage): void;
  onCommand(hear: (message: unknown) => void): void;
  onDisconnect(hear: () => void): void;
}

/**
 * A forked worker's life: it does what its parent sends, and ends with it.
 *
 * @returns when it was asked to stop, or its parent has gone.
 */
export function runIpcWorker(perform: RunTask, parent: ParentChannel): Promise<void> {
  const underWay = new Map<string, AbortController>();
  return new Promise((resolve) => {
    const stop = () => {
      for (const abort of underWay.values()) abort.abort(new Error("the worker stops"));
      resolve();
    };
    parent.onDisconnect(stop);
    parent.onCommand((message) => {
      const order = WorkerCommand.parse(message);
      if (order.kind === "stop") return stop();
      if (order.kind === "abort") return underWay.get(order.id)?.abort(new Error("nobody waits any more"));
      const { task } = order;
      const abort = new AbortController();
      underWay.set(task.id, abort);
      perform(task, abort.signal)
        .then((reply) => parent.send({ kind: "done", id: task.id, reply }))
        // An aborted task has nobody to tell.
        .catch(() => undefined)
        .finally(() => underWay.delete(task.id));
    });
    parent.send({ kind: "ready" });
  });
}
