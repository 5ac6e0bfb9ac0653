import { once } from "node:events";
import type { EvaluationStep } from "../../contract/evaluation-step.ts";
import { type RunTask, WorkerCommand, type WorkerMessage } from "./protocol.ts";

/**
 * Runs the tasks that the parent of a forked worker sends. Resolves when the parent sends `stop` or disconnects.
 *
 * @param worker the worker's process.
 * @param waitUntilReady resolves once tasks can be run.
 */
export async function runIpcWorker(
  runTask: RunTask,
  worker: NodeJS.Process,
  sendMessage: (message: WorkerMessage) => void,
  waitUntilReady: () => Promise<void>,
): Promise<void> {
  const running = new Map<string, AbortController>();
  const stop = Promise.withResolvers<unknown>();
  worker.on("message", (message) => {
    const { data: command } = WorkerCommand.safeParse(message);
    // The replies of the OCR process come over the same channel.
    if (command === undefined) return;
    if (command.kind === "stop") return stop.resolve(undefined);
    if (command.kind === "abort") return running.get(command.id)?.abort(new Error("the task was cancelled"));
    const { task } = command;
    const abort = new AbortController();
    running.set(task.id, abort);
    const onStep = (step: EvaluationStep) => sendMessage({ kind: "step", id: task.id, step });
    runTask(task, abort.signal, task.isWatched ? { onStep } : {})
      .then((reply) => sendMessage({ kind: "done", id: task.id, reply }))
      // An aborted task needs no reply.
      .catch(() => undefined)
      .finally(() => running.delete(task.id));
  });
  void waitUntilReady().then(() => sendMessage({ kind: "ready" }));
  await Promise.race([stop.promise, once(worker, "disconnect")]);
  for (const abort of running.values()) abort.abort(new Error("the worker is stopping"));
}
