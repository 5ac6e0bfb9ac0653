import type { ChildProcess } from "node:child_process";
import { type ForkWorkerOptions, forkWorker, RESTART_DELAY_MS } from "./fork-worker.ts";
import { killWhenSilent } from "./heartbeat.ts";
import {
  type Reply,
  type Task,
  type WorkerCommand,
  WorkerLostError,
  WorkerMessage,
  type WorkerPool,
} from "./protocol.ts";

export interface ForkedPoolOptions extends ForkWorkerOptions {
  workers: number;
  /** Tasks that one worker does at once. */
  slots: number;
  /** Milliseconds of silence after which a worker is ended. Default: half a minute. */
  heartbeatTimeoutMs?: number;
}

/** A task is given to so many workers before it is given up: a page that kills one may kill the next. */
const MAX_TASK_ATTEMPTS = 3;

interface Job {
  task: Task;
  /** Workers that died with it in hand. */
  workersLost: number;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

interface WorkerHandle {
  process: ChildProcess;
  isReady: boolean;
  jobs: Map<string, Job>;
}

/**
 * Workers forked by this process, which hands them their tasks over IPC: the embedded storage belongs to one process.
 * A worker that dies is replaced, and its tasks are given to another, which does each of them alone: whichever of them it
 * was that killed the first takes nobody along a second time.
 */
export function createForkedPool(options: ForkedPoolOptions): WorkerPool {
  const hands = new Set<WorkerHandle>();
  const waiting: Job[] = [];
  let closing = false;

  const hire = (): void => {
    if (closing) return;
    const child = forkWorker(options, hire, { serialization: "advanced" });
    if (child === null) return;
    const hand: WorkerHandle = { process: child, isReady: false, jobs: new Map() };
    hands.add(hand);
    child.on("message", (message) => {
      const word = WorkerMessage.safeParse(message);
      if (!word.success) return;
      if (word.data.kind === "ready") hand.isReady = true;
      else finish(hand, word.data.id, word.data.reply);
      deal();
    });
    killWhenSilent(child, (pid) => options.log("worker_silent", { pid }), options.heartbeatTimeoutMs);
    // Not "exit", which a process that could not be started never says.
    child.once("close", (code, signal) => {
      hands.delete(hand);
      if (closing) return;
      options.log("worker_lost", { pid: child.pid, code, signal, tasks: hand.jobs.size });
      for (const errand of hand.jobs.values()) again(errand);
      deal();
      setTimeout(hire, hand.isReady ? 0 : RESTART_DELAY_MS).unref();
    });
  };

  const again = (errand: Job): void => {
    errand.workersLost += 1;
    if (errand.workersLost < MAX_TASK_ATTEMPTS) waiting.unshift(errand);
    else errand.reject(new WorkerLostError(errand.workersLost));
  };

  const finish = (hand: WorkerHandle, id: string, reply: Reply): void => {
    const errand = hand.jobs.get(id);
    hand.jobs.delete(id);
    errand?.resolve(reply);
  };

  /** Whoever is first waits for a worker of its own where it needs one: nobody is served before it. */
  const deal = (): void => {
    for (;;) {
      const [errand] = waiting;
      const hand = errand && leastBusyWorker(hands, errand, options.slots);
      if (hand === undefined || errand === undefined) return;
      waiting.shift();
      hand.jobs.set(errand.task.id, errand);
      try {
        sendCommand(hand, { kind: "evaluate", task: errand.task });
      } catch (error) {
        // What cannot be handed over is nobody's errand, and must not keep the slot.
        hand.jobs.delete(errand.task.id);
        errand.reject(error);
      }
    }
  };

  const forget = (id: string): void => {
    const index = waiting.findIndex(({ task }) => task.id === id);
    if (index >= 0) waiting.splice(index, 1);
    for (const hand of hands) {
      if (hand.jobs.delete(id)) sendCommand(hand, { kind: "abort", id });
    }
    deal();
  };

  for (let n = 0; n < options.workers; n++) hire();

  return {
    runTask: (task, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const leave = () => {
          forget(task.id);
          reject(signal.reason);
        };
        const done = () => signal.removeEventListener("abort", leave);
        signal.addEventListener("abort", leave, { once: true });
        waiting.push({
          task,
          workersLost: 0,
          resolve: (reply) => {
            done();
            resolve(reply);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        });
        deal();
      }),
    close: async () => {
      closing = true;
      await Promise.all([...hands].map(stopForkedWorker));
    },
  };
}

const isSuspectJob = ({ workersLost }: Job): boolean => workersLost > 0;

/** The worker with the fewest errands that may have this one, too. */
function leastBusyWorker(
  hands: ReadonlySet<WorkerHandle>,
  errand: Job,
  slots: number,
): WorkerHandle | undefined {
  const most = isSuspectJob(errand) ? 1 : slots;
  return [...hands]
    .filter(({ isReady, jobs }) => isReady && jobs.size < most && ![...jobs.values()].some(isSuspectJob))
    .sort((a, b) => a.jobs.size - b.jobs.size)[0];
}

function sendCommand({ process: child }: WorkerHandle, order: WorkerCommand): void {
  // A worker that has just died cannot be told; its exit gives the task to another.
  if (child.connected) child.send(order, () => undefined);
}

/** Asks a worker to end; after five seconds it is ended. */
async function stopForkedWorker(hand: WorkerHandle): Promise<void> {
  const { process: child } = hand;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  sendCommand(hand, { kind: "stop" });
  const kill = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(kill);
}
