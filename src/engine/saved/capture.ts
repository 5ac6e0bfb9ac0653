import { z } from "zod";
import type { Box, Picture } from "../../contract/port.ts";
import { MEDIA_TYPES, VIEWPORTS } from "../../contract/vocabulary.ts";
import type {
  AdFrame,
  Answer,
  Control,
  Creative,
  GreyRaster,
  Layer,
  Motion,
  OcrWord,
  PageImage,
  PageLink,
  Raster,
  Snapshot,
  TextBlock,
  Veil,
  View,
} from "../products/capture.ts";
import { Bytes } from "./bytes.ts";

/**
 * The browser's products as they are read from a saved document, which may come from anybody. `Fields` makes a field
 * that a product gains, and that is not read here, a mistake that does not compile.
 */
export type Fields<T> = { [K in keyof Required<T>]: z.ZodType };

/** Gives a picture's bytes by its file's name. */
export type PictureFiles = (file: string) => Uint8Array | null;

const text = z.string().max(20_000);
const words = text.nullable();
const pixels = z.number().min(-1e7).max(1e7);
const length = pixels.min(0);
const share = z.number().min(0).max(1);
const side = z.int().min(1).max(100_000);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(10_000);

const box = z.object({ x: pixels, y: pixels, width: length, height: length } satisfies Fields<Box>);

const raster = z
  .object({ width: side, height: side, rgba: Bytes } satisfies Fields<Raster>)
  .refine(({ width, height, rgba }) => rgba.length === width * height * 4, "its pixels do not fill it");
const grey = z
  .object({ width: side, height: side, grey: Bytes } satisfies Fields<GreyRaster>)
  .refine((seen) => seen.grey.length === seen.width * seen.height, "its pixels do not fill it");

/** The name of a file in the document's own folder: nothing that leads out of it. */
export const FileName = z.string().regex(/^[\w-]{1,100}\.(jpg|png|webp)$/);

/** A picture whose file was not kept has no bytes. */
const picture = (files: PictureFiles) =>
  z
    .object({
      mediaType: z.enum(["image/png", "image/jpeg", "image/webp"]),
      bytes: z.object({ file: FileName.nullable() }),
      width: side,
      height: side,
      scale: z.number().positive(),
      viewport: z.enum(VIEWPORTS).exactOptional(),
      foldHeight: length.exactOptional(),
    } satisfies Fields<Picture>)
    .transform(({ bytes: { file }, ...rest }, context): Picture => {
      const bytes = file === null ? new Uint8Array() : files(file);
      if (bytes !== null) return { ...rest, bytes };
      context.addIssue({ code: "custom", message: `the picture ${file} is not listed` });
      return z.NEVER;
    });

const standing = {
  tag: text,
  box,
  region: z.enum(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
  covered: z.boolean(),
  selector: text,
};
const textBlock = z.object({
  ...standing,
  within: list(z.int().nonnegative()).exactOptional(),
  text,
  struck: list(text).exactOptional(),
  drawn: z.literal(true).exactOptional(),
  level: z.int().min(1).max(6).nullable(),
  fontPx: length,
  fontWeight: z.number(),
  colour,
  background: colour,
} satisfies Fields<TextBlock>);
const control = z.object({
  ...standing,
  text,
  href: words,
  filled: z.boolean(),
  badge: z.literal(true).exactOptional(),
  colour,
  background: colour,
  fontPx: length,
} satisfies Fields<Control>);
const image = z.object({
  ...standing,
  src: words,
  alt: text,
  kind: z.enum(["img", "background", "svg", "video"]),
} satisfies Fields<PageImage>);
const link = z.object({ href: text, text } satisfies Fields<PageLink>);
const answer = z.object({ question: text, answer: text } satisfies Fields<Answer>);
const layer = z.object({
  kind: z.enum(["consent", "overlay"]),
  box,
  solid: box.nullable().exactOptional(),
  foldShare: share,
} satisfies Fields<Layer>);
const veil = z.object({ colour, alpha: share } satisfies Fields<Veil>);

export const snapshotFrom = (files: PictureFiles) =>
  z.object({
    device: z.enum(VIEWPORTS),
    fold: z.object({ width: side, height: side }),
    requestedUrl: text,
    url: text,
    httpStatus: z.int().nullable(),
    title: text,
    language: words,
    description: words,
    siteName: words,
    documentHeight: length,
    texts: list(textBlock),
    controls: list(control),
    images: list(image),
    links: list(link),
    answers: list(answer).exactOptional(),
    jsonLd: list(z.unknown()),
    layers: list(layer),
    popUpClosed: share.exactOptional(),
    veil: veil.nullable().exactOptional(),
    foldRaster: raster,
    screenshot: picture(files),
    consentRemoved: z.boolean(),
  } satisfies Fields<Snapshot>);

export const viewFrom = (files: PictureFiles) =>
  z.object({ device: z.enum(VIEWPORTS), screenshot: picture(files) } satisfies Fields<View>);

const ocrWord = z.object({ text, confidence: share, box } satisfies Fields<OcrWord>);

export const creativeFrom = (files: PictureFiles) => {
  const moment = {
    raster,
    screenshot: picture(files),
    legible: grey.nullable(),
    words: list(ocrWord).nullable(),
  };
  const frame = z.object({ ...moment, at: z.number().min(0) } satisfies Fields<AdFrame>);
  const motion = z.object({
    duration: z.number().min(0).nullable(),
    at: z.number().min(0),
    frames: list(frame),
    method: z.enum(["decoded_frames", "page_screenshot"]),
  } satisfies Fields<Motion>);
  return z.object({
    ...moment,
    mediaType: z.enum(MEDIA_TYPES),
    width: side,
    height: side,
    motion: motion.exactOptional(),
    notices: list(text).exactOptional(),
  } satisfies Fields<Creative>);
};
