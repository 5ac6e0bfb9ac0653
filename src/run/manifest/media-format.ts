/** A file's format, detected from its first bytes. */
export type MediaFormat =
  | { kind: "image" | "video"; name: string }
  /** A known format that is not supported, and what to do about it. */
  | { kind: "foreign"; name: string; remedy: string }
  | { kind: "lfs-pointer" }
  | { kind: "unknown" };

/** How much of a file `mediaFormat` needs: an SVG may begin with a long licence comment. */
export const HEAD_BYTES = 16_384;

interface Signature {
  format: MediaFormat;
  /** Tests the start of the file as Latin-1, one character per byte. */
  matches: (head: string) => boolean;
}

const imageFormat = (name: string): MediaFormat => ({ kind: "image", name });
const videoFormat = (name: string): MediaFormat => ({ kind: "video", name });
const unsupportedFormat = (name: string, remedy: string): MediaFormat => ({ kind: "foreign", name, remedy });

const hasSignatureAt =
  (offset: number, ...signatures: string[]) =>
  (head: string): boolean =>
    signatures.some((signature) => head.startsWith(signature, offset));

const EXPORT_IMAGE_REMEDY = "export it as PNG, JPEG or WebP";
const CONVERT_VIDEO_REMEDY = "convert it to MP4 (H.264)";
const NAME_MEDIA_REMEDY = "name the ad's image or video";

/** Markers of Theora, OGM and Skeleton streams in the first Ogg pages. */
const OGG_VIDEO_MARKERS = ["\x80theora", "\x01video", "fishead"];

/** In order: the first match decides. */
const SIGNATURES: readonly Signature[] = [
  { format: { kind: "lfs-pointer" }, matches: hasSignatureAt(0, "version https://git-lfs.github.com/spec/") },
  { format: imageFormat("PNG"), matches: hasSignatureAt(0, "\x89PNG\r\n\x1a\n") },
  { format: imageFormat("JPEG"), matches: hasSignatureAt(0, "\xff\xd8\xff") },
  { format: imageFormat("GIF"), matches: hasSignatureAt(0, "GIF87a", "GIF89a") },
  {
    format: imageFormat("WebP"),
    matches: (head) => hasSignatureAt(0, "RIFF")(head) && hasSignatureAt(8, "WEBP")(head),
  },
  {
    format: imageFormat("AVIF"),
    matches: (head) => readBrands(head).some((brand) => /^avi[fs]$/.test(brand)),
  },
  {
    format: unsupportedFormat("a HEIC photo", EXPORT_IMAGE_REMEDY),
    matches: (head) => readBrands(head).some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)),
  },
  {
    format: unsupportedFormat("an audio file", NAME_MEDIA_REMEDY),
    matches: hasSignatureAt(4, "ftypM4A", "ftypM4B"),
  },
  {
    format: videoFormat("MOV"),
    matches: hasSignatureAt(4, "ftypqt", "moov", "mdat", "wide", "free", "skip"),
  },
  { format: videoFormat("MP4"), matches: hasSignatureAt(4, "ftyp") },
  { format: videoFormat("WebM or Matroska"), matches: hasSignatureAt(0, "\x1a\x45\xdf\xa3") },
  {
    format: videoFormat("Ogg video"),
    matches: (head) => hasSignatureAt(0, "OggS")(head) && OGG_VIDEO_MARKERS.some((mark) => head.includes(mark)),
  },
  {
    format: unsupportedFormat("an audio file", NAME_MEDIA_REMEDY),
    matches: hasSignatureAt(0, "OggS", "ID3", "fLaC", "\xff\xfb"),
  },
  {
    format: imageFormat("BMP"),
    matches: (head) => hasSignatureAt(0, "BM")(head) && hasSignatureAt(6, "\0\0\0\0")(head),
  },
  {
    format: imageFormat("ICO"),
    matches: (head) => hasSignatureAt(0, "\0\0\x01\0")(head) && !hasSignatureAt(4, "\0\0")(head),
  },
  {
    format: unsupportedFormat("a TIFF image", EXPORT_IMAGE_REMEDY),
    matches: hasSignatureAt(0, "II*\0", "MM\0*"),
  },
  {
    format: unsupportedFormat("a Photoshop document", EXPORT_IMAGE_REMEDY),
    matches: hasSignatureAt(0, "8BPS"),
  },
  {
    format: unsupportedFormat("a JPEG XL image", EXPORT_IMAGE_REMEDY),
    matches: hasSignatureAt(0, "\xff\x0a", "\0\0\0\x0cJXL "),
  },
  {
    format: unsupportedFormat("a JPEG 2000 image", EXPORT_IMAGE_REMEDY),
    matches: hasSignatureAt(0, "\0\0\0\x0cjP  ", "\xff\x4f\xff\x51"),
  },
  { format: unsupportedFormat("a PDF document", EXPORT_IMAGE_REMEDY), matches: hasSignatureAt(0, "%PDF") },
  {
    format: unsupportedFormat("a PostScript or Illustrator file", EXPORT_IMAGE_REMEDY),
    matches: hasSignatureAt(0, "%!PS", "\xc5\xd0\xd3\xc6"),
  },
  {
    format: unsupportedFormat("an AVI video", CONVERT_VIDEO_REMEDY),
    matches: (head) => hasSignatureAt(0, "RIFF")(head) && hasSignatureAt(8, "AVI ")(head),
  },
  {
    format: unsupportedFormat("a Windows Media video", CONVERT_VIDEO_REMEDY),
    matches: hasSignatureAt(0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"),
  },
  { format: unsupportedFormat("a Flash video", CONVERT_VIDEO_REMEDY), matches: hasSignatureAt(0, "FLV\x01") },
  {
    format: unsupportedFormat("an MPEG video", CONVERT_VIDEO_REMEDY),
    matches: hasSignatureAt(0, "\0\0\x01\xba", "\0\0\x01\xb3"),
  },
  {
    format: unsupportedFormat("a ZIP archive or a design file", `unpack it or ${EXPORT_IMAGE_REMEDY}`),
    matches: hasSignatureAt(0, "PK\x03\x04", "PK\x05\x06"),
  },
  { format: imageFormat("SVG"), matches: (head) => SVG_START.test(head) },
  {
    format: unsupportedFormat("an HTML page", "name an image or video of the ad, or publish the page and write adUrl"),
    matches: (head) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(head),
  },
];

/** An optional byte-order mark, then the root, or a prolog, comments or the document type before it. */
const SVG_START = /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|(?:\?xml|!--|!doctype svg)[\s\S]*?<(?:\w+:)?svg[\s>])/i;

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), the major one first; none where it is no such file. */
function readBrands(head: string): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  const compatible = head.slice(16, end).match(/[\s\S]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

/** Detects a file's format from its first `HEAD_BYTES` bytes, never from its name. */
export function detectMediaFormat(bytes: Uint8Array): MediaFormat {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  return SIGNATURES.find(({ matches }) => matches(head))?.format ?? { kind: "unknown" };
}
