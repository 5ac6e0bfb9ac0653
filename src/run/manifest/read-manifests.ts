import { quoteValue } from "../format-message.ts";
import type { Asset, Entry, SourceLocation } from "./entry.ts";
import { detectPlatform, expandMacros } from "./expand-macros.ts";
import { findManifests, type ManifestFile, readManifestText } from "./find-manifests.ts";
import { formatProblem, locationAfter, type Problem } from "./location-resolver.ts";
import { type ManifestTree, parseManifest, type ValuePath } from "./parse-manifest-yaml.ts";
import { type AdNeeds, checkSemantics } from "./semantic-checks.ts";
import { type Ad, type Defaults, Manifest } from "./shape.ts";
import { explainShapeErrors } from "./shape-errors.ts";

export type { Problem } from "./location-resolver.ts";

export interface ReadManifestsOptions extends AdNeeds {
  /** The folder that patterns are relative to, and the root that assets may not leave. */
  cwd: string;
  /** What to do if there is no manifest, as the end of a sentence. */
  missingManifestStep?: string | undefined;
}

/** Problems in the error's message; `problems` always contains all. */
const MAX_LISTED_PROBLEMS = 200;

/** The manifests have errors, contain no ad, or do not exist. The message lists all errors of all files. */
export class ManifestError extends Error {
  override name = "ManifestError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], message: string = formatProblems(problems)) {
    super(message);
    this.problems = problems;
  }
}

/**
 * Reads the ads manifests that match the patterns (paths or globs), each file once, as valid entries in the order of
 * files and ads.
 *
 * @throws ManifestError with all errors of all files; also if a pattern matches no file, or if there is no ad, because
 *   an empty check never passes.
 */
export async function readManifests(patterns: readonly string[], options: ReadManifestsOptions): Promise<Entry[]> {
  const { files, mistakes } = await findManifests(patterns, options.cwd, options.missingManifestStep);
  if (mistakes.length > 0) throw new ManifestError([], mistakes.join("\n"));
  const readings: ManifestReading[] = [];
  for (const file of files) readings.push(await readManifest(file, options));
  const problems = [
    ...readings.flatMap((reading) => reading.problems),
    ...findDuplicateIds(readings.flatMap((reading) => reading.ids)),
  ];
  if (problems.length > 0) throw new ManifestError(sortProblems(problems, readings));
  const entries = readings.flatMap((reading) => reading.entries);
  if (entries.length === 0) throw new ManifestError(readings.map(({ file }) => fileProblem(file, NO_ADS)));
  return entries;
}

interface ManifestReading {
  file: string;
  problems: Problem[];
  entries: Entry[];
  /** All ids of the file with their locations, including those of invalid ads. */
  ids: { id: string; location: SourceLocation }[];
}

async function readManifest(file: ManifestFile, options: ReadManifestsOptions): Promise<ManifestReading> {
  const failed = (problems: Problem[]): ManifestReading => ({ file: file.name, problems, entries: [], ids: [] });
  const read = await readManifestText(file);
  if ("mistake" in read) {
    return failed([{ location: locationAfter(file.name, read.before), message: read.mistake }]);
  }
  const { tree, problems: syntaxProblems } = parseManifest(read.text, file.name);
  if (tree === null) return failed(syntaxProblems);
  if (tree.value === null && syntaxProblems.length === 0) return failed([fileProblem(file.name, EMPTY_FILE)]);
  const shape = Manifest.safeParse(tree.value);
  const { mistakes, assets } = await checkSemantics(tree.value, file, options);
  const explainedPaths = new Set(mistakes.map(({ path }) => path.join(".")));
  const problems = [
    ...syntaxProblems,
    ...(shape.success ? [] : explainShapeErrors(shape.error.issues, tree, explainedPaths)),
    ...mistakes.map(({ path, message }) => ({ location: tree.locationOf(path), message })),
  ];
  // An ad that is missing is an error of its entry, so that the others are evaluated.
  const missing = new Set(mistakes.flatMap(({ concernsAd, path }) => (concernsAd ? [path[1]] : [])));
  const isUsable = shape.success && problems.length === missing.size;
  const entries = isUsable ? toEntries(shape.data, assets, tree) : [];
  return {
    file: file.name,
    problems: isUsable ? [] : problems,
    entries: entries.map((entry, index) => (missing.has(index) ? { ...entry, isAdMissing: true } : entry)),
    ids: collectIds(tree),
  };
}

/** A problem of a whole file. */
const fileProblem = (file: string, message: string): Problem => ({ location: locationAfter(file, ""), message });

const EMPTY_FILE = 'the file is empty: write version: 1, and under ads: a list of ads, each starting with "- id: …"';
const NO_ADS = 'no ads are listed, so there is nothing to check: write one under ads:, starting with "- id: …"';

function toEntries({ ads, defaults = {} }: Manifest, assets: (Asset | null)[], tree: ManifestTree): Entry[] {
  return ads.map((ad, index) => {
    const at = ["ads", index];
    const entry = toEntry(ad, defaults, assets[index] ?? null, (path) => tree.locationOf([...at, ...path]));
    return tree.isRepeated(at) ? { ...entry, isRepeated: true } : entry;
  });
}

function toEntry(ad: Ad, defaults: Defaults, asset: Asset | null, locate: (path: ValuePath) => SourceLocation): Entry {
  const viewport = ad.viewport ?? defaults.viewport ?? null;
  const visitor = { mobile: viewport === "mobile" };
  const locale = ad.locale ?? defaults.locale;
  const landing = ad.landing.trim();
  const adUrl = ad.adUrl?.trim();
  const pageSpeedBudget = ad["page-speed-budget"] ?? defaults["page-speed-budget"];
  return {
    id: ad.id,
    location: locate([]),
    // Detected from the macros, before they are expanded.
    platform: ad.platform ?? defaults.platform ?? detectPlatform(landing),
    asset,
    adUrl: adUrl === undefined ? null : expandMacros(adUrl, visitor),
    mediaType: ad.mediaType ?? null,
    copy: toCopy(ad.copy, ad.links),
    landing: toLanding(landing, visitor),
    ...(ad.links && {
      links: ad.links.map(({ kind = "sitelink", text = null, url }) => {
        return { kind, text, landing: toLanding(url.trim(), visitor) };
      }),
    }),
    ...(ad.ref !== undefined && { refs: listRefs(ad) }),
    ...(ad.status === "paused" && { isPaused: true }),
    viewport,
    locale: locale === undefined ? null : (Intl.getCanonicalLocales(locale)[0] ?? null),
    audience: ad.audience ?? null,
    threshold: ad.threshold ?? defaults.threshold ?? null,
    timeout: ad.timeout ?? defaults.timeout ?? null,
    ...(pageSpeedBudget && { pageSpeedBudget }),
    truth: ad.truth ?? defaults.truth ?? null,
    ...(defaults.trackingParameters && { trackingParameters: defaults.trackingParameters }),
    accept: ad.accept ?? [],
    sources: (ad.sources ?? []).map((glob, index) => ({ glob, location: locate(["sources", index]) })),
  };
}

/** The ad's ids at its platform, with their campaigns and groups: one name is that of all. */
function listRefs({ ref = [], campaign, group }: Ad): NonNullable<Entry["refs"]> {
  const nameAt = (names: string | string[] | undefined, at: number) =>
    (typeof names === "string" ? names : names?.[at]) ?? null;
  return [ref].flat().map((each, at) => ({ ref: each, campaign: nameAt(campaign, at), group: nameAt(group, at) }));
}

const toLanding = (written: string, visitor: { mobile: boolean }): Entry["landing"] => ({
  written,
  url: expandMacros(written, visitor),
});

/** @param links those of sitelinks are shown with the ad. */
function toCopy(copy: Ad["copy"], links: Ad["links"] = []): Entry["copy"] {
  if (copy === undefined) return null;
  const { body, description, cta, page, descriptions } = copy;
  const { headline, headlines } = copy.headline === undefined ? withFirstHeadline(copy.headlines ?? []) : copy;
  const sitelinks = links.flatMap(({ kind = "sitelink", text }) =>
    kind === "sitelink" && text !== undefined ? [text] : [],
  );
  return {
    ...(headline !== undefined && { headline }),
    ...(body !== undefined && { bodyText: body }),
    ...(description !== undefined && { description }),
    ...(cta !== undefined && { ctaType: cta }),
    ...(page !== undefined && { pageName: page }),
    ...(headlines !== undefined && headlines.length > 0 && { headlines }),
    ...(descriptions !== undefined && { descriptions }),
    ...(sitelinks.length > 0 && { sitelinks }),
  };
}

type Headlines = NonNullable<NonNullable<Ad["copy"]>["headlines"]>;

/** Of an ad that has only a list of headlines, the one in the first position is its headline. */
function withFirstHeadline(all: Headlines): { headline?: string; headlines: Headlines } {
  const first = all.find((each) => typeof each !== "string" && each.pin === 1) ?? all[0];
  if (first === undefined) return { headlines: all };
  return { headline: typeof first === "string" ? first : first.text, headlines: all.filter((each) => each !== first) };
}

function collectIds(tree: ManifestTree): ManifestReading["ids"] {
  const ads = typeof tree.value === "object" && tree.value !== null && "ads" in tree.value ? tree.value.ads : [];
  return (Array.isArray(ads) ? ads : []).flatMap((ad: unknown, index) => {
    const named = typeof ad === "object" && ad !== null && "id" in ad && typeof ad.id === "string";
    return named ? [{ id: String(ad.id), location: tree.locationOf(["ads", index, "id"]) }] : [];
  });
}

/** Ids identify ads in comments and baselines, so they are unique across all manifests of a run. */
function findDuplicateIds(ids: ManifestReading["ids"]): Problem[] {
  const taken = new Map<string, SourceLocation>();
  const problems: Problem[] = [];
  for (const { id, location } of ids) {
    const first = taken.get(id);
    if (first === undefined) taken.set(id, location);
    else {
      const where = `${first.file}:${first.line}:${first.column}`;
      const message = `id ${quoteValue(id)} is already used by the ad at ${where}: give each ad its own id`;
      problems.push({ location, message });
    }
  }
  return problems;
}

/** Sorts by file and location; an error that ads share by an alias appears once. */
function sortProblems(problems: readonly Problem[], readings: readonly ManifestReading[]): Problem[] {
  const order = new Map(readings.map(({ file }, index) => [file, index]));
  const rank = (file: string) => order.get(file) ?? 0;
  const unique = new Map(
    problems.map((problem) => {
      const { file, line, column } = problem.location;
      return [JSON.stringify([file, line, column, problem.message]), problem] as const;
    }),
  );
  return [...unique.values()].sort(
    ({ location: a }, { location: b }) => rank(a.file) - rank(b.file) || a.line - b.line || a.column - b.column,
  );
}

function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MAX_LISTED_PROBLEMS).map(formatProblem);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more: fix these first.`);
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  return [`${count} in the ads manifest:`, ...lines].join("\n");
}
