import { setTimeout as pause } from "node:timers/promises";
import { sendAdminCommand } from "./admin-socket.ts";
import { type AdminCommand, type AdminResult, executeAdminCommand } from "./execute-admin-command.ts";
import { AccountError, StorageLockedError, toDataFolderError } from "./operator-error.ts";
import { openScreenshotStore } from "./screenshots/open-store.ts";
import {
  readServiceSettings,
  type ServiceSettings,
  STORAGE_SETTINGS,
  storageLocation,
  variableOf,
} from "./settings.ts";
import { openDatabase } from "./store/database.ts";

/** Creating the embedded database takes a new service 4 s (measured); other commands finish sooner. */
const MAX_LOCK_WAIT_MS = 15_000;

/** Where an admin command was executed. */
export type AdminTarget =
  | { kind: "database" }
  /** The embedded database of a folder, in this process or in the service that runs there. */
  | { kind: "folder"; path: string; isServed: boolean };

/** Executes an admin command in the database, or through the running service if that holds the data folder. */
export async function dispatchAdminCommand(
  command: AdminCommand,
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
  maxWaitMs = MAX_LOCK_WAIT_MS,
): Promise<AdminResult & { target: AdminTarget }> {
  const names = STORAGE_SETTINGS.map((name) => [name, variableOf(name)] as const);
  const settings = readServiceSettings(
    Object.fromEntries(names.map(([name]) => [name, flags[name]])),
    Object.fromEntries(names.map(([, variable]) => [variable, env[variable]])),
  );
  const storage = storageLocation(settings);
  const target = (isServed: boolean): AdminTarget =>
    "url" in storage ? { kind: "database" } : { kind: "folder", path: storage.directory, isServed };
  const end = Date.now() + maxWaitMs;
  for (;;) {
    const result = await executeInStorage(settings, command).catch((error: unknown) => {
      if (error instanceof StorageLockedError) return error;
      throw toDataFolderError(settings.data, error);
    });
    if (!(result instanceof StorageLockedError)) return { ...result, target: target(false) };
    const response = await sendAdminCommand(settings.data, command);
    if (response !== null) return { ...response, target: target(true) };
    if (Date.now() > end) {
      throw new AccountError(
        `Another adhere command or a starting service uses ${settings.data} (process ${result.holder}). ` +
          "Try again shortly.",
      );
    }
    await pause(200);
  }
}

async function executeInStorage(settings: ServiceSettings, command: AdminCommand): Promise<AdminResult> {
  const database = await openDatabase(storageLocation(settings));
  try {
    return await executeAdminCommand({ db: database.db, pictures: openScreenshotStore(settings) }, command);
  } finally {
    await database.close();
  }
}
