import { UndecodableAd } from "./ad-errors.ts";

export interface AdFormat {
  kind: "image" | "animation" | "svg" | "video";
  mediaType: string;
}

interface FileSignature {
  name: string;
  /** At which byte the signature stands. */
  offset: number;
  bytes: string;
}

interface UnsupportedSignature extends FileSignature {
  remedy: string;
}

const SAVE_AS_IMAGE = "Save it as PNG, JPEG or WebP.";
const SAVE_AS_VIDEO = "Save it as MP4 with H.264.";

const unsupportedSignatures = (name: string, remedy: string, ...places: [offset: number, bytes: string][]) =>
  places.map(([offset, bytes]): UnsupportedSignature => ({ name, remedy, offset, bytes }));

/** What no browser shows, by the bytes it begins with, and what to do about it. */
const UNSUPPORTED_SIGNATURES: readonly UnsupportedSignature[] = [
  ...unsupportedSignatures("a TIFF image", SAVE_AS_IMAGE, [0, "II*\0"], [0, "MM\0*"]),
  ...unsupportedSignatures("a Photoshop file", SAVE_AS_IMAGE, [0, "8BPS"]),
  ...unsupportedSignatures("a PDF", SAVE_AS_IMAGE, [0, "%PDF"]),
  ...unsupportedSignatures(
    "a PostScript or Illustrator file",
    SAVE_AS_IMAGE,
    [0, "%!PS"],
    [0, "\xc5\xd0\xd3\xc6"],
  ),
  ...unsupportedSignatures(
    "a JPEG 2000 image",
    SAVE_AS_IMAGE,
    [0, "\0\0\0\x0cjP  "],
    [0, "\xff\x4f\xff\x51"],
  ),
  ...unsupportedSignatures("an AVI video", SAVE_AS_VIDEO, [8, "AVI LIST"]),
  ...unsupportedSignatures("a Windows Media video", SAVE_AS_VIDEO, [0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"]),
  ...unsupportedSignatures("a Flash video", SAVE_AS_VIDEO, [0, "FLV\x01"]),
  ...unsupportedSignatures(
    "an MPEG-1 or MPEG-2 video",
    SAVE_AS_VIDEO,
    [0, "\0\0\x01\xba"],
    [0, "\0\0\x01\xb3"],
  ),
  ...unsupportedSignatures(
    "an audio file",
    "Give the ad's image or video.",
    [0, "ID3"],
    [0, "fLaC"],
    [8, "WAVEfmt"],
    [4, "ftypM4A"],
  ),
  ...unsupportedSignatures("a ZIP archive or a design file", "Unpack it, or save it as PNG, JPEG or WebP.", [
    0,
    "PK\x03\x04",
  ]),
  ...unsupportedSignatures(
    "a Git LFS pointer, not the file itself",
    "Fetch it first: git lfs pull, or lfs: true in actions/checkout.",
    [0, "version https://git-lfs"],
  ),
];

const VIDEO_SIGNATURES: readonly FileSignature[] = [
  { name: "video/mp4", offset: 4, bytes: "ftyp" },
  // QuickTime files of old begin with their first box, whatever it is.
  ...["moov", "mdat", "wide", "free", "skip"].map((bytes) => ({ name: "video/mp4", offset: 4, bytes })),
  { name: "video/webm", offset: 0, bytes: "\x1a\x45\xdf\xa3" },
  { name: "video/ogg", offset: 0, bytes: "OggS" },
];

/** How a bitmap begins, told apart from a text that begins with "BM" by its reserved bytes. */
const isBitmap = (head: string): boolean => head.startsWith("BM") && head.startsWith("\0\0\0\0", 6);

/** What Chrome shows as images: the formats by which we can name a damaged one. */
const IMAGE_SIGNATURES: readonly (readonly [mediaType: string, matches: (head: string) => boolean])[] = [
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["image/jxl", (head) => head.startsWith("\xff\x0a") || head.startsWith("\0\0\0\x0cJXL ")],
  ["image/bmp", isBitmap],
  ["image/x-icon", (head) => head.startsWith("\0\0\x01\0") && !head.startsWith("\0\0", 4)],
];

/**
 * What an ad's file is, by its own bytes first: servers and file names are often wrong.
 *
 * @throws UndecodableAd for what no browser shows.
 */
export function detectAdFormat(bytes: Uint8Array, declared: string): AdFormat {
  const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const head = Buffer.from(bytes.subarray(0, 16_384)).toString("latin1");
  if (bytes.length === 0) throw new UndecodableAd("The ad's file is empty. Give an image or video file.");
  const known = UNSUPPORTED_SIGNATURES.find(({ offset, bytes: signature }) =>
    head.startsWith(signature, offset),
  );
  if (known) {
    throw new UndecodableAd(`The ad's file is ${known.name}, which browsers do not show. ${known.remedy}`);
  }
  const picture = detectImageFormat(head);
  if (picture !== null) return picture;
  const video = VIDEO_SIGNATURES.find(({ offset, bytes: signature }) => head.startsWith(signature, offset));
  if (video) return { kind: "video", mediaType: video.name };
  return detectByTextOrMediaType(bytes, head, mediaType);
}

/** Raster images, and which of them may move. */
function detectImageFormat(head: string): AdFormat | null {
  const brands = readIsoMediaBrands(head);
  if (brands.some((brand) => brand === "avis")) return { kind: "animation", mediaType: "image/avif" };
  if (brands.includes("avif")) return { kind: "image", mediaType: "image/avif" };
  if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) {
    throw new UndecodableAd(
      `The ad's file is a HEIC photo, as phones take them, which browsers do not show. ${SAVE_AS_IMAGE}`,
    );
  }
  if (/^GIF8[79]a/.test(head)) return { kind: "animation", mediaType: "image/gif" };
  const mediaType = IMAGE_SIGNATURES.find(([, matches]) => matches(head))?.[0];
  if (mediaType === undefined) return null;
  // The animation's header stands before the first picture (PNG third edition, 11.3.6; WebP container, VP8X flags).
  const moves =
    (mediaType === "image/png" && head.includes("acTL")) ||
    (mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0);
  return { kind: moves ? "animation" : "image", mediaType };
}

/** What has no signature: text, and what its server may know. */
function detectByTextOrMediaType(bytes: Uint8Array, head: string, mediaType: string): AdFormat {
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
  if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<(?:\w+:)?svg[\s>]/i.test(decodeHeadText(bytes))) {
    return { kind: "svg", mediaType: "image/svg+xml" };
  }
  if (/^<(!doctype html|html|head|body|script)/i.test(start) || mediaType === "text/html") {
    throw new UndecodableAd(
      "The ad's address leads to a web page, not to an image or video. Give it as adUrl, or give the file's own address.",
    );
  }
  if (mediaType.startsWith("video/")) return { kind: "video", mediaType };
  return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), the major one first; none where it is no such file. */
function readIsoMediaBrands(head: string): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  return [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
}

/** Comments and declarations may stand before the root element. */
function decodeHeadText(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
}
