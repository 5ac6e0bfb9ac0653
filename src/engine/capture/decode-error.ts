import { UndecodableAd } from "./ad-errors.ts";
import type { AdFormat } from "./ad-format.ts";
import { TabCrashed } from "./tab.ts";
import { detectVideoCodec } from "./video-codec.ts";

/** A picture of more pixels is a bomb: 100 million take 400 MB once decoded; ads have four million. */
export const MAX_AD_PIXELS = 100e6;
/** No encoder of pictures writes a longer side but to do harm (JPEG and WebP cannot). */
export const MAX_AD_EDGE_PX = 65_535;

const SAVE_AS_H264 = "Save it as MP4 with H.264 (ffmpeg: -c:v libx264 -pix_fmt yuv420p).";

/** Why an ad's file could not be decoded, and the next step, from what Chrome said and what the file's bytes tell. */
export function explainDecodeError(
  problem: unknown,
  { kind, mediaType }: AdFormat,
  bytes: Uint8Array,
): UndecodableAd {
  const said = problem instanceof Error ? problem.message : String(problem);
  const because = (message: string) => new UndecodableAd(message, problem);
  if (problem instanceof TabCrashed)
    return because("The ad's file crashed the browser's decoder. Save it anew as PNG, JPEG or WebP.");
  if (said.includes("ADHERE too large"))
    return because(
      `The ad's picture has more than ${MAX_AD_PIXELS / 1e6} million pixels, or a side of more than ${MAX_AD_EDGE_PX}. Save it smaller: platforms show 1080 to 2160 pixels a side.`,
    );
  if (kind === "video") return because(explainVideoError(said, bytes));
  if (mediaType === "image/jxl")
    return because(
      "The ad's file is a JPEG XL image, which the browser in use does not show. Save it as PNG, JPEG or WebP.",
    );
  return because(
    `The ad's file could not be decoded as an image (${mediaType}): it is damaged, or of a format that browsers do not show. Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.`,
  );
}

function explainVideoError(said: string, bytes: Uint8Array): string {
  const codec = detectVideoCodec(bytes);
  if (codec?.foreign) {
    const { foreign } = codec;
    return `The ad's video is ${foreign}, which Chromium does not play. ${SAVE_AS_H264}`;
  }
  if (said.includes("no picture"))
    return "The ad's video file has no pictures, only sound. Give the ad's video or image.";
  const what = codec === null ? "" : ` (${codec.id})`;
  return `The ad's video${what} could not be decoded: it is damaged or cut off, or the browser in use does not play it. Chromium plays H.264 of 8 bits, VP8, VP9 and AV1; builds without H.264 exist, Google Chrome (chrome-path) has it. ${SAVE_AS_H264}`;
}
