import path from "node:path";
import type { Entry } from "../check/entry.ts";
import { readManifests } from "../check/manifest/read.ts";
import type { CheckResult } from "../check/result.ts";
import { VERSION } from "../version.ts";
import type { Evaluator } from "./evaluator.ts";
import { type Memory, openMemory } from "./memory.ts";
import type { JobDone, JobOptions } from "./options.ts";

export type { JobDone, JobOptions } from "./options.ts";

/**
 * One check from settings to reports: read the manifest, open an evaluator, evaluate, gate, write.
 *
 * @throws ManifestError, or the evaluator's EvaluationError about a setting, before anything is evaluated; nothing
 *   after that.
 */
export async function runJob(options: JobOptions): Promise<JobDone> {
  const { settings } = options;
  if (settings.mode === "links") return (await import("./links.ts")).runLinkJob(options);
  const entries = await readManifests(options.manifests, { cwd: options.cwd, needAd: true });
  const directory = path.resolve(options.cwd, settings["report-dir"] ?? "adhere-report");

  // Loaded here, so that a run which ends before it (a mistake in the manifest) does not wait for it.
  const { openEvaluator } = await import("./evaluator.ts");
  const { pictureKeeper, writeReports } = await import("./folder.ts");
  const { findRepairs, withRepairs, writePatches } = await import("./repairs.ts");
  const memory = await openMemory(settings, options.cwd, new Date());
  const evaluator = await openEvaluator({
    ...options,
    keepPicture: pictureKeeper(path.join(directory, "screenshots")),
  });
  try {
    const judged = await checkWith(evaluator, entries, memory, options);
    const kept = await memory.save();
    const repairs = await findRepairs(judged, options.cwd, directory);
    const result = withRepairs(judged, repairs.plan);
    const { written, warnings } = await writeReports(result, directory, {
      reduce: evaluator.reduce,
      signal: options.signal,
    });
    const unpatched = await writePatches(repairs, directory);
    return { result, repairs, reports: { written, warnings: [...kept, ...warnings, ...unpatched] } };
  } finally {
    // The result stands, however its maker ends.
    await evaluator.close().catch((error: unknown) => options.log(`Not closed: ${String(error)}`));
  }
}

/** Filters come with what they filter by; until then nobody should think that ads are left out. */
const idleSources = (entries: readonly Entry[]): string[] =>
  entries.some(({ sources }) => sources.length > 0)
    ? ["This version does not filter by `sources` yet: every ad is evaluated."]
    : [];

async function checkWith(
  evaluator: Evaluator,
  entries: readonly Entry[],
  memory: Memory,
  { settings, signal, ...options }: JobOptions,
): Promise<CheckResult> {
  const [known, { check }] = await Promise.all([
    evaluator.preflight(entries.length, signal),
    import("../check/check.ts"),
  ]);
  const notices = [...known, ...memory.notices];
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
    notices: [...notices, ...idleSources(entries)],
    now: () => new Date(),
    signal,
    debounce: memory.debounce,
    ...(options.onEntry && { onEntry: options.onEntry }),
  });
}
