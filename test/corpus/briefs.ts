import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { PLATFORMS } from "../../src/contract/vocabulary.ts";

const stringPair = z.tuple([z.string(), z.string()]);

const Ad = z.strictObject({
  /** `quote` repeats the page's headline, `mixed` uses other lines of the page, `paraphrase` uses other words. */
  kind: z.enum(["quote", "mixed", "paraphrase"]),
  platform: z.enum(PLATFORMS),
  cta: z.string(),
  /** Text of the creative's button. */
  say: z.string(),
  headline: z.string(),
  body: z.string(),
  /** Whether the creative has a badge with the offer. */
  offer: z.boolean().default(false),
  /** Whether the ad says "half" in words, which only fits 50 %. */
  halfInWords: z.boolean().default(false),
});

const Offer = z.strictObject({
  percent: z.number().optional(),
  /** `{p}` stands for the percentage. */
  text: z.string(),
  /** The same for 50 %, without the number. */
  half: z.string().optional(),
  /** Short text for the ad's badge. */
  ad: z.string(),
});

const Brief = z.strictObject({
  id: z.string(),
  brand: z.string(),
  trade: z.string(),
  template: z.string(),
  /** A Font Awesome icon around which a scene is drawn, or `photo:<template>/<file>`. */
  picture: z.string(),
  colours: stringPair,
  title: z.string(),
  description: z.string(),
  headline: z.string(),
  sub: z.string(),
  offer: Offer.nullable(),
  cta: z.string(),
  more: z.string(),
  nav: z.array(z.string()),
  sections: z.array(stringPair),
  quotes: z.array(stringPair),
  legal: z.string(),
  ads: z.array(Ad).min(2),
});

export type BriefAd = z.infer<typeof Ad>;
export type Brief = z.infer<typeof Brief> & { language: string };

export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;

/** Every brief, in a fixed order. */
export function readBriefs(): Brief[] {
  return LANGUAGES.flatMap((language) => {
    const file = path.join(import.meta.dirname, "briefs", `${language}.yml`);
    return z
      .array(Brief)
      .parse(parse(readFileSync(file, "utf8")))
      .map((brief) => ({ ...brief, language }));
  });
}

/** Replaces `{p}` with the percentage. */
export const withPercent = (text: string, percent: number | undefined): string =>
  text.replaceAll("{p}", String(percent ?? ""));
