import type { Entry, SourcePattern } from "../manifest/entry.ts";
import type { Changes } from "./changes.ts";
import { createFileIndex, createGlobMatcher, type FileIndex, parseSourceGlob, type SourceGlob } from "./source-glob.ts";
import { isAtOrIn } from "./tracked-files.ts";

/** What a pattern of `sources` names. */
export type SourceStatus =
  /** A changed file, or one whose changes git can't see: build output, or a file behind a link to elsewhere. */
  | "changed"
  | "unchanged"
  /** No file at all. */
  | "unmatched";

/** For each pattern of the entries, what it names. When in doubt, it names a changed file. */
export async function matchSources(
  changes: Changes,
  entries: readonly Entry[],
): Promise<(pattern: SourcePattern) => SourceStatus> {
  const globs = new Map(
    entries.flatMap(({ sources }) => sources.map(({ glob }) => [glob, parseSourceGlob(glob)] as const)),
  );
  const matches = createGlobMatcher();
  const isChanged = createChangeTest(changes, matches);
  const isTracked = createTrackedTest(changes, matches);
  let untracked: FileIndex | null | undefined;
  const found = new Map<string, SourceStatus>();
  for (const [written, glob] of globs) {
    if (isChanged(glob)) found.set(written, "changed");
    else if (isTracked(glob)) found.set(written, "unchanged");
    else {
      if (untracked === undefined) {
        const listed = await changes.tracked.listUntracked();
        untracked = listed === null ? null : createFileIndex(listed);
      }
      const isThere = untracked === null || matches(glob, untracked) || isBelowOne(glob, untracked);
      found.set(written, isThere ? "changed" : "unmatched");
    }
  }
  return ({ glob }) => found.get(glob) ?? "changed";
}

type GlobTest = (glob: SourceGlob) => boolean;

function createChangeTest(
  { files, submodules, tracked }: Changes,
  matches: (glob: SourceGlob, files: FileIndex) => boolean,
): GlobTest {
  const index = createFileIndex(files);
  const outside = createFileIndex(tracked.links.flatMap(({ path, target }) => (target === null ? [path] : [])));
  const moved = createFileIndex(submodules);
  // A changed file may have been a folder, a link or a submodule before: a name below it named something of it.
  return (glob) =>
    matches(glob, index) || isBelowOne(glob, index) || isBelowOne(glob, outside) || mayReach(glob, moved);
}

function createTrackedTest(
  { tracked: { files, submodules, links } }: Changes,
  matches: (glob: SourceGlob, files: FileIndex) => boolean,
): GlobTest {
  const index = createFileIndex(files);
  const inside = createFileIndex([...submodules, ...links.map(({ path }) => path)]);
  return (glob) => matches(glob, index) || mayReach(glob, inside);
}

/** Whether the glob names something at or below one of the files. */
const isBelowOne = ({ base }: SourceGlob, files: FileIndex): boolean =>
  base !== "" && files.some((file) => isAtOrIn(base, file));

/** Whether the glob may name something in one of the folders, whose files are unknown. */
const mayReach = ({ base }: SourceGlob, folders: FileIndex): boolean =>
  folders.some((folder) => isAtOrIn(base, folder) || isAtOrIn(folder, base));
