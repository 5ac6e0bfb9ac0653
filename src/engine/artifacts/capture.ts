import type { Box, Picture } from "../../contract/port.ts";
import type { MediaType, Viewport } from "../../contract/vocabulary.ts";

/** What the browser yields: plain values, so that a Snapshot can be saved and judged again without one. Bytes are `Uint8Array`; everything else is JSON. */

/** Pixels for measuring, not for showing: small, RGBA, row by row. */
export interface Raster {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A picture's brightness alone, row by row: what letters are read from. 0 is black, 255 white. */
export interface GreyRaster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** `#rrggbb`, or null where the element paints nothing of its own. */
export type Colour = string;

/** Where on the page an element lives. `consent` is a cookie or consent layer; `overlay` any other layer above the page. */
export type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";

/** A run of text as a person sees it: one block element's own text. */
export interface PageText {
  text: string;
  /** What of the text is crossed out, word for word and in its order; absent where nothing is, or nobody looked. */
  struck?: string[];
  /** A heading that is a picture: its words are its author's account of it, and its size is estimated. Absent: it is written. */
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
  /** Under a layer of the consent or overlay kind, so that a visitor does not see it at first. */
  covered: boolean;
  /** Resolves to exactly one node of the captured page. */
  selector: string;
  /** The elements that it stands in, outermost first and itself last, each by its number in this capture. Absent: nobody looked. */
  within?: number[];
}

/** Something to press: button, submit, role=button, or a link styled as one or drawn as a badge. */
export interface Control {
  text: string;
  tag: string;
  href: string | null;
  box: Box;
  region: Region;
  /** Painted as a button: its own background, or a border all around. */
  filled: boolean;
  /** All there is to see of it is a picture of a button's size and shape, whose name is its text. Absent: it is written. */
  badge?: true;
  colour: Colour;
  background: Colour;
  fontPx: number;
  covered: boolean;
  selector: string;
}

export interface PageImage {
  /** Absolute address, or null for a CSS gradient or inline SVG. */
  src: string | null;
  alt: string;
  box: Box;
  region: Region;
  /** An <img>, a CSS background, an inline <svg>, a <video> poster or frame. */
  kind: "img" | "background" | "svg" | "video";
  covered: boolean;
  selector: string;
}

export interface PageLink {
  href: string;
  text: string;
}

/** A question that the page asks for its visitors, and answers, folded away or not. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** A layer above the page that no consent handling removed. */
export interface Layer {
  kind: "consent" | "overlay";
  box: Box;
  /** The part that nothing shines through; null where all of it is a veil. Absent: unknown, so the whole box. */
  solid?: Box | null;
  /** Share of the first screen it covers, 0 to 1. */
  foldShare: number;
}

/** A colour laid over the page, through which it still shows. */
export interface Backdrop {
  colour: Colour;
  /** 0 to 1; 1 also for one that blurs. */
  alpha: number;
}

/** One landing page as one device sees it. Judging never goes back to the browser. */
export interface Snapshot {
  device: Viewport;
  /** The first screen's size in CSS pixels: what lies within is "above the fold". */
  fold: { width: number; height: number };
  requestedUrl: string;
  url: string;
  httpStatus: number | null;
  title: string;
  /** The page's declared language (<html lang>, else content-language), as written. */
  language: string | null;
  description: string | null;
  /** og:site_name and the like. */
  siteName: string | null;
  documentHeight: number;
  texts: PageText[];
  controls: Control[];
  images: PageImage[];
  links: PageLink[];
  /** Absent: nobody looked. */
  answers?: FaqEntry[];
  /** Each application/ld+json block that parses. */
  jsonLd: unknown[];
  layers: Layer[];
  /** Share of the first screen, 0 to 1, that a pop-up covered until it was closed as a visitor would. Absent: none was. */
  popUpClosed?: number;
  /** What most of the first screen is seen through: the sheet behind a dialog. */
  veil?: Backdrop | null;
  /** The first screen's pixels after consent handling. */
  foldRaster: Raster;
  /** What a person would have seen, for reports. */
  screenshot: Picture;
  /** True when a consent layer was there and was removed. */
  consentRemoved: boolean;
}

/** A word read from a picture. */
export interface OcrWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** The ad as it can be seen: its picture, and the text that is known or was read. */
export interface Creative {
  mediaType: MediaType;
  /** Natural size in pixels of the picture (a video's frame). */
  width: number;
  height: number;
  raster: Raster;
  screenshot: Picture;
  /** The picture at a size at which its words can be read; null where nobody asked for it, and once it has been read. */
  legible: GreyRaster | null;
  /** Words read from the picture; null where nobody read. */
  words: OcrWord[] | null;
  /** What else it shows as time passes; absent where it does not move. */
  motion?: AdMotion;
  /** What could not be seen of it, or was seen in a way to be known: one sentence each, for people. */
  notices?: string[];
}

/** What an ad shows over time: a video, or an animated image. */
export interface AdMotion {
  /** Seconds; null where the file does not tell. */
  duration: number | null;
  /** When the creative's own picture is seen, in seconds: the first moment that shows something. */
  at: number;
  /** The further moments that were looked at and show something else, in order of time. */
  frames: AdFrame[];
  /** How the moments were seen. */
  method: "decoded_frames" | "page_screenshot";
}

/** A further moment of an ad that moves, of the same natural size as the creative's own picture. */
export interface AdFrame extends Pick<Creative, "raster" | "screenshot" | "legible" | "words"> {
  /** Seconds from the beginning. */
  at: number;
}

/** The page on the other device: to be shown, not judged. */
export type AlternateView = Pick<Snapshot, "device" | "screenshot">;

/** A visit's whole yield: the requested viewport first, the alternate one where it could be had. */
export interface PageSnapshots {
  page: Snapshot;
  alternate: AlternateView | null;
}
