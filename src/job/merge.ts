import { glob, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { mergeShards, type ShardFile } from "../check/merge.ts";
import { readReportFile, UnreadableReport } from "../check/report-file.ts";
import type { CheckResult, EntryResult } from "../check/result.ts";
import { SettingsError } from "../check/settings.ts";
import { worstFirst } from "../report/entries.ts";
import { VERSION } from "../version.ts";
import type { JobDone, JobOptions } from "./options.ts";

/** More shards than GitHub's matrix has jobs nobody can have. */
const MOST_REPORTS = 256;
/** Bytes of pictures that are held for the HTML report, which shows 25 MB of them made small. */
const MOST_PICTURES = 512 * 1024 * 1024;

const COUNTED =
  "`confirm-after` counts in each shard, which looks at the pages: here it counts nothing. Give it to the shards (docs/matrix.md).";

/** `merge` names no report at all, or one that it would write over. */
export class NoShards extends SettingsError {
  override name = "NoShards";
}

export type MergeOptions = Pick<
  JobOptions,
  "settings" | "cwd" | "env" | "commit" | "signal" | "log" | "locateRemote"
> & {
  /** Paths or globs of the shards' JSON reports. */
  reports: readonly string[];
};

/**
 * Joins shards' reports into one result and one set of reports. What cannot be read is counted as missing, so that the verdict
 * is inconclusive. Where nothing at all could be joined, nothing is written: a report that stands there is better than none.
 *
 * @throws NoShards where there is no report at all, or one lies where the joined report goes.
 */
export async function runMergeJob(options: MergeOptions): Promise<JobDone> {
  const { settings, cwd } = options;
  const directory = path.resolve(cwd, settings["report-dir"] ?? "adhere-report");
  const { files, unreadable, folders } = await readShards(options.reports, cwd, directory);
  const joined = mergeShards(files, {
    gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
    commit: options.commit,
    version: VERSION,
    unreadable,
    notices: settings["confirm-after"] > 1 ? [COUNTED] : [],
    now: () => new Date(),
  });
  if (joined.entries.length === 0 && joined.merged?.shards.length === 0) {
    const warning = `No report was written to ${directory}, where all is as it was: no shard's report could be used.`;
    return { result: joined, reports: { written: {}, warnings: [warning] } };
  }
  const { findRepairs, withRepairs, writePatches } = await import("./repairs.ts");
  const { writeReports } = await import("./folder.ts");
  const { brought, unkept } = await withPictures(joined, folders, directory);
  const repairs = await findRepairs(brought, cwd, directory);
  const result = withRepairs(brought, repairs.plan);
  const reducer = await openReducer(result, options);
  try {
    const { written, warnings } = await writeReports(result, directory, {
      reduce: reducer?.reduce,
      signal: options.signal,
    });
    const unpatched = await writePatches(repairs, directory);
    return { result, repairs, reports: { written, warnings: [...unkept, ...warnings, ...unpatched] } };
  } finally {
    await reducer?.close().catch((error: unknown) => options.log(`Not closed: ${String(error)}`));
  }
}

interface Found {
  files: ShardFile[];
  unreadable: string[];
  /** The folder that each entry's report was found in: ids may stand in several reports. */
  folders: ReadonlyMap<EntryResult, string>;
}

async function readShards(patterns: readonly string[], cwd: string, directory: string): Promise<Found> {
  const { paths, unmatched } = await findReports(patterns, cwd);
  if (paths.length === 0) {
    throw new NoShards([
      `No shard's report was found (${patterns.join(", ")}): was there a shard that came to its end, and were its reports downloaded?`,
    ]);
  }
  if (paths.length > MOST_REPORTS) {
    throw new NoShards([
      `${paths.length} reports are more than ${MOST_REPORTS} shards: name those of one run.`,
    ]);
  }
  const ours = await realpath(path.join(directory, "report.json")).catch(() => null);
  const nameOf = (file: string) => path.relative(cwd, file).split(path.sep).join("/");
  if (ours !== null && paths.includes(ours)) {
    throw new NoShards([
      `${nameOf(ours)} is to be joined, and lies where the joined report is written: it would be lost. Have the joined one written to another folder (report-dir), and each shard's to its own, such as shards/1.`,
    ]);
  }
  const files: ShardFile[] = [];
  const unreadable = unmatched.map((pattern) => `No report matches ${pattern}.`);
  const folders = new Map<EntryResult, string>();
  for (const file of paths) {
    const name = nameOf(file);
    try {
      const result = await readReportFile(file);
      files.push({ name, result });
      for (const entry of result.entries) folders.set(entry, path.dirname(file));
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error;
      unreadable.push(`${name} cannot be used: ${error.message}.`);
    }
  }
  return { files, unreadable, folders };
}

/** The files that the patterns name, each once, by name: the same reports give the same result in whatever order. */
async function findReports(
  patterns: readonly string[],
  cwd: string,
): Promise<{ paths: string[]; unmatched: string[] }> {
  const paths = new Set<string>();
  const unmatched: string[] = [];
  for (const pattern of patterns) {
    const found = await matching(pattern, cwd);
    if (found.length === 0) unmatched.push(pattern);
    for (const file of found) paths.add(await realpath(file));
  }
  return { paths: [...paths].sort(), unmatched };
}

async function matching(pattern: string, cwd: string): Promise<string[]> {
  const named = await reportAt(path.resolve(cwd, pattern));
  if (named !== null) return [named];
  const found: (string | null)[] = [];
  for await (const name of glob(pattern, { cwd })) found.push(await reportAt(path.resolve(cwd, name)));
  return found.filter((file) => file !== null);
}

/** A report's file; a folder is as good as the report in it. */
async function reportAt(place: string): Promise<string | null> {
  const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() === true;
  if (await isFile(place)) return place;
  const within = path.join(place, "report.json");
  return (await isFile(within)) ? within : null;
}

/** The pictures beside the shards' reports, those of the worst entries first as far as memory should go. */
async function withPictures(
  result: CheckResult,
  folders: ReadonlyMap<EntryResult, string>,
  directory: string,
): Promise<{ brought: CheckResult; unkept: readonly string[] }> {
  const { bringPictures, readAttachments } = await import("./merge-pictures.ts");
  const { picturesOf } = await import("./folder.ts");
  const { keep, warnings } = picturesOf(directory);
  const known = new Map<string, Awaited<ReturnType<typeof readAttachments>>>();
  const moved = new Map<string, EntryResult>();
  let room = MOST_PICTURES;
  for (const entry of worstFirst(result.entries)) {
    const folder = folders.get(entry) ?? directory;
    if (!known.has(folder)) known.set(folder, await readAttachments(folder));
    const facts = room > 0 ? known.get(folder)?.get(entry.id) : undefined;
    const one = await bringPictures(entry, folder, keep, facts);
    for (const { bytes } of Object.values(one.attachments?.pictures ?? {})) room -= bytes.byteLength;
    moved.set(entry.id, one);
  }
  const entries = result.entries.map((entry) => moved.get(entry.id) ?? entry);
  return { brought: { ...result, entries }, unkept: warnings };
}

/** Chrome makes the pictures small, where there is one here: without it fewer fit. */
async function openReducer(result: CheckResult, options: MergeOptions) {
  if (result.entries.every(({ attachments }) => attachments === undefined)) return null;
  const { openEvaluator } = await import("./evaluator.ts");
  const settings = { ...options.settings, "api-url": undefined, "api-key": undefined };
  return openEvaluator({ ...options, settings });
}
