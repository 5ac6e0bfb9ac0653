import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Puts a file in its place whole, and makes its folder: whoever reads meanwhile, or comes after a crash or another run, finds
 * the old file or the new one and nothing between. Where it fails nothing is left behind.
 *
 * @param durable whether it must outlast a power cut, too: that costs a wait for the disk.
 * @param mode permissions, of a file that takes another's place.
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

/** Node's own `recursive` never ends where a folder is there and takes no other, as /proc does (ENOENT). */
async function createFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await createFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = async (name: string): Promise<boolean> =>
  (await stat(name).catch(() => null))?.isDirectory() === true;
