import { messageOf } from "../../contract/error.ts";
import { UndecodableAd } from "./ad-errors.ts";
import type { AdFormat } from "./detect-ad-file-format.ts";
import { detectVideoCodec } from "./detect-video-codec.ts";
import { TabCrashed } from "./tab.ts";

/**
 * Images with more pixels are refused as decompression bombs: 100 million pixels take 400 MB; ads have about 4
 * million.
 */
export const MAX_AD_PIXELS = 100e6;
/** JPEG and WebP cannot have longer edges. */
export const MAX_AD_EDGE_PX = 65_535;

const SAVE_AS_H264 = "Save it as MP4 with H.264 (ffmpeg: -c:v libx264 -pix_fmt yuv420p).";

/** Explains why an ad's file could not be decoded and what to do, from Chrome's error and the file's bytes. */
export function explainDecodeError(problem: unknown, { kind, mediaType }: AdFormat, bytes: Uint8Array): UndecodableAd {
  const message = messageOf(problem);
  const because = (message: string) => new UndecodableAd(message, problem);
  if (problem instanceof TabCrashed)
    return because("The ad's file crashed the browser's decoder. Save it again as PNG, JPEG or WebP.");
  if (message.includes("ADHERE too large"))
    return because(
      `The ad's image has more than ${MAX_AD_PIXELS / 1e6} million pixels ` +
        `or an edge longer than ${MAX_AD_EDGE_PX} pixels. ` +
        "Save it with edges of 1080 to 2160 pixels, the size that platforms show.",
    );
  if (kind === "video") return because(explainVideoError(message, bytes));
  if (mediaType === "image/jxl")
    return because(
      "The ad's file is a JPEG XL image, which the installed browser does not support. Save it as PNG, JPEG or WebP.",
    );
  return because(
    `The ad's file could not be decoded as an image (${mediaType}): ` +
      "it is damaged, or browsers do not support its format. " +
      "Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.",
  );
}

function explainVideoError(message: string, bytes: Uint8Array): string {
  const codec = detectVideoCodec(bytes);
  if (codec?.unsupportedName)
    return `The ad's video is ${codec.unsupportedName}, which Chromium does not play. ${SAVE_AS_H264}`;
  if (message.includes("no picture"))
    return "The ad's video file has no pictures, only sound. Use the ad's video or image.";
  const codecId = codec === null ? "" : ` (${codec.id})`;
  return (
    `The ad's video${codecId} could not be decoded: ` +
    "it is damaged or truncated, or the installed browser does not support it. " +
    "Chromium plays 8-bit H.264, VP8, VP9 and AV1. Some builds lack H.264; Google Chrome (chrome-path) has it. " +
    SAVE_AS_H264
  );
}
