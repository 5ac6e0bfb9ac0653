import { setTimeout as pause } from "node:timers/promises";
import { type AdminCommand, type AdminResult, executeAdminCommand } from "./admin.ts";
import { sendAdminCommand } from "./admin-socket.ts";
import { AccountError, StorageLockedError, toDataFolderError } from "./operator-error.ts";
import { readServiceSettings, type StorageLocation, storageLocation } from "./settings.ts";
import { openDatabase } from "./store/database.ts";

/** A new service makes its storage in 4 s (measured) before it listens, and a command is done sooner. */
const MAX_LOCK_WAIT_MS = 15_000;

/** Does an administrator's command: in the storage, or through the running service where that one holds it. */
export async function runAdminCommand(
  command: AdminCommand,
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
  patienceMs = MAX_LOCK_WAIT_MS,
): Promise<AdminResult> {
  const settings = readServiceSettings(
    { data: flags["data"], "database-url": flags["database-url"] },
    { ADHERE_DATA: env["ADHERE_DATA"], DATABASE_URL: env["DATABASE_URL"] },
  );
  const end = Date.now() + patienceMs;
  for (;;) {
    const done = await executeInStorage(storageLocation(settings), command).catch((error: unknown) => {
      if (error instanceof StorageLockedError) return error;
      throw toDataFolderError(settings.data, error);
    });
    if (!(done instanceof StorageLockedError)) return done;
    const answer = await sendAdminCommand(settings.data, command);
    if (answer !== null) return answer;
    if (Date.now() > end) {
      throw new AccountError(
        `Another adhere command, or a service that is starting, has the folder ${settings.data} (process ${done.holder}). Try again in a moment.`,
      );
    }
    await pause(200);
  }
}

async function executeInStorage(storage: StorageLocation, command: AdminCommand): Promise<AdminResult> {
  const database = await openDatabase(storage);
  try {
    return await executeAdminCommand(database.db, command);
  } finally {
    await database.close();
  }
}
