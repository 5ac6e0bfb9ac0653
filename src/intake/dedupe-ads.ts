import { createHash } from "node:crypto";
import { type FurtherLink, MAX_FURTHER_LINKS } from "../run/manifest/shape.ts";
import type { AdDraft, RowOrigin } from "./ad-draft.ts";

/** An ad with its id and all rows that it came from. */
export interface DedupedAd extends Omit<AdDraft, "ref" | "level"> {
  id: string;
  /** Sorted by their ids. Of stopped ads only where all are. */
  refs: AccountRef[];
  origins: RowOrigin[];
}

/** An ad at its platform. */
export interface AccountRef {
  /** `google:17` */
  ref: string;
  /** Empty strings if unknown. */
  campaign: string;
  group: string;
}

interface FoldedAd {
  draft: AdDraft;
  origins: RowOrigin[];
  refs: Map<string, AccountRef & { stopped: boolean }>;
  links: Map<string, FurtherLink>;
  stopped: boolean;
}

/** The manifest's limit (run/manifest/shape.ts). */
const MAX_REFS = 100;

/**
 * Merges ads with the same copy, creative, platform and landing page, and assigns ids.
 *
 * @param takenIds ids that other entries of the manifest have.
 */
export function dedupeAds(drafts: readonly AdDraft[], takenIds: Iterable<string> = []): DedupedAd[] {
  const folded = new Map<string, FoldedAd>();
  for (const draft of drafts) {
    const key = createIdentityKey(draft);
    const known = folded.get(key);
    if (known === undefined) {
      const refs = new Map(listRefs(draft).map((each) => [each.ref, each]));
      const links = new Map(listLinks(draft));
      folded.set(key, { draft, origins: [draft.origin], refs, links, stopped: draft.stopped === true });
    } else {
      for (const [url, link] of listLinks(draft)) if (!known.links.has(url)) known.links.set(url, link);
      for (const each of listRefs(draft)) {
        const same = known.refs.get(each.ref);
        if (same === undefined || (same.stopped && !each.stopped)) known.refs.set(each.ref, each);
      }
      if (!draft.stopped) known.stopped = false;
      known.origins.push(draft.origin);
      known.draft = chooseDraft(known.draft, draft);
    }
  }
  const ids = assignIds(folded, takenIds);
  return [...folded].map(([key, ad]) => {
    const { ref: _ref, level: _level, links: _links, stopped: _stopped, ...draft } = ad.draft;
    const links = [...ad.links.values()].slice(0, MAX_FURTHER_LINKS);
    return {
      ...draft,
      id: ids.get(key) ?? key,
      origins: ad.origins,
      refs: [...ad.refs.values()]
        .filter(({ stopped }) => ad.stopped || !stopped)
        .map(({ ref, campaign, group }) => ({ ref, campaign, group }))
        .sort((a, b) => (a.ref < b.ref ? -1 : 1))
        .slice(0, MAX_REFS),
      ...(links.length > 0 && { links }),
      ...(ad.stopped && { stopped: true as const }),
    };
  });
}

const listRefs = ({ ref, level, stopped }: AdDraft): (AccountRef & { stopped: boolean })[] =>
  ref === undefined ? [] : [{ ref, ...level, stopped: stopped === true }];

const listLinks = ({ links = [] }: AdDraft): [url: string, FurtherLink][] => links.map((link) => [link.url, link]);

/** Chooses the draft with the shorter names, whatever the order of the rows: copies are named "… - Copy". */
const chooseDraft = (one: AdDraft, other: AdDraft): AdDraft => {
  const [a, b] = [one, other].map(({ names, lostTexts, notes }) => {
    const written = JSON.stringify(names);
    return [written.length, written, JSON.stringify([lostTexts, notes])] as const;
  }) as [readonly [number, string, string], readonly [number, string, string]];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? "") < (b[at] ?? "") ? one : other;
};

const COPY_KEYS = ["headline", "body", "description", "cta", "page"] as const;

/** A digest of all in which two ads can differ. */
const createIdentityKey = ({ platform, copy, landing, viewport, creative }: AdDraft): string =>
  digest([
    platform,
    COPY_KEYS.map((key) => copy[key] ?? null),
    landing,
    viewport,
    creative,
    // Absent for most ads, whose ids stay the same.
    ...((copy.headlines ?? copy.descriptions) ? [copy.headlines ?? [], copy.descriptions ?? []] : []),
  ]);

/**
 * Assigns ids from group and ad name; if that is ambiguous, with the campaign's name; if that is ambiguous, with a hash
 * of the ad. Ids don't depend on the order of the rows, so a later export gives the same ads the same ids.
 */
function assignIds(ads: ReadonlyMap<string, FoldedAd>, takenIds: Iterable<string>): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set(takenIds);
  const styles: ((key: string, names: readonly string[]) => string)[] = [
    (_key, names) => slugify(names.slice(-2)),
    (_key, names) => slugify(names),
    ...[6, 12, 40].map(
      (length) => (key: string, names: readonly string[]) => `${slugify(names.slice(-2), 50)}-${key.slice(0, length)}`,
    ),
  ];
  for (const style of styles) {
    const left = [...ads].filter(([key]) => !ids.has(key));
    for (const [id, [only, another]] of Map.groupBy(left, ([key, { draft }]) => style(key, draft.names))) {
      if (only === undefined || another !== undefined || taken.has(id)) continue;
      ids.set(only[0], id);
      taken.add(id);
    }
  }
  return ids;
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Letters and digits of any script, joined with hyphens. A manifest's ids have at most 100 characters. */
function slugify(names: readonly string[], max = 80): string {
  const words = names
    .join(" ")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  let id = "";
  for (const letter of (words ?? []).join("-")) {
    if (id.length + letter.length > max) break;
    id += letter;
  }
  return id.replace(/-$/, "") || "ad";
}
