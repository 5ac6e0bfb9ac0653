import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DataFolderError, StorageLockedError, systemErrorMessage } from "../operator-error.ts";

/** Folders that this very process has taken. */
const heldFolders = new Set<string>();

/**
 * Takes the folder for this process, through a file with its number. A file left by a process that is gone is taken over.
 *
 * @returns what gives it back.
 * @throws StorageLocked where the holder lives; FolderUnusable where no file can be kept in it.
 */
export async function lockFolder(directory: string): Promise<() => Promise<void>> {
  try {
    return await acquireFolderLock(directory);
  } catch (error) {
    const why = systemErrorMessage(error);
    if (why === null) throw error;
    throw new DataFolderError(directory, why, error);
  }
}

async function acquireFolderLock(directory: string): Promise<() => Promise<void>> {
  // What callers sent and were answered is nobody else's to read.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, "service.lock");
  while (!(await createLockFile(file))) {
    const holder = await readFile(file, "utf8").catch(() => "");
    if (isLockHeld(Number(holder), directory)) throw new StorageLockedError(directory, Number(holder));
    await removeStaleLock(file, holder);
  }
  heldFolders.add(path.resolve(directory));
  return async () => {
    heldFolders.delete(path.resolve(directory));
    await rm(file, { force: true });
  };
}

/** Whether the file is ours now. It appears whole, with its number in it, or not at all. */
async function createLockFile(file: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`;
  try {
    await writeFile(own, String(process.pid));
    await link(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

function isLockHeld(holder: number, directory: string): boolean {
  if (!Number.isInteger(holder) || holder <= 0) return false;
  // A container's service has the number of the one before it, whose file may have stayed.
  return holder === process.pid ? heldFolders.has(path.resolve(directory)) : isProcessAlive(holder);
}

/** Takes a file that was left behind out of the way; one that another process put there meanwhile is put back. */
async function removeStaleLock(file: string, left: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    // Someone else was quicker.
    return;
  }
  if ((await readFile(aside, "utf8")) !== left) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
