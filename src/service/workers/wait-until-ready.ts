import { setTimeout as pause } from "node:timers/promises";
import { formatErrorTrace, type Log } from "../log.ts";
import type { Evaluators } from "./task-runner.ts";

/** An operator installs a browser meanwhile, or a full disk is cleared. */
const RETRY_MS = 10_000;

/** Resolves once ads can be evaluated. Until then the log has the reason, whenever it is another one. */
export async function waitUntilReady(
  evaluators: Pick<Evaluators, "ready">,
  log: Log,
  onUnusable: () => void,
  retryMs = RETRY_MS,
): Promise<void> {
  for (let known = ""; ; await pause(retryMs, undefined, { ref: false })) {
    try {
      return await evaluators.ready?.();
    } catch (error) {
      const reason = formatErrorTrace(error);
      if (reason !== known) log("worker_unusable", { error: reason }, "error");
      known = reason;
      onUnusable();
    }
  }
}
