import { realpath } from "node:fs/promises";
import path from "node:path";
import { type RunGit, splitNul } from "./git.ts";

/** What the repository contains. Paths are relative to the working folder, with forward slashes. */
export interface TrackedFiles {
  /** In the order of their UTF-16 code units. */
  files: readonly string[];
  /** Folders of submodules, which are one file to git. */
  submodules: ReadonlySet<string>;
  links: readonly SymbolicLink[];
  /** Files that git does not track, such as build output; null if they can't be listed. Read when first asked for. */
  listUntracked: () => Promise<readonly string[] | null>;
}

export interface SymbolicLink {
  path: string;
  /** Null if it leads out of the working folder or to nothing. */
  target: string | null;
}

export const SUBMODULE_MODE = "160000";
const LINK_MODE = "120000";

/** @param cwd the working folder's real path. */
export async function readTrackedFiles(git: RunGit, cwd: string): Promise<TrackedFiles> {
  const rows = splitNul(await git("ls-files", "--stage", "-z")).map((row) => {
    const tab = row.indexOf("\t");
    return { mode: row.slice(0, row.indexOf(" ")), file: row.slice(tab + 1) };
  });
  const named = (mode: string) => rows.filter((row) => row.mode === mode).map(({ file }) => file);
  let untracked: Promise<string[] | null> | undefined;
  return {
    files: [...new Set(rows.map(({ file }) => file))].sort(),
    submodules: new Set(named(SUBMODULE_MODE)),
    links: (await Promise.all(named(LINK_MODE).map((link) => readLink(link, cwd)))).filter(
      ({ path: link, target }) => link !== target,
    ),
    listUntracked: () => {
      untracked ??= git("ls-files", "--others", "-z").then(
        (list) => splitNul(list).map((file) => file.replace(/\/$/u, "")),
        () => null,
      );
      return untracked;
    },
  };
}

async function readLink(link: string, cwd: string): Promise<SymbolicLink> {
  const real = await realpath(path.join(cwd, link)).catch(() => null);
  const target = real === null ? "../" : path.relative(cwd, real).split(path.sep).join("/");
  return { path: link, target: target.startsWith("../") || target === ".." ? null : target };
}

/** Whether a path is the folder or in it; the empty path is the working folder. */
export const isAtOrIn = (file: string, folder: string): boolean =>
  folder === "" || file === folder || file.startsWith(`${folder}/`);

/** Links within linked folders: a link to its own parent would go on without end. */
const MAX_LINK_DEPTH = 4;

/**
 * The changed files, also by the names that symbolic links give them. Where a link leads into a changed submodule, the
 * link itself has changed.
 */
export function addLinkedNames(changed: readonly string[], links: readonly SymbolicLink[]): Set<string> {
  const all = new Set(changed);
  let latest: readonly string[] = changed;
  for (let depth = 0; depth < MAX_LINK_DEPTH && latest.length > 0; depth += 1) {
    latest = links
      .flatMap(({ path: link, target }) =>
        target === null ? [] : latest.flatMap((file) => rename(file, link, target)),
      )
      .filter((file) => !all.has(file));
    for (const file of latest) all.add(file);
  }
  return all;
}

function rename(file: string, link: string, target: string): string[] {
  if (target === "") return [`${link}/${file}`];
  if (isAtOrIn(file, target)) return [link + file.slice(target.length)];
  return isAtOrIn(target, file) ? [link] : [];
}
