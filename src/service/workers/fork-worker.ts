import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import type { Log } from "../log.ts";

export interface ForkWorkerOptions {
  /** Path of the module that the worker runs. */
  entry: string;
  /** The worker's environment, including its settings. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
}

/** Delay before a worker is started again after it failed to start. */
export const RESTART_DELAY_MS = 1000;

/**
 * Forks a worker. If the machine lacks memory or file descriptors, logs the error and calls `retry` later.
 *
 * @returns null if nothing was forked; otherwise a process that eventually emits `close`, even if it never started.
 */
export function forkWorker(
  { entry, env, log }: ForkWorkerOptions,
  retry: () => void,
  forkOptions: Pick<ForkOptions, "serialization"> = {},
): ChildProcess | null {
  const logError = (error: unknown) => log("worker_error", { error: String(error) }, "warn");
  try {
    return fork(entry, [], { env: { ...env }, execArgv: [], ...forkOptions }).on("error", logError);
  } catch (error) {
    logError(error);
    setTimeout(retry, RESTART_DELAY_MS).unref();
    return null;
  }
}

/** Asks a worker to stop, and kills it if it is still running after the grace period. */
export async function stopWorker(child: ChildProcess, requestStop: () => void, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  requestStop();
  const kill = setTimeout(() => child.kill("SIGKILL"), graceMs);
  await closed;
  clearTimeout(kill);
}
