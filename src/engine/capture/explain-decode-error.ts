import { messageOf } from "../../contract/error.ts";
import json from "../lexicon/video-codecs.json" with { type: "json" };
import { UndecodableAd } from "./ad-errors.ts";
import type { AdFormat } from "./page-script-types.ts";
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

/** Common names of the codecs that Chromium does not play, by the identifier that containers use. */
const UNSUPPORTED_CODECS: Readonly<Record<string, string>> = json.unsupported;

const MATROSKA_SIGNATURE = "\x1a\x45\xdf\xa3";
/** Tracks are described before the first cluster, which holds the first picture. */
const MATROSKA_HEAD_BYTES = 262_144;

/**
 * Reads a video's codec from its container, to explain why a browser would not play it.
 *
 * @returns its identifier in the container, and its common name where Chromium does not play it; null where the file
 *   has no pictures or is too damaged to tell.
 */
export function detectVideoCodec(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, MATROSKA_HEAD_BYTES)).toString("latin1");
  const id = head.startsWith(MATROSKA_SIGNATURE)
    ? (/V_[A-Z0-9]+(?:\/[A-Z0-9]+)*/.exec(head)?.[0] ?? null)
    : head.startsWith("OggS")
      ? head.includes("\x80theora")
        ? "theora"
        : null
      : readVideoSampleEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return id === null ? null : { id, unsupportedName: UNSUPPORTED_CODECS[id] ?? null };
}

/** The name of the first sample entry of the first video track (ISO/IEC 14496-12, 8.5.2). */
function readVideoSampleEntry(file: Buffer): string | null {
  const [movie] = findIsoBoxes(file, "moov");
  for (const track of movie === undefined ? [] : findIsoBoxes(movie, "trak")) {
    const [media] = findIsoBoxes(track, "mdia");
    const [handler] = media === undefined ? [] : findIsoBoxes(media, "hdlr");
    if (media === undefined || handler?.toString("latin1", 8, 12) !== "vide") continue;
    const table = ["minf", "stbl", "stsd"].reduce<Buffer | undefined>(
      (outer, type) => outer && findIsoBoxes(outer, type)[0],
      media,
    );
    // Before the name: version and flags, the number of entries, the first entry's size.
    return table === undefined || table.length < 16 ? null : table.toString("latin1", 12, 16);
  }
  return null;
}

/** The contents of a box's child boxes of one type. Truncated or invalid data yields nothing. */
function findIsoBoxes(outer: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= outer.length; ) {
    const long = outer.readUInt32BE(at) === 1 && at + 16 <= outer.length;
    const stated = long ? Number(outer.readBigUInt64BE(at + 8)) : outer.readUInt32BE(at);
    const header = long ? 16 : 8;
    // Zero means: to the end of the file.
    const size = stated === 0 ? outer.length - at : stated;
    if (size < header) break;
    if (outer.toString("latin1", at + 4, at + 8) === type)
      found.push(outer.subarray(at + header, at + Math.min(size, outer.length - at)));
    at += size;
  }
  return found;
}
