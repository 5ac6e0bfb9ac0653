import { isDeepStrictEqual } from "node:util";
import { collapseSpace } from "../../ground/text.ts";
import type { DedupedAd } from "../dedupe-ads.ts";
import type { KnownAd } from "./known-ad.ts";

/** What became of a manifest's entries and of the account's ads. */
export interface AdMatches {
  /** An ad may have several entries. */
  matched: { entry: KnownAd; ad: DedupedAd }[];
  /** Entries of ads that the export does not have. */
  gone: KnownAd[];
  /** Ads without an entry. */
  unlisted: DedupedAd[];
  /** Entries and ads that may be the same in several ways. */
  ambiguous: { entries: KnownAd[]; ads: DedupedAd[] }[];
}

/**
 * Finds the ad of each entry: by `ref`; where there is none on one side, by landing page and text. The order of the ads
 * does not matter.
 *
 * @param isCovered whether the export would have the entry's ad if it still existed.
 */
export function matchAds(
  entries: readonly KnownAd[],
  ads: readonly DedupedAd[],
  isCovered: (entry: KnownAd) => boolean,
): AdMatches {
  const matches: AdMatches = { matched: [], gone: [], unlisted: [], ambiguous: [] };
  const byRef = matchByRef(entries, ads);
  matches.matched.push(...byRef);
  const [doneEntries, doneAds] = [new Set(byRef.map(({ entry }) => entry)), new Set(byRef.map(({ ad }) => ad))];
  const knownRefs = new Set(ads.flatMap(({ refs }) => refs.map(({ ref }) => ref)));
  // The ads of an entry with a known id are told apart by it: a card of a carousel that is gone is no other card.
  let restEntries = entries.filter((each) => !doneEntries.has(each) && !each.refs.some((ref) => knownRefs.has(ref)));
  const lost = entries.filter((each) => !doneEntries.has(each) && each.refs.some((ref) => knownRefs.has(ref)));
  let restAds = ads.filter((ad) => !doneAds.has(ad));
  for (const landingOf of [getLanding, getPage]) {
    const groups = groupByText(restEntries, restAds, landingOf);
    const settled = new Set<KnownAd | DedupedAd>();
    for (const group of groups) {
      const pairs = pairGroup(group);
      if (pairs === null) matches.ambiguous.push(group);
      else matches.matched.push(...pairs);
      for (const each of pairs?.flatMap(({ entry, ad }) => [entry, ad]) ?? [...group.entries, ...group.ads])
        settled.add(each);
    }
    restEntries = restEntries.filter((entry) => !settled.has(entry));
    restAds = restAds.filter((ad) => !settled.has(ad));
  }
  matches.gone.push(...lost, ...restEntries.filter(isCovered));
  matches.unlisted.push(...restAds);
  return matches;
}

/** Pairs by `ref`. Entries and ads with one id are the cards of a carousel, or an ad's page for phones. */
function matchByRef(entries: readonly KnownAd[], ads: readonly DedupedAd[]): AdMatches["matched"] {
  const byRef = new Map<string, DedupedAd[]>();
  for (const ad of ads) for (const { ref } of ad.refs) byRef.set(ref, [...(byRef.get(ref) ?? []), ad]);
  const takers = new Map<DedupedAd, KnownAd[]>();
  const isFree = (ad: DedupedAd, entry: KnownAd): boolean =>
    (takers.get(ad) ?? []).every(
      (other) => isTwin(entry, other) || !other.refs.some((ref) => entry.refs.includes(ref)),
    );
  const matched: AdMatches["matched"] = [];
  let left = entries.flatMap((entry) => {
    const found = [...new Set(entry.refs.flatMap((ref) => byRef.get(ref) ?? []))];
    return found.length === 0 ? [] : [{ entry, candidates: preferViewport(sortById(found), entry) }];
  });
  for (const isSame of MATCHING_RULES) {
    left = left.filter(({ entry, candidates }) => {
      const ad = candidates.find((each) => isFree(each, entry) && isSame(entry, each));
      if (ad === undefined) return true;
      matched.push({ entry, ad });
      takers.set(ad, [...(takers.get(ad) ?? []), entry]);
      return false;
    });
  }
  return matched;
}

/** Surest first. */
const MATCHING_RULES: readonly ((entry: KnownAd, ad: DedupedAd) => boolean)[] = [
  (entry, ad) => getLanding(entry.ad) === ad.landing && isDeepStrictEqual(entry.ad.copy ?? {}, ad.copy),
  (entry, ad) => getLanding(entry.ad) === ad.landing && isSameText(entry, ad),
  (entry, ad) => getLanding(entry.ad) === ad.landing,
  (entry, ad) => getPage(entry.ad) === getPage(ad),
  isSameText,
  () => true,
];

/** Two entries of one ad, such as one for each viewport. */
const isTwin = ({ ad: one }: KnownAd, { ad: other }: KnownAd): boolean =>
  getLanding(one) === getLanding(other) && isDeepStrictEqual(one.copy, other.copy);

const fitsViewport = (ad: DedupedAd, { viewport }: KnownAd): boolean =>
  (ad.viewport === "mobile") === (viewport === "mobile");

/** An ad's page for phones belongs to the entry for phones, unless another one says that it has it. */
const preferViewport = (ads: readonly DedupedAd[], entry: KnownAd): DedupedAd[] =>
  ads.toSorted((a, b) => Number(fitsViewport(b, entry)) - Number(fitsViewport(a, entry)));

/** The ads of the entry's viewport; if there are none, all. */
function keepViewport(ads: readonly DedupedAd[], entry: KnownAd): readonly DedupedAd[] {
  const kept = ads.filter((ad) => fitsViewport(ad, entry));
  return kept.length === 0 ? ads : kept;
}

/** Ids of ads do not depend on the order of rows. */
const sortById = (ads: readonly DedupedAd[]): DedupedAd[] => ads.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const getLanding = ({ landing }: { landing: string }): string => landing.trim();

/** Parameters that say where a click comes from. */
const TRACKING_PARAMETER = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|li_fat_id|epik|mc_[ce]id)$/iu;

/** A landing page without the parameters that count clicks. */
function getPage({ landing }: { landing: string }): string {
  const [page = "", query = ""] = landing.trim().split("?", 2);
  const kept = query.split("&").filter((part) => part !== "" && !TRACKING_PARAMETER.test(part.split("=", 1)[0] ?? ""));
  return kept.length === 0 ? page : `${page}?${kept.join("&")}`;
}

interface TextGroup {
  entries: KnownAd[];
  ads: DedupedAd[];
}

/** Entries and ads on the same page whose texts agree, directly or through others. */
function groupByText(
  entries: readonly KnownAd[],
  ads: readonly DedupedAd[],
  landingOf: (each: { landing: string }) => string,
): TextGroup[] {
  const adsByPage = Map.groupBy(ads, landingOf);
  const groupOf = new Map<DedupedAd, TextGroup>();
  for (const entry of entries) {
    const onPage = keepViewport(adsByPage.get(landingOf(entry.ad)) ?? [], entry);
    const found = onPage.filter((ad) => isSameText(entry, ad));
    const joined = [...new Set(found.flatMap((ad) => groupOf.get(ad) ?? []))];
    const group = {
      entries: [...joined.flatMap((each) => each.entries), entry],
      ads: sortById([...new Set([...joined.flatMap((each) => each.ads), ...found])]),
    };
    for (const ad of group.ads) groupOf.set(ad, group);
  }
  return [...new Set(groupOf.values())];
}

const TEXT_KEYS = ["headline", "body", "description"] as const;

/** Whether the texts that both have are equal. An entry without a text goes by its page. */
function isSameText({ ad: { copy = {} } }: KnownAd, ad: DedupedAd): boolean {
  const own = TEXT_KEYS.filter((key) => collapseSpace(copy[key] ?? "") !== "");
  const shared = own.filter((key) => collapseSpace(ad.copy[key] ?? "") !== "");
  if (own.length === 0 || shared.length === 0) return own.length === 0;
  return shared.every((key) => collapseSpace(copy[key] ?? "") === collapseSpace(ad.copy[key] ?? ""));
}

/** The pairs of a group, or null if nobody can tell which entry is which ad. */
function pairGroup({ entries, ads }: TextGroup): AdMatches["matched"] | null {
  const [entry] = entries;
  const [ad] = ads;
  if (entry === undefined || ad === undefined) return null;
  if (ads.length === 1)
    return entries.length === 1 || ad.refs.length === 0 ? entries.map((each) => ({ entry: each, ad })) : null;
  if (entries.length > 1) return null;
  const exact = ads.filter((each) => isSameInAll(entry, each));
  return exact.length === 1 && exact[0] !== undefined ? [{ entry, ad: exact[0] }] : null;
}

/** Whether an ad is the entry in all that both say. */
const isSameInAll = ({ ad: entry, platform }: KnownAd, ad: DedupedAd): boolean =>
  JSON.stringify(entry.copy ?? {}) === JSON.stringify({ ...entry.copy, ...ad.copy }) &&
  (platform === null || platform === ad.platform) &&
  (ad.creative?.kind !== "asset" || entry.asset === undefined || entry.asset === ad.creative.url);
