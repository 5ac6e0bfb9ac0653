import { realpath } from "node:fs/promises";
import path from "node:path";
import type { StorePicture } from "../../contract/evaluator-interface.ts";
import type { Baseline } from "../baseline/compare-with-baseline.ts";
import { describeMissingScores, isSameAd } from "../baseline/match-entries.ts";
import { type BaselineSettings, type OpenedBaseline, openBaseline } from "../baseline/open-baseline.ts";
import { type AffectedPart, findAffectedEntries, isUnaffected } from "../changes/find-affected-entries.ts";
import { type ChangeSource, findChanges } from "../changes/find-changes.ts";
import { skipOrCarryOver } from "../changes/skip-or-carry-over.ts";
import { INTERRUPTED } from "../deadline.ts";
import { quoteValue } from "../format-message.ts";
import type { Entry, SourcePattern } from "../manifest/entry.ts";
import type { Problem } from "../manifest/location-resolver.ts";
import type { CheckResult, EntryResult } from "../result.ts";
import type { Settings } from "../settings.ts";
import { type ShardSlice, selectShard } from "../shards/select-shard.ts";

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

export interface SelectEntriesOptions {
  settings: BaselineSettings & Pick<Settings, "shard" | "max-drop" | "threshold">;
  cwd: string;
  /** Stores the pictures of carried-over results. */
  storePicture: StorePicture;
  /** The change that the run is for, or why it is unknown; absent if there is none. */
  changes?: ChangeSource | { why: string };
  signal: AbortSignal;
}

/**
 * Selects this shard's entries, without those that the pull request does not affect.
 *
 * @throws SettingsError if the baseline cannot be used
 */
export async function selectEntries(all: readonly Entry[], options: SelectEntriesOptions): Promise<Selection> {
  const { settings, cwd } = options;
  const opened = await openBaseline(settings, all, cwd);
  const slice = settings.shard === undefined ? null : selectShard(all, settings.shard, previousDurations(opened));
  const entries = slice?.entries ?? [...all];
  const touches = await analyzeChanges(entries, options);
  const leftOutResults = await leaveOutUnaffected(entries, touches, opened, options);
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
      ...describeLeftOut(entries, leftOutResults),
    ],
    warnings: touches.warnings,
    annotateResult: (result) => ({
      ...result,
      ...(opened.report !== null && {
        baseline: opened.report,
        notices: [...result.notices, ...describeMissingScores(result.entries)],
      }),
      ...(slice !== null && { shard: { ...slice.report, stopped: wasStopped(result, options.signal) } }),
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

interface ChangeAnalysis {
  /** Null if not needed or unknown. */
  affectedParts: ((entry: Entry) => ReadonlySet<AffectedPart>) | null;
  /** The change matters, but is unknown. */
  isUnknown: boolean;
  notices: readonly string[];
  warnings: readonly Problem[];
}

/** Finds the change only if it is needed: for `sources` or a production baseline. */
async function analyzeChanges(entries: readonly Entry[], options: SelectEntriesOptions): Promise<ChangeAnalysis> {
  const { settings, changes: source } = options;
  const filters = settings.mode === "evaluate" && entries.some(({ sources }) => sources.length > 0);
  const compares = settings.baseline === "production";
  if (source === undefined || !(filters || compares))
    return { affectedParts: null, isUnknown: false, notices: [], warnings: [] };
  const cwd = await realpath(options.cwd);
  const found = "why" in source ? source : await findChanges(cwd, source, await listReadFiles(entries, cwd));
  if ("why" in found) {
    const notices = describeUnknownChanges(found.why, filters, compares);
    return { affectedParts: null, isUnknown: true, notices, warnings: [] };
  }
  const { partsOf, unmatched } = await findAffectedEntries(found.changes, entries, cwd);
  const warnings = filters ? describeUnmatched(unmatched) : [];
  return { affectedParts: partsOf, isUnknown: false, notices: [], warnings };
}

const describeUnknownChanges = (why: string, filters: boolean, compares: boolean): string[] => [
  ...(filters ? [`Every ad is evaluated, regardless of its sources: ${why}`] : []),
  ...(compares ? [`Earlier failures are not excused, because the ads may have changed: ${why}`] : []),
];

/** Warnings at the patterns' lines; GitHub shows ten annotations per level, and ads need some. */
const MAX_UNMATCHED_WARNINGS = 5;

function describeUnmatched(patterns: readonly SourcePattern[]): Problem[] {
  const rest = patterns.length - MAX_UNMATCHED_WARNINGS;
  return patterns.slice(0, MAX_UNMATCHED_WARNINGS).map(({ glob, location }, index) => {
    const more = index === MAX_UNMATCHED_WARNINGS - 1 && rest > 0 ? ` So do ${rest} more patterns.` : "";
    const message =
      `sources: ${quoteValue(glob)} matches no file of the repository, so this ad is evaluated in every pull request. ` +
      `Correct the path (upper and lower case and blanks count), or remove the pattern.${more}`;
    return { location, message };
  });
}

/** Manifests and ad files, relative to the folder: as named, and where symbolic links lead. */
async function listReadFiles(entries: readonly Entry[], cwd: string): Promise<string[]> {
  const ads = entries.flatMap(({ asset }) => (asset?.kind === "file" ? [asset.path] : []));
  const named = [...entries.map(({ location }) => path.resolve(cwd, location.file)), ...ads];
  const real = await Promise.all([...new Set(named)].map((file) => realpath(file).catch(() => file)));
  return [...new Set([...named, ...real].map((file) => relativeTo(cwd, file)))];
}

const relativeTo = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join("/");

async function leaveOutUnaffected(
  entries: readonly Entry[],
  { affectedParts: touches }: ChangeAnalysis,
  { previousResult, file }: OpenedBaseline,
  { settings, storePicture }: SelectEntriesOptions,
): Promise<Map<string, EntryResult>> {
  const leftOut = new Map<string, EntryResult>();
  if (touches === null || settings.mode !== "evaluate") return leftOut;
  const baselineRun = file?.result ?? null;
  for (const entry of entries) {
    if (!isUnaffected(entry, touches(entry))) continue;
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

function describeLeftOut(entries: readonly Entry[], leftOut: ReadonlyMap<string, EntryResult>): string[] {
  if (leftOut.size === 0) return [];
  const carried = [...leftOut.values()].filter((result) => result.carried !== undefined).length;
  const skipped = leftOut.size - carried;
  const parts = [
    ...(carried > 0 ? [`${carried} carried over from the baseline`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return [`${leftOut.size} of ${entries.length} ads are unaffected by this change (\`sources\`): ${parts.join(", ")}.`];
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
