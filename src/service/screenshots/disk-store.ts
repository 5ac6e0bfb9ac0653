import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ScreenshotStore } from "./screenshot-store.ts";

/** Pictures in a folder; several machines share it only where the folder is shared. */
export function createDiskScreenshotStore(directory: string): ScreenshotStore {
  const place = (name: string) => path.join(directory, name.slice(0, 2), name);
  return {
    put: async (name, bytes) => {
      const file = place(name);
      await mkdir(path.dirname(file), { recursive: true });
      // Whole or not at all: a reader never sees half a picture.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    get: (name) => readFile(place(name)).catch(nullIfMissing),
    removeOlderThan: async (than) => {
      let removed = 0;
      for (const folder of await readdir(directory).catch(() => [])) {
        for (const name of await readdir(path.join(directory, folder)).catch(() => [])) {
          const file = path.join(directory, folder, name);
          const known = await stat(file).catch(nullIfMissing);
          if (known === null || known.mtime >= than) continue;
          await rm(file, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
