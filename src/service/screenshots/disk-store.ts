import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ScreenshotStore } from "./screenshot-store.ts";

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
    removeOlderThan: async (date) => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries.filter((one) => one.isFile())) {
        const file = path.join(entry.parentPath, entry.name);
        const stats = await stat(file).catch(nullIfMissing);
        if (stats !== null && stats.mtime < date) await rm(file, { force: true });
      }
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
