import type { Picture, PictureRole } from "../../contract/evaluator-interface.ts";
import { getDataUrlLength } from "../../ground/media-type.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { sortWorstFirst } from "../entries.ts";

interface ResultPicture {
  entry: EntryResult;
  role: PictureRole;
  picture: Picture;
}

/**
 * All pictures by priority: ad and landing page of the worst entry, then those of the next; the other viewport's
 * pictures come last. /
 */
export function sortPicturesByPriority(entries: readonly EntryResult[]): ResultPicture[] {
  const ordered = sortWorstFirst(entries);
  const of = (role: PictureRole) => (entry: EntryResult) => {
    const picture = entry.attachments?.pictures[role];
    return picture === undefined ? [] : [{ entry, role, picture }];
  };
  const pairs = ordered.flatMap((entry) => [...of("ad")(entry), ...of("landingPage")(entry)]);
  return [...pairs, ...ordered.flatMap(of("alternate"))];
}

/** The pictures of highest priority that fit into `maxBytes`, up to the first one that doesn't. */
export function selectPicturesWithin(entries: readonly EntryResult[], maxBytes: number): ReadonlySet<Picture> {
  const selected = new Set<Picture>();
  let remaining = maxBytes;
  for (const { picture } of sortPicturesByPriority(entries)) {
    remaining -= selected.has(picture) ? 0 : getDataUrlLength(picture);
    if (remaining < 0) break;
    selected.add(picture);
  }
  return selected;
}
