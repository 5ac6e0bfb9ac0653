import type { GreyRaster, OcrWord, Raster } from "../artifacts/capture.ts";

/** What the engine's thread asks of the reader's. One order is under way at a time. */
export interface OcrRequest {
  /** What is read, at a size for reading. */
  picture: GreyRaster;
  /** The same, small and in colour: where buttons and badges are found. */
  colours: Raster;
}

/** What the reader's thread answers: each pass as it is done, in the picture's pixels, then the end. */
export type OcrMessage = { kind: "pass"; words: OcrWord[] } | { kind: "done" };
