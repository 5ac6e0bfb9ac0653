import { execFile } from "node:child_process";
import { lstat, open, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { REPORT_SCHEMA } from "../result/check-report.ts";
import { detectFileFormat } from "./file-format.ts";
import type { SourceFile } from "./find-text.ts";

/** Larger files, and files that match GENERATED_PATH, are generated. */
const MAX_FILE_BYTES = 512 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const GENERATED_PATH = new RegExp(
  String.raw`(^|/)(node_modules|\.git|vendor|coverage|\.next|\.nuxt|\.svelte-kit)/|` +
    String.raw`(^|/)(package-lock\.json|composer\.lock)$|\.min\.[a-z]+$`,
);

/**
 * Reads the text files that may have a page's or an ad's copy: files that git tracks or would track; without git all
 * files in the folder. Reports are excluded, because they quote the texts to change. Symbolic links are not followed.
 *
 * @param excluded folders and files to skip, relative to the root.
 */
export async function readSources(root: string, excluded: readonly string[]): Promise<SourceFile[]> {
  const names = (await listGitFiles(root)) ?? (await listAllFiles(root));
  const reports = await findReportFolders(root, names);
  const wanted = names.filter(
    (name) =>
      detectFileFormat(name) !== null &&
      !GENERATED_PATH.test(name) &&
      !reports.has(path.posix.dirname(name)) &&
      !excluded.some((path) => name === path || name.startsWith(`${path}/`)),
  );
  const limit = pLimit(16);
  const files = await Promise.all(wanted.map((name) => limit(() => readSource(root, name))));
  let total = 0;
  return files.filter((file): file is SourceFile => {
    if (file === null) return false;
    total += file.text.length;
    return total <= MAX_TOTAL_BYTES;
  });
}

/** Tracked and untracked files, without ignored ones, which are usually generated. Null without git. */
async function listGitFiles(root: string): Promise<string[] | null> {
  try {
    const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const { stdout } = await promisify(execFile)("git", words, { cwd: root, maxBuffer: 64 << 20 });
    return [...new Set(stdout.split("\0").filter((name) => name !== ""))];
  } catch {
    return null;
  }
}

/** Folders with a report.json that starts with the report schema. */
async function findReportFolders(root: string, names: readonly string[]): Promise<Set<string>> {
  const limit = pLimit(16);
  const found = names
    .filter((name) => path.posix.basename(name) === "report.json")
    .map((name) =>
      limit(async () =>
        (await readFileHead(path.resolve(root, name))).includes(REPORT_SIGNATURE) ? [path.posix.dirname(name)] : [],
      ),
    );
  return new Set((await Promise.all(found)).flat());
}

const REPORT_SIGNATURE = `"${REPORT_SCHEMA}"`;
const HEAD_BYTES = 200;

async function readFileHead(file: string): Promise<string> {
  const handle = await open(file).catch(() => null);
  try {
    const { buffer, bytesRead = 0 } = (await handle?.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)) ?? {};
    return buffer?.toString("latin1", 0, bytesRead) ?? "";
  } catch {
    return "";
  } finally {
    await handle?.close();
  }
}

async function listAllFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

async function readSource(root: string, name: string): Promise<SourceFile | null> {
  try {
    const file = path.resolve(root, name);
    const { size } = await lstat(file).then((found) => (found.isFile() ? found : { size: Number.POSITIVE_INFINITY }));
    if (size > MAX_FILE_BYTES) return null;
    const bytes = await readFile(file);
    // Files that are not UTF-8 couldn't be written back unchanged.
    return { path: name, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return null;
  }
}
