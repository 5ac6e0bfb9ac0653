import path from "node:path";
import type { Entry } from "../check/entry.ts";
import { readManifests } from "../check/manifest/read.ts";
import type { LocateAsset } from "../check/request.ts";
import type { CheckResult, EntryResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import { VERSION } from "../version.ts";
import type { Evaluator } from "./evaluator.ts";
import type { Written } from "./folder.ts";

/** What the Action and the terminal tell a check, each in its own way. */
export interface JobOptions {
  settings: Settings;
  manifests: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  commit: string | null;
  locateRemote: LocateAsset;
  signal: AbortSignal;
  log: (line: string) => void;
  onStart?: (entries: readonly Entry[], notices: readonly string[]) => void;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
}

export interface JobDone {
  result: CheckResult;
  reports: Written;
}

/**
 * One check from settings to reports: read the manifest, open an evaluator, evaluate, gate, write.
 *
 * @throws ManifestError, or the evaluator's EvaluationError about a setting, before anything is evaluated; nothing
 *   after that.
 */
export async function runJob(options: JobOptions): Promise<JobDone> {
  const { settings } = options;
  const entries = await readManifests(options.manifests, { cwd: options.cwd, needAd: true });
  const directory = path.resolve(options.cwd, settings["report-dir"] ?? "adhere-report");

  // Loaded here, so that a run which ends before it (a mistake in the manifest) does not wait for it.
  const { openEvaluator } = await import("./evaluator.ts");
  const { pictureKeeper, writeReports } = await import("./folder.ts");
  const evaluator = await openEvaluator({
    ...options,
    keepPicture: pictureKeeper(path.join(directory, "screenshots")),
  });
  try {
    const result = await checkWith(evaluator, entries, options);
    return { result, reports: await writeReports(result, directory) };
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
  { settings, signal, ...options }: JobOptions,
): Promise<CheckResult> {
  const [notices, { check }] = await Promise.all([
    evaluator.preflight(entries.length, signal),
    import("../check/check.ts"),
  ]);
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
    ...(options.onEntry && { onEntry: options.onEntry }),
  });
}
