import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../../src/service/store/database.ts";
import { openQueue } from "../../../src/service/workers/postgres-queue.ts";
import { NoWorkerError } from "../../../src/service/workers/protocol.ts";
import { consumeQueue } from "../../../src/service/workers/queue-consumer.ts";
import { type QueueClient, QueuePool } from "../../../src/service/workers/queue-pool.ts";
import { sampleEvaluation, sampleRequest } from "../../contract/samples.ts";
import { landingUrlFor } from "../../doubles/evaluators.ts";
import { createTestStorages, errorCodeOf, startTestService } from "../test-service.ts";

// The job queue: clients that disconnect, missing workers and invalid replies.

const stores = createTestStorages();
afterAll(() => stores.close());

const task = {
  id: crypto.randomUUID(),
  requestId: "run-42",
  request: sampleRequest(),
  lighter: false,
  rank: 0,
  timeMs: 1000,
};

/** A queue that accepts a job only when the test says so. */
function createSlowQueue() {
  const taken = Promise.withResolvers<string>();
  const queue = {
    send: vi.fn(() => taken.promise),
    cancel: vi.fn(async () => undefined),
    stop: vi.fn(async () => undefined),
  };
  const pool = new QueuePool(queue satisfies QueueClient, {} as never, () => undefined);
  onTestFinished(() => pool.close());
  return { queue, pool, taken };
}

test("a client may disconnect while its job is being sent; the job is then cancelled", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const { queue, pool, taken } = createSlowQueue();
  const leaving = new AbortController();
  const performed = pool.runTask(task, leaving.signal);
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

test("a job that cannot be sent for a disconnected client rejects once, with the queue's error", async () => {
  const { pool, taken } = createSlowQueue();
  const leaving = new AbortController();
  const refused = expect(pool.runTask(task, leaving.signal)).rejects.toThrow("no such queue");
  leaving.abort("gone");
  taken.reject(new Error("no such queue"));
  await refused;
});

test("no job is sent for a client that has disconnected", async () => {
  const { queue, pool } = createSlowQueue();
  await expect(pool.runTask(task, AbortSignal.abort("gone"))).rejects.toBe("gone");
  expect(queue.send).not.toHaveBeenCalled();
});

test("a task waits for busy workers without a limit, and fails if there is no worker", async () => {
  const url = await (await stores.postgres()).database();
  const silent = () => undefined;
  const [database, boss] = [await openDatabase({ url }), await openQueue(url, silent)];
  const pool = new QueuePool(boss, database.db, silent, 3000);
  onTestFinished(async () => {
    await pool.close();
    await database.close();
  });
  const asked = () => pool.runTask({ ...task, id: crypto.randomUUID() }, new AbortController().signal);
  await expect(asked()).rejects.toThrow(NoWorkerError);

  let takesMs = 0;
  const begun: string[] = [];
  let isUsable = false;
  const drain = consumeQueue({
    boss,
    db: database.db,
    pool: {
      canRun: () => isUsable,
      runTask: async ({ id }) => {
        begun.push(id);
        await pause(takesMs);
        return { answer: sampleEvaluation() };
      },
    },
    slots: 1,
    log: silent,
  });
  // A pool that cannot run tasks takes none.
  await expect(asked()).rejects.toThrow(NoWorkerError);
  isUsable = true;
  await asked();
  takesMs = 5000;
  expect(await Promise.all([asked(), asked()])).toMatchObject([{ answer: {} }, { answer: {} }]);
  // The tasks that failed without a worker were not run later.
  expect(begun).toHaveLength(3);
  await drain(0);
}, 60_000);

test("an invalid reply fails only its own task", async () => {
  const url = await (await stores.postgres()).database();
  const silent = () => undefined;
  const [database, boss] = [await openDatabase({ url }), await openQueue(url, silent)];
  const pool = new QueuePool(boss, database.db, silent);
  onTestFinished(async () => {
    await pool.close();
    await database.close();
  });
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const [odd, whole] = ids.map((id) => pool.runTask({ ...task, id }, new AbortController().signal));
  const refused = expect(odd).rejects.toThrow();
  // In one statement, so that they are read together.
  await database.db.execute(
    sql`insert into replies (task_id, reply) values (${ids[0]}, '{"odd": 1}'), (${ids[1]}, '{"answer": 1}')`,
  );
  await refused;
  expect(await whole).toEqual({ answer: 1 });
});

test("an API replica without workers answers 503 NO_WORKER with Retry-After and uses no quota", async () => {
  await using service = await startTestService(await stores.of("postgres"), { role: "api" });
  const key = await service.createKey();
  const { status, body, headers } = await service.analyze(landingUrlFor("evaluated"), key);
  expect({ status, code: errorCodeOf(body) }).toEqual({ status: 503, code: "NO_WORKER" });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await service.readUsage(key)).toMatchObject({ used: 0, canEvaluate: true });
}, 60_000);
