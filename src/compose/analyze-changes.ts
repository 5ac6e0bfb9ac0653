import { realpath } from "node:fs/promises";
import path from "node:path";
import type { EntryResult } from "../result/check-report.ts";
import type { Changes } from "../run/changes/changes.ts";
import type { Checkout } from "../run/changes/checkout.ts";
import { type AffectedEntries, type AffectedPart, findAffectedEntries } from "../run/changes/find-affected-entries.ts";
import { type ChangeSource, findChanges } from "../run/changes/find-changes.ts";
import { createGitRunner } from "../run/changes/git.ts";
import { readTrackedFiles } from "../run/changes/tracked-files.ts";
import { createBaseResult } from "../run/evaluate-entries.ts";
import { quoteValue } from "../run/format-message.ts";
import type { Entry, SourcePattern } from "../run/manifest/entry.ts";
import type { Problem } from "../run/manifest/location-resolver.ts";
import type { Settings } from "../run/settings.ts";

export interface ChangeOptions {
  settings: Pick<Settings, "mode" | "baseline" | "threshold">;
  cwd: string;
  /** The change that the run is for, or why it is unknown; absent if there is none. */
  changes?: ChangeSource | { why: string };
  checkout?: Checkout | null;
  wrongCheckout?: string;
}

/** What the change means for the entries. */
export interface ChangeAnalysis {
  /** Null if not needed or unknown. */
  affectedParts: ((entry: Entry) => ReadonlySet<AffectedPart>) | null;
  /** The change matters, but is unknown. */
  isUnknown: boolean;
  notices: readonly string[];
  warnings: readonly Problem[];
  /** Results of entries that can't be judged, because their change is not checked out; by id. */
  notJudged: ReadonlyMap<string, EntryResult>;
}

const NO_ANALYSIS: ChangeAnalysis = {
  affectedParts: null,
  isUnknown: false,
  notices: [],
  warnings: [],
  notJudged: new Map(),
};

/** Finds the change only if it is needed: for `sources`, a production baseline, or a wrong checkout. */
export async function analyzeChanges(entries: readonly Entry[], options: ChangeOptions): Promise<ChangeAnalysis> {
  const { settings, changes: source, wrongCheckout } = options;
  if (wrongCheckout !== undefined) return rejectTouchedEntries(entries, options);
  const filters = settings.mode === "evaluate" && entries.some(({ sources }) => sources.length > 0);
  const compares = settings.baseline === "production";
  if (source === undefined || !(filters || compares)) return NO_ANALYSIS;
  const cwd = await realpath(options.cwd);
  const found = "why" in source ? source : await findChangesIn(cwd, options, source, await listReadFiles(entries, cwd));
  if ("why" in found) {
    return { ...NO_ANALYSIS, isUnknown: true, notices: describeUnknownChanges(found.why, filters, compares) };
  }
  const { partsOf, unmatched } = await findAffectedEntries(found.changes, entries, cwd);
  return { ...NO_ANALYSIS, affectedParts: partsOf, warnings: filters ? describeUnmatched(unmatched) : [] };
}

/** The change of the repository, whose root may be below the working folder. */
async function findChangesIn(
  cwd: string,
  { checkout }: ChangeOptions,
  source: ChangeSource,
  wanted: readonly string[],
): ReturnType<typeof findChanges> {
  const folder = checkout?.folder ?? "";
  const root = path.join(cwd, folder);
  const found = await findChanges(
    root,
    source,
    wanted.map((file) => relativeTo(root, path.join(cwd, file))),
  );
  return "why" in found ? found : { changes: nameFromBoth(found.changes, folder) };
}

/** People name files from the repository's root, and from the working folder. */
function nameFromBoth({ files, submodules, linesOf, tracked }: Changes, folder: string): Changes {
  if (folder === "") return { files, submodules, linesOf, tracked };
  const both = (names: Iterable<string>) => [...names].flatMap((name) => [name, path.posix.join(folder, name)]);
  const listUntracked = async () => {
    const listed = await tracked.listUntracked();
    return listed === null ? null : both(listed);
  };
  return {
    files: new Set(both(files)),
    submodules: new Set(both(submodules)),
    linesOf: (file) => linesOf(file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file),
    tracked: {
      files: both(tracked.files),
      submodules: new Set(both(tracked.submodules)),
      links: tracked.links.flatMap(({ path: link, target }) => both([link]).map((name) => ({ path: name, target }))),
      listUntracked,
    },
  };
}

/** Nobody can judge an ad from another commit than the one that changes it. If the change is unknown, that is every ad. */
async function rejectTouchedEntries(entries: readonly Entry[], options: ChangeOptions): Promise<ChangeAnalysis> {
  const touches = await findListedChanges(entries, options);
  const notJudged = entries
    .filter((entry) => touches === null || touches.partsOf(entry).size > 0)
    .map((entry) => [entry.id, createNotJudgedResult(entry, options.settings.threshold)] as const);
  return { ...NO_ANALYSIS, affectedParts: touches?.partsOf ?? null, notJudged: new Map(notJudged) };
}

/** What the platform's list of changed files affects; null if it is unknown. */
async function findListedChanges(
  entries: readonly Entry[],
  { changes: source, cwd, checkout }: ChangeOptions,
): Promise<AffectedEntries | null> {
  if (source === undefined || "why" in source) return null;
  const listed = await source.listFiles();
  if ("why" in listed) return null;
  const real = await realpath(cwd);
  const folder = checkout?.folder ?? "";
  const root = path.join(real, folder);
  const tracked = await readTrackedFiles(createGitRunner(root), root).catch(() => null);
  if (tracked === null) return null;
  const changes = { files: new Set(listed.files), submodules: new Set<string>(), linesOf: () => null, tracked };
  return findAffectedEntries(nameFromBoth(changes, folder), entries, real);
}

/** Error code of entries whose change is not checked out. */
const WRONG_CHECKOUT = "WRONG_CHECKOUT";

function createNotJudgedResult(entry: Entry, threshold: number): EntryResult {
  const reason = "The pull request may change this ad, and another commit is checked out.";
  return {
    ...createBaseResult(entry, entry.threshold ?? threshold),
    state: "error",
    reason,
    error: { message: reason, code: WRONG_CHECKOUT, blame: "evaluation" },
    ...{ overallScore: null, durationMs: 0, answer: null, notices: [], linkTrail: [] },
  };
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
