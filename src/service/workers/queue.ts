import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { z } from "zod";
import { formatErrorTrace } from "../log.ts";
import { type Db, queryRows } from "../store/database.ts";
import { isTransientDbError, retryTransient } from "../store/retry-db.ts";
import { replies } from "../store/schema.ts";
import {
  NoWorkerError,
  type QueueWorkerMessage,
  Reply,
  type RunTask,
  Task,
  WorkerLostError,
  type WorkerPool,
} from "./protocol.ts";

const QUEUE_SCHEMA = "adhere_queue";
const QUEUE_NAME = "evaluations";
/** A worker that is not heard of for so long is dead, and its task goes to another. pg-boss takes no less. */
const JOB_HEARTBEAT_TIMEOUT_SECONDS = 10;
/** A task is given to so many workers before it is given up: a page that kills one may kill the next. */
const MAX_JOB_ATTEMPTS = 3;
/** How soon an answer is noticed, and how soon a worker learns that nobody waits. */
const POLL_INTERVAL_MS = 150;
const JOB_HEARTBEAT_INTERVAL_MS = 1000;
/** A task that waits for so long while no worker anywhere has one in hand waits for nobody: an idle one takes it at once. */
const NO_WORKER_TIMEOUT_MS = 20_000;

type QueueLog = (what: string, details?: Readonly<Record<string, unknown>>) => void;

/** Opens the queue on the PostgreSQL that everything else is on. */
export async function openQueue(url: string, log: QueueLog): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 6,
    // How soon a dead worker's task is noticed beyond its heartbeat.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => log("queue_error", { error: formatErrorTrace(error) }));
  await retryTransient(() => boss.start());
  await boss.createQueue(QUEUE_NAME, {
    heartbeatSeconds: JOB_HEARTBEAT_TIMEOUT_SECONDS,
    retryLimit: MAX_JOB_ATTEMPTS - 1,
    retryDelay: 0,
    expireInSeconds: 900,
    retentionSeconds: 900,
    deleteAfterSeconds: 600,
  });
  return boss;
}

/** Gives a task back to the queue, for a worker that can no longer: the next takes it at once. */
export const createJobRequeue =
  (boss: PgBoss, log: QueueLog) =>
  async (id: string): Promise<void> => {
    // Where it cannot be said, the heartbeat that stays away says it later.
    await boss
      .fail(QUEUE_NAME, id, { error: "the worker died" })
      .catch((error: unknown) => log("queue_error", { error: formatErrorTrace(error) }));
  };

/** The queue, as far as whoever asks for work touches it. */
export interface QueueClient {
  send(name: string, data: object, options: { id: string; priority: number }): Promise<unknown>;
  cancel(name: string, id: string): Promise<unknown>;
  stop(options: { graceful: boolean }): Promise<void>;
}

interface PendingReply {
  /** Whether the queue has the task: before that, not to find it means nothing. */
  isSent: boolean;
  /** Since when the task waits and nobody works, on the monotonic clock. */
  idleSince: number | null;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

/** So long the refusal of a task waits for its withdrawal at most. */
const MAX_CANCEL_WAIT_MS = 1000;

/**
 * Workers on this machine or others, reached through the queue. Replies are read from a table in one statement for all
 * that this process waits for.
 *
 * @throws (its `perform`) WorkerLost, NoWorker, the storage's error, the caller's abort.
 */
export function createQueuePool(
  boss: QueueClient,
  db: Db,
  log: QueueLog,
  nobodyMs = NO_WORKER_TIMEOUT_MS,
): WorkerPool {
  const waiters = new Map<string, PendingReply>();
  let closed = false;

  const collect = async (): Promise<void> => {
    const ids = uuidList([...waiters.keys()]);
    const rows = await queryRows(
      db,
      sql`delete from replies where task_id in (${ids}) returning task_id, reply`,
    );
    for (const row of rows) {
      const { task_id, reply } = ReplyRow.parse(row);
      const { data, error } = Reply.safeParse(reply);
      // One that is no reply fails its own asker: the rows of the others are gone from the table, too.
      if (data === undefined) waiters.get(task_id)?.reject(error);
      else waiters.get(task_id)?.resolve(data);
    }
  };

  /** Tasks that the queue has given up or does not know (a database put back from a backup), and such as nobody will take. */
  const findLost = async (): Promise<void> => {
    const sent = [...waiters].filter(([, waiter]) => waiter.isSent);
    if (sent.length === 0) return;
    const jobs = sql`${sql.identifier(QUEUE_SCHEMA)}.job`;
    const rows = await queryRows(
      db,
      sql`select id, not exists (
            select from ${jobs} where name = ${QUEUE_NAME} and state = 'active'
              and heartbeat_on > now() - ${JOB_HEARTBEAT_TIMEOUT_SECONDS} * interval '1 second'
          ) as idle
          from ${jobs} where name = ${QUEUE_NAME} and state <> 'failed' and id in (${uuidList(sent.map(([id]) => id))})`,
    );
    const found = new Map(rows.map((row) => JobRow.parse(row)).map(({ id, idle }) => [id, idle]));
    const now = performance.now();
    for (const [id, waiter] of sent) {
      const idle = found.get(id);
      if (idle === undefined) waiter.reject(new WorkerLostError(MAX_JOB_ATTEMPTS));
      waiter.idleSince = idle ? (waiter.idleSince ?? now) : null;
      if (waiter.idleSince !== null && now - waiter.idleSince > nobodyMs) waiter.reject(new NoWorkerError());
    }
  };

  const look = async (): Promise<void> => {
    for (let turn = 0; !closed; turn++) {
      await pause(POLL_INTERVAL_MS, undefined, { ref: false });
      if (waiters.size === 0) continue;
      try {
        await collect();
        if (turn % 7 === 0) await findLost();
      } catch (error) {
        if (!isTransientDbError(error)) log("queue_error", { error: formatErrorTrace(error) });
      }
    }
  };
  void look();

  const runTask: RunTask = async (task, signal) => {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    // It may be refused while the task is still being sent, when nobody has come to wait for it yet.
    promise.catch(() => undefined);
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    const waiter: PendingReply = { isSent: false, idleSince: null, resolve: resolve, reject: reject };
    waiters.set(task.id, waiter);
    try {
      // The task's id is the job's: sent again after a lost answer, it is still one job.
      await retryTransient(() =>
        boss.send(QUEUE_NAME, task, { id: task.id, priority: task.lighter ? 0 : 1 }),
      );
      waiter.isSent = true;
      return await promise;
    } catch (error) {
      // Nobody waits: the worker learns it by looking, and the place is free. What the queue does not have yet it cannot cancel.
      const cancelled = boss.cancel(QUEUE_NAME, task.id).catch(() => undefined);
      // Who is told that nobody works must not be worked for a moment later.
      if (error instanceof NoWorkerError) await Promise.race([cancelled, pause(MAX_CANCEL_WAIT_MS)]);
      throw error;
    } finally {
      signal.removeEventListener("abort", leave);
      waiters.delete(task.id);
    }
  };

  return {
    runTask,
    close: async () => {
      closed = true;
      await boss.stop({ graceful: false });
    },
  };
}

const uuidList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

const JobRow = z.object({ id: z.string(), idle: z.boolean() });
const ReplyRow = z.object({ task_id: z.string(), reply: z.unknown() });

/**
 * A worker's life on the queue: takes as many tasks as it has slots, does them, and leaves each reply where the asker looks.
 * The loop is ours, because pg-boss' own worker pauses between two tasks, which costs more than a task.
 *
 * @param tell hears which tasks are in hand.
 * @returns what drains it: no other task is begun, and those under way are finished or, after the grace, given up.
 */
export function consumeQueue(
  boss: PgBoss,
  db: Db,
  perform: RunTask,
  slots: number,
  log: QueueLog,
  tell: (word: QueueWorkerMessage) => void = () => undefined,
): (graceMs: number) => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const giveUp = new AbortController();
  let draining = false;

  /** A task that a worker has died with is done alone: whichever it was that killed it takes nobody along a second time. */
  const take = async (): Promise<void> => {
    // One at a time: what waits behind it is not this worker's, should it die.
    const [job] = await boss.fetch<unknown>(QUEUE_NAME, { batchSize: 1, includeMetadata: true });
    if (job === undefined) return pause(POLL_INTERVAL_MS);
    const isSuspect = job.retryCount > 0;
    tell({ kind: "took", id: job.id });
    const turn = isSuspect ? Promise.all(underWay) : Promise.resolve();
    const work = processJob(boss, db, perform, job, { giveUp: giveUp.signal, turn })
      .catch((error: unknown) => log("task", { error: formatErrorTrace(error) }))
      .finally(() => {
        underWay.delete(work);
        tell({ kind: "left", id: job.id });
      });
    underWay.add(work);
    if (isSuspect) await work;
  };

  const loop = (async () => {
    while (!draining) {
      try {
        if (underWay.size < slots) await take();
        else await Promise.race(underWay);
      } catch (error) {
        // The storage is away: it comes back, or whoever runs the service is told by every other part.
        if (!isTransientDbError(error)) log("queue_error", { error: formatErrorTrace(error) });
        await pause(1000);
      }
    }
    await Promise.all(underWay);
  })();

  return async (graceMs) => {
    draining = true;
    await Promise.race([loop, pause(graceMs, undefined, { ref: false })]);
    giveUp.abort(new Error("the worker stops"));
    await loop;
    await boss.stop({ graceful: false });
  };
}

/** One task, from the queue to its reply. A task that nobody waits for any more, or that another took over, is dropped. */
async function processJob(
  boss: PgBoss,
  db: Db,
  perform: RunTask,
  job: { id: string; data: unknown },
  { giveUp, turn }: { giveUp: AbortSignal; turn: Promise<unknown> },
): Promise<void> {
  const task = Task.parse(job.data);
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, giveUp]);
  const beating = setInterval(() => void sendJobHeartbeat(boss, job.id, abort), JOB_HEARTBEAT_INTERVAL_MS);
  try {
    await turn;
    const reply = await perform(task, signal);
    await retryTransient(() => db.insert(replies).values({ taskId: task.id, reply }).onConflictDoNothing());
    await retryTransient(() => boss.complete(QUEUE_NAME, job.id));
  } catch (error) {
    if (abort.signal.aborted) return;
    // Given up in a shutdown: another worker may have it at once.
    if (giveUp.aborted) return void (await boss.fail(QUEUE_NAME, job.id, { error: "the worker stops" }));
    throw error;
  } finally {
    clearInterval(beating);
  }
}

/** Says that the task is alive, and learns whether it is still wanted. */
async function sendJobHeartbeat(boss: PgBoss, id: string, abort: AbortController): Promise<void> {
  try {
    await boss.touch(QUEUE_NAME, id);
    const [job] = await boss.findJobs(QUEUE_NAME, { id });
    if (job === undefined || job.state !== "active") abort.abort(new Error("nobody waits any more"));
  } catch {
    // Not known: the work goes on.
  }
}

/** Removes replies whose asker has gone. */
export const deleteExpiredReplies = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from replies where created_at < now() - interval '15 minutes'`);
