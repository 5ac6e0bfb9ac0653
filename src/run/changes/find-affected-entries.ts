import path from "node:path";
import type { Entry, SourcePattern } from "../manifest/entry.ts";
import type { Changes, LineRange } from "./changes.ts";
import { matchSources } from "./match-sources.ts";
import { isAtOrIn } from "./tracked-files.ts";

/** Which part of an entry a change affects. */
export type AffectedPart = "manifest" | "ad" | "sources";

/** What a change affects of the entries. */
export interface AffectedEntries {
  partsOf: (entry: Entry) => ReadonlySet<AffectedPart>;
  /** Patterns of `sources` that match no file at all: nobody knows whether the change affects their ads. */
  unmatched: readonly SourcePattern[];
}

/**
 * For each entry, whether a change affects its manifest lines, its ad file or its `sources`. When in doubt, it does: a
 * line outside every ad (defaults) and a line of an ad with a YAML anchor affect all ads of the file.
 *
 * @param cwd absolute path that the changes' paths are relative to.
 */
export async function findAffectedEntries(
  changes: Changes,
  entries: readonly Entry[],
  cwd: string,
): Promise<AffectedEntries> {
  const affectedParts = new Map<string, ReadonlySet<AffectedPart>>();
  const inManifest = findManifestChanges(changes, entries);
  const statusOf = await matchSources(changes, entries);
  for (const entry of entries) {
    const found = new Set<AffectedPart>();
    if (inManifest(entry)) found.add("manifest");
    if (listAdPaths(entry, cwd).some((file) => isChanged(changes, file))) found.add("ad");
    if (entry.sources.some((pattern) => statusOf(pattern) !== "unchanged")) found.add("sources");
    affectedParts.set(entry.id, found);
  }
  return {
    partsOf: ({ id }) => affectedParts.get(id) ?? new Set<AffectedPart>(["manifest"]),
    unmatched: entries.flatMap(({ sources }) => sources.filter((pattern) => statusOf(pattern) === "unmatched")),
  };
}

/** Whether a file changed, or a folder of its path: a submodule, or a symbolic link. */
const isChanged = ({ files }: Changes, file: string): boolean =>
  files.has(file) || files.values().some((changed) => isAtOrIn(file, changed));

/** Whether the entry can be skipped; one without `sources` is always evaluated. */
export const isUnaffected = (entry: Entry, touches: ReadonlySet<AffectedPart>): boolean =>
  entry.sources.length > 0 && touches.size === 0;

function findManifestChanges(changes: Changes, entries: readonly Entry[]): (entry: Entry) => boolean {
  const byFile = Map.groupBy(entries, ({ location }) => toForwardSlashes(location.file));
  const touched = new Set<Entry>();
  for (const [file, inFile] of byFile) {
    if (!isChanged(changes, file)) continue;
    const lines = changes.linesOf(file);
    for (const entry of lines === null ? inFile : findEntriesInLines(inFile, lines)) touched.add(entry);
  }
  return (entry) => touched.has(entry);
}

function findEntriesInLines(inFile: readonly Entry[], lines: readonly LineRange[]): readonly Entry[] {
  const touched = new Set<Entry>();
  for (const range of lines) {
    const hit = inFile.filter(({ location }) => location.line <= range.end && range.start <= location.endLine);
    if (hit.some((entry) => entry.isRepeated)) return inFile;
    const isInside = (line: number) => hit.some(({ location }) => location.line <= line && line <= location.endLine);
    if (range.removed ? hit.length === 0 : !expandRange(range).every(isInside)) return inFile;
    for (const entry of hit) touched.add(entry);
  }
  return [...touched];
}

const expandRange = ({ start, end }: LineRange): number[] =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);

/** The ad file as resolved and as named: with a symbolic link, either may be in the change. */
function listAdPaths({ asset, location }: Entry, cwd: string): string[] {
  if (asset?.kind !== "file") return [];
  const manifest = path.resolve(cwd, location.file);
  const paths = [asset.path, path.resolve(path.dirname(manifest), asset.written), path.resolve(cwd, asset.written)];
  return paths.map((file) => toForwardSlashes(path.relative(cwd, file)));
}

const toForwardSlashes = (file: string): string => file.replaceAll("\\", "/").replace(/^\.\//u, "");
