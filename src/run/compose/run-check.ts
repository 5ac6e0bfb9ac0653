import path from "node:path";
import { VERSION } from "../../version.ts";
import { readManifests } from "../manifest/read.ts";
import type { CheckResult } from "../result.ts";
import { type LinkStateSession, openLinkState } from "../state/link-state.ts";
import type { Evaluator } from "./evaluator.ts";
import type { ReportPictureStore } from "./report-folder.ts";
import { type ResolvedVisits, resolveVisitUrls } from "./resolve-visit-urls.ts";
import type { RunOptions, RunOutput } from "./run-options.ts";

import { type Selection, selectEntries } from "./select-entries.ts";

export type { RunOptions, RunOutput } from "./run-options.ts";

/**
 * Runs one check: reads the manifest, opens an evaluator, evaluates, decides the verdict and writes the reports.
 *
 * @throws ManifestError, or an EvaluationError about a setting, before the evaluation; never afterwards.
 */
export async function runCheck(options: RunOptions): Promise<RunOutput> {
  const { settings } = options;
  if (settings.merge.length > 0) {
    return (await import("./run-merge.ts")).runMerge({ ...options, reports: settings.merge });
  }
  if (settings.mode === "links") return (await import("./run-links.ts")).runLinks(options);
  const all = await readManifests(options.manifests, { cwd: options.cwd, needAd: true });
  const directory = path.resolve(options.cwd, settings["report-dir"] ?? "adhere-report");
  // Loaded late, so that an error in the manifest is reported at once.
  const { openReportPictureStore } = await import("./report-folder.ts");
  const pictures = openReportPictureStore(directory);
  const selection = await selectEntries(all, { ...options, storePicture: pictures.store });
  const places = await resolveVisitUrls(selection.evaluatedEntries, skipUnusedPreview(selection, options));
  try {
    return await evaluateAndReport(places, selection, { ...options, directory, pictures });
  } finally {
    await places.close();
  }
}

/** Does not wait for the preview when no entry uses it. */
function skipUnusedPreview({ evaluatedEntries }: Selection, { findPreview, ...options }: RunOptions): RunOptions {
  return evaluatedEntries.length === 0 || findPreview === undefined ? options : { ...options, findPreview };
}

async function evaluateAndReport(
  places: ResolvedVisits,
  selection: Selection,
  options: RunOptions & { directory: string; pictures: ReportPictureStore },
): Promise<RunOutput> {
  const { settings, directory, pictures } = options;
  // Loaded late, so that an error in the manifest is reported at once.
  const { openEvaluator } = await import("./evaluator.ts");
  const { writeReports } = await import("./report-folder.ts");
  const { findRepairs, addRepairs, writePatches } = await import("./find-repairs.ts");
  const memory = await openLinkState(settings, options.cwd, new Date());
  const evaluator = await openEvaluator({
    ...options,
    headersFor: places.headersFor,
    storePicture: pictures.store,
  });
  try {
    const judged = selection.annotateResult(await evaluateSelection(evaluator, places, memory, selection, options));
    const kept = await memory.save();
    const repairs = await findRepairs(judged, options.cwd, directory);
    const result = addRepairs(judged, repairs.plan);
    const { paths, warnings } = await writeReports(result, directory, {
      shrinkPicture: evaluator.shrinkPicture,
      signal: options.signal,
    });
    const unpatched = await writePatches(repairs, directory);
    const unkept = await writeShardAttachments(result, directory);
    return {
      result,
      repairs,
      reports: { paths, warnings: [...kept, ...pictures.warnings, ...warnings, ...unpatched, ...unkept] },
    };
  } finally {
    // A failure to close does not change the result.
    await evaluator.close().catch((error: unknown) => options.log(`Could not close the evaluator: ${String(error)}`));
  }
}

/** Writes what a merge needs in addition to the shard's report. */
async function writeShardAttachments(result: CheckResult, directory: string): Promise<string[]> {
  if (result.shard === undefined) return [];
  return (await import("./shard-pictures.ts")).writeAttachments(result, directory);
}

async function evaluateSelection(
  evaluator: Evaluator,
  places: ResolvedVisits,
  memory: LinkStateSession,
  selection: Selection,
  { settings, signal, ...options }: RunOptions,
): Promise<CheckResult> {
  const [known, { checkEntries }] = await Promise.all([
    evaluator.preflight(selection.countEvaluations(places.entries), signal),
    import("../check.ts"),
  ]);
  const entries = selection.mergeLeftOut(places.entries);
  const notices = [...selection.notices, ...places.notices, ...known, ...memory.notices];
  options.onStart?.(entries, notices);
  return checkEntries(entries, {
    evaluate: evaluator.evaluate,
    locateAsset: evaluator.locateAsset,
    threshold: settings.threshold,
    timeout: settings.timeout,
    concurrency: evaluator.concurrency,
    gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
    commit: options.commit,
    version: VERSION,
    notices,
    baseline: selection.baseline,
    leftOutResults: selection.leftOutResults,
    now: () => new Date(),
    signal,
    debounce: memory.debounce,
    ...(options.onEntry && { onEntry: options.onEntry }),
  });
}
