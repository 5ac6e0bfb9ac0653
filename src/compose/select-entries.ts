import type { StorePicture } from "../contract/evaluator-interface.ts";
import { formatAdCount } from "../report/format-count.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";
import type { Baseline } from "../run/baseline/compare-with-baseline.ts";
import { describeMissingScores, isSameAd } from "../run/baseline/match-entries.ts";
import { type BaselineSettings, type OpenedBaseline, openBaseline } from "../run/baseline/open-baseline.ts";
import { isUnaffected } from "../run/changes/find-affected-entries.ts";
import { skipEntry, skipOrCarryOver } from "../run/changes/skip-or-carry-over.ts";
import { INTERRUPTED } from "../run/deadline.ts";
import type { Entry } from "../run/manifest/entry.ts";
import type { Problem } from "../run/manifest/location-resolver.ts";
import type { Settings } from "../run/settings.ts";
import { type ShardSlice, selectShard } from "../run/shards/select-shard.ts";
import { analyzeChanges, type ChangeAnalysis, type ChangeOptions } from "./analyze-changes.ts";

/** The entries that this run evaluates, and their baseline. */
export interface Selection {
  /** The entries to evaluate, in the manifest's order. */
  evaluatedEntries: Entry[];
  /** All entries of this shard in the manifest's order: the given evaluated ones and those left out. */
  mergeLeftOut(visited: readonly Entry[]): Entry[];
  /** The number of evaluations; an entry with a production baseline needs two. */
  countEvaluations(visited: readonly Entry[]): number;
  /** Results of entries that are not evaluated, by id. */
  leftOutResults: ReadonlyMap<string, EntryResult>;
  baseline: Baseline | null;
  notices: readonly string[];
  /** Doubtful lines of the manifests; they are no notices. */
  warnings: readonly Problem[];
  /** Adds shard and baseline information to the result. */
  annotateResult(result: CheckResult): CheckResult;
}

export interface SelectEntriesOptions extends ChangeOptions {
  settings: BaselineSettings & Pick<Settings, "shard" | "max-drop" | "threshold" | "include-paused">;
  /** Stores the pictures of carried-over results. */
  storePicture: StorePicture;
  runAttemptId?: string;
  signal: AbortSignal;
}

/**
 * Selects this shard's entries, without those that the pull request does not affect.
 *
 * @throws SettingsError if the baseline cannot be used
 */
export async function selectEntries(all: readonly Entry[], options: SelectEntriesOptions): Promise<Selection> {
  const { settings, cwd, runAttemptId: run } = options;
  const opened = await openBaseline(settings, all, cwd);
  const slice = settings.shard === undefined ? null : selectShard(all, settings.shard, previousDurations(opened));
  const entries = slice?.entries ?? [...all];
  const touches = await analyzeChanges(entries, options);
  const paused = settings["include-paused"] ? [] : entries.filter(({ isPaused }) => isPaused);
  const running = paused.length === 0 ? entries : entries.filter(({ isPaused }) => !isPaused);
  const leftOutResults = new Map([
    ...paused.map(
      (entry) => [entry.id, skipEntry(entry, PAUSED_REASON, entry.threshold ?? settings.threshold)] as const,
    ),
    ...(await leaveOutUnaffected(running, touches, opened, options)),
  ]);
  const baseline = createBaseline(opened, touches, settings["max-drop"]);
  return {
    evaluatedEntries: entries.filter(({ id }) => !leftOutResults.has(id)),
    mergeLeftOut: (visited) => {
      const byId = new Map(visited.map((entry) => [entry.id, entry]));
      return entries.map((entry) => byId.get(entry.id) ?? entry);
    },
    countEvaluations: (visited) =>
      visited.length + visited.filter((entry) => (baseline?.originalEntry(entry) ?? null) !== null).length,
    leftOutResults,
    baseline,
    notices: [
      ...(slice === null ? [] : [describeShard(slice)]),
      ...opened.notices,
      ...touches.notices,
      ...describePaused(paused.length, entries.length),
      ...describeLeftOut(running, leftOutResults),
    ],
    warnings: touches.warnings,
    annotateResult: (result) => ({
      ...result,
      ...(opened.report !== null && {
        baseline: opened.report,
        notices: [...result.notices, ...describeMissingScores(result.entries)],
      }),
      ...(slice !== null && {
        shard: { ...slice.report, stopped: wasStopped(result, options.signal), ...(run !== undefined && { run }) },
      }),
    }),
  };
}

/** Durations of the baseline's entries, ms. */
const previousDurations = ({ file }: OpenedBaseline): Map<string, number> =>
  new Map(file?.result.entries.map(({ id, durationMs }) => [id, durationMs]));

const wasStopped = ({ entries }: CheckResult, signal: AbortSignal): boolean =>
  signal.aborted && entries.some(({ error }) => error?.code === INTERRUPTED);

const describeShard = ({ report: { index, of, total, positions } }: ShardSlice): string =>
  `Shard ${index} of ${of}: ${positions.length} of ${total} ads. The run that merges all shards decides the verdict.`;

async function leaveOutUnaffected(
  entries: readonly Entry[],
  { affectedParts: touches, notJudged }: ChangeAnalysis,
  { previousResult, file }: OpenedBaseline,
  { settings, storePicture }: SelectEntriesOptions,
): Promise<Map<string, EntryResult>> {
  const leftOut = new Map(notJudged);
  if (touches === null || settings.mode !== "evaluate") return leftOut;
  const baselineRun = file?.result ?? null;
  for (const entry of entries) {
    if (leftOut.has(entry.id) || !isUnaffected(entry, touches(entry))) continue;
    const context = { baselineRun, threshold: settings.threshold, now: new Date() };
    const result = skipOrCarryOver(entry, { previousReport: previousResult(entry), ...context });
    if (result.carried === undefined || file === null) leftOut.set(entry.id, result);
    else {
      const { copyPictures } = await import("./shard-attachments.ts");
      leftOut.set(entry.id, await copyPictures(result, file.folder, storePicture));
    }
  }
  return leftOut;
}

const PAUSED_REASON = "its status in the manifest is paused";

const describePaused = (paused: number, all: number): string[] =>
  paused === 0 ? [] : [`Paused in the manifest, and skipped: ${paused} of ${formatAdCount(all)}.`];

function describeLeftOut(entries: readonly Entry[], results: ReadonlyMap<string, EntryResult>): string[] {
  const ids = new Set(entries.map(({ id }) => id));
  const leftOut = [...results.values()].filter(({ id, state }) => state !== "error" && ids.has(id));
  if (leftOut.length === 0) return [];
  const carried = leftOut.filter((result) => result.carried !== undefined).length;
  const skipped = leftOut.length - carried;
  const parts = [
    ...(carried > 0 ? [`${carried} carried over from the baseline`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return [
    `${leftOut.length} of ${entries.length} ads are unaffected by this change (\`sources\`): ${parts.join(", ")}.`,
  ];
}

function createBaseline(
  { report, previousResult }: OpenedBaseline,
  { affectedParts: touches, isUnknown }: ChangeAnalysis,
  maxDrop: number,
): Baseline | null {
  if (report === null) return null;
  return {
    maxDrop,
    previousResult,
    originalEntry: ({ landing: { visit, ...landing }, ...entry }) =>
      report.kind === "production" && visit !== undefined && "url" in visit ? { ...entry, landing } : null,
    isAdChanged: (entry) => {
      // A report shows whether the id belonged to another ad.
      const was = previousResult(entry);
      if (was !== null) return !isSameAd(entry, was);
      const touched = touches?.(entry);
      if (touched === undefined) return isUnknown;
      return touched.has("manifest") || touched.has("ad");
    },
  };
}
