import type { ChildProcess } from "node:child_process";
import { type Order, type Reply, type Task, Word, WorkerLost, type Workforce } from "./protocol.ts";
import { endWhenSilent } from "./pulse.ts";
import { AGAIN_MS, type Start, start } from "./start.ts";

export interface CrewOptions extends Start {
  workers: number;
  /** Tasks that one worker does at once. */
  slots: number;
  /** Milliseconds of silence after which a worker is ended. Default: half a minute. */
  silentMs?: number;
}

/** A task is given to so many workers before it is given up: a page that kills one may kill the next. */
const ATTEMPTS = 3;

interface Errand {
  task: Task;
  /** Workers that died with it in hand. */
  lost: number;
  settle: (reply: Reply) => void;
  fail: (error: unknown) => void;
}

interface Hand {
  process: ChildProcess;
  ready: boolean;
  errands: Map<string, Errand>;
}

/**
 * Workers forked by this process, which hands them their tasks over IPC: the embedded storage belongs to one process.
 * A worker that dies is replaced, and its tasks are given to another, which does each of them alone: whichever of them it
 * was that killed the first takes nobody along a second time.
 */
export function hireCrew(options: CrewOptions): Workforce {
  const hands = new Set<Hand>();
  const waiting: Errand[] = [];
  let closing = false;

  const hire = (): void => {
    if (closing) return;
    const child = start(options, hire, { serialization: "advanced" });
    if (child === null) return;
    const hand: Hand = { process: child, ready: false, errands: new Map() };
    hands.add(hand);
    child.on("message", (message) => {
      const word = Word.safeParse(message);
      if (!word.success) return;
      if (word.data.kind === "ready") hand.ready = true;
      else finish(hand, word.data.id, word.data.reply);
      deal();
    });
    endWhenSilent(child, (pid) => options.log("worker_silent", { pid }), options.silentMs);
    // Not "exit", which a process that could not be started never says.
    child.once("close", (code, signal) => {
      hands.delete(hand);
      if (closing) return;
      options.log("worker_lost", { pid: child.pid, code, signal, tasks: hand.errands.size });
      for (const errand of hand.errands.values()) again(errand);
      deal();
      setTimeout(hire, hand.ready ? 0 : AGAIN_MS).unref();
    });
  };

  const again = (errand: Errand): void => {
    errand.lost += 1;
    if (errand.lost < ATTEMPTS) waiting.unshift(errand);
    else errand.fail(new WorkerLost(errand.lost));
  };

  const finish = (hand: Hand, id: string, reply: Reply): void => {
    const errand = hand.errands.get(id);
    hand.errands.delete(id);
    errand?.settle(reply);
  };

  /** Whoever is first waits for a worker of its own where it needs one: nobody is served before it. */
  const deal = (): void => {
    for (;;) {
      const [errand] = waiting;
      const hand = errand && freest(hands, errand, options.slots);
      if (hand === undefined || errand === undefined) return;
      waiting.shift();
      hand.errands.set(errand.task.id, errand);
      try {
        tell(hand, { kind: "evaluate", task: errand.task });
      } catch (error) {
        // What cannot be handed over is nobody's errand, and must not keep the slot.
        hand.errands.delete(errand.task.id);
        errand.fail(error);
      }
    }
  };

  const forget = (id: string): void => {
    const index = waiting.findIndex(({ task }) => task.id === id);
    if (index >= 0) waiting.splice(index, 1);
    for (const hand of hands) {
      if (hand.errands.delete(id)) tell(hand, { kind: "abort", id });
    }
    deal();
  };

  for (let n = 0; n < options.workers; n++) hire();

  return {
    perform: (task, signal) =>
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
          lost: 0,
          settle: (reply) => {
            done();
            resolve(reply);
          },
          fail: (error) => {
            done();
            reject(error);
          },
        });
        deal();
      }),
    close: async () => {
      closing = true;
      await Promise.all([...hands].map(dismiss));
    },
  };
}

const isSuspect = ({ lost }: Errand): boolean => lost > 0;

/** The worker with the fewest errands that may have this one, too. */
function freest(hands: ReadonlySet<Hand>, errand: Errand, slots: number): Hand | undefined {
  const most = isSuspect(errand) ? 1 : slots;
  return [...hands]
    .filter(({ ready, errands }) => ready && errands.size < most && ![...errands.values()].some(isSuspect))
    .sort((a, b) => a.errands.size - b.errands.size)[0];
}

function tell({ process: child }: Hand, order: Order): void {
  // A worker that has just died cannot be told; its exit gives the task to another.
  if (child.connected) child.send(order, () => undefined);
}

/** Asks a worker to end; after five seconds it is ended. */
async function dismiss(hand: Hand): Promise<void> {
  const { process: child } = hand;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  tell(hand, { kind: "stop" });
  const kill = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(kill);
}
