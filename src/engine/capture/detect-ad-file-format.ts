import { detectMediaFormat, HEAD_BYTES, readBrands } from "../../ground/media-format.ts";
import { parseMediaType } from "../../ground/media-type.ts";
import { capitalise } from "../../ground/text.ts";
import { UndecodableAd } from "./ad-errors.ts";
import type { AdFormat } from "./page-script-types.ts";

/**
 * Detects the format of an ad's file, from its bytes first, because servers and file names are often wrong.
 *
 * @param declared The Content-Type; empty where there is none.
 * @throws UndecodableAd for formats that no browser supports.
 */
export function detectAdFormat(bytes: Uint8Array, declared: string): AdFormat {
  if (bytes.length === 0) throw new UndecodableAd("The ad's file is empty. Use an image or video file.");
  const format = detectMediaFormat(bytes);
  if (format === null) return detectByDeclaredType(parseMediaType(declared));
  const { name, kind } = format;
  if (kind === "unsupported") throw new UndecodableAd(`The ad's file is ${name}. ${capitalise(format.remedy)}.`);
  const { mediaType } = format;
  if (kind === "video") return { kind, mediaType };
  if (mediaType === "image/svg+xml") return { kind: "svg", mediaType };
  return { kind: isAnimated(bytes, mediaType) ? "animation" : "image", mediaType };
}

/** Formats without a signature: whatever the server declares. */
function detectByDeclaredType(mediaType: string): AdFormat {
  if (mediaType === "text/html")
    throw new UndecodableAd(
      "The ad's URL is a web page, not an image or video. Use it as adUrl, or use the URL of the file itself.",
    );
  if (mediaType.startsWith("video/")) return { kind: "video", mediaType };
  return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}

/** The animation header precedes the first frame (PNG third edition, 11.3.6; WebP container, VP8X flags). */
function isAnimated(bytes: Uint8Array, mediaType: string): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  if (mediaType === "image/gif") return true;
  if (mediaType === "image/avif") return readBrands(head).includes("avis");
  if (mediaType === "image/png") return head.includes("acTL");
  return mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0;
}

/**
 * Whether an image file is truncated, by media type. A browser shows the part that exists, so half an ad would be
 * evaluated. Of an animation only the first frame must be complete; lost later frames are reported as a notice.
 */
const TRUNCATION_CHECKS: Readonly<Record<string, readonly [begins: string, endsEarly: TruncationCheck]>> = {
  "image/png": ["\x89PNG\r\n\x1a\n", isPngTruncated],
  "image/jpeg": ["\xff\xd8\xff", isJpegTruncated],
  "image/webp": ["RIFF", isWebpTruncated],
  "image/gif": ["GIF8", isGifTruncated],
};
type TruncationCheck = (file: Buffer, animated: boolean) => boolean;

/** @throws UndecodableAd for an image whose format shows that the file is truncated. */
export function refuseTruncated(bytes: Uint8Array, { kind, mediaType }: AdFormat): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [begins, endsEarly] = TRUNCATION_CHECKS[mediaType] ?? [];
  // The media type may come from the server: check only files that start as the format requires.
  if (begins === undefined || !file.toString("latin1", 0, begins.length).startsWith(begins)) return;
  if (endsEarly?.(file, kind === "animation") !== true) return;
  throw new UndecodableAd(
    `The ad's file is truncated: the image (${mediaType}) is incomplete. ` +
      "Export it again, or copy it again and check its size.",
  );
}

/** Chunks of length, type, data and checksum, up to IEND (PNG third edition, 5.3). Data after IEND is ignored. */
function isPngTruncated(file: Buffer, animated: boolean): boolean {
  let drawn = false;
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "IEND" || (animated && drawn && type !== "IDAT")) return false;
    drawn ||= type === "IDAT";
  }
  return true;
}

const JPEG_MARKER = 0xff;
const JPEG_START_OF_SCAN = 0xda;
const JPEG_END_OF_IMAGE = Buffer.of(JPEG_MARKER, 0xd9);
/** Markers without a length field: TEM, RST0 to SOI. */
const isStandaloneMarker = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Segments up to the first scan, then an end marker (ITU-T T.81, B.1). A preview image in a segment has its own end
 * marker.
 */
function isJpegTruncated(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    // Invalid data is left to the decoder.
    if (file[at] !== JPEG_MARKER) return false;
    if (marker === JPEG_MARKER) at += 1;
    else if (isStandaloneMarker(marker)) at += 2;
    else if (marker === JPEG_START_OF_SCAN) return !file.includes(JPEG_END_OF_IMAGE, at + 2);
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return true;
}

/** RIFF states its length (WebP container specification); an animation must contain its first frame's chunk. */
function isWebpTruncated(file: Buffer, animated: boolean): boolean {
  if (file.length < 12) return true;
  // Some encoders leave out the padding of the last chunk.
  if (file.readUInt32LE(4) + 8 <= file.length + 1) return false;
  if (!animated) return true;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (file.toString("latin1", at, at + 4) === "ANMF") return end > file.length;
    at = end;
  }
  return true;
}

/** Up to the end of the first frame, or the trailer (GIF89a specification, sections 18 to 27). */
function isGifTruncated(file: Buffer): boolean {
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableBytes(file[10] ?? 0);
  while (at < file.length) {
    const block = file[at];
    if (block === 0x3b) return false;
    if (block === 0x2c) return skipGifSubBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0)) === null;
    if (block !== 0x21) return false;
    const next = skipGifSubBlocks(file, at + 2);
    if (next === null) return true;
    at = next;
  }
  return true;
}

/** The offset after a run of sub-blocks; null where the file ends first. */
function skipGifSubBlocks(file: Buffer, from: number): number | null {
  let at = from;
  for (let size = file[at]; size !== undefined; size = file[at]) {
    at += 1 + size;
    if (size === 0) return at;
  }
  return null;
}
