import { mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { StorageLocked } from "../mistake.ts";

/** Folders that this very process has taken. */
const held = new Set<string>();

/**
 * Takes the folder for this process, through a file with its number. A file left by a process that is gone is taken over.
 *
 * @returns what gives it back.
 * @throws StorageLocked where the holder lives.
 */
export async function lockFolder(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, "service.lock");
  for (;;) {
    try {
      const handle = await open(file, "wx");
      await handle.writeFile(String(process.pid));
      await handle.close();
      held.add(path.resolve(directory));
      return async () => {
        held.delete(path.resolve(directory));
        await rm(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    // A container's service has the number of the one before it, whose file may have stayed.
    const other = holder === process.pid ? held.has(path.resolve(directory)) : lives(holder);
    if (Number.isInteger(holder) && holder > 0 && other) {
      throw new StorageLocked(directory, holder);
    }
    await rm(file, { force: true });
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
