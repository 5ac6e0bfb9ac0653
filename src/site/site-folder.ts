import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { EvaluationError } from "../contract/error.ts";
import type { HasFile } from "./resolve-route.ts";

/** The configured folder does not exist or is a file. */
export class InvalidSiteFolder extends EvaluationError {
  override name = "InvalidSiteFolder";
}

export interface SiteFolder {
  /** With symbolic links resolved. */
  root: string;
  hasFile: HasFile;
}

/**
 * Opens a folder and resolves symbolic links: a link to a file outside the folder counts as missing.
 *
 * @throws InvalidSiteFolder
 */
export async function openSiteFolder(cwd: string, written: string): Promise<SiteFolder> {
  const root = await realpath(path.resolve(cwd, written)).catch(() => null);
  const found = root === null ? null : await stat(root);
  if (root === null || !found?.isDirectory()) {
    const what = root === null ? "does not exist" : "is a file";
    throw new InvalidSiteFolder(
      `The site ${JSON.stringify(written)} ${what}. Build the site in an earlier step, and set the folder that ` +
        "has its index.html.",
    );
  }
  return { root, hasFile: (name) => isFileWithin(root, name) };
}

async function isFileWithin(root: string, name: string): Promise<boolean> {
  try {
    const real = await realpath(path.join(root, name));
    return real.startsWith(`${root}${path.sep}`) && (await stat(real)).isFile();
  } catch {
    return false;
  }
}
