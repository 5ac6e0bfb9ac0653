import { createHash } from "node:crypto";
import { type FurtherLink, MAX_FURTHER_LINKS } from "../run/manifest/shape.ts";
import type { AdDraft, RowOrigin } from "./ad-draft.ts";

/** An ad with its id and all rows that it came from. */
export interface DedupedAd extends Omit<AdDraft, "ref"> {
  id: string;
  refs: string[];
  origins: RowOrigin[];
}

interface FoldedAd {
  draft: AdDraft;
  names: readonly string[];
  origins: RowOrigin[];
  refs: Set<string>;
  links: Map<string, FurtherLink>;
}

/** Merges ads with the same copy, creative, platform and landing page, and assigns ids. */
export function dedupeAds(drafts: readonly AdDraft[]): DedupedAd[] {
  const folded = new Map<string, FoldedAd>();
  for (const draft of drafts) {
    const key = createIdentityKey(draft);
    const known = folded.get(key);
    if (known === undefined) {
      const refs = new Set(draft.ref === undefined ? [] : [draft.ref]);
      const links = new Map(listLinks(draft));
      folded.set(key, { draft, names: draft.names, origins: [draft.origin], refs, links });
    } else {
      for (const [url, link] of listLinks(draft)) if (!known.links.has(url)) known.links.set(url, link);
      if (draft.ref !== undefined) known.refs.add(draft.ref);
      known.origins.push(draft.origin);
      known.names = chooseNames(known.names, draft.names);
    }
  }
  const ids = assignIds(folded);
  return [...folded].map(
    ([
      key,
      {
        draft: { ref: _, links: _links, ...draft },
        origins,
        refs,
        links,
      },
    ]) => {
      const id = ids.get(key) ?? hashText(key, 64);
      const all = [...links.values()].slice(0, MAX_FURTHER_LINKS);
      return { ...draft, id, origins, refs: [...refs].sort(), ...(all.length > 0 && { links: all }) };
    },
  );
}

const listLinks = ({ links = [] }: AdDraft): [url: string, FurtherLink][] => links.map((link) => [link.url, link]);

/** Chooses the shorter of an ad's two names, whatever the order of the rows: copies are named "… - Copy". */
const chooseNames = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const [a, b] = [one, other].map((names) => JSON.stringify(names)) as [string, string];
  return a.length < b.length || (a.length === b.length && a <= b) ? one : other;
};

const COPY_KEYS = ["headline", "body", "description", "cta", "page"] as const;

const createIdentityKey = ({ platform, copy, landing, viewport, creative }: AdDraft): string =>
  JSON.stringify([
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
function assignIds(ads: ReadonlyMap<string, FoldedAd>): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const styles: ((key: string, names: readonly string[]) => string)[] = [
    (_key, names) => slugify(names.slice(-2)),
    (_key, names) => slugify(names),
    ...[6, 12, 40].map(
      (length) => (key: string, names: readonly string[]) => `${slugify(names.slice(-2), 50)}-${hashText(key, length)}`,
    ),
  ];
  for (const style of styles) {
    const left = [...ads].filter(([key]) => !ids.has(key));
    for (const [id, [only, another]] of Map.groupBy(left, ([key, { names }]) => style(key, names))) {
      if (only === undefined || another !== undefined || taken.has(id)) continue;
      ids.set(only[0], id);
      taken.add(id);
    }
  }
  return ids;
}

const hashText = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

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
