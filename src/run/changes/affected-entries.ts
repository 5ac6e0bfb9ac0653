import path from "node:path";
import vm from "node:vm";
import picomatch from "picomatch";
import type { Entry } from "../entry.ts";

/** What a change has touched. Paths are relative to the working folder, with forward slashes. */
export interface Changes {
  files: ReadonlySet<string>;
  /**
   * The lines that a file has now and had not before, and where lines were taken out; null where only the file is known.
   */
  linesOf(file: string): readonly LineRange[] | null;
}

/** 1-based, both ends included; a place where lines were taken out is the line before it, and `removed`. */
export interface LineRange {
  start: number;
  end: number;
  removed: boolean;
}

/** Which part of an entry a change has touched. */
export type AffectedPart = "manifest" | "ad" | "sources";

/**
 * Tells for each entry whether a change touched its lines in the manifest, its ad's file or one of its `sources`. In doubt it
 * did: a line outside of every ad (defaults, an anchor) touches all ads of its file, and so does an ad's that holds an anchor.
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

/** Whether a filter may leave the entry out: one without `sources` is evaluated whatever changed. */
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
    const hit = inFile.filter(
      ({ location }) => location.line <= range.end && range.start <= location.endLine,
    );
    if (hit.some((entry) => entry.isRepeated)) return inFile;
    const covered = range.removed
      ? hit.length > 0
      : expandRange(range).every((line) =>
          hit.some(({ location }) => location.line <= line && line <= location.endLine),
        );
    if (!covered) return inFile;
    for (const entry of hit) touched.add(entry);
  }
  return [...touched];
}

const expandRange = ({ start, end }: LineRange): number[] =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);

/** The ad's file as it was read, and as the manifest names it: of a link, either may be what changed. */
function listAdPaths({ asset, location }: Entry, cwd: string): string[] {
  if (asset?.kind !== "file") return [];
  const manifest = path.resolve(cwd, location.file);
  const paths = [
    asset.path,
    path.resolve(path.dirname(manifest), asset.written),
    path.resolve(cwd, asset.written),
  ];
  return paths.map((file) => toForwardSlashes(path.relative(cwd, file)));
}

/** Milliseconds that one entry's globs may take, and all of a run's: thousands of times what ordinary ones need. */
const MAX_MATCH_MS = 1000;
const MAX_TOTAL_MATCH_MS = 5000;

/**
 * Tells whether a glob matches one of the files. One that names a folder stands for what is in it. A fork's globs may be made to
 * take for ever, as every glob that becomes a regular expression can be: they are matched against a clock, and where
 * it runs out, every glob from then on counts as matching.
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
