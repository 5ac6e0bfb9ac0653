import type { Box } from "../../contract/evaluator-interface.ts";

/*
 * What Node and the scripts of page/ exchange. The scripts' answers come from pages, so they are `unknown` here: each
 * is validated where it arrives.
 */

/** The scripts that run in visited pages, in a world that the page's own scripts cannot reach. */
export interface PageScripts {
  /** Finds consent layers. `frames`: boxes of frames of other origins with a consent text. */
  scanForConsent(frames: readonly Box[]): unknown;
  /** Removes consent layers, and with `optedOut` what an opt-out leaves behind. Returns how many were removed. */
  removeConsentLayers(frames: readonly Box[], optedOut: boolean): unknown;
  /** Scrolls through the page and waits for its assets. */
  loadWholePage(options: StabilityOptions): unknown;
  waitUntilStill(options: StabilityOptions): unknown;
  /** Counts how often texts change from now on. */
  watchTexts(): unknown;
  /** How many texts may keep changing. They are counted anew. */
  listChangingTexts(): unknown;
  /** Remembers those that have changed again, for `readPage`. */
  rememberChangingTexts(): unknown;
  /** Disables transitions. */
  freezeAnimations(): unknown;
  /** Reads the page and remembers what is hit above the fold. */
  readPage(frames: readonly Box[], limits: PageReadingLimits): unknown;
  /** Finds out how the page uses resources that may have failed. */
  readResources(suspects: readonly SuspectResource[]): unknown;
  /** Closes pop-ups, waiting up to `timeoutMs` for each to disappear. Returns how many were closed. */
  closePopups(frames: readonly Box[], timeoutMs: number): unknown;
  /** Share of the area above the fold that layers have covered or uncovered since the page was read, 0 to 1. */
  changedFoldShare(): unknown;
}

export interface StabilityOptions {
  /** How many screens are scrolled through, so that lazy content loads. */
  screens: number;
  /** Longest wait for fonts and images, ms. */
  assetsMs: number;
  /** Longest scrolling below these screens, ms; 0 for none. */
  deepMs: number;
  /** Longest wait until nothing moves, ms. On a machine that is not busy, the wait ends after 15 frames. */
  stillMs: number;
}

/** How much of a page is read at most (see page-reading-schema.ts). */
export interface PageReadingLimits {
  elements: number;
  texts: number;
  controls: number;
  images: number;
  links: number;
  answers: number;
  characters: number;
  within: number;
}

/** A resource that may have failed. */
export interface SuspectResource {
  url: string;
  kind: "stylesheet" | "script" | "font" | "image";
}

/** The scripts that run in blank pages. Pictures are given as data URLs. */
export interface PictureScripts {
  /** Decodes a picture's top part, `topShare` of its width high, as at most `area` pixels. */
  decodeTop(source: string, topShare: number, area: number): unknown;
  /** Encodes a picture as a small WebP for reports. */
  encodeWebp(source: string, options: WebpOptions): unknown;
  /** Composes parts of pictures into one JPEG. */
  composeSheet(sources: readonly string[], sheet: Sheet): unknown;
  /** Opens the ad's file at `/asset`. The other scripts for ads need it. */
  openAd(options: AdOptions): unknown;
  adInfo(): unknown;
  /** @param position Seconds for a video, a frame index for an animation. */
  showAdFrame(position: number): unknown;
  /** Encodes the frame that was shown last. @param edge Longest edge of the picture in pixels. */
  encodeAdFrame(edge: number): unknown;
}

export interface WebpOptions {
  /** Maximum width in pixels. */
  maxWidth: number;
  /** Target size in bytes. A detailed picture may be larger. */
  targetBytes: number;
}

/** A sheet composed of parts of pictures. All boxes are in pixels. */
export interface Sheet {
  width: number;
  height: number;
  pieces: SheetPiece[];
}

export interface SheetPiece {
  /** Index of the picture. */
  picture: number;
  from: Box;
  to: Box;
  /** Boxes of the picture that are painted over. */
  covered: Box[];
}

/** What an ad's file is, as its bytes or its media type tell. */
export interface AdFormat {
  kind: "image" | "animation" | "svg" | "video";
  mediaType: string;
}

export interface AdOptions extends AdFormat {
  /** An image with more pixels, or a longer edge, is refused. */
  maxPixels: number;
  maxEdge: number;
  /** Whether frames are also encoded for OCR. */
  legible: boolean;
}
