import { createHash } from "node:crypto";
import type { AdDraft, RowOrigin } from "./ad-draft.ts";

/** An ad of the manifest: its id, and every row that says the same. */
export interface DedupedAd extends AdDraft {
  id: string;
  origins: RowOrigin[];
}

/** Folds ads that say the same, look the same and lead to the same page on the same platform, and names them. */
export function dedupeAds(drafts: readonly AdDraft[]): DedupedAd[] {
  const folded = new Map<string, { draft: AdDraft; names: readonly string[]; origins: RowOrigin[] }>();
  for (const draft of drafts) {
    const key = createIdentityKey(draft);
    const known = folded.get(key);
    if (known === undefined) folded.set(key, { draft, names: draft.names, origins: [draft.origin] });
    else {
      known.origins.push(draft.origin);
      known.names = chooseNames(known.names, draft.names);
    }
  }
  const ids = assignIds(new Map([...folded].map(([key, { names }]) => [key, names])));
  return [...folded].map(([key, { draft, origins }]) => ({
    ...draft,
    id: ids.get(key) ?? hashText(key, 64),
    origins,
  }));
}

/** One of two names of the same ad, whichever comes first in the file: the shorter, since copies are called "… - Copy". */
const chooseNames = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const [a, b] = [one, other].map((names) => JSON.stringify(names)) as [string, string];
  return a.length < b.length || (a.length === b.length && a <= b) ? one : other;
};

const COPY_KEYS = ["headline", "body", "description", "cta", "page"] as const;

const createIdentityKey = ({ platform, copy, landing, viewport, creative }: AdDraft): string =>
  JSON.stringify([platform, COPY_KEYS.map((key) => copy[key] ?? null), landing, viewport, creative]);

/**
 * Names ads: by group and ad, where another is called the same by the campaign, too, and where that is not enough with
 * a digest of the ad. So an id depends on the ad and on those that are called like it, never on their order: a later
 * export gives the same ads the same ids.
 */
function assignIds(ads: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const styles = [
    (key: string) => slugify(getNames(ads, key).slice(-2)),
    (key: string) => slugify(getNames(ads, key)),
    ...[6, 12, 40].map(
      (length) => (key: string) => `${slugify(getNames(ads, key).slice(-2), 50)}-${hashText(key, length)}`,
    ),
  ];
  for (const style of styles) {
    const left = [...ads.keys()].filter((key) => !ids.has(key));
    for (const [id, keys] of Map.groupBy(left, style)) {
      const [only, another] = keys;
      if (only === undefined || another !== undefined || taken.has(id)) continue;
      ids.set(only, id);
      taken.add(id);
    }
  }
  return ids;
}

const getNames = (ads: ReadonlyMap<string, readonly string[]>, key: string): readonly string[] =>
  ads.get(key) ?? [];

const hashText = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

/** Letters and figures of any script with hyphens between them; a manifest's ids have 100 characters at most. */
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
