import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file by renaming a temporary one, and creates its folder: readers see the old content or the new one, never
 * a part. On failure, the temporary file is removed.
 *
 * @param durable whether to sync to disk, so that the content survives a power failure.
 * @param mode file permissions; by default those of a new file.
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  { durable = false, mode }: { durable?: boolean; mode?: number } = {},
): Promise<void> {
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  await createFolder(path.dirname(file));
  try {
    const handle = await open(temporaryFile, "wx");
    try {
      await handle.writeFile(content);
      if (mode !== undefined) await handle.chmod(mode);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Node's `recursive` option loops forever in folders that reject new entries with ENOENT, such as /proc. */
async function createFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await createFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = async (name: string): Promise<boolean> => (await stat(name).catch(() => null))?.isDirectory() === true;
