import vm from "node:vm";
import picomatch from "picomatch";
import { isAtOrIn } from "./tracked-files.ts";

/** Files that can be searched by folder: NFC, sorted by UTF-16 code units. */
export type FileIndex = readonly string[];

/** Names are compared as NFC: macOS stores them as NFD, and people type NFC. */
export const createFileIndex = (files: Iterable<string>): FileIndex =>
  [...new Set([...files].map((file) => file.normalize("NFC")))].sort();

/** A pattern of `sources`, without leading `./` and trailing slashes. */
export interface SourceGlob {
  /** The readings of its backslashes: as in the manifest, and as a path of Windows. */
  texts: readonly string[];
  /** The folder that contains everything it can match; empty for the working folder. */
  base: string;
}

const SPECIAL_CHARS = /[*?[\]{}()!+@|\\]/u;

export function parseSourceGlob(written: string): SourceGlob {
  const trim = (text: string) => text.replace(/^(?:\.?\/)+/u, "").replace(/\/+$/u, "");
  const text = written.normalize("NFC");
  const texts = [...new Set([text, text.replaceAll("\\", "/")].map(trim))].map((each) => (each === "." ? "" : each));
  const parts = (texts[0] ?? "").split("/");
  const special = parts.findIndex((part) => SPECIAL_CHARS.test(part));
  return { texts, base: parts.slice(0, special === -1 ? parts.length : special).join("/") };
}

/** Time limits for matching the globs of one entry and of the run, ms: thousands of times the usual time. */
const MAX_MATCH_MS = 1000;
const MAX_TOTAL_MATCH_MS = 5000;

/**
 * Whether a glob matches one of the files. A path always matches itself, whatever characters it has, and a folder
 * matches everything in it. A hostile glob could make its regular expression run forever, so matching has a time limit.
 * After a timeout, every glob counts as matching.
 */
export function createGlobMatcher(): (glob: SourceGlob, files: FileIndex) => boolean {
  const context = vm.createContext({ files: [], expressions: [] });
  let tooSlow = false;
  let spentMs = 0;
  return ({ texts, base }, files) => {
    if (tooSlow) return true;
    if (texts.some((text) => hasFileIn(files, text))) return true;
    const began = performance.now();
    try {
      context["files"] = listFilesIn(files, base);
      context["expressions"] = texts.flatMap(compileReadings);
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
}

/** What is syntax in a glob, and a part of names elsewhere: `(marketing)`, `[lang]`, `{id}`. Backslashes come first. */
const AMBIGUOUS_CHARS = [/\\/gu, /[()]/gu, /[[\]]/gu, /[{}]/gu] as const;

/** The regular expressions of a glob, one for each reading: with its brackets as syntax, or as parts of names. */
function compileReadings(text: string): RegExp[] {
  let readings = [text];
  for (const chars of AMBIGUOUS_CHARS) {
    if (text.search(chars) === -1) continue;
    readings = readings.flatMap((each) => [each, each.replace(chars, (char) => `\\${char}`)]);
  }
  return readings
    .flatMap((reading) => [reading, `${reading}/**`])
    .map((each) => picomatch.makeRe(each, { dot: true, noextglob: true }));
}

const hasFileIn = (files: FileIndex, folder: string): boolean => {
  const exact = files[findStart(files, folder)];
  if (exact !== undefined && isAtOrIn(exact, folder)) return true;
  return files[findStart(files, `${folder}/`)]?.startsWith(`${folder}/`) === true;
};

function listFilesIn(files: FileIndex, folder: string): readonly string[] {
  if (folder === "") return files;
  const start = findStart(files, `${folder}/`);
  let end = start;
  while (files[end]?.startsWith(`${folder}/`) === true) end += 1;
  return files.slice(start, end);
}

/** The position of the first file that is not before the text. */
function findStart(files: FileIndex, text: string): number {
  let [low, high] = [0, files.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((files[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
