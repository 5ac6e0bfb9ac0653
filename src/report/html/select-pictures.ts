import type { Picture, PictureRole } from "../../contract/port.ts";
import type { EntryResult } from "../../run/result.ts";
import { sortWorstFirst } from "../entries.ts";

/** One picture of a result, and whose it is. */
export interface ResultPicture {
  entry: EntryResult;
  role: PictureRole;
  picture: Picture;
}

/**
 * Every picture in the order in which a report can least do without it: ad and page of the worst entry first, then of
 * the next; the other viewport's after all of those.
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

/** Characters of a picture as a `data:` URL. */
export const getDataUrlLength = ({ bytes, mediaType }: Picture): number =>
  `data:${mediaType};base64,`.length + Math.ceil(bytes.byteLength / 3) * 4;

export const toDataUrl = ({ bytes, mediaType }: Picture): string =>
  `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;

/** The most needed pictures that fit in so many characters: none is taken after one that did not fit. */
export function selectPicturesWithin(entries: readonly EntryResult[], room: number): ReadonlySet<Picture> {
  const kept = new Set<Picture>();
  let left = room;
  for (const { picture } of sortPicturesByPriority(entries)) {
    left -= kept.has(picture) ? 0 : getDataUrlLength(picture);
    if (left < 0) break;
    kept.add(picture);
  }
  return kept;
}
