import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { FolderUnusable, StorageLocked, systemSays } from "../mistake.ts";

/** Folders that this very process has taken. */
const held = new Set<string>();

/**
 * Takes the folder for this process, through a file with its number. A file left by a process that is gone is taken over.
 *
 * @returns what gives it back.
 * @throws StorageLocked where the holder lives; FolderUnusable where no file can be kept in it.
 */
export async function lockFolder(directory: string): Promise<() => Promise<void>> {
  try {
    return await takeFolder(directory);
  } catch (error) {
    const why = systemSays(error);
    if (why === null) throw error;
    throw new FolderUnusable(directory, why, error);
  }
}

async function takeFolder(directory: string): Promise<() => Promise<void>> {
  // What callers sent and were answered is nobody else's to read.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, "service.lock");
  while (!(await taken(file))) {
    const holder = await readFile(file, "utf8").catch(() => "");
    if (isHeld(Number(holder), directory)) throw new StorageLocked(directory, Number(holder));
    await setAside(file, holder);
  }
  held.add(path.resolve(directory));
  return async () => {
    held.delete(path.resolve(directory));
    await rm(file, { force: true });
  };
}

/** Whether the file is ours now. It appears whole, with its number in it, or not at all. */
async function taken(file: string): Promise<boolean> {
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

function isHeld(holder: number, directory: string): boolean {
  if (!Number.isInteger(holder) || holder <= 0) return false;
  // A container's service has the number of the one before it, whose file may have stayed.
  return holder === process.pid ? held.has(path.resolve(directory)) : lives(holder);
}

/** Takes a file that was left behind out of the way; one that another process put there meanwhile is put back. */
async function setAside(file: string, left: string): Promise<void> {
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

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
