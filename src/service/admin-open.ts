import { type AdminAnswer, type AdminCommand, administer } from "./admin.ts";
import { askService } from "./admin-line.ts";
import { StorageLocked } from "./mistake.ts";
import { readServiceSettings, storageOf } from "./settings.ts";
import { openDatabase } from "./store/database.ts";

/** Does an administrator's command: in the storage, or through the running service where that one holds it. */
export async function openAdmin(
  command: AdminCommand,
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<AdminAnswer> {
  const settings = readServiceSettings(
    { data: flags["data"], "database-url": flags["database-url"] },
    { ADHERE_DATA: env["ADHERE_DATA"], DATABASE_URL: env["DATABASE_URL"] },
  );
  const database = await openDatabase(storageOf(settings)).catch((error: unknown) => {
    if (error instanceof StorageLocked) return null;
    throw error;
  });
  if (database === null) return askService(settings.data, command);
  try {
    return await administer(database.db, command);
  } finally {
    await database.close();
  }
}
