import { type CheckResult, type EntryResult, REPORT_SCHEMA } from "../../result/check-report.ts";
import type { ShardReport } from "../../result/shard-report.ts";
import type { RunFacts } from "../check-entries.ts";
import { decideVerdict, describeRun } from "../gate.ts";

/** A shard's report and its file name for messages. */
export interface ShardFile {
  /** The file's name in messages. */
  name: string;
  result: CheckResult;
}

/** `commit` is null to use the shards' commit; `notices` are about the merge itself. */
export interface MergeShardsOptions extends Omit<RunFacts, "signal"> {
  /** Errors of reports that could not be read, one sentence each. */
  unreadableReports: readonly string[];
}

type Shard = ShardFile & { shard: ShardReport };

/**
 * Merges shard reports into the result of one run: all entries in the manifest's order, with a new verdict. If a shard
 * is missing, duplicated, truncated or from another run, the verdict is inconclusive.
 */
export function mergeShards(files: readonly ShardFile[], options: MergeShardsOptions): CheckResult {
  const { matching, mismatches } = selectRunShards(files, options.commit);
  const { shards, duplicates, replaced } = removeDuplicates(matching);
  const missing = findMissingShards(shards);
  const problems = [
    ...options.unreadableReports,
    ...mismatches,
    ...duplicates,
    ...missing,
    ...(missing.length === 0 && shards.length > 0 ? findMissingEntries(shards) : []),
  ];
  return buildMergedResult(shards, problems, { ...options, notices: [...replaced, ...options.notices] });
}

interface RunShards {
  matching: readonly Shard[];
  mismatches: string[];
}

/** The reports of the checked commit, or of the run that most reports belong to. */
function selectRunShards(files: readonly ShardFile[], commit: string | null): RunShards {
  const shards = files.flatMap((file) =>
    file.result.shard === undefined ? [] : [{ ...file, shard: file.result.shard }],
  );
  const mismatches = files
    .filter(({ result }) => result.shard === undefined)
    .map(({ name }) => `${name} is not a shard report.`);
  const ofCommit = shards.filter(({ result }) => commit === null || result.commit === commit);
  for (const { name, result } of shards) {
    if (commit === null || result.commit === commit) continue;
    mismatches.push(`${name} is for commit ${shortCommit(result.commit)}, but this run checks ${shortCommit(commit)}.`);
  }
  const runs = [...Map.groupBy(ofCommit, runKeyOf).values()];
  const matching = runs.reduce<readonly Shard[]>((most, run) => (run.length > most.length ? run : most), []);
  for (const { name } of ofCommit.filter((shard) => !matching.includes(shard))) {
    mismatches.push(`${name} is from a different run: its commit, manifest, mode or number of shards differs.`);
  }
  return { matching, mismatches };
}

const runKeyOf = ({ result, shard }: Shard): string =>
  JSON.stringify([result.commit, result.mode ?? "evaluate", shard.of, shard.total, shard.manifest]);

const shortCommit = (commit: string | null): string => (commit === null ? "unknown" : commit.slice(0, 12));

/** Jobs that run again upload their reports beside those of earlier attempts: of one run, the newest attempt counts. */
function removeDuplicates(own: readonly Shard[]): { shards: Shard[]; duplicates: string[]; replaced: string[] } {
  const [duplicates, replaced]: [string[], string[]] = [[], []];
  const shards = [...Map.groupBy(own, ({ shard }) => shard.index).values()].flatMap((reports): Shard[] => {
    const [first, ...others] = reports;
    if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
    const which = `Shard ${first.shard.index} has ${reports.length} reports`;
    const newest = findNewestAttempt(reports);
    if (newest === null) duplicates.push(`${which}: ${reports.map(({ name }) => name).join(", ")}.`);
    else replaced.push(`${which}: that of the newest attempt counts, ${newest.name}.`);
    return [newest ?? first];
  });
  return { shards: shards.sort((a, b) => a.shard.index - b.shard.index), duplicates, replaced };
}

/** Null if the reports are not from different attempts of one run. */
function findNewestAttempt(reports: readonly Shard[]): Shard | null {
  const attempts = reports.map((report) => ({ report, parts: report.shard.run?.split(".") ?? [] }));
  const [first] = attempts;
  const isOneRun = attempts.every(({ parts: [id] }) => id !== undefined && id === first?.parts[0]);
  const numbers = new Set(attempts.map(({ parts: [, attempt] }) => attempt));
  if (!isOneRun || numbers.size < reports.length) return null;
  return attempts.toSorted((a, b) => Number(b.parts[1]) - Number(a.parts[1]))[0]?.report ?? null;
}

function findMissingShards(shards: readonly Shard[]): string[] {
  const [first] = shards;
  if (first === undefined) return ["There is no usable shard report."];
  const { of } = first.shard;
  const there = new Set(shards.map(({ shard }) => shard.index));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !there.has(index));
  const strays = shards.filter(({ shard }) => shard.index > of);
  if (strays.length > 0) return [`There is no shard ${strays[0]?.shard.index} of ${of}.`];
  if (missing.length === 0) return [];
  const which = new Intl.ListFormat("en-GB").format(missing.map(String));
  return [
    `${missing.length === 1 ? "Shard" : "Shards"} ${which} of ${of} ${missing.length === 1 ? "is" : "are"} missing.`,
  ];
}

/** Each entry of the manifest must be in exactly one shard. */
function findMissingEntries(shards: readonly Shard[]): string[] {
  const total = shards[0]?.shard.total ?? 0;
  const taken = new Set<number>();
  const ids = new Set<string>();
  for (const { name, result, shard } of shards) {
    if (!isComplete({ result, shard })) return [`${name} is truncated: entries of its shard are missing.`];
    for (const position of shard.positions) taken.add(position);
    for (const { id } of result.entries) ids.add(id);
  }
  const entries = shards.reduce((sum, { result }) => sum + result.entries.length, 0);
  const whole =
    taken.size === total && entries === total && ids.size === total && [...taken].every((position) => position < total);
  return whole ? [] : [`The shards contain ${ids.size} of ${total} ads, or some of them twice.`];
}

const isComplete = ({ result, shard }: Pick<Shard, "result" | "shard">): boolean =>
  shard.positions.length === result.entries.length;

function buildMergedResult(
  shards: readonly Shard[],
  problems: readonly string[],
  options: MergeShardsOptions,
): CheckResult {
  const entries = sortEntries(shards);
  const [first] = shards;
  const mode = first?.result.mode ?? "evaluate";
  const wrongCheckout = shards.flatMap(({ result }) => result.wrongCheckout ?? []).at(0);
  const conditions = {
    ...describeRun(mode, entries),
    ...(wrongCheckout !== undefined && { wrongCheckout }),
    ...(problems.length > 0 && { incompleteReason: formatIncompleteReason(problems) }),
  };
  const stopped = shards.some(({ shard }) => shard.stopped);
  const baseline = first?.result.baseline;
  return {
    schema: REPORT_SCHEMA,
    tool: { name: "adhere", version: options.version },
    mode,
    ...(first?.result.manifests && { manifests: first.result.manifests }),
    commit: options.commit ?? first?.result.commit ?? null,
    ...(first?.result.checkout && { checkout: first.result.checkout }),
    ...(wrongCheckout !== undefined && { wrongCheckout }),
    ...computeTimes(shards, options.now()),
    ...decideVerdict(entries, options.gate, stopped, conditions),
    gate: options.gate,
    notices: [...problems, ...options.notices, ...collectNotices(shards)],
    entries,
    ...(baseline !== undefined && { baseline }),
    merged: { of: first?.shard.of ?? 1, shards: shards.filter(isComplete).map(({ shard }) => shard.index) },
  };
}

/** The first two problems for the headline; the notices list all. */
function formatIncompleteReason(problems: readonly string[]): string {
  const more = problems.length - 2;
  const rest = more > 0 ? ` And ${more} more.` : "";
  return `Shard reports are incomplete: ${problems.slice(0, 2).join(" ")}${rest}`;
}

/** Sorts by the manifest's order; entries of a truncated shard go last. */
function sortEntries(shards: readonly Shard[]): EntryResult[] {
  const placed = shards.flatMap(({ result, shard }) =>
    result.entries.map((entry, index) => ({ entry, position: shard.positions[index] ?? shard.total })),
  );
  return placed.sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}

/** From the first shard's start to the last one's end. */
function computeTimes(shards: readonly Shard[], now: Date): Pick<CheckResult, "startedAt" | "durationMs"> {
  const starts = shards.map(({ result }) => Date.parse(result.startedAt));
  const ends = shards.map(({ result }) => Date.parse(result.startedAt) + result.durationMs);
  const start = starts.length === 0 ? now.getTime() : Math.min(...starts);
  return {
    startedAt: new Date(start).toISOString(),
    durationMs: Math.max(0, ...ends) - (ends.length === 0 ? 0 : start),
  };
}

/** Notices about one shard are left out of the merged report. */
const SHARD_NOTICE = /^Shard \d+ of \d+: /u;

/** Equal notices of several shards appear once. */
function collectNotices(shards: readonly Shard[]): string[] {
  const said = shards.flatMap(({ result }) => result.notices.filter((notice) => !SHARD_NOTICE.test(notice)));
  return [...new Set(said)];
}
