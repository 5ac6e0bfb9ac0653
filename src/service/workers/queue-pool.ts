import { addAbortListener } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Log } from "../log.ts";
import { type Db, queryRows } from "../store/database.ts";
import { isTransientDbError, retryTransient } from "../store/retry-db.ts";
import { replies } from "../store/schema.ts";
import {
  JOB_HEARTBEAT_TIMEOUT_SECONDS,
  logQueueError,
  POLL_INTERVAL_MS,
  QUEUE_NAME,
  QUEUE_SCHEMA,
} from "./postgres-queue.ts";
import {
  MAX_TASK_ATTEMPTS,
  NoWorkerError,
  type PoolMeasures,
  Reply,
  type Task,
  WorkerLostError,
  type WorkerPool,
} from "./protocol.ts";

/** A task fails if it waits this long while no worker anywhere runs a job: an idle worker would take it at once. */
const NO_WORKER_TIMEOUT_MS = 20_000;
/** Lost tasks are looked for once in this many polls. */
const POLLS_PER_LOST_TASK_CHECK = 7;
/** How long a failing task waits for its job to be cancelled. */
const MAX_CANCEL_WAIT_MS = 1000;

/** The part of pg-boss that sends jobs. */
export interface QueueClient {
  send(name: string, data: object, options: { id: string; priority: number }): Promise<unknown>;
  cancel(name: string, id: string): Promise<unknown>;
  stop(options: { graceful: boolean }): Promise<void>;
}

interface PendingReply {
  /** Whether the queue has the job. Until then a missing job is not a lost one. */
  isSent: boolean;
  /** When no worker was first seen while this task waited, in performance.now() time. */
  idleSince: number | null;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

/**
 * Workers on this or other machines, reached through the queue. One statement reads the replies to all tasks of this
 * process.
 *
 * `runTask` rejects with WorkerLostError, NoWorkerError, the database's error or the caller's abort reason.
 */
export class QueuePool implements WorkerPool {
  readonly #boss: QueueClient;
  readonly #db: Db;
  readonly #log: Log;
  readonly #noWorkerTimeoutMs: number;
  readonly #pending = new Map<string, PendingReply>();
  #isClosed = false;

  constructor(boss: QueueClient, db: Db, log: Log, noWorkerTimeoutMs = NO_WORKER_TIMEOUT_MS) {
    this.#boss = boss;
    this.#db = db;
    this.#log = log;
    this.#noWorkerTimeoutMs = noWorkerTimeoutMs;
    void this.#poll();
  }

  async runTask(task: Task, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    // The promise may reject while the job is still being sent, before anything awaits it.
    promise.catch(() => undefined);
    const listener = addAbortListener(signal, () => reject(signal.reason));
    const pending: PendingReply = { isSent: false, idleSince: null, resolve, reject };
    this.#pending.set(task.id, pending);
    try {
      // The task id is the job id, so a retry after a lost response does not create a second job.
      const options = { id: task.id, priority: -task.rank };
      await retryTransient(() => this.#boss.send(QUEUE_NAME, task, options));
      pending.isSent = true;
      return await promise;
    } catch (error) {
      // The worker notices the cancellation when it polls the job.
      const cancelled = this.#boss.cancel(QUEUE_NAME, task.id).catch(() => undefined);
      // No worker may start the job after the caller was told that there is none.
      if (error instanceof NoWorkerError) await Promise.race([cancelled, pause(MAX_CANCEL_WAIT_MS)]);
      throw error;
    } finally {
      listener[Symbol.dispose]();
      this.#pending.delete(task.id);
    }
  }

  /** Workers may be on any machine: a task finds out. */
  canRun(): boolean {
    return true;
  }

  /** The tasks of all replicas. */
  async measure(): Promise<PoolMeasures> {
    const waiting = sql`state in ('created', 'retry')`;
    const rows = await queryRows(
      this.#db,
      sql`select count(*) filter (where ${waiting})::int as waiting,
            count(*) filter (where state = 'active')::int as running,
            coalesce(extract(epoch from now() - min(created_on) filter (where ${waiting})), 0)::float8 as oldest
          from ${JOB_TABLE} where name = ${QUEUE_NAME}`,
    );
    const { waiting: waits, running, oldest } = QueueCounts.parse(rows[0]);
    const workers = { ready: 0, starting: 0, unusable: 0 };
    return { workers, tasks: { running, waiting: waits }, oldestTaskSeconds: oldest, memoryBytes: 0 };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#boss.stop({ graceful: false });
  }

  async #poll(): Promise<void> {
    for (let polls = 0; !this.#isClosed; polls++) {
      await pause(POLL_INTERVAL_MS, undefined, { ref: false });
      if (this.#pending.size === 0) continue;
      try {
        await this.#collectReplies();
        if (polls % POLLS_PER_LOST_TASK_CHECK === 0) await this.#rejectLostTasks();
      } catch (error) {
        if (!isTransientDbError(error)) logQueueError(this.#log, error);
      }
    }
  }

  async #collectReplies(): Promise<void> {
    const ids = [...this.#pending.keys()];
    for (const row of await this.#db.delete(replies).where(inArray(replies.taskId, ids)).returning()) {
      const { data, error } = Reply.safeParse(row.reply);
      // An invalid reply fails only its own task: the other rows are deleted from the table already.
      if (data === undefined) this.#pending.get(row.taskId)?.reject(error);
      else this.#pending.get(row.taskId)?.resolve(data);
    }
  }

  /** Rejects tasks whose job failed or is missing (a restored backup), and tasks that no worker will take. */
  async #rejectLostTasks(): Promise<void> {
    const sent = [...this.#pending].filter(([, { isSent }]) => isSent);
    if (sent.length === 0) return;
    const ids = sent.map(([id]) => id);
    const rows = await queryRows(
      this.#db,
      sql`select id, not exists (
            select from ${JOB_TABLE} where name = ${QUEUE_NAME} and state = 'active'
              and heartbeat_on > now() - ${JOB_HEARTBEAT_TIMEOUT_SECONDS} * interval '1 second'
          ) as idle
          from ${JOB_TABLE} where name = ${QUEUE_NAME} and state <> 'failed' and ${inArray(sql`id`, ids)}`,
    );
    const idleById = new Map(JobRows.parse(rows).map(({ id, idle }) => [id, idle]));
    const now = performance.now();
    for (const [id, pending] of sent) {
      const idle = idleById.get(id);
      if (idle === undefined) pending.reject(new WorkerLostError(MAX_TASK_ATTEMPTS));
      pending.idleSince = idle ? (pending.idleSince ?? now) : null;
      if (pending.idleSince !== null && now - pending.idleSince > this.#noWorkerTimeoutMs) {
        pending.reject(new NoWorkerError());
      }
    }
  }
}

const JOB_TABLE = sql`${sql.identifier(QUEUE_SCHEMA)}.job`;

const QueueCounts = z.object({ waiting: z.int(), running: z.int(), oldest: z.number() });

/** `idle`: no worker runs any job. */
const JobRows = z.array(z.object({ id: z.string(), idle: z.boolean() }));
