import { z } from "zod";
import type { Box, Picture } from "../../contract/evaluator-interface.ts";
import { MEDIA_TYPES, VIEWPORTS } from "../../contract/vocabulary.ts";
import { CompressedBytes } from "./compressed-bytes.ts";

/**
 * What the browser returns, as plain values, so that a capture can be saved and evaluated again without a browser.
 * Bytes are `Uint8Array`; everything else is JSON. The schemas read the saved form, in which bytes are compressed or
 * in files. A saved document may come from anyone, so everything is bounded.
 */

/** Returns a picture's bytes by its file name; null where the document does not list the file. */
export type ReadPictureFile = (file: string) => Uint8Array | null;

const text = z.string().max(20_000);
const coordinate = z.number().min(-1e7).max(1e7);
const length = coordinate.min(0);
/** 0 to 1. */
const share = z.number().min(0).max(1);
const sideLength = z.int().min(1).max(100_000);
const boundedArray = <T extends z.ZodType>(item: T) => z.array(item).max(10_000);

/** A page of broken pictures is not listed in full. */
export const MAX_FAILED_RESOURCES = 50;

/** `#rrggbb`. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/);
export type Colour = z.infer<typeof Colour>;

const box = z.object({ x: coordinate, y: coordinate, width: length, height: length }) satisfies z.ZodType<Box>;

/** RGBA pixels row by row, downscaled: for measuring, not for display. */
const Raster = z
  .object({ width: sideLength, height: sideLength, rgba: CompressedBytes })
  .refine(({ width, height, rgba }) => rgba.length === width * height * 4, "the pixel data has the wrong length");
export type Raster = z.infer<typeof Raster>;

/** Brightness row by row, for OCR: 0 is black, 255 is white. */
const GreyRaster = z
  .object({ width: sideLength, height: sideLength, grey: CompressedBytes })
  .refine(({ width, height, grey }) => grey.length === width * height, "the pixel data has the wrong length");
export type GreyRaster = z.infer<typeof GreyRaster>;

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
    })
    .transform(({ bytes: { file }, ...rest }, context): Picture => {
      const bytes = file === null ? new Uint8Array() : files(file);
      if (bytes !== null) return { ...rest, bytes };
      context.addIssue({ code: "custom", message: `the document does not list the picture ${file}` });
      return z.NEVER;
    });

const placement = {
  box,
  /**
   * The part of the page that contains the element. `consent` is a consent banner; `overlay` is any other layer above
   * the page.
   */
  region: z.enum(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
  /** Under a consent banner or overlay, so that a visitor does not see it at first. */
  covered: z.boolean(),
  /** Matches exactly one node of the captured page. */
  selector: text,
};

/** The text of one block element, without that of its inner blocks. */
export const PageText = z.object({
  ...placement,
  tag: text,
  /**
   * The numbers of the elements that contain it in this capture, outermost first, itself last. Absent: not examined.
   */
  within: boundedArray(z.int().nonnegative()).exactOptional(),
  text,
  /** The struck-through parts of the text, verbatim and in order. Absent: none, or not examined. */
  struck: boundedArray(text).exactOptional(),
  /**
   * A heading that is an image: the text is its alternative text and the font size is estimated. Absent: rendered text.
   */
  drawn: z.literal(true).exactOptional(),
  /** Scrolled away beside what is visible, in a row or carousel. Absent: not, or not examined. */
  aside: z.literal(true).exactOptional(),
  /** It kept changing as time passed, such as a countdown. Absent: not, or not examined. */
  changing: z.literal(true).exactOptional(),
  /** 1 to 6 for headings (by tag or ARIA), else null. */
  level: z.int().min(1).max(6).nullable(),
  fontPx: length,
  fontWeight: z.number(),
  colour: Colour,
  background: Colour,
});
export type PageText = z.infer<typeof PageText>;
export type Region = PageText["region"];

/** A button, submit input, role=button, or a link that looks like a button or badge. */
export const Control = z.object({
  ...placement,
  tag: text,
  text,
  href: text.nullable(),
  /** Painted as a button: it has its own background, or a border on all sides. */
  filled: z.boolean(),
  /** The control is an image of a button's size and shape; its text is the accessible name. Absent: rendered text. */
  badge: z.literal(true).exactOptional(),
  colour: Colour,
  background: Colour,
  fontPx: length,
});
export type Control = z.infer<typeof Control>;

export const PageImage = z.object({
  ...placement,
  /** Absolute URL; null for a CSS gradient or inline SVG. */
  src: text.nullable(),
  alt: text,
  /** An <img>, a CSS background, an inline <svg>, or the poster or a frame of a <video>. */
  kind: z.enum(["img", "background", "svg", "video"]),
});
export type PageImage = z.infer<typeof PageImage>;

const PageLink = z.object({ href: text, text });
export type PageLink = z.infer<typeof PageLink>;

/** A layer above the page that consent handling did not remove. */
export const Layer = z.object({
  kind: z.enum(["consent", "overlay"]),
  box,
  /** The opaque part; null where the whole layer is a translucent backdrop. Absent: unknown, so the whole box. */
  solid: box.nullable().exactOptional(),
  /** Share of the first screen that it covers. */
  foldShare: share,
});
export type Layer = z.infer<typeof Layer>;

/** A translucent colour over the page. A backdrop that blurs the page has the alpha 1. */
export const Backdrop = z.object({ colour: Colour, alpha: share });
export type Backdrop = z.infer<typeof Backdrop>;

/** A stylesheet, script, font or picture that the page uses and did not get, or a script that stopped with an error. */
export const FailedResource = z.object({
  url: text,
  kind: z.enum(["stylesheet", "script", "font", "image"]),
  /**
   * `http_error`: an error status; `wrong_type`: a media type that the browser refused; `blocked`: by a rule of the
   * browser or the page; `unreachable`: no response; `script_error`: it was loaded and stopped with an error.
   */
  reason: z.enum(["http_error", "wrong_type", "blocked", "unreachable", "script_error"]),
  status: z.int().nullable(),
  /** The media type of the response, without parameters. */
  mimeType: text.nullable(),
  /** Chrome's net error, the rule that blocked it, or the script's error. */
  detail: text.nullable(),
  /** What the failure leaves of the page: text in the browser's default style, or no text. Absent: neither. */
  leaves: z.enum(["unstyled", "empty"]).exactOptional(),
  /** Which differences between ad and page it explains. Absent: none, but for what it leaves. */
  explains: z.enum(["looks", "pictures"]).exactOptional(),
  /** The host of another site was not reached, which may be a matter of this machine's network. */
  unconfirmed: z.literal(true).exactOptional(),
  /** A picture: whether it is above the fold. */
  aboveFold: z.boolean(),
  /** The element that uses it; null where it has no place on the page. */
  box: box.nullable(),
  selector: text.nullable(),
});
export type FailedResource = z.infer<typeof FailedResource>;

/** One landing page on one device. Later stages use it instead of the browser. */
export const snapshotSchema = (files: ReadPictureFile) =>
  z.object({
    device: z.enum(VIEWPORTS),
    /** The first screen's size in CSS pixels; what lies within it is above the fold. */
    fold: z.object({ width: sideLength, height: sideLength }),
    requestedUrl: text,
    url: text,
    httpStatus: z.int().nullable(),
    title: text,
    /** The declared language (<html lang>, else content-language), verbatim. */
    language: text.nullable(),
    description: text.nullable(),
    /** From og:site_name or similar metadata. */
    siteName: text.nullable(),
    documentHeight: length,
    texts: boundedArray(PageText),
    /** Number of texts that were left out, because the page has too many. Absent: none, or not counted. */
    leftOut: z.int().min(1).exactOptional(),
    /** The page has more elements than were visited. Absent: not, or not examined. */
    isCut: z.literal(true).exactOptional(),
    controls: boundedArray(Control),
    images: boundedArray(PageImage),
    /** The page consists of pictures, and texts and controls are also what OCR read in its screenshot. Absent: not. */
    readByOcr: z.literal(true).exactOptional(),
    links: boundedArray(PageLink),
    /** Questions with their answers on the page, expanded or collapsed. Absent: not examined. */
    answers: boundedArray(z.object({ question: text, answer: text })).exactOptional(),
    /** Every application/ld+json block that parses. */
    jsonLd: boundedArray(z.unknown()),
    layers: boundedArray(Layer),
    /**
     * Share of the first screen that a pop-up covered before it was closed with its own close control. Absent: there
     * was none.
     */
    popUpClosed: share.exactOptional(),
    /** The backdrop over most of the first screen, such as the one behind a dialog. */
    veil: Backdrop.nullable().exactOptional(),
    /** What the page uses and did not get. Absent: nothing, or not examined. */
    failedResources: z.array(FailedResource).max(MAX_FAILED_RESOURCES).exactOptional(),
    /** The pixels of the first screen after consent handling. */
    foldRaster: Raster,
    /** The page as a visitor sees it, for reports. */
    screenshot: picture(files),
    /** True when there was a consent banner and it was removed. */
    consentRemoved: z.boolean(),
  });
export type Snapshot = z.infer<ReturnType<typeof snapshotSchema>>;

/** A word that OCR read in a picture. */
export const OcrWord = z.object({ text, confidence: share, box });
export type OcrWord = z.infer<typeof OcrWord>;

const framePictures = (files: ReadPictureFile) => ({
  raster: Raster,
  screenshot: picture(files),
  /** The picture in a size for OCR; null where OCR is not requested, and after it has run. */
  legible: GreyRaster.nullable(),
  /** The words in the picture; null where OCR did not run. */
  words: boundedArray(OcrWord).nullable(),
});

/** What a video or an animated image shows over time. */
const motionSchema = (files: ReadPictureFile) =>
  z.object({
    /** Seconds; null where the file does not say. */
    duration: z.number().min(0).nullable(),
    /** Time of the creative's own picture in seconds: the first frame that is not blank. */
    at: z.number().min(0),
    /** The further frames with a different content, in order of time, each at its seconds from the start. */
    frames: boundedArray(z.object({ ...framePictures(files), at: z.number().min(0) })),
    /** How the frames were captured. */
    method: z.enum(["decoded_frames", "page_screenshot"]),
  });
type AdMotion = z.infer<ReturnType<typeof motionSchema>>;
/** A further frame, of the same natural size as the creative's own picture. */
export type AdFrame = AdMotion["frames"][number];

/** The ad: its picture, and the words that OCR read in it. */
export const creativeSchema = (files: ReadPictureFile) =>
  z.object({
    ...framePictures(files),
    mediaType: z.enum(MEDIA_TYPES),
    /** Natural size of the picture (or the video's frame) in pixels. */
    width: sideLength,
    height: sideLength,
    /** The engine has drawn the ad from its text: there is no picture of it. Absent: its own picture. */
    drawn: z.literal(true).exactOptional(),
    /** Absent for a still picture. */
    motion: motionSchema(files).exactOptional(),
    /** What could not be captured of the ad, or how it was captured, one sentence each, for people. */
    notices: boundedArray(text).exactOptional(),
  });
export type Creative = z.infer<ReturnType<typeof creativeSchema>>;

/** The page on the other device, which is not scored. */
const alternateViewSchema = (files: ReadPictureFile) =>
  z.object({
    device: z.enum(VIEWPORTS),
    screenshot: picture(files),
    /** What its first screen shows, to compare versions of the page. Absent: not recorded. */
    firstScreen: snapshotSchema(files)
      .pick({ device: true, fold: true, texts: true, controls: true, images: true, layers: true })
      .exactOptional(),
  });
export type AlternateView = z.infer<ReturnType<typeof alternateViewSchema>>;

/** The result of a visit: the requested viewport, and the other one where it could be captured. */
export const pageSnapshotsSchema = (files: ReadPictureFile) =>
  z.object({ page: snapshotSchema(files), alternate: alternateViewSchema(files).nullable() });
export type PageSnapshots = z.infer<ReturnType<typeof pageSnapshotsSchema>>;
