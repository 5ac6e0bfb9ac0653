import { folderTrouble } from "../service/mistake.ts";
import { SERVICE_SETTINGS } from "../service/settings.ts";
import { type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** The service's settings as flags. */
export const serviceFlags = (wanted: (name: string) => boolean = () => true): Flags =>
  Object.fromEntries(
    Object.entries(SERVICE_SETTINGS)
      .filter(([name]) => wanted(name))
      .map(([name, spec]) => [
        name,
        { takesValue: !("flag" in spec), describe: `${spec.describe} Or: ${spec.env}.` },
      ]),
  );

const FLAGS: Flags = {
  ...serviceFlags(),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** Evaluations under way when the service is asked to stop may take so long; then they are given up and refunded. */
const GRACE_MS = 30_000;

/** `adhere serve`: the evaluation API on this machine, until it is stopped. */
export async function serveCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, words } = readFlags("serve", argv, FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("serve", FLAGS));
    return 0;
  }
  if (words.length > 0) throw new UsageError(`adhere serve takes no "${words[0]}". See: adhere serve --help`);
  const { readServiceSettings } = await import("../service/settings.ts");
  const settings = readServiceSettings(values, terminal.env);
  if (settings.role === "worker") {
    const { work } = await import("../service/workforce/work.ts");
    await work({ settings, env: terminal.env, writeLog: terminal.log, signal: terminal.signal });
    return 0;
  }
  const { listen } = await import("../service/listen.ts");
  const options = { settings, env: terminal.env, writeLog: terminal.log };
  const listening = await listen(options).catch((error: unknown) => {
    throw folderTrouble(settings.data, error);
  });
  terminal.err(
    `The evaluation API is at ${listening.url}: POST /api/analyze-ad. Its reference: ${listening.url}/docs\n`,
  );
  await stopped(terminal.signal);
  await listening.close(GRACE_MS);
  return 0;
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
