import { glob, readdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { messageOf } from "../../contract/error.ts";
import { findClosestWord } from "../find-closest-word.ts";

/** Maximum size of a manifest in bytes: about 20,000 ads. */
const MAX_MANIFEST_BYTES = 5 * 1024 * 1024;

export interface ManifestFile {
  /** For messages: the path from the working folder with forward slashes, or as given if it is outside. */
  name: string;
  path: string;
  /** Real path of the folder that contains all files the manifest may name. */
  root: string;
}

/** A file's text, or why it cannot be read, with the next step. */
export type FileText = { text: string } | { mistake: string; before: string };

/**
 * The files that match the patterns, each once, in the order of the patterns and sorted by name; or the errors.
 *
 * @param nextStep what to do if there is no manifest.
 */
export async function findManifests(
  patterns: readonly string[],
  cwd: string,
  nextStep = "create ads.yml there with your ads, or name the manifest that you have",
): Promise<{ files: ManifestFile[]; mistakes: string[] }> {
  if (patterns.length === 0) return { files: [], mistakes: ["No manifest is given: name one, such as ads.yml."] };
  const found = await Promise.all(patterns.map((pattern) => matchPattern(pattern, cwd, nextStep)));
  const files = new Map<string, ManifestFile>();
  const root = await realpath(cwd);
  for (const path of found.flatMap((match) => ("paths" in match ? match.paths : []))) {
    const real = await realpath(path.absolute);
    if (files.has(real)) continue;
    const inside = isInside(path.absolute, cwd);
    files.set(real, {
      name: inside ? toForwardSlashes(relative(cwd, path.absolute)) : path.given,
      path: real,
      // The root of a manifest outside the working folder is its own folder.
      root: inside ? root : dirname(real),
    });
  }
  const mistakes = found.flatMap((match) => ("mistake" in match ? [match.mistake] : []));
  return { files: [...files.values()], mistakes };
}

interface MatchedFile {
  given: string;
  absolute: string;
}

async function matchPattern(
  pattern: string,
  cwd: string,
  nextStep: string,
): Promise<{ paths: MatchedFile[] } | { mistake: string }> {
  const absolute = resolve(cwd, pattern);
  const entry = await stat(absolute).catch(() => null);
  if (entry?.isDirectory()) {
    return { mistake: `${pattern} is a folder: name the manifest in it, such as ${join(pattern, "ads.yml")}.` };
  }
  if (entry !== null) return { paths: [{ given: pattern, absolute }] };
  const paths = /[*?[\]{}()]/.test(pattern) ? await expandGlob(pattern, cwd) : [];
  return paths.length > 0 ? { paths } : { mistake: await explainNoMatch(pattern, cwd, nextStep) };
}

async function expandGlob(pattern: string, cwd: string): Promise<MatchedFile[]> {
  const paths: MatchedFile[] = [];
  const exclude = ["**/node_modules", "**/.git"];
  for await (const given of glob(pattern, { cwd, exclude })) {
    const absolute = resolve(cwd, given);
    const entry = await stat(absolute).catch(() => null);
    if (entry?.isFile()) paths.push({ given, absolute });
  }
  return paths.sort((a, b) => (a.absolute < b.absolute ? -1 : 1));
}

async function explainNoMatch(pattern: string, cwd: string, nextStep: string): Promise<string> {
  const folder = dirname(resolve(cwd, pattern));
  const names = await readdir(folder).catch(() => []);
  const near = findClosestWord(
    pattern.slice(pattern.lastIndexOf("/") + 1),
    names.filter((name) => /\.(?:ya?ml|json)$/i.test(name)),
  );
  const remedy = near === undefined ? nextStep : `did you mean ${join(dirname(pattern), near)}?`;
  return `No manifest matches ${pattern} (looked in ${cwd}): ${remedy}`;
}

/** Reads a manifest as UTF-8; `before` is the text before the first invalid byte. */
export async function readManifestText({ path, root, name }: ManifestFile): Promise<FileText> {
  if (!isInside(path, root)) {
    return createReadError(`${name} is a symbolic link to a file outside the repository: put the manifest itself here`);
  }
  try {
    const { size } = await stat(path);
    if (size > MAX_MANIFEST_BYTES) {
      return createReadError(`the file has ${toMegabytes(size)} MB, more than 5: split it into several manifests`);
    }
    return decodeUtf8(await readFile(path));
  } catch (error) {
    const reason = messageOf(error);
    return createReadError(`the file cannot be read (${reason}): check its permissions`);
  }
}

const createReadError = (mistake: string, before = ""): FileText => ({ mistake, before });
const toMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

function decodeUtf8(bytes: Buffer): FileText {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (utf16) return createReadError("the file is UTF-16: save it as UTF-8");
    const readable = new TextDecoder().decode(bytes);
    return createReadError("the file is not UTF-8 from here on: save it as UTF-8", readable.split("\uFFFD", 1)[0]);
  }
}

/** Whether a path is the folder or below it. Both must be absolute, and both real paths or neither. */
export function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return (
    relativePath === "" || (!isAbsolute(relativePath) && relativePath !== ".." && !relativePath.startsWith(`..${sep}`))
  );
}

const toForwardSlashes = (path: string): string => path.replaceAll(sep, "/");
