import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { HasFile } from "./paths.ts";

/** The built folder as people wrote it is not there, or is no folder with pages. */
export class UnusableFolder extends Error {
  override name = "UnusableFolder";
}

export interface Folder {
  /** Its real path. */
  root: string;
  has: HasFile;
}

/**
 * A folder whose files are looked up where they really are: a link that leads out of it leads nowhere.
 *
 * @throws UnusableFolder
 */
export async function openFolder(cwd: string, written: string): Promise<Folder> {
  const root = await realpath(path.resolve(cwd, written)).catch(() => null);
  const found = root === null ? null : await stat(root);
  if (root === null || !found?.isDirectory()) {
    const what = root === null ? "is not there" : "is a file";
    throw new UnusableFolder(
      `The site ${JSON.stringify(written)} ${what}. Build it in a step before this one, and name the folder that holds its index.html.`,
    );
  }
  return { root, has: (name) => isFileWithin(root, name) };
}

async function isFileWithin(root: string, name: string): Promise<boolean> {
  try {
    const real = await realpath(path.join(root, name));
    return real.startsWith(`${root}${path.sep}`) && (await stat(real)).isFile();
  } catch {
    return false;
  }
}
