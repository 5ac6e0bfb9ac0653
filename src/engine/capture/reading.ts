import { z } from "zod";
import type { SurveyLimits } from "./page/survey.ts";

/**
 * The door for what a page tells. Our script ran in it, but its every word is the page's: lengths and counts
 * are bounded here whatever the script did, and what cannot be told to stand anywhere is left out.
 */
export const LIMITS: SurveyLimits = {
  elements: 60_000,
  texts: 600,
  controls: 200,
  images: 200,
  links: 500,
  answers: 60,
  characters: 2000,
  within: 60,
};

const text = z.string().transform((value) => value.toWellFormed().slice(0, LIMITS.characters));
const nullableText = text.nullable();
const pixels = z.number().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const length = pixels.pipe(z.number().min(0));
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const box = z.object({ x: pixels, y: pixels, width: length, height: length });

const standing = {
  tag: z.string().max(100),
  box,
  region: z.enum(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
  covered: z.boolean(),
  selector: z.string().max(2000),
};

const block = z.object({
  ...standing,
  within: z.array(z.int().nonnegative()).max(LIMITS.within),
  text,
  struck: z
    .array(text)
    .transform((runs) => runs.slice(0, 20))
    .exactOptional(),
  drawn: z.literal(true).exactOptional(),
  level: z.int().min(1).max(6).nullable(),
  fontPx: length,
  fontWeight: z.number(),
  colour,
  background: colour,
  pictured: z.boolean(),
});

const control = z.object({
  ...standing,
  text,
  href: nullableText,
  filled: z.boolean(),
  badge: z.literal(true).exactOptional(),
  colour,
  background: colour,
  pictured: z.boolean(),
  fontPx: length,
});

const image = z.object({
  ...standing,
  src: nullableText,
  alt: text,
  kind: z.enum(["img", "background", "svg", "video"]),
});

/** A list whose odd items are left out rather than the whole refused. */
const sound = <T extends z.ZodType>(item: T, limit: number) =>
  z.array(z.unknown()).transform((items) =>
    items.slice(0, limit).flatMap((value): z.output<T>[] => {
      const parsed = item.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );

export const PageReading = z.object({
  url: text,
  title: text,
  language: nullableText,
  description: nullableText,
  siteName: nullableText,
  fold: z.object({ width: z.number().min(1).max(20_000), height: z.number().min(1).max(20_000) }),
  documentHeight: length,
  texts: sound(block, LIMITS.texts),
  controls: sound(control, LIMITS.controls),
  images: sound(image, LIMITS.images),
  links: sound(z.object({ href: text, text }), LIMITS.links),
  answers: sound(z.object({ question: text, answer: text }), LIMITS.answers),
  jsonLd: z.array(z.string()).transform((blocks) => blocks.slice(0, 20).flatMap(parsedJson)),
  layers: sound(
    z.object({
      kind: z.enum(["consent", "overlay"]),
      box,
      solid: box.nullable(),
      foldShare: z.number().min(0).max(1),
    }),
    50,
  ),
  veil: z.object({ colour, alpha: z.number().min(0).max(1) }).nullable(),
  markup: z.string().transform((value) => value.slice(0, 20_000)),
});
export type PageReading = z.infer<typeof PageReading>;

function parsedJson(source: string): unknown[] {
  try {
    return [JSON.parse(source)];
  } catch {
    return []; // Many sites' structured data is broken; what cannot be read is not there.
  }
}
