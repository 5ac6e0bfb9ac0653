import { z } from "zod";
import { Backdrop, Control, Layer, PageImage, PageText } from "../artifacts/capture-schemas.ts";
import type { PageReadingLimits } from "./page-script-types.ts";

/**
 * Validates what a page script returns. The content is the page's, so lengths and counts are limited here again, and
 * items without a position or selector are dropped.
 */
export const PAGE_READING_LIMITS = {
  /** Elements visited, in document order. */
  elements: 60_000,
  texts: 600,
  controls: 200,
  images: 200,
  links: 500,
  /** Questions with answers. */
  answers: 60,
  /** Characters of one text. */
  characters: 2000,
  /** Ancestors recorded for a text, from the outermost on. */
  within: 60,
} as const satisfies PageReadingLimits;

const text = z.string().transform((value) => value.toWellFormed().slice(0, PAGE_READING_LIMITS.characters));
const nullableText = text.nullable();
const boundedPixels = z.number().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const nonNegativePixels = boundedPixels.pipe(z.number().min(0));
const box = z.object({ x: boundedPixels, y: boundedPixels, width: nonNegativePixels, height: nonNegativePixels });
const placement = { box, selector: z.string().max(2000) };
const tag = z.string().max(100);
const overPicture = z.boolean();

const block = PageText.extend({
  ...placement,
  tag,
  within: z.array(z.int().nonnegative()).max(PAGE_READING_LIMITS.within),
  text,
  struck: z
    .array(text)
    .transform((runs) => runs.slice(0, 20))
    .exactOptional(),
  fontPx: nonNegativePixels,
  overPicture,
});
const control = Control.extend({ ...placement, tag, text, href: nullableText, fontPx: nonNegativePixels, overPicture });
const image = PageImage.extend({ ...placement, src: nullableText, alt: text });

/** An array whose invalid items are dropped. */
export const lenientArray = <T extends z.ZodType>(item: T, limit: number) =>
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
  documentHeight: nonNegativePixels,
  texts: lenientArray(block, PAGE_READING_LIMITS.texts),
  /** Number of texts beyond the limit: the smallest ones, without prices. */
  leftOut: z.int().min(0),
  /** The page has more elements than were visited. */
  isCut: z.boolean(),
  controls: lenientArray(control, PAGE_READING_LIMITS.controls),
  images: lenientArray(image, PAGE_READING_LIMITS.images),
  links: lenientArray(z.object({ href: text, text }), PAGE_READING_LIMITS.links),
  answers: lenientArray(z.object({ question: text, answer: text }), PAGE_READING_LIMITS.answers),
  /** Frames of other origins, which a script in the page cannot read. */
  frames: lenientArray(PageImage.pick({ region: true, covered: true }).extend(placement), 100),
  jsonLd: z.array(z.string()).transform((blocks) => blocks.slice(0, 20).flatMap(parseJsonOrSkip)),
  layers: lenientArray(Layer.extend({ box, solid: box.nullable() }), 50),
  veil: Backdrop.nullable(),
  markup: z.string().transform((value) => value.slice(0, 20_000)),
});
export type PageReading = z.infer<typeof PageReading>;

function parseJsonOrSkip(source: string): unknown[] {
  try {
    return [JSON.parse(source)];
  } catch {
    return []; // Many sites have invalid structured data.
  }
}
