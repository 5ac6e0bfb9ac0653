import type { ChildProcess } from "node:child_process";
import { type ForkWorkerOptions, forkWorker, RESTART_DELAY_MS, stopWorker } from "./fork-worker.ts";
import { killWhenSilent } from "./heartbeat.ts";
import {
  MAX_TASK_ATTEMPTS,
  type Reply,
  type Task,
  type WorkerCommand,
  WorkerLostError,
  WorkerMessage,
  type WorkerPool,
} from "./protocol.ts";

export interface ForkedPoolOptions extends ForkWorkerOptions {
  workers: number;
  /** Tasks that one worker runs at the same time. */
  slots: number;
  /** Kills a worker that sends no heartbeat for this long. Default: 30 s. */
  heartbeatTimeoutMs?: number;
}

/** Time for a worker to exit before it is killed. */
const STOP_GRACE_MS = 5000;

interface Job {
  task: Task;
  /** How many workers died while they ran this task. */
  workersLost: number;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

interface WorkerHandle {
  process: ChildProcess;
  isReady: boolean;
  /** Running jobs by task id. */
  jobs: Map<string, Job>;
}

/**
 * Worker processes that get their tasks over IPC. Used with the embedded database, which only one process can open.
 *
 * A worker that dies is replaced and its jobs are retried. A retried job runs alone in its worker, so that a page that
 * kills workers does not take other jobs down again.
 */
export class ForkedPool implements WorkerPool {
  readonly #options: ForkedPoolOptions;
  readonly #workers = new Set<WorkerHandle>();
  readonly #waiting: Job[] = [];
  #isClosing = false;

  constructor(options: ForkedPoolOptions) {
    this.#options = options;
    for (let n = 0; n < options.workers; n++) this.#startWorker();
  }

  async runTask(task: Task, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const cancel = () => {
      this.#cancel(task.id);
      reject(signal.reason);
    };
    signal.addEventListener("abort", cancel, { once: true });
    this.#waiting.push({ task, workersLost: 0, resolve, reject });
    this.#dispatch();
    return promise.finally(() => signal.removeEventListener("abort", cancel));
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const stop = (worker: WorkerHandle) =>
      stopWorker(worker.process, () => sendCommand(worker, { kind: "stop" }), STOP_GRACE_MS);
    await Promise.all([...this.#workers].map(stop));
  }

  #startWorker(): void {
    if (this.#isClosing) return;
    const { log, heartbeatTimeoutMs } = this.#options;
    const start = () => this.#startWorker();
    const child = forkWorker(this.#options, start, { serialization: "advanced" });
    if (child === null) return;
    const worker: WorkerHandle = { process: child, isReady: false, jobs: new Map() };
    this.#workers.add(worker);
    child.on("message", (message) => {
      const { data } = WorkerMessage.safeParse(message);
      if (data === undefined) return;
      if (data.kind === "ready") worker.isReady = true;
      else {
        worker.jobs.get(data.id)?.resolve(data.reply);
        worker.jobs.delete(data.id);
      }
      this.#dispatch();
    });
    killWhenSilent(child, (pid) => log("worker_silent", { pid }, "warn"), heartbeatTimeoutMs);
    // A process that could not be started emits "close" but no "exit".
    child.once("close", (code, signal) => {
      this.#workers.delete(worker);
      if (this.#isClosing) return;
      log("worker_lost", { pid: child.pid, code, signal, tasks: worker.jobs.size }, "warn");
      for (const job of worker.jobs.values()) this.#retry(job);
      this.#dispatch();
      setTimeout(start, worker.isReady ? 0 : RESTART_DELAY_MS).unref();
    });
  }

  #retry(job: Job): void {
    job.workersLost += 1;
    if (job.workersLost < MAX_TASK_ATTEMPTS) this.#waiting.unshift(job);
    else job.reject(new WorkerLostError(job.workersLost));
  }

  /** Strictly first in, first out: a job that needs a worker of its own holds up the jobs behind it. */
  #dispatch(): void {
    for (;;) {
      const [job] = this.#waiting;
      const worker = job && leastBusyWorker(this.#workers, job, this.#options.slots);
      if (worker === undefined || job === undefined) return;
      this.#waiting.shift();
      worker.jobs.set(job.task.id, job);
      try {
        sendCommand(worker, { kind: "evaluate", task: job.task });
      } catch (error) {
        // The task cannot be serialised. Free its slot.
        worker.jobs.delete(job.task.id);
        job.reject(error);
      }
    }
  }

  #cancel(id: string): void {
    const index = this.#waiting.findIndex(({ task }) => task.id === id);
    if (index >= 0) this.#waiting.splice(index, 1);
    for (const worker of this.#workers) {
      if (worker.jobs.delete(id)) sendCommand(worker, { kind: "abort", id });
    }
    this.#dispatch();
  }
}

/** A job that lost a worker may have killed it. */
const isSuspectJob = ({ workersLost }: Job): boolean => workersLost > 0;

/** The worker with the fewest jobs that has a slot for this one. Suspect jobs run alone. */
function leastBusyWorker(workers: ReadonlySet<WorkerHandle>, job: Job, slots: number): WorkerHandle | undefined {
  const maxJobs = isSuspectJob(job) ? 1 : slots;
  return [...workers]
    .filter(({ isReady, jobs }) => isReady && jobs.size < maxJobs && ![...jobs.values()].some(isSuspectJob))
    .sort((a, b) => a.jobs.size - b.jobs.size)[0];
}

function sendCommand({ process: child }: WorkerHandle, command: WorkerCommand): void {
  // A worker that has just died cannot receive. Its "close" event retries the job.
  if (child.connected) child.send(command, () => undefined);
}
