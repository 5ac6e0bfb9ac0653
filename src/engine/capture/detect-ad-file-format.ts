import { z } from "zod";
import json from "../lexicon/file-signatures.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { UndecodableAd } from "./ad-errors.ts";

export interface AdFormat {
  kind: "image" | "animation" | "svg" | "video";
  mediaType: string;
}

const FileSignature = z.object({ offset: z.int(), bytes: z.string() });
const fileSignatures = lexicon(
  z.object({
    /** Formats that no browser supports, and what to do about them. */
    unsupported: z.array(z.object({ name: z.string(), remedy: z.string(), signatures: z.array(FileSignature) })),
    video: z.array(FileSignature.extend({ mediaType: z.string() })),
  }),
  json,
);

/** The reserved bytes distinguish a bitmap from a text that starts with "BM". */
const isBitmap = (head: string): boolean => head.startsWith("BM") && head.startsWith("\0\0\0\0", 6);

/** Image formats that Chrome supports. Knowing the format lets an error name a damaged file's format. */
const IMAGE_SIGNATURES: readonly (readonly [mediaType: string, matches: (head: string) => boolean])[] = [
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["image/jxl", (head) => head.startsWith("\xff\x0a") || head.startsWith("\0\0\0\x0cJXL ")],
  ["image/bmp", isBitmap],
  ["image/x-icon", (head) => head.startsWith("\0\0\x01\0") && !head.startsWith("\0\0", 4)],
];

/**
 * Detects the format of an ad's file, from its bytes first, because servers and file names are often wrong.
 *
 * @param declared The Content-Type; empty where there is none.
 * @throws UndecodableAd for formats that no browser supports.
 */
export function detectAdFormat(bytes: Uint8Array, declared: string): AdFormat {
  const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const head = Buffer.from(bytes.subarray(0, 16_384)).toString("latin1");
  if (bytes.length === 0) throw new UndecodableAd("The ad's file is empty. Use an image or video file.");
  const { unsupported, video } = fileSignatures();
  const matches = (signature: { offset: number; bytes: string }) => head.startsWith(signature.bytes, signature.offset);
  const known = unsupported.find(({ signatures }) => signatures.some(matches));
  if (known) throw new UndecodableAd(`The ad's file is ${known.name}, which browsers do not support. ${known.remedy}`);
  const image = detectImageFormat(head);
  if (image !== null) return image;
  const container = video.find(matches);
  if (container) return { kind: "video", mediaType: container.mediaType };
  return detectByTextOrMediaType(bytes, head, mediaType);
}

/** Raster images, and whether they may be animated. */
function detectImageFormat(head: string): AdFormat | null {
  const brands = readIsoMediaBrands(head);
  if (brands.some((brand) => brand === "avis")) return { kind: "animation", mediaType: "image/avif" };
  if (brands.includes("avif")) return { kind: "image", mediaType: "image/avif" };
  if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)))
    throw new UndecodableAd(
      "The ad's file is a HEIC photo, a phone camera format that browsers do not support. Save it as PNG, JPEG " +
        "or WebP.",
    );
  if (/^GIF8[79]a/.test(head)) return { kind: "animation", mediaType: "image/gif" };
  const mediaType = IMAGE_SIGNATURES.find(([, matches]) => matches(head))?.[0];
  if (mediaType === undefined) return null;
  // The animation header precedes the first frame (PNG third edition, 11.3.6; WebP container, VP8X flags).
  const animated =
    (mediaType === "image/png" && head.includes("acTL")) ||
    (mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0);
  return { kind: animated ? "animation" : "image", mediaType };
}

/** Formats without a signature: text, or whatever the server declares. */
function detectByTextOrMediaType(bytes: Uint8Array, head: string, mediaType: string): AdFormat {
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
  if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<(?:\w+:)?svg[\s>]/i.test(decodeHeadText(bytes)))
    return { kind: "svg", mediaType: "image/svg+xml" };
  if (/^<(!doctype html|html|head|body|script)/i.test(start) || mediaType === "text/html")
    throw new UndecodableAd(
      "The ad's URL is a web page, not an image or video. Use it as adUrl, or use the URL of the file itself.",
    );
  if (mediaType.startsWith("video/")) return { kind: "video", mediaType };
  return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), the major brand first; empty for other files. */
function readIsoMediaBrands(head: string): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  return [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
}

/** Enough text to find the root element after comments and declarations. */
const decodeHeadText = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
