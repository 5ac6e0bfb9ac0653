import { isDeepStrictEqual } from "node:util";
import { collapseSpace } from "../../ground/text.ts";
import type { Ad } from "../../run/manifest/shape.ts";
import type { AdCopy } from "../ad-draft.ts";
import type { AccountRef, DedupedAd } from "../dedupe-ads.ts";
import { type FindFile, toRefKeys } from "../format-manifest.ts";
import type { KnownAd, PauseReason } from "./known-ad.ts";
import { matchAds } from "./match-ads.ts";

/** A value of an entry that the account says differently. */
export interface FieldChange {
  /** `["copy", "headline"]` */
  path: readonly [key: keyof Ad, within?: keyof AdCopy];
  from: unknown;
  /** Undefined: the key is removed. */
  to: unknown;
}

/** What has to be done so that the manifests say what the account says. */
export interface UpdatePlan {
  /** Running ads without an entry, by id. */
  added: DedupedAd[];
  changed: { entry: KnownAd; changes: FieldChange[] }[];
  paused: { entry: KnownAd; reason: PauseReason }[];
  /** Entries that an earlier update paused, and whose ad runs again. */
  resumed: KnownAd[];
  /** Entries that the export does not have. */
  pruned: KnownAd[];
  ambiguous: { entries: KnownAd[]; ads: DedupedAd[] }[];
  /** Entries whose ad runs, and that somebody has paused. */
  pausedByHand: KnownAd[];
  /** Stopped ads without an entry. */
  stoppedWithoutEntry: number;
  unchanged: number;
  /** Entries that the export covers. */
  covered: number;
  gone: number;
}

export interface PlanOptions {
  /** The ad platforms of the export: `google`. */
  sources: ReadonlySet<string>;
  /** Delete entries of ads that are gone, instead of pausing them. */
  prune: boolean;
  find: FindFile;
}

/** Compares manifests with the account's ads, running and stopped. The order of the ads does not matter. */
export function planUpdate(entries: readonly KnownAd[], all: readonly DedupedAd[], options: PlanOptions): UpdatePlan {
  const ads = all.map(sortLinks);
  const isCovered = createCoverage(ads, options);
  const { matched, gone, unlisted, ambiguous } = matchAds(entries, ads, isCovered);
  const said = listSaidKeys(ads);
  const refs = assignRefs(matched);
  const plan: UpdatePlan = {
    ...createPlan(),
    added: unlisted.filter((ad) => !ad.stopped).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    pruned: options.prune ? gone : [],
    ambiguous,
    stoppedWithoutEntry: unlisted.filter((ad) => ad.stopped).length,
    covered: entries.filter(isCovered).length,
    gone: gone.length,
  };
  const pause = (entry: KnownAd, reason: PauseReason) => {
    if (entry.ad.status === "paused") plan.unchanged += 1;
    else plan.paused.push({ entry, reason });
  };
  for (const { entry, ad } of matched.toSorted((a, b) => comparePlaces(a.entry, b.entry))) {
    if (ad.stopped) {
      pause(entry, "stopped");
      continue;
    }
    if (entry.ad.status === "paused") (entry.isPausedByHand ? plan.pausedByHand : plan.resumed).push(entry);
    const changes = listChanges(entry, ad, { refs: refs.get(entry) ?? [], said, find: options.find });
    if (changes.length > 0) plan.changed.push({ entry, changes });
    else if (entry.ad.status !== "paused") plan.unchanged += 1;
  }
  if (!options.prune) for (const entry of gone.toSorted(comparePlaces)) pause(entry, "gone");
  return plan;
}

const createPlan = (): UpdatePlan => ({
  added: [],
  changed: [],
  paused: [],
  resumed: [],
  pruned: [],
  ambiguous: [],
  pausedByHand: [],
  stoppedWithoutEntry: 0,
  unchanged: 0,
  covered: 0,
  gone: 0,
});

/** Links come in the order of rows, which means nothing. */
const sortLinks = (ad: DedupedAd): DedupedAd =>
  ad.links === undefined ? ad : { ...ad, links: ad.links.toSorted((a, b) => (a.url < b.url ? -1 : 1)) };

const comparePlaces = (one: KnownAd, other: KnownAd): number => one.file - other.file || one.index - other.index;

/** Where the ads of a source run. */
const PLATFORMS_OF_SOURCE: Readonly<Record<string, readonly (string | null)[]>> = {
  google: ["google"],
  meta: ["meta", "facebook", "instagram"],
  tiktok: ["tiktok"],
};

/** Whether the export would have an entry's ad: it is of the same source, by its ids, else by its platform. */
function createCoverage(ads: readonly DedupedAd[], { sources }: PlanOptions): (entry: KnownAd) => boolean {
  if (ads.length === 0) return () => false;
  const platforms = new Set([...sources].flatMap((source) => PLATFORMS_OF_SOURCE[source] ?? []));
  return ({ refs, platform }) =>
    refs.length > 0 ? refs.every((ref) => sources.has(ref.split(":", 1)[0] ?? "")) : platforms.has(platform);
}

/** The keys that any ad of the export has. What none has is not in the export, and stays as it is. */
const listSaidKeys = (ads: readonly DedupedAd[]): ReadonlySet<string> =>
  new Set(ads.flatMap((ad) => [...Object.keys(ad.copy), ...(ad.links ? ["links"] : [])]));

/** The ids of each entry: its own ones that its ad still has; the ad's new ones belong to its first entry. */
function assignRefs(matched: readonly { entry: KnownAd; ad: DedupedAd }[]): Map<KnownAd, AccountRef[]> {
  const refs = new Map<KnownAd, AccountRef[]>();
  for (const [ad, pairs] of Map.groupBy(matched, ({ ad }) => ad)) {
    const entries = pairs.map(({ entry }) => entry).toSorted(comparePlaces);
    const claimed = new Set(entries.flatMap((entry) => entry.refs));
    for (const [index, entry] of entries.entries())
      refs.set(
        entry,
        ad.refs.filter(({ ref }) => entry.refs.includes(ref) || (index === 0 && !claimed.has(ref))),
      );
  }
  return refs;
}

interface ChangeContext {
  refs: readonly AccountRef[];
  said: ReadonlySet<string>;
  find: FindFile;
}

/** What the account says differently. Everything else in the entry is the user's. */
function listChanges({ ad: entry }: KnownAd, ad: DedupedAd, { refs, said, find }: ChangeContext): FieldChange[] {
  const changes: FieldChange[] = [];
  const set = (path: FieldChange["path"], from: unknown, to: unknown) => {
    if (!isDeepStrictEqual(from, to)) changes.push({ path, from, to });
  };
  if (refs.length > 0)
    for (const [key, to] of Object.entries(toRefKeys(refs))) set([key as keyof Ad], entry[key as keyof Ad], to);
  if (entry.landing.trim() !== ad.landing) set(["landing"], entry.landing, ad.landing);
  for (const key of ["headline", "body", "description", "cta", "page"] as const) {
    const [from, to] = [entry.copy?.[key], ad.copy[key]];
    const isGone = to === undefined && said.has(key) && key !== "cta" && key !== "page";
    if ((to !== undefined || isGone) && collapseSpace(from ?? "") !== collapseSpace(to ?? ""))
      set(["copy", key], from, to);
  }
  for (const key of ["headlines", "descriptions"] as const) {
    const [from, to] = [entry.copy?.[key], ad.copy[key]];
    if ((to !== undefined || said.has(key)) && !isSameSet(from, to)) set(["copy", key], from, to);
  }
  if ((ad.links !== undefined || said.has("links")) && !isSameSet(entry.links, ad.links))
    set(["links"], entry.links, ad.links);
  return [...changes, ...listCreativeChanges(entry, ad, find)];
}

/** A picture in the repository is the user's choice; a URL is the account's. */
function listCreativeChanges(entry: Ad, { creative }: DedupedAd, find: FindFile): FieldChange[] {
  if (creative === null) return [];
  const isEmpty = entry.asset === undefined && entry.adUrl === undefined;
  if (creative.kind === "adUrl") {
    if (entry.asset !== undefined || entry.adUrl === creative.url) return [];
    const mediaType: FieldChange = { path: ["mediaType"], from: entry.mediaType, to: "video" };
    const url: FieldChange = { path: ["adUrl"], from: entry.adUrl, to: creative.url };
    return entry.mediaType === "video" ? [url] : [url, mediaType];
  }
  const asset = creative.kind === "asset" ? creative.url : find(creative.name);
  const isUrl = /^https?:/iu.test(entry.asset ?? "") && creative.kind === "asset";
  if (asset === null || asset === entry.asset || !(isEmpty || isUrl)) return [];
  return [{ path: ["asset"], from: entry.asset, to: asset }];
}

const isSameSet = (one: readonly unknown[] = [], other: readonly unknown[] = []): boolean =>
  isDeepStrictEqual(new Set(one.map((each) => serialise(each))), new Set(other.map((each) => serialise(each))));

/** Independent of the order of keys. */
export const serialise = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/**
 * What statuses alone change, as in a pause file: entries all of whose ads are paused, or one of whose ads runs again.
 *
 * @param statuses by `ref`.
 */
export function planStatuses(
  entries: readonly KnownAd[],
  statuses: ReadonlyMap<string, "paused" | "running">,
): UpdatePlan {
  const plan = createPlan();
  for (const entry of entries) {
    const own = entry.refs.map((ref) => statuses.get(ref));
    const isPaused = entry.ad.status === "paused";
    const stops = own.length > 0 && own.every((status) => status === "paused");
    if (stops && !isPaused) plan.paused.push({ entry, reason: "stopped" });
    else if (own.includes("running") && isPaused) (entry.isPausedByHand ? plan.pausedByHand : plan.resumed).push(entry);
    else plan.unchanged += 1;
  }
  return plan;
}
