import { once } from "node:events";
import { toDataFolderError } from "../service/operator-error.ts";
import { readServiceSettings, SERVICE_SETTINGS, SERVICE_SWITCHES, variableOf } from "../service/settings.ts";
import { type Command, type Flags, UsageError } from "./flags.ts";

export const serviceFlags = (wanted: (name: string) => boolean = () => true): Flags =>
  Object.fromEntries(
    Object.entries(SERVICE_SETTINGS)
      .filter(([name]) => wanted(name))
      .map(([name, { description }]) => [
        name,
        { ...(SERVICE_SWITCHES.has(name) && { flag: true }), describe: `${description} Or: ${variableOf(name)}.` },
      ]),
  );

/** Time for running evaluations after a stop signal; then they are aborted and refunded. */
const SHUTDOWN_GRACE_MS = 30_000;

/** `adhere serve`: serves the evaluation API until it is stopped. */
export const serve: Command = {
  flags: serviceFlags(),
  run: async ({ values, positionals }, { env, err, log: writeLog, signal }) => {
    if (positionals.length > 0)
      throw new UsageError(`adhere serve takes no argument "${positionals[0]}". See: adhere serve --help`);
    const settings = readServiceSettings(values, env);
    if (settings.role === "worker") {
      const { startWorker } = await import("../service/start-worker.ts");
      const stop = await startWorker({ settings, env, writeLog });
      if (!signal.aborted) await once(signal, "abort");
      await stop();
      return 0;
    }
    const { startService } = await import("../service/start-service.ts");
    const service = await startService({ settings, env, writeLog }).catch((error: unknown) => {
      throw toDataFolderError(settings.data, error);
    });
    err(`Evaluation API: ${service.url} (POST /api/analyze-ad). Reference: ${service.url}/docs\n`);
    err(`In the browser: ${service.url}\n`);
    if (service.ownerLink !== null) {
      err(`Nobody has an account in the browser yet. This link creates the owner's, once, within a day:\n`);
      err(`  ${service.ownerLink}\n`);
    }
    if (!signal.aborted) await once(signal, "abort");
    await service.close(SHUTDOWN_GRACE_MS);
    return 0;
  },
};
