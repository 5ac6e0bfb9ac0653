import type { Box, Picture } from "../../contract/port.ts";
import type { MediaType, Viewport } from "../../contract/vocabulary.ts";

/**
 * What the browser returns, as plain values, so that a capture can be saved and evaluated again without a browser.
 * Bytes are `Uint8Array`; everything else is JSON.
 */

/** RGBA pixels row by row, downscaled: for measuring, not for display. */
export interface Raster {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Brightness row by row, for OCR: 0 is black, 255 is white. */
export interface GreyRaster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** `#rrggbb`. */
export type Colour = string;

/**
 * The part of the page that contains an element. `consent` is a consent banner; `overlay` is any other layer above the
 * page.
 */
export type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";

/** The text of one block element, without that of its inner blocks. */
export interface PageText {
  text: string;
  /** The struck-through parts of the text, verbatim and in order. Absent: none, or not examined. */
  struck?: string[];
  /**
   * A heading that is an image: the text is its alternative text and the font size is estimated. Absent: rendered text.
   */
  drawn?: true;
  tag: string;
  /** 1 to 6 for headings (by tag or ARIA), else null. */
  level: number | null;
  box: Box;
  region: Region;
  fontPx: number;
  fontWeight: number;
  colour: Colour;
  background: Colour;
  /** Under a consent banner or overlay, so that a visitor does not see it at first. */
  covered: boolean;
  /** Matches exactly one node of the captured page. */
  selector: string;
  /**
   * The numbers of the elements that contain it in this capture, outermost first, itself last. Absent: not examined.
   */
  within?: number[];
}

/** A button, submit input, role=button, or a link that looks like a button or badge. */
export interface Control {
  text: string;
  tag: string;
  href: string | null;
  box: Box;
  region: Region;
  /** Painted as a button: it has its own background, or a border on all sides. */
  filled: boolean;
  /** The control is an image of a button's size and shape; its text is the accessible name. Absent: rendered text. */
  badge?: true;
  colour: Colour;
  background: Colour;
  fontPx: number;
  covered: boolean;
  selector: string;
}

export interface PageImage {
  /** Absolute URL; null for a CSS gradient or inline SVG. */
  src: string | null;
  alt: string;
  box: Box;
  region: Region;
  /** An <img>, a CSS background, an inline <svg>, or the poster or a frame of a <video>. */
  kind: "img" | "background" | "svg" | "video";
  covered: boolean;
  selector: string;
}

export interface PageLink {
  href: string;
  text: string;
}

/** A question with its answer on the page, expanded or collapsed. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** A layer above the page that consent handling did not remove. */
export interface Layer {
  kind: "consent" | "overlay";
  box: Box;
  /** The opaque part; null where the whole layer is a translucent backdrop. Absent: unknown, so the whole box. */
  solid?: Box | null;
  /** Share of the first screen that it covers, 0 to 1. */
  foldShare: number;
}

/** A translucent colour over the page. */
export interface Backdrop {
  colour: Colour;
  /** 0 to 1. A backdrop that blurs the page has 1. */
  alpha: number;
}

/** One landing page on one device. Later stages use it instead of the browser. */
export interface Snapshot {
  device: Viewport;
  /** The first screen's size in CSS pixels; what lies within it is above the fold. */
  fold: { width: number; height: number };
  requestedUrl: string;
  url: string;
  httpStatus: number | null;
  title: string;
  /** The declared language (<html lang>, else content-language), verbatim. */
  language: string | null;
  description: string | null;
  /** From og:site_name or similar metadata. */
  siteName: string | null;
  documentHeight: number;
  texts: PageText[];
  controls: Control[];
  images: PageImage[];
  links: PageLink[];
  /** Absent: not examined. */
  answers?: FaqEntry[];
  /** Every application/ld+json block that parses. */
  jsonLd: unknown[];
  layers: Layer[];
  /**
   * Share of the first screen, 0 to 1, that a pop-up covered before it was closed with its own close control. Absent:
   * there was none.
   */
  popUpClosed?: number;
  /** The backdrop over most of the first screen, such as the one behind a dialog. */
  veil?: Backdrop | null;
  /** The pixels of the first screen after consent handling. */
  foldRaster: Raster;
  /** The page as a visitor sees it, for reports. */
  screenshot: Picture;
  /** True when there was a consent banner and it was removed. */
  consentRemoved: boolean;
}

/** A word that OCR read in a picture. */
export interface OcrWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** The ad: its picture, and the words that OCR read in it. */
export interface Creative {
  mediaType: MediaType;
  /** Natural size of the picture (or the video's frame) in pixels. */
  width: number;
  height: number;
  raster: Raster;
  screenshot: Picture;
  /** The picture in a size for OCR; null where OCR is not requested, and after it has run. */
  legible: GreyRaster | null;
  /** The words in the picture; null where OCR did not run. */
  words: OcrWord[] | null;
  /** What a video or animated image shows over time; absent for a still picture. */
  motion?: AdMotion;
  /** What could not be captured of the ad, or how it was captured, one sentence each, for people. */
  notices?: string[];
}

/** What a video or an animated image shows over time. */
export interface AdMotion {
  /** Seconds; null where the file does not say. */
  duration: number | null;
  /** Time of the creative's own picture in seconds: the first frame that is not blank. */
  at: number;
  /** The further frames with a different content, in order of time. */
  frames: AdFrame[];
  /** How the frames were captured. */
  method: "decoded_frames" | "page_screenshot";
}

/** A further frame, of the same natural size as the creative's own picture. */
export interface AdFrame extends Pick<Creative, "raster" | "screenshot" | "legible" | "words"> {
  /** Seconds from the start. */
  at: number;
}

/** The page on the other device, for display only. */
export type AlternateView = Pick<Snapshot, "device" | "screenshot">;

/** The result of a visit: the requested viewport, and the other one where it could be captured. */
export interface PageSnapshots {
  page: Snapshot;
  alternate: AlternateView | null;
}
