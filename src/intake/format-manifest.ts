import { Document, isMap, isSeq, type YAMLMap } from "yaml";
import { joinFirst } from "../run/format-message.ts";
import type { Ad } from "../run/manifest/shape.ts";
import type { RowOrigin } from "./ad-draft.ts";
import type { AccountRef, DedupedAd } from "./dedupe-ads.ts";

export const SCHEMA_LINE =
  "yaml-language-server: $schema=https://raw.githubusercontent.com/adhere-check/adhere/main/schema/ads.schema.json";

/** Below the manifest's limits of 5 MB and a million YAML tokens (run/manifest/): an ad has about 120 tokens. */
const MAX_ADS_PER_MANIFEST = 5_000;
const MAX_WRITTEN_BYTES = 4 * 1024 * 1024;

/** Finds a file of the repository by its name. Returns its path for the manifest, or null. */
export type FindFile = (name: string) => string | null;

/**
 * Formats the ads as one or, beyond the limits, several manifests in UTF-8. Creatives that `find` knows become assets.
 */
export const formatManifests = (ads: readonly DedupedAd[], find: FindFile): Buffer[] =>
  // One by one, and as bytes: a document of all ads takes many times the memory of its text.
  splitEvenly(ads.map((ad) => Buffer.from(indentLines(formatEntry(ad, find, ad.origins).text, "  ")))).map(
    (entries) => {
      const head = `#${formatComment([SCHEMA_LINE])}\n\nversion: 1\nads:\n`;
      return Buffer.concat(entries.flatMap((entry, index) => [Buffer.from(index === 0 ? head : "\n"), entry]));
    },
  );

/** Halves the entries until each part is within a manifest's limits. */
function splitEvenly(entries: readonly Buffer[]): (readonly Buffer[])[] {
  const bytes = entries.reduce((sum, { length }) => sum + length, 0);
  if (entries.length <= 1 || fitsManifest(entries.length, bytes)) return [entries];
  const middle = Math.ceil(entries.length / 2);
  return [entries.slice(0, middle), entries.slice(middle)].flatMap(splitEvenly);
}

const indentLines = (text: string, indent: string): string => text.replace(/^(?=.)/gmu, indent);

/** An entry, and its text as a list of one item. */
export interface FormattedEntry {
  ad: Ad;
  text: string;
}

/**
 * One entry, and its text as a list of one item.
 *
 * @param origins rows that its comment names. Without them, the same ads in another order give the same text.
 */
export function formatEntry(ad: DedupedAd, find: FindFile, origins: readonly RowOrigin[] = []): FormattedEntry {
  const entry = toManifestAd(ad, find);
  const document = new Document([entry], { aliasDuplicateObjects: false });
  const item = isSeq(document.contents) ? document.contents.items[0] : undefined;
  if (isMap(item)) addComments(item, { ...ad, origins: [...origins] }, find);
  return { ad: entry, text: document.toString({ lineWidth: 0 }) };
}

/** Whether so many entries of so many bytes fit into one manifest. */
export const fitsManifest = (ads: number, bytes: number): boolean =>
  ads <= MAX_ADS_PER_MANIFEST && bytes <= MAX_WRITTEN_BYTES;

function toManifestAd(ad: DedupedAd, find: FindFile): Ad {
  const { id, refs, platform, creative, copy, landing, links, viewport } = ad;
  const file = creative?.kind === "file" ? find(creative.name) : null;
  return {
    id,
    ...toRefKeys(refs),
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

/** The keys that say which ads of the account an entry stands for. */
export function toRefKeys(refs: readonly AccountRef[]): Pick<Ad, "ref" | "campaign" | "group"> {
  if (refs.length === 0) return {};
  const join = (names: readonly string[]): string | string[] | undefined => {
    if (names.some((name) => name === "")) return undefined;
    return new Set(names).size === 1 ? names[0] : [...names];
  };
  const campaign = join(refs.map((each) => cutName(each.campaign)));
  const group = join(refs.map((each) => cutName(each.group)));
  const [{ ref = "" } = {}] = refs;
  return {
    ref: refs.length === 1 ? ref : refs.map((each) => each.ref),
    ...(campaign !== undefined && { campaign }),
    ...(group !== undefined && { group }),
  };
}

/** The manifest's limit for a name. */
const cutName = (name: string): string => name.slice(0, 500).toWellFormed().trim();

/** Adds the ad's source above it, and what it still needs below. */
function addComments(item: YAMLMap, ad: DedupedAd, find: FindFile): void {
  const lost = ad.lostTexts.map((text) => `Left out, because only the ad platform can complete it: ${text}`);
  item.commentBefore = formatComment([[...ad.names, ...formatOrigins(ad.origins)].join(" › "), ...lost, ...ad.notes]);
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

function formatOrigins(origins: readonly RowOrigin[]): string[] {
  const files = Map.groupBy(origins, ({ file }) => file);
  const rows = [...files].map(([file, places]) => `${file} ${formatRowNumbers(places.map(({ row }) => row))}`);
  return rows.length === 0 ? [] : [rows.join(", ")];
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
