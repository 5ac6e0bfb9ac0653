import { z } from "zod";
import type { Box, Picture } from "../../contract/port.ts";
import { MEDIA_TYPES, VIEWPORTS } from "../../contract/vocabulary.ts";
import type {
  AdFrame,
  AdMotion,
  AlternateView,
  Backdrop,
  Control,
  Creative,
  FaqEntry,
  GreyRaster,
  Layer,
  OcrWord,
  PageImage,
  PageLink,
  PageText,
  Raster,
  Snapshot,
} from "../artifacts/capture.ts";
import { CompressedBytes } from "./compressed-bytes.ts";

/**
 * Schemas of the captured artifacts as they are read from a saved document. A document may come from anyone, so
 * everything is bounded. `SchemaFields` makes a field that is missing here a type error.
 */
export type SchemaFields<T> = { [K in keyof Required<T>]: z.ZodType };

/** Returns a picture's bytes by its file name; null where the document does not list the file. */
export type ReadPictureFile = (file: string) => Uint8Array | null;

const text = z.string().max(20_000);
const nullableText = text.nullable();
const coordinate = z.number().min(-1e7).max(1e7);
const length = coordinate.min(0);
const share = z.number().min(0).max(1);
const sideLength = z.int().min(1).max(100_000);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const boundedArray = <T extends z.ZodType>(item: T) => z.array(item).max(10_000);

const box = z.object({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
} satisfies SchemaFields<Box>);

const raster = z
  .object({ width: sideLength, height: sideLength, rgba: CompressedBytes } satisfies SchemaFields<Raster>)
  .refine(({ width, height, rgba }) => rgba.length === width * height * 4, "the pixel data has the wrong length");
const greyRaster = z
  .object({ width: sideLength, height: sideLength, grey: CompressedBytes } satisfies SchemaFields<GreyRaster>)
  .refine(({ width, height, grey }) => grey.length === width * height, "the pixel data has the wrong length");

/** A file name in the document's own folder; it cannot contain a path. */
export const PictureFileName = z.string().regex(/^[\w-]{1,100}\.(jpg|png|webp)$/);

/** A picture that was not saved has no bytes. */
const picture = (files: ReadPictureFile) =>
  z
    .object({
      mediaType: z.enum(["image/png", "image/jpeg", "image/webp"]),
      bytes: z.object({ file: PictureFileName.nullable() }),
      width: sideLength,
      height: sideLength,
      scale: z.number().positive(),
      viewport: z.enum(VIEWPORTS).exactOptional(),
      foldHeight: length.exactOptional(),
    } satisfies SchemaFields<Picture>)
    .transform(({ bytes: { file }, ...rest }, context): Picture => {
      const bytes = file === null ? new Uint8Array() : files(file);
      if (bytes !== null) return { ...rest, bytes };
      context.addIssue({ code: "custom", message: `the document does not list the picture ${file}` });
      return z.NEVER;
    });

const elementFields = {
  tag: text,
  box,
  region: z.enum(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
  covered: z.boolean(),
  selector: text,
};
const textBlock = z.object({
  ...elementFields,
  within: boundedArray(z.int().nonnegative()).exactOptional(),
  text,
  struck: boundedArray(text).exactOptional(),
  drawn: z.literal(true).exactOptional(),
  level: z.int().min(1).max(6).nullable(),
  fontPx: length,
  fontWeight: z.number(),
  colour,
  background: colour,
} satisfies SchemaFields<PageText>);
const control = z.object({
  ...elementFields,
  text,
  href: nullableText,
  filled: z.boolean(),
  badge: z.literal(true).exactOptional(),
  colour,
  background: colour,
  fontPx: length,
} satisfies SchemaFields<Control>);
const image = z.object({
  ...elementFields,
  src: nullableText,
  alt: text,
  kind: z.enum(["img", "background", "svg", "video"]),
} satisfies SchemaFields<PageImage>);
const link = z.object({ href: text, text } satisfies SchemaFields<PageLink>);
const answer = z.object({ question: text, answer: text } satisfies SchemaFields<FaqEntry>);
const layer = z.object({
  kind: z.enum(["consent", "overlay"]),
  box,
  solid: box.nullable().exactOptional(),
  foldShare: share,
} satisfies SchemaFields<Layer>);
const veil = z.object({ colour, alpha: share } satisfies SchemaFields<Backdrop>);

export const snapshotSchema = (files: ReadPictureFile) =>
  z.object({
    device: z.enum(VIEWPORTS),
    fold: z.object({ width: sideLength, height: sideLength }),
    requestedUrl: text,
    url: text,
    httpStatus: z.int().nullable(),
    title: text,
    language: nullableText,
    description: nullableText,
    siteName: nullableText,
    documentHeight: length,
    texts: boundedArray(textBlock),
    controls: boundedArray(control),
    images: boundedArray(image),
    links: boundedArray(link),
    answers: boundedArray(answer).exactOptional(),
    jsonLd: boundedArray(z.unknown()),
    layers: boundedArray(layer),
    popUpClosed: share.exactOptional(),
    veil: veil.nullable().exactOptional(),
    foldRaster: raster,
    screenshot: picture(files),
    consentRemoved: z.boolean(),
  } satisfies SchemaFields<Snapshot>);

export const alternateViewSchema = (files: ReadPictureFile) =>
  z.object({ device: z.enum(VIEWPORTS), screenshot: picture(files) } satisfies SchemaFields<AlternateView>);

const ocrWord = z.object({ text, confidence: share, box } satisfies SchemaFields<OcrWord>);

export const creativeSchema = (files: ReadPictureFile) => {
  const frameFields = {
    raster,
    screenshot: picture(files),
    legible: greyRaster.nullable(),
    words: boundedArray(ocrWord).nullable(),
  };
  const frame = z.object({ ...frameFields, at: z.number().min(0) } satisfies SchemaFields<AdFrame>);
  const motion = z.object({
    duration: z.number().min(0).nullable(),
    at: z.number().min(0),
    frames: boundedArray(frame),
    method: z.enum(["decoded_frames", "page_screenshot"]),
  } satisfies SchemaFields<AdMotion>);
  return z.object({
    ...frameFields,
    mediaType: z.enum(MEDIA_TYPES),
    width: sideLength,
    height: sideLength,
    motion: motion.exactOptional(),
    notices: boundedArray(text).exactOptional(),
  } satisfies SchemaFields<Creative>);
};
