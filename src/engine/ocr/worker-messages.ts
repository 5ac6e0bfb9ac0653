import type { GreyRaster, OcrWord, Raster } from "../artifacts/capture-schemas.ts";

/** A request to the worker thread. One request is processed at a time. */
export interface OcrRequest {
  /** The picture in a size for OCR. */
  picture: GreyRaster;
  /** The same picture, small and in colour, to find buttons and badges. */
  colours: Raster;
}

/** The worker's messages: every pass as it is finished, in the picture's pixels, then the end. */
export type OcrMessage = { kind: "pass"; words: OcrWord[] } | { kind: "done" };
