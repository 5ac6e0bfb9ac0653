import { type ChildProcess, fork } from "node:child_process";

/** Keeps so many worker processes running that take their tasks from the queue. One that dies is replaced. */
export function superviseWorkers(options: {
  entry: string;
  env: Readonly<Record<string, string | undefined>>;
  workers: number;
  log: (what: string, details?: Readonly<Record<string, unknown>>) => void;
}): { close(): Promise<void> } {
  const children = new Set<ChildProcess>();
  let closing = false;
  const hire = (): void => {
    if (closing) return;
    const began = Date.now();
    const child = fork(options.entry, [], { env: { ...options.env }, execArgv: [] });
    children.add(child);
    child.once("error", (error) => options.log("worker_error", { error: String(error) }));
    child.once("exit", (code, signal) => {
      children.delete(child);
      if (closing) return;
      options.log("worker_lost", { pid: child.pid, code, signal });
      // A worker that cannot start must not be started a thousand times a second.
      setTimeout(hire, Date.now() - began > 5000 ? 0 : 1000).unref();
    });
  };
  for (let n = 0; n < options.workers; n++) hire();
  return {
    close: async () => {
      closing = true;
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once("exit", () => resolve());
              child.kill("SIGTERM");
              setTimeout(() => child.kill("SIGKILL"), 8000).unref();
            }),
        ),
      );
    },
  };
}
