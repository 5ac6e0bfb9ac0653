import { type RunTask, WorkerCommand, type WorkerMessage } from "./protocol.ts";

/** The IPC channel between a forked worker and its parent. */
export interface ParentChannel {
  send(message: WorkerMessage): void;
  onCommand(listener: (message: unknown) => void): void;
  onDisconnect(listener: () => void): void;
}

/** Runs the tasks that the parent sends. Resolves when the parent sends `stop` or disconnects. */
export function runIpcWorker(runTask: RunTask, parent: ParentChannel): Promise<void> {
  const running = new Map<string, AbortController>();
  return new Promise((resolve) => {
    const stop = () => {
      for (const abort of running.values()) abort.abort(new Error("the worker is stopping"));
      resolve();
    };
    parent.onDisconnect(stop);
    parent.onCommand((message) => {
      const command = WorkerCommand.parse(message);
      if (command.kind === "stop") return stop();
      if (command.kind === "abort") {
        return running.get(command.id)?.abort(new Error("the task was cancelled"));
      }
      const { task } = command;
      const abort = new AbortController();
      running.set(task.id, abort);
      runTask(task, abort.signal)
        .then((reply) => parent.send({ kind: "done", id: task.id, reply }))
        // An aborted task needs no reply.
        .catch(() => undefined)
        .finally(() => running.delete(task.id));
    });
    parent.send({ kind: "ready" });
  });
}
