import { Document, isMap, isSeq, type YAMLMap } from "yaml";
import { joinFirst } from "../run/format-message.ts";
import type { Ad } from "../run/manifest/shape.ts";
import type { RowOrigin } from "./ad-draft.ts";
import type { DedupedAd } from "./dedupe-ads.ts";

export const SCHEMA_LINE =
  "yaml-language-server: $schema=https://raw.githubusercontent.com/adhere-check/adhere/main/schema/ads.schema.json";

/** Below the manifest's limits of 5 MB and a million YAML tokens (run/manifest/): an ad has about 120 tokens. */
const MAX_ADS_PER_MANIFEST = 5_000;
const MAX_WRITTEN_BYTES = 4 * 1024 * 1024;

/** Finds a file of the repository by its name. Returns its path for the manifest, or null. */
export type FindFile = (name: string) => string | null;

/** Formats the ads as one or, beyond the limits, several manifests. Creatives that `find` knows become assets. */
export function formatManifests(ads: readonly DedupedAd[], find: FindFile): string[] {
  if (ads.length <= MAX_ADS_PER_MANIFEST) {
    const text = formatManifest(ads, find);
    if (ads.length <= 1 || Buffer.byteLength(text) <= MAX_WRITTEN_BYTES) return [text];
  }
  const middle = Math.ceil(ads.length / 2);
  return [ads.slice(0, middle), ads.slice(middle)].flatMap((half) => formatManifests(half, find));
}

function formatManifest(ads: readonly DedupedAd[], find: FindFile): string {
  const document = new Document(
    { version: 1, ads: ads.map((ad) => toManifestAd(ad, find)) },
    { aliasDuplicateObjects: false },
  );
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
  const { id, refs, platform, creative, copy, landing, links, viewport } = ad;
  const [ref, ...moreRefs] = refs;
  const file = creative?.kind === "file" ? find(creative.name) : null;
  return {
    id,
    ...(ref !== undefined && { ref: moreRefs.length === 0 ? ref : refs }),
    ...(platform !== null && { platform }),
    ...(creative?.kind === "asset" && { asset: creative.url }),
    ...(creative?.kind === "adUrl" && { adUrl: creative.url, mediaType: "video" }),
    ...(file !== null && { asset: file }),
    ...(Object.keys(copy).length > 0 && { copy }),
    landing,
    ...(links && { links }),
    ...(viewport !== null && { viewport }),
  };
}

/** Adds the ad's source above it, and what it still needs below. */
function addComments(item: YAMLMap, ad: DedupedAd, find: FindFile): void {
  const lost = ad.lostTexts.map((text) => `Left out, because only the ad platform can complete it: ${text}`);
  item.commentBefore = formatComment([[...ad.names, formatOrigins(ad.origins)].join(" › "), ...lost, ...ad.notes]);
  if (!hasCreative(ad, find) && !isTextAd(ad)) item.comment = formatComment([formatMissingAsset(ad)]);
}

/** Whether the entry has its picture or video. */
export const hasCreative = ({ creative }: DedupedAd, find: FindFile): boolean =>
  creative !== null && (creative.kind !== "file" || find(creative.name) !== null);

/** Whether the ad consists of its words: a search ad, of which the export names no picture. */
export const isTextAd = ({ creative, isSearch, copy }: DedupedAd): boolean =>
  isSearch && creative === null && Object.keys(copy).length > 0;

/** Whether the ad can be evaluated: its picture or video is known, or its text, of which it is drawn. */
export const isJudgeable = (ad: DedupedAd, find: FindFile): boolean =>
  hasCreative(ad, find) || [ad.copy.headline, ad.copy.body, ad.copy.description].some((text) => text !== undefined);

/** An `asset` line for the user to complete and uncomment. */
function formatMissingAsset({ id, creative }: DedupedAd): string {
  const named = creative?.kind === "file";
  const name = named ? `ads/${creative.name}` : `ads/${id}.png`;
  // Other characters may need quotes in YAML.
  const written = /^[\p{L}\p{M}\p{N}._/-]+$/u.test(name) ? name : JSON.stringify(name);
  return `asset: ${written} # ${named ? "add the file here" : "add the ad's picture: without it, only its words are judged"}`;
}

const MAX_LISTED_ROWS = 5;

function formatOrigins(origins: readonly RowOrigin[]): string {
  const files = Map.groupBy(origins, ({ file }) => file);
  return [...files].map(([file, places]) => `${file} ${formatRowNumbers(places.map(({ row }) => row))}`).join(", ");
}

const formatRowNumbers = (rows: readonly number[]): string =>
  `row${rows.length === 1 ? "" : "s"} ${joinFirst(rows.map(String), MAX_LISTED_ROWS)}`;

/**
 * Formats untrusted text as YAML comment lines. Characters that could end, reorder or hide text become spaces. All
 * comments go through this function; values are quoted by the YAML library.
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
