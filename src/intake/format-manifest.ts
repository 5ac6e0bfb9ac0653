import { Document, isMap, isSeq, type YAMLMap } from "yaml";
import type { Ad } from "../run/manifest/shape.ts";
import type { RowOrigin } from "./ad-draft.ts";
import type { DedupedAd } from "./dedupe.ts";

export const SCHEMA_LINE =
  "yaml-language-server: $schema=https://raw.githubusercontent.com/adhere-check/adhere/main/schema/ads.schema.json";

/**
 * A manifest's limits are 5 MB and a million marks and words of YAML (check/manifest/files.ts, tree.ts). An ad has some
 * 120 of these at most, its comments included.
 */
const MAX_ADS_PER_MANIFEST = 5_000;
const MAX_WRITTEN_BYTES = 4 * 1024 * 1024;

/** Finds a file of the repository by its bare name: its path as the manifest names it, or null. */
export type FindFile = (name: string) => string | null;

/** The ads as the texts of one manifest, or of several where one would not hold them. Files that are there become assets. */
export function formatManifests(ads: readonly DedupedAd[], find: FindFile): string[] {
  if (ads.length > MAX_ADS_PER_MANIFEST) return splitManifest(ads, find);
  const text = formatManifest(ads, find);
  return ads.length > 1 && Buffer.byteLength(text) > MAX_WRITTEN_BYTES ? splitManifest(ads, find) : [text];
}

function splitManifest(ads: readonly DedupedAd[], find: FindFile): string[] {
  const middle = Math.ceil(ads.length / 2);
  return [ads.slice(0, middle), ads.slice(middle)].flatMap((half) => formatManifests(half, find));
}

function formatManifest(ads: readonly DedupedAd[], find: FindFile): string {
  const document = new Document({ version: 1, ads: ads.map((ad) => toManifestAd(ad, find)) });
  document.commentBefore = formatComment([SCHEMA_LINE]);
  const list = document.get("ads");
  if (isSeq(list)) {
    for (const [index, item] of list.items.entries()) {
      const ad = ads[index];
      if (!isMap(item) || ad === undefined) continue;
      item.spaceBefore = index > 0;
      addComments(item, ad, find);
    }
  }
  return document.toString({ lineWidth: 0 });
}

function toManifestAd(ad: DedupedAd, find: FindFile): Ad {
  const { id, platform, creative, copy, landing, viewport } = ad;
  const file = creative?.kind === "file" ? find(creative.name) : null;
  return {
    id,
    ...(platform !== null && { platform }),
    ...(creative?.kind === "asset" && { asset: creative.url }),
    ...(creative?.kind === "adUrl" && { adUrl: creative.url, mediaType: "video" }),
    ...(file !== null && { asset: file }),
    ...(Object.keys(copy).length > 0 && { copy }),
    landing,
    ...(viewport !== null && { viewport }),
  };
}

/** Where the ad came from above it, and what it still lacks below. */
function addComments(item: YAMLMap, ad: DedupedAd, find: FindFile): void {
  item.commentBefore = formatComment([[...ad.names, formatOrigins(ad.origins)].join(" › "), ...ad.asides]);
  if (!hasCreative(ad, find)) item.comment = formatComment([formatMissingAsset(ad)]);
}

/** Whether the manifest shows the ad itself, as the full evaluation needs it. */
export const hasCreative = ({ creative }: DedupedAd, find: FindFile): boolean =>
  creative !== null && (creative.kind !== "file" || find(creative.name) !== null);

/** What to add, so that it is right once its first `#` is gone. */
function formatMissingAsset({ id, creative }: DedupedAd): string {
  const named = creative?.kind === "file";
  const name = named ? `ads/${creative.name}` : `ads/${id}.png`;
  // What means something to YAML needs quotes.
  const written = /^[\p{L}\p{M}\p{N}._/-]+$/u.test(name) ? name : JSON.stringify(name);
  return `asset: ${written} # ${named ? "put the file there" : "a picture of the ad, for adhere check"}`;
}

const MAX_LISTED_ROWS = 5;

function formatOrigins(origins: readonly RowOrigin[]): string {
  const files = Map.groupBy(origins, ({ file }) => file);
  return [...files]
    .map(([file, places]) => `${file} ${formatRowNumbers(places.map(({ row }) => row))}`)
    .join(", ");
}

function formatRowNumbers(rows: readonly number[]): string {
  const listed = rows.slice(0, MAX_LISTED_ROWS).join(", ");
  const more = rows.length - MAX_LISTED_ROWS;
  return `row${rows.length === 1 ? "" : "s"} ${listed}${more > 0 ? ` and ${more} more` : ""}`;
}

/**
 * Foreign text as a comment: what could end a line, reorder it or hide in it becomes a space, so that it stays one.
 * This is the only way into a comment here; everything else is a value, which the library quotes.
 */
function formatComment(lines: readonly string[]): string {
  return lines
    .map(
      (line) =>
        ` ${line
          .toWellFormed()
          .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
          .trim()
          .slice(0, 300)
          .toWellFormed()}`,
    )
    .join("\n");
}
