import type { ChildProcess } from "node:child_process";
import { addAbortListener } from "node:events";
import type { EvaluationStep } from "../../contract/evaluation-step.ts";
import {
  MAX_TASK_ATTEMPTS,
  NoWorkerError,
  type PoolMeasures,
  type Reply,
  type Task,
  type TaskContext,
  type WorkerCommand,
  WorkerLostError,
  WorkerMessage,
  type WorkerPool,
} from "./protocol.ts";
import { superviseWorkers, type WorkerProcessOptions } from "./supervise-workers.ts";

/** Time for a worker to exit before it is killed. */
const STOP_GRACE_MS = 5000;

interface Job {
  task: Task;
  /** How many workers died while they ran this task. */
  workersLost: number;
  onStep: ((step: EvaluationStep) => void) | undefined;
  /** When it was given to the pool, in performance.now() time. */
  sinceMs: number;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

interface WorkerHandle {
  process: ChildProcess;
  isReady: boolean;
  /** It has said that it cannot evaluate. */
  isUnusable: boolean;
  memoryBytes: number;
  /** Running jobs by task id. */
  jobs: Map<string, Job>;
}

/**
 * Worker processes that get their tasks over IPC. They need neither the database nor its password.
 *
 * A worker that dies is replaced and its jobs are retried. A retried job runs alone in its worker, so that a page that
 * kills workers does not take other jobs down again.
 */
export class ForkedPool implements WorkerPool {
  readonly #slots: number;
  readonly #workers = new Set<WorkerHandle>();
  readonly #waiting: Job[] = [];
  readonly #supervisor: ReturnType<typeof superviseWorkers>;
  #isClosing = false;

  /** @param options.slots tasks that one worker runs at the same time. */
  constructor(options: WorkerProcessOptions & { slots: number }) {
    this.#slots = options.slots;
    this.#supervisor = superviseWorkers(options, (child) => this.#attach(child));
  }

  async runTask(task: Task, signal: AbortSignal, { workersLost = 0, onStep }: TaskContext = {}): Promise<Reply> {
    signal.throwIfAborted();
    if (this.#areAllUnusable()) throw noUsableWorker();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const listener = addAbortListener(signal, () => {
      this.#cancel(task.id);
      reject(signal.reason);
    });
    const job = { task, workersLost, onStep, sinceMs: performance.now(), resolve, reject };
    const behind = this.#waiting.findIndex((other) => !isSuspectJob(other) && other.task.rank > task.rank);
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, job);
    this.#dispatch();
    return promise.finally(() => listener[Symbol.dispose]());
  }

  canRun(): boolean {
    return [...this.#workers].some(({ isReady }) => isReady);
  }

  async measure(): Promise<PoolMeasures> {
    const all = [...this.#workers];
    const count = (matches: (worker: WorkerHandle) => boolean) => all.filter(matches).length;
    const running = all.reduce((sum, { jobs }) => sum + jobs.size, 0);
    const sinceMs = Math.min(...this.#waiting.map((job) => job.sinceMs));
    return {
      workers: {
        ready: count(({ isReady }) => isReady),
        unusable: count(({ isReady, isUnusable }) => !isReady && isUnusable),
        starting: count(({ isReady, isUnusable }) => !isReady && !isUnusable),
      },
      tasks: { running, waiting: this.#waiting.length },
      oldestTaskSeconds: this.#waiting.length === 0 ? 0 : (performance.now() - sinceMs) / 1000,
      memoryBytes: all.reduce((sum, worker) => sum + worker.memoryBytes, 0),
    };
  }

  #areAllUnusable(): boolean {
    return this.#workers.size > 0 && [...this.#workers].every(({ isUnusable }) => isUnusable);
  }

  close(): Promise<void> {
    this.#isClosing = true;
    return this.#supervisor.close((child) => sendCommand(child, { kind: "stop" }), STOP_GRACE_MS);
  }

  #attach(child: ChildProcess) {
    const worker: WorkerHandle = { process: child, isReady: false, isUnusable: false, memoryBytes: 0, jobs: new Map() };
    this.#workers.add(worker);
    child.on("message", (message) => {
      const { data } = WorkerMessage.safeParse(message);
      if (data === undefined) return;
      if (data.kind === "alive") {
        worker.memoryBytes = data.memoryBytes;
        return;
      }
      if (data.kind === "ready") Object.assign(worker, { isReady: true, isUnusable: false });
      else if (data.kind === "step") {
        worker.jobs.get(data.id)?.onStep?.(data.step);
        return;
      } else if (data.kind === "unusable") {
        worker.isUnusable = true;
        if (this.#areAllUnusable()) for (const job of this.#waiting.splice(0)) job.reject(noUsableWorker());
      } else {
        worker.jobs.get(data.id)?.resolve(data.reply);
        worker.jobs.delete(data.id);
      }
      this.#dispatch();
    });
    return {
      countTasks: () => worker.jobs.size,
      hasStarted: () => worker.isReady,
      onClose: () => {
        this.#workers.delete(worker);
        if (this.#isClosing) return;
        for (const job of worker.jobs.values()) this.#retry(job);
        this.#dispatch();
      },
    };
  }

  #retry(job: Job): void {
    job.workersLost += 1;
    if (job.workersLost < MAX_TASK_ATTEMPTS) this.#waiting.unshift(job);
    else job.reject(new WorkerLostError(job.workersLost));
  }

  /**
   * In the order of their ranks, then first in, first out: a job that needs a worker of its own holds up the jobs behind
   * it.
   */
  #dispatch(): void {
    for (;;) {
      const [job] = this.#waiting;
      const worker = job && leastBusyWorker(this.#workers, job, this.#slots);
      if (worker === undefined || job === undefined) return;
      this.#waiting.shift();
      worker.jobs.set(job.task.id, job);
      try {
        sendCommand(worker.process, { kind: "evaluate", task: job.task });
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
      if (worker.jobs.delete(id)) sendCommand(worker.process, { kind: "abort", id });
    }
    this.#dispatch();
  }
}

const noUsableWorker = () => new NoWorkerError("No worker can evaluate: the log says why.");

/** A job that lost a worker may have killed it. */
const isSuspectJob = ({ workersLost }: Job): boolean => workersLost > 0;

/** The worker with the fewest jobs that has a slot for this one. Suspect jobs run alone. */
function leastBusyWorker(workers: ReadonlySet<WorkerHandle>, job: Job, slots: number): WorkerHandle | undefined {
  const maxJobs = isSuspectJob(job) ? 1 : slots;
  return [...workers]
    .filter(({ isReady, jobs }) => isReady && jobs.size < maxJobs && ![...jobs.values()].some(isSuspectJob))
    .sort((a, b) => a.jobs.size - b.jobs.size)[0];
}

function sendCommand(child: ChildProcess, command: WorkerCommand): void {
  // A worker that has just died cannot receive. Its "close" event retries the job.
  if (child.connected) child.send(command, () => undefined);
}
