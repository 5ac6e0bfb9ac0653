import path from "node:path";
import vm from "node:vm";
import picomatch from "picomatch";
import type { Entry } from "../manifest/entry.ts";

/** The files of a change. Paths are relative to the working folder, with forward slashes. */
export interface Changes {
  files: ReadonlySet<string>;
  /**
   * Added lines, and positions of removed lines; null if only the file is known.
   */
  linesOf(file: string): readonly LineRange[] | null;
}

/** 1-based, inclusive. For removed lines: the line before them, with `removed`. */
export interface LineRange {
  start: number;
  end: number;
  removed: boolean;
}

/** Which part of an entry a change affects. */
export type AffectedPart = "manifest" | "ad" | "sources";

/**
 * For each entry, whether a change affects its manifest lines, its ad file or its `sources`. When in doubt, it does: a
 * line outside every ad (defaults) and a line of an ad with a YAML anchor affect all ads of the file.
 *
 * @param cwd absolute path that the changes' paths are relative to.
 */
export function findAffectedParts(
  changes: Changes,
  entries: readonly Entry[],
  cwd: string,
): (entry: Entry) => ReadonlySet<AffectedPart> {
  const affectedParts = new Map<string, ReadonlySet<AffectedPart>>();
  const inManifest = findManifestChanges(changes, entries);
  const matches = createGlobMatcher(changes.files);
  for (const entry of entries) {
    const found = new Set<AffectedPart>();
    if (inManifest(entry)) found.add("manifest");
    if (listAdPaths(entry, cwd).some((file) => changes.files.has(file))) found.add("ad");
    if (entry.sources.length > 0 && matches(entry.sources)) found.add("sources");
    affectedParts.set(entry.id, found);
  }
  return ({ id }) => affectedParts.get(id) ?? new Set<AffectedPart>(["manifest"]);
}

/** Whether the entry can be skipped; one without `sources` is always evaluated. */
export const isUnaffected = (entry: Entry, touches: ReadonlySet<AffectedPart>): boolean =>
  entry.sources.length > 0 && touches.size === 0;

function findManifestChanges(changes: Changes, entries: readonly Entry[]): (entry: Entry) => boolean {
  const byFile = Map.groupBy(entries, ({ location }) => toForwardSlashes(location.file));
  const touched = new Set<Entry>();
  for (const [file, inFile] of byFile) {
    if (!changes.files.has(file)) continue;
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

/** Time limits for matching the globs of one entry and of the run, ms: thousands of times the usual time. */
const MAX_MATCH_MS = 1000;
const MAX_TOTAL_MATCH_MS = 5000;

/**
 * Whether a glob matches one of the files; a folder matches everything in it. A hostile glob could make its regular
 * expression run forever, so matching has a time limit. After a timeout, every glob counts as matching.
 */
function createGlobMatcher(files: ReadonlySet<string>): (globs: readonly string[]) => boolean {
  const context = vm.createContext({ files: [...files], expressions: [] });
  const known = new Map<string, boolean>();
  let tooSlow = false;
  let spentMs = 0;
  const isMatch = (globs: readonly string[]): boolean => {
    const began = performance.now();
    try {
      context["expressions"] = globs.flatMap(compileGlob);
      const script = "files.some((file) => expressions.some((expression) => expression.test(file)))";
      return vm.runInContext(script, context, { timeout: MAX_MATCH_MS }) === true;
    } catch {
      tooSlow = true;
      return true;
    } finally {
      spentMs += performance.now() - began;
      if (spentMs > MAX_TOTAL_MATCH_MS) tooSlow = true;
    }
  };
  return (globs) => {
    if (tooSlow) return true;
    const key = JSON.stringify(globs);
    const matches = known.get(key) ?? isMatch(globs);
    known.set(key, matches);
    return matches;
  };
}

function compileGlob(written: string): RegExp[] {
  const glob = toForwardSlashes(written)
    .replace(/^(?:\.?\/)+/u, "")
    .replace(/\/+$/u, "");
  return [glob, `${glob}/**`].map((each) => picomatch.makeRe(each, { dot: true, noextglob: true }));
}

const toForwardSlashes = (file: string): string => file.replaceAll("\\", "/").replace(/^\.\//u, "");
