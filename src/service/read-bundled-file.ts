import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/**
 * Reads a file of an npm package that the published program ships compressed (see scripts/build-package.ts).
 *
 * @param folder The folder of this program.
 * @returns null where the program runs from its sources, with its npm packages beside it.
 */
export async function readBundledFile(folder: string, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = join(folder, "bundled", `${name}.br`);
  return existsSync(file) ? promisify(brotliDecompress)(await readFile(file)) : null;
}
