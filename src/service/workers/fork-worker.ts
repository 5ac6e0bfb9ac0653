import { type ChildProcess, type ForkOptions, fork } from "node:child_process";

/** What starting a worker takes. */
export interface ForkWorkerOptions {
  /** The module that a worker runs. */
  entry: string;
  /** What workers inherit, and their settings. */
  env: Readonly<Record<string, string | undefined>>;
  log: (what: string, details?: Readonly<Record<string, unknown>>) => void;
}

/** A worker that cannot start must not be started a thousand times a second. */
export const RESTART_DELAY_MS = 1000;

/**
 * Forks a worker. Where the machine has no memory or no descriptors left for it, that is logged, and a later attempt made.
 *
 * @returns null where there is none yet; otherwise a process that emits `close` in the end, started or not.
 */
export function forkWorker(
  { entry, env, log }: ForkWorkerOptions,
  again: () => void,
  more: Pick<ForkOptions, "serialization"> = {},
): ChildProcess | null {
  const failed = (error: unknown) => log("worker_error", { error: String(error) });
  try {
    const child = fork(entry, [], { env: { ...env }, execArgv: [], ...more });
    return child.on("error", failed);
  } catch (error) {
    failed(error);
    setTimeout(again, RESTART_DELAY_MS).unref();
    return null;
  }
}
