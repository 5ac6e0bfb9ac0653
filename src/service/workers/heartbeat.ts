import type { ChildProcess } from "node:child_process";

/** How often a worker says that it lives, and how long it may be silent. */
const HEARTBEAT_INTERVAL_MS = 2000;
const HEARTBEAT_TIMEOUT_MS = 30_000;

/** A worker's own end: says every two seconds that it is there. */
export const startHeartbeat = (send: (word: { kind: "alive" }) => void): void =>
  void setInterval(() => send({ kind: "alive" }), HEARTBEAT_INTERVAL_MS).unref();

/**
 * Ends a worker that has spoken once and is silent for too long: something on a page keeps it busy for ever, and it could
 * neither mind its clock nor take another task. Whoever hired it hires another.
 */
export function killWhenSilent(
  child: ChildProcess,
  log: (pid: number | undefined) => void,
  silentMs = HEARTBEAT_TIMEOUT_MS,
): void {
  let heard: number | undefined;
  child.on("message", () => {
    heard = performance.now();
  });
  const looking = setInterval(() => {
    if (heard === undefined || performance.now() - heard < silentMs) return;
    log(child.pid);
    child.kill("SIGKILL");
  }, silentMs / 6).unref();
  child.once("close", () => clearInterval(looking));
}
