import type { ChildProcess } from "node:child_process";

/** How often a worker sends a heartbeat. */
const HEARTBEAT_INTERVAL_MS = 2000;
/** How long a worker may be silent before it is killed. */
const HEARTBEAT_TIMEOUT_MS = 30_000;

/** Called in the worker: sends a heartbeat at a fixed interval. */
export const startHeartbeat = (send: (message: { kind: "alive" }) => void): void =>
  void setInterval(() => send({ kind: "alive" }), HEARTBEAT_INTERVAL_MS).unref();

/**
 * Kills a worker that has sent at least one message and then none for the timeout: a page blocks its event loop, so it
 * can neither enforce its time limit nor take another task. The worker's owner starts a replacement.
 */
export function killWhenSilent(
  child: ChildProcess,
  log: (pid: number | undefined) => void,
  timeoutMs = HEARTBEAT_TIMEOUT_MS,
): void {
  let lastMessageMs: number | undefined;
  child.on("message", () => {
    lastMessageMs = performance.now();
  });
  const checking = setInterval(() => {
    if (lastMessageMs === undefined || performance.now() - lastMessageMs < timeoutMs) return;
    log(child.pid);
    child.kill("SIGKILL");
  }, timeoutMs / 6).unref();
  child.once("close", () => clearInterval(checking));
}
