import { glob, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { sortWorstFirst } from "../report/entries.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";
import { readReportFile, UnreadableReport } from "../run/read-report-file.ts";
import { SettingsError } from "../run/settings.ts";
import { mergeShards, type ShardFile } from "../run/shards/merge.ts";
import { VERSION } from "../version.ts";
import type { RunOutput } from "./report-folder.ts";
import { getGatePolicy, getReportFolder, type RunOptions } from "./run-options.ts";
import { openReportPictureStore } from "./store-pictures.ts";

/** The maximum number of jobs in a GitHub matrix. */
const MAX_SHARD_REPORTS = 256;
/** Maximum total size of pictures in memory, bytes. The HTML report shows 25 MB of shrunk pictures. */
const MAX_TOTAL_PICTURE_BYTES = 512 * 1024 * 1024;

const CONFIRM_AFTER_NOTICE =
  "`confirm-after` has no effect on a merge. Set it on the shards, which check the pages " +
  "(docs/guide/split-into-shards.md).";

export type RunMergeOptions = Pick<
  RunOptions,
  "settings" | "cwd" | "env" | "commit" | "signal" | "log" | "locateRemoteAsset"
>;

/**
 * Merges shard reports into one result and one set of reports. An unreadable report counts as missing, so the verdict
 * is inconclusive. Without any usable report nothing is written, so that an existing report is not overwritten.
 *
 * @throws SettingsError if no report matches, or if one would be overwritten.
 */
export async function runMerge(options: RunMergeOptions): Promise<RunOutput> {
  const { settings, cwd } = options;
  const { paths, files, unreadable: unreadableReports, foldersByEntry } = await readShards(settings.merge, cwd);
  const joined = mergeShards(files, {
    gate: getGatePolicy(settings),
    commit: options.commit,
    version: VERSION,
    unreadableReports,
    notices: settings["confirm-after"] > 1 ? [CONFIRM_AFTER_NOTICE] : [],
    now: () => new Date(),
  });
  const directory = getReportFolder(options, joined.mode);
  await refuseToOverwrite(paths, directory, cwd);
  if (joined.entries.length === 0 && joined.merged?.shards.length === 0) {
    const unchanged = `No report was written to ${directory}, and existing files are unchanged`;
    const warning = `${unchanged}: there is no usable shard report.`;
    return { result: joined, reports: { paths: {}, warnings: [warning] } };
  }
  const { writeRunOutput } = await import("./report-folder.ts");
  const { result, warnings } = await addPictures(joined, foldersByEntry, directory);
  const shrinker = await openPictureShrinker(result, options);
  try {
    return await writeRunOutput(result, { ...options, warnings, shrinkPicture: shrinker?.shrinkPicture });
  } finally {
    await shrinker?.close().catch((error: unknown) => options.log(`Could not close the evaluator: ${String(error)}`));
  }
}

interface FoundShards {
  /** Real paths of all reports, also of unreadable ones. */
  paths: readonly string[];
  files: ShardFile[];
  unreadable: string[];
  /** The folder of each entry's report. */
  foldersByEntry: ReadonlyMap<EntryResult, string>;
}

async function readShards(patterns: readonly string[], cwd: string): Promise<FoundShards> {
  const { paths, unmatched } = await findReportFiles(patterns, cwd);
  if (paths.length === 0) {
    throw new SettingsError([
      `No shard report was found (${patterns.join(", ")}). Check that a shard finished and that its report was ` +
        "downloaded.",
    ]);
  }
  if (paths.length > MAX_SHARD_REPORTS) {
    throw new SettingsError([
      `${paths.length} reports are more than the limit of ${MAX_SHARD_REPORTS}: name the reports of one run.`,
    ]);
  }
  const files: ShardFile[] = [];
  const unreadable = unmatched.map((pattern) => `No report matches ${pattern}.`);
  const foldersByEntry = new Map<EntryResult, string>();
  for (const file of paths) {
    const name = nameFrom(cwd, file);
    try {
      const result = await readReportFile(file);
      files.push({ name, result });
      for (const entry of result.entries) foldersByEntry.set(entry, path.dirname(file));
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error;
      unreadable.push(`${name} cannot be used: ${error.message}.`);
    }
  }
  return { paths, files, unreadable, foldersByEntry };
}

async function refuseToOverwrite(paths: readonly string[], directory: string, cwd: string): Promise<void> {
  const ours = await realpath(path.join(directory, "report.json")).catch(() => null);
  if (ours === null || !paths.includes(ours)) return;
  throw new SettingsError([
    `${nameFrom(cwd, ours)} would be overwritten by the merged report. Write the merged report to another folder ` +
      "(report-dir), and each shard's report to its own folder, such as shards/1.",
  ]);
}

const nameFrom = (cwd: string, file: string): string => path.relative(cwd, file).split(path.sep).join("/");

/** The files that match the patterns, each once and sorted, so that their order does not change the result. */
async function findReportFiles(
  patterns: readonly string[],
  cwd: string,
): Promise<{ paths: string[]; unmatched: string[] }> {
  const paths = new Set<string>();
  const unmatched: string[] = [];
  for (const pattern of patterns) {
    const found = await matchReports(pattern, cwd);
    if (found.length === 0) unmatched.push(pattern);
    for (const file of found) paths.add(await realpath(file));
  }
  return { paths: [...paths].sort(), unmatched };
}

async function matchReports(pattern: string, cwd: string): Promise<string[]> {
  const named = await findReportAt(path.resolve(cwd, pattern));
  if (named !== null) return [named];
  const found: (string | null)[] = [];
  for await (const name of glob(pattern, { cwd })) found.push(await findReportAt(path.resolve(cwd, name)));
  return found.filter((file) => file !== null);
}

/** The report's path: the file itself, or report.json in a folder. */
async function findReportAt(place: string): Promise<string | null> {
  const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() === true;
  if (await isFile(place)) return place;
  const within = path.join(place, "report.json");
  return (await isFile(within)) ? within : null;
}

/** Copies the shards' pictures; the worst entries are first, until the memory limit is reached. */
async function addPictures(
  result: CheckResult,
  folders: ReadonlyMap<EntryResult, string>,
  directory: string,
): Promise<{ result: CheckResult; warnings: readonly string[] }> {
  const { copyPictures, readAttachments } = await import("./shard-attachments.ts");
  const { store, warnings } = openReportPictureStore(directory);
  const known = new Map<string, Awaited<ReturnType<typeof readAttachments>>>();
  const moved = new Map<string, EntryResult>();
  let room = MAX_TOTAL_PICTURE_BYTES;
  for (const entry of sortWorstFirst(result.entries)) {
    const folder = folders.get(entry) ?? directory;
    if (!known.has(folder)) known.set(folder, await readAttachments(folder));
    const facts = room > 0 ? known.get(folder)?.get(entry.id) : undefined;
    const one = await copyPictures(entry, folder, store, facts);
    for (const { bytes } of Object.values(one.attachments?.pictures ?? {})) room -= bytes.byteLength;
    moved.set(entry.id, one);
  }
  const entries = result.entries.map((entry) => moved.get(entry.id) ?? entry);
  return { result: { ...result, entries }, warnings };
}

/** Chrome shrinks the pictures, if it is installed; otherwise fewer fit. */
async function openPictureShrinker(result: CheckResult, options: RunMergeOptions) {
  if (result.entries.every(({ attachments }) => attachments === undefined)) return null;
  const { openEvaluator } = await import("./open-evaluator.ts");
  const settings = { ...options.settings, "api-url": undefined, "api-key": undefined };
  return openEvaluator({ ...options, settings });
}
