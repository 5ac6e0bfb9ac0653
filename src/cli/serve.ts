import { toDataFolderError } from "../service/operator-error.ts";
import { SERVICE_SETTINGS } from "../service/settings.ts";
import { type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

export const serviceFlags = (wanted: (name: string) => boolean = () => true): Flags =>
  Object.fromEntries(
    Object.entries(SERVICE_SETTINGS)
      .filter(([name]) => wanted(name))
      .map(([name, spec]) => [
        name,
        { takesValue: !("flag" in spec), describe: `${spec.description} Or: ${spec.env}.` },
      ]),
  );

const SERVE_FLAGS: Flags = {
  ...serviceFlags(),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** Time for running evaluations after a stop signal; then they are aborted and refunded. */
const SHUTDOWN_GRACE_MS = 30_000;

/** `adhere serve`: serves the evaluation API until it is stopped. */
export async function serveCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = readFlags("serve", argv, SERVE_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("serve", SERVE_FLAGS));
    return 0;
  }
  if (positionals.length > 0)
    throw new UsageError(`adhere serve takes no argument "${positionals[0]}". See: adhere serve --help`);
  const { readServiceSettings } = await import("../service/settings.ts");
  const settings = readServiceSettings(values, terminal.env);
  if (settings.role === "worker") {
    const { runQueueWorker } = await import("../service/workers/queue-worker.ts");
    await runQueueWorker({ settings, env: terminal.env, writeLog: terminal.log, signal: terminal.signal });
    return 0;
  }
  const { startService } = await import("../service/start-service.ts");
  const options = { settings, env: terminal.env, writeLog: terminal.log };
  const listening = await startService(options).catch((error: unknown) => {
    throw toDataFolderError(settings.data, error);
  });
  terminal.err(`Evaluation API: ${listening.url} (POST /api/analyze-ad). Reference: ${listening.url}/docs\n`);
  await waitForAbort(terminal.signal);
  await listening.close(SHUTDOWN_GRACE_MS);
  return 0;
}

const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
