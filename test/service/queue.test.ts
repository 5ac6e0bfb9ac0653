import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { queuedWorkforce, type Sender } from "../../src/service/work/queue.ts";
import { sampleRequest } from "../contract/samples.ts";

// Who asks the queue and leaves; the queue itself is PostgreSQL's, and tested with it.

const task = {
  id: crypto.randomUUID(),
  requestId: "run-42",
  request: sampleRequest(),
  lighter: false,
  timeMs: 1000,
};

/** A queue that takes a task when it is told to. */
function slowQueue() {
  const taken = Promise.withResolvers<string>();
  const queue = { send: vi.fn(() => taken.promise), cancel: vi.fn(async () => undefined), stop: vi.fn() };
  const workforce = queuedWorkforce(queue as unknown as Sender, {} as never, () => undefined);
  onTestFinished(() => workforce.close());
  return { queue, workforce, taken };
}

test("a client that leaves while its task is being sent brings nothing down, and the task is taken back once it is there", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const { queue, workforce, taken } = slowQueue();
  const leaving = new AbortController();
  const performed = workforce.perform(task, leaving.signal);
  const refused = expect(performed).rejects.toBe("gone");

  leaving.abort("gone");
  await turn();
  await turn();
  expect(unhandled).not.toHaveBeenCalled();
  expect(queue.cancel).not.toHaveBeenCalled();

  taken.resolve(task.id);
  await refused;
  expect(queue.cancel.mock.calls).toEqual([["evaluations", task.id]]);
});

test("a task that could not be sent for a client that left fails once, for what the queue said", async () => {
  const { workforce, taken } = slowQueue();
  const leaving = new AbortController();
  const refused = expect(workforce.perform(task, leaving.signal)).rejects.toThrow("no such queue");
  leaving.abort("gone");
  taken.reject(new Error("no such queue"));
  await refused;
});

test("nothing is sent for a client that has left already", async () => {
  const { queue, workforce } = slowQueue();
  await expect(workforce.perform(task, AbortSignal.abort("gone"))).rejects.toBe("gone");
  expect(queue.send).not.toHaveBeenCalled();
});
