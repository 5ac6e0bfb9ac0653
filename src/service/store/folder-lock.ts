import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DataFolderError, StorageLockedError, systemErrorMessage } from "../operator-error.ts";

/** Folders that this process has locked. */
const heldFolders = new Set<string>();

/**
 * Locks the folder for this process with a file that contains its pid. Takes over the lock of a process that has died.
 *
 * @returns a function that releases the lock.
 * @throws StorageLockedError if the holder is alive; DataFolderError if the folder is not writable.
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
  // Readable only by the owner: it contains requests and evaluations.
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

/** Creates the lock file atomically, with the pid in it. @returns false if the file exists. */
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
  // In a container, the previous process often had the same pid and may have left its file.
  return holder === process.pid ? heldFolders.has(path.resolve(directory)) : isProcessAlive(holder);
}

/** Removes the lock file of a dead process. If another process has replaced it meanwhile, puts that one back. */
async function removeStaleLock(file: string, staleHolder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    // Another process removed it first.
    return;
  }
  if ((await readFile(aside, "utf8")) !== staleHolder) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
