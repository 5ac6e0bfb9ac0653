import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The landing pages and ads of near misses. Their format is described in docs/contributing/near-misses.md. */
export const NEAR_FOLDER = path.join(import.meta.dirname, "../near");
const PACKAGES_FOLDER = path.join(import.meta.dirname, "../../../node_modules");

export const BELONGING_KINDS = ["quote", "paraphrase", "hook", "offer", "segment", "image_led"] as const;
export const WRONG_KINDS = [
  "stale_price",
  "stale_offer",
  "other_product",
  "other_brand",
  "other_audience",
  "other_place",
  "old_date",
  "unsupported_claim",
  "wrong_step",
  "other_language",
  "other_trade",
  "tone_clash",
] as const;
const PLACEMENTS = [
  "meta_feed",
  "meta_story",
  "tiktok_feed",
  "linkedin_single_image",
  "google_display",
  "google_search",
  "reddit_promoted_post",
] as const;

const nearAd = z
  .strictObject({
    id: z.string().regex(/^[\w-]+$/),
    platform: z.enum(PLACEMENTS),
    size: z.tuple([z.int().positive(), z.int().positive()]).exactOptional(),
    creative: z
      .string()
      .regex(/^ads\/[\w-]+\.html$/)
      .exactOptional(),
    copy: z.strictObject({
      headline: z.string(),
      bodyText: z.string().exactOptional(),
      description: z.string().exactOptional(),
      ctaType: z.string().exactOptional(),
      pageName: z.string().exactOptional(),
    }),
    belongs: z.boolean(),
    kind: z.enum([...BELONGING_KINDS, ...WRONG_KINDS]),
    why: z.string(),
  })
  .refine(({ kind, belongs }) => BELONGING_KINDS.some((one) => one === kind) === belongs, "kind contradicts belongs")
  .refine(({ size, creative }) => (size === undefined) === (creative === undefined), "a creative needs a size");
const nearCase = z.strictObject({
  id: z.string(),
  url: z.url(),
  language: z.string(),
  trade: z.string(),
  brand: z.string(),
  markup: z.string(),
  ads: z.array(nearAd).min(1),
});
const validationList = z.object({ pages: z.array(z.string()) });

export type NearAd = z.infer<typeof nearAd>;
export type NearKind = NearAd["kind"];

/** A landing page with its ads. The HTML of page and creatives is read when it is needed. */
export interface NearPage extends z.infer<typeof nearCase> {
  folder: string;
  /** Ads without a creative that were written when the rules had been tuned on the others (later.json). */
  laterAds: NearAd[];
}

/** `development` pages may be looked at; `validation` pages are frozen. */
export type PageSet = "development" | "validation";

/** Reads all pages of a set, in the order of their ids. */
export function readNearPages(set: PageSet, root = NEAR_FOLDER): NearPage[] {
  const frozen = new Set(validationList.parse(readJson(path.join(root, "validation.json"))).pages);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && frozen.has(entry.name) === (set === "validation"))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readPage(path.join(root, name)));
}

function readPage(folder: string): NearPage {
  const later = path.join(folder, "later.json");
  const laterAds = existsSync(later) ? z.array(nearAd).parse(readJson(later)) : [];
  const page = { ...nearCase.parse(readJson(path.join(folder, "case.json"))), folder, laterAds };
  if (page.id !== path.basename(folder)) throw new Error(`${folder}/case.json has the id ${page.id}.`);
  return page;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const photos = new Map<string, string>();

/** An HTML file of a page, with its photographs as data URIs. */
export function readHtml(page: NearPage, file: string): string {
  return readFileSync(path.join(page.folder, file), "utf8").replaceAll(
    /\{\{photo:([\w./-]+)\}\}/g,
    (_, photo: string) => readPhoto(photo),
  );
}

function readPhoto(photo: string): string {
  const known = photos.get(photo);
  if (known !== undefined) return known;
  const mediaType = photo.endsWith(".png") ? "image/png" : "image/jpeg";
  const uri = `data:${mediaType};base64,${readFileSync(path.join(PACKAGES_FOLDER, photo)).toString("base64")}`;
  photos.set(photo, uri);
  return uri;
}
