import { setTimeout as pause } from "node:timers/promises";
import { type AdminAnswer, type AdminCommand, administer } from "./admin.ts";
import { askService } from "./admin-line.ts";
import { AccountError, folderTrouble, StorageLocked } from "./mistake.ts";
import { readServiceSettings, type Storage, storageOf } from "./settings.ts";
import { openDatabase } from "./store/database.ts";

/** A new service makes its storage in 4 s (measured) before it listens, and a command is done sooner. */
const PATIENCE_MS = 15_000;

/** Does an administrator's command: in the storage, or through the running service where that one holds it. */
export async function openAdmin(
  command: AdminCommand,
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
  patienceMs = PATIENCE_MS,
): Promise<AdminAnswer> {
  const settings = readServiceSettings(
    { data: flags["data"], "database-url": flags["database-url"] },
    { ADHERE_DATA: env["ADHERE_DATA"], DATABASE_URL: env["DATABASE_URL"] },
  );
  const end = Date.now() + patienceMs;
  for (;;) {
    const done = await inStorage(storageOf(settings), command).catch((error: unknown) => {
      if (error instanceof StorageLocked) return error;
      throw folderTrouble(settings.data, error);
    });
    if (!(done instanceof StorageLocked)) return done;
    const answer = await askService(settings.data, command);
    if (answer !== null) return answer;
    if (Date.now() > end) {
      throw new AccountError(
        `Another adhere command, or a service that is starting, has the folder ${settings.data} (process ${done.holder}). Try again in a moment.`,
      );
    }
    await pause(200);
  }
}

async function inStorage(storage: Storage, command: AdminCommand): Promise<AdminAnswer> {
  const database = await openDatabase(storage);
  try {
    return await administer(database.db, command);
  } finally {
    await database.close();
  }
}
