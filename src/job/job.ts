import path from "node:path";
import { readManifests } from "../check/manifest/read.ts";
import type { CheckResult } from "../check/result.ts";
import { VERSION } from "../version.ts";
import type { Evaluator } from "./evaluator.ts";
import type { FolderPictures } from "./folder.ts";
import { type Memory, openMemory } from "./memory.ts";
import type { JobDone, JobOptions } from "./options.ts";
import { openPlaces, type Places } from "./places.ts";

import { type Selection, selectEntries } from "./selection.ts";

export type { JobDone, JobOptions } from "./options.ts";

/**
 * One check from settings to reports: read the manifest, open an evaluator, evaluate, gate, write.
 *
 * @throws ManifestError, or an EvaluationError about a setting, before anything is evaluated; nothing
 *   after that.
 */
export async function runJob(options: JobOptions): Promise<JobDone> {
  const { settings } = options;
  if (settings.merge.length > 0) {
    return (await import("./merge.ts")).runMergeJob({ ...options, reports: settings.merge });
  }
  if (settings.mode === "links") return (await import("./links.ts")).runLinkJob(options);
  const all = await readManifests(options.manifests, { cwd: options.cwd, needAd: true });
  const directory = path.resolve(options.cwd, settings["report-dir"] ?? "adhere-report");
  // Loaded late, so that a mistake in the manifest does not wait for it.
  const { picturesOf } = await import("./folder.ts");
  const pictures = picturesOf(directory);
  const selection = await selectEntries(all, { ...options, keepPicture: pictures.keep });
  const places = await openPlaces(selection.visited, withoutWaiting(selection, options));
  try {
    return await runAt(places, selection, { ...options, directory, pictures });
  } finally {
    await places.close();
  }
}

/** Nobody waits for a deployment that nothing is looked at in. */
function withoutWaiting({ visited }: Selection, { findPreview, ...options }: JobOptions): JobOptions {
  return visited.length === 0 || findPreview === undefined ? options : { ...options, findPreview };
}

async function runAt(
  places: Places,
  selection: Selection,
  options: JobOptions & { directory: string; pictures: FolderPictures },
): Promise<JobDone> {
  const { settings, directory, pictures } = options;
  // Loaded here, so that a run which ends before it (a mistake in the manifest) does not wait for it.
  const { openEvaluator } = await import("./evaluator.ts");
  const { writeReports } = await import("./folder.ts");
  const { findRepairs, withRepairs, writePatches } = await import("./repairs.ts");
  const memory = await openMemory(settings, options.cwd, new Date());
  const evaluator = await openEvaluator({
    ...options,
    headersFor: places.headersFor,
    keepPicture: pictures.keep,
  });
  try {
    const judged = selection.sign(await checkWith(evaluator, places, memory, selection, options));
    const kept = await memory.save();
    const repairs = await findRepairs(judged, options.cwd, directory);
    const result = withRepairs(judged, repairs.plan);
    const { written, warnings } = await writeReports(result, directory, {
      reduce: evaluator.reduce,
      signal: options.signal,
    });
    const unpatched = await writePatches(repairs, directory);
    const unkept = await keepForMerge(result, directory);
    return {
      result,
      repairs,
      reports: { written, warnings: [...kept, ...pictures.warnings, ...warnings, ...unpatched, ...unkept] },
    };
  } finally {
    // The result stands, however its maker ends.
    await evaluator.close().catch((error: unknown) => options.log(`Not closed: ${String(error)}`));
  }
}

/** What the reports of joined shards need beside this one's. */
async function keepForMerge(result: CheckResult, directory: string): Promise<string[]> {
  if (result.shard === undefined) return [];
  return (await import("./merge-pictures.ts")).writeAttachments(result, directory);
}

async function checkWith(
  evaluator: Evaluator,
  places: Places,
  memory: Memory,
  selection: Selection,
  { settings, signal, ...options }: JobOptions,
): Promise<CheckResult> {
  const [known, { check }] = await Promise.all([
    evaluator.preflight(selection.evaluations(places.entries), signal),
    import("../check/check.ts"),
  ]);
  const entries = selection.withLeftOut(places.entries);
  const notices = [...selection.notices, ...places.notices, ...known, ...memory.notices];
  options.onStart?.(entries, notices);
  return check(entries, {
    evaluate: evaluator.evaluate,
    locate: evaluator.locate,
    threshold: settings.threshold,
    timeout: settings.timeout,
    concurrency: evaluator.concurrency,
    gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
    commit: options.commit,
    version: VERSION,
    notices,
    baseline: selection.baseline,
    leftOut: selection.leftOut,
    now: () => new Date(),
    signal,
    debounce: memory.debounce,
    ...(options.onEntry && { onEntry: options.onEntry }),
  });
}
