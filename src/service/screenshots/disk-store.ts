import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { mediaTypeOfName, type ScreenshotStore } from "./screenshot-store.ts";

/** Stores screenshots in a folder. Several machines can use it only if the folder is on a shared file system. */
export function createDiskScreenshotStore(directory: string): ScreenshotStore {
  const filePath = (name: string) => path.join(directory, name.slice(0, 2), name);
  return {
    put: async (name, bytes) => {
      const file = filePath(name);
      await mkdir(path.dirname(file), { recursive: true });
      // Renaming is atomic, so readers never see a partly written file.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    get: (name) => readFile(filePath(name)).catch(nullIfMissing),
    remove: (name) => rm(filePath(name), { force: true }),
    list: async function* () {
      for await (const file of listFiles(directory)) {
        const name = path.basename(file);
        if (mediaTypeOfName(name) !== null) yield name;
      }
    },
    removeOlderThan: async (date) => {
      for await (const file of listFiles(directory)) {
        const stats = await stat(file).catch(nullIfMissing);
        if (stats !== null && stats.mtime < date) await rm(file, { force: true });
      }
    },
  };
}

/** A folder at a time: there may be a hundred thousand files. */
async function* listFiles(directory: string): AsyncGenerator<string> {
  for (const folder of await readdir(directory).catch(() => [])) {
    const entries = await readdir(path.join(directory, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
