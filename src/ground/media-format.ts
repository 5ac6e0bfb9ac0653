/** A file's format, detected from its first bytes. */
type MediaFormat =
  | { kind: "image" | "video"; name: string; mediaType: string }
  /** Not an image or a video that is supported, and what to do about it. */
  | { kind: "unsupported"; name: string; remedy: string };

/** How much of a file `detectMediaFormat` needs: an SVG may begin with a long licence comment. */
export const HEAD_BYTES = 65_536;

/** A test of the start of the file as Latin-1, one character per byte. */
type HeadTest = (head: string) => boolean;
type Signature = [format: MediaFormat, matches: HeadTest];

const image = (name: string, mediaType: string, matches: HeadTest): Signature => [
  { kind: "image", name, mediaType },
  matches,
];
const video = (name: string, mediaType: string, matches: HeadTest): Signature => [
  { kind: "video", name, mediaType },
  matches,
];
const unsupported = (name: string, matches: HeadTest, remedy = "export it as PNG, JPEG or WebP"): Signature => [
  { kind: "unsupported", name, remedy },
  matches,
];
const unsupportedVideo = (name: string, matches: HeadTest): Signature =>
  unsupported(name, matches, "convert it to MP4 with H.264");
const audio = (matches: HeadTest): Signature => unsupported("an audio file", matches, "name the ad's image or video");

const at =
  (offset: number, ...signatures: string[]): HeadTest =>
  (head) =>
    signatures.some((signature) => head.startsWith(signature, offset));
const all =
  (...tests: HeadTest[]): HeadTest =>
  (head) =>
    tests.every((matches) => matches(head));
const hasBrand =
  (pattern: RegExp): HeadTest =>
  (head) =>
    readBrands(head).some((brand) => pattern.test(brand));
const matching =
  (pattern: RegExp): HeadTest =>
  (head) =>
    pattern.test(head);

/** Markers of Theora, OGM and Skeleton streams in the first Ogg pages. */
const OGG_VIDEO_MARKERS = ["\x80theora", "\x01video", "fishead"];

/** An optional byte-order mark, then the root, or a prolog, comments or the document type before it. */
const SVG_START = /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|(?:\?xml|!--|!doctype svg)[\s\S]*?<(?:\w+:)?svg[\s>])/i;

/** In order: the first match decides. */
const SIGNATURES: readonly Signature[] = [
  unsupported(
    "a Git LFS pointer, not the file itself",
    at(0, "version https://git-lfs.github.com/spec/"),
    "set lfs: true in the actions/checkout step, or run git lfs pull",
  ),
  image("PNG", "image/png", at(0, "\x89PNG\r\n\x1a\n")),
  image("JPEG", "image/jpeg", at(0, "\xff\xd8\xff")),
  image("GIF", "image/gif", at(0, "GIF87a", "GIF89a")),
  image("WebP", "image/webp", all(at(0, "RIFF"), at(8, "WEBP"))),
  image("AVIF", "image/avif", hasBrand(/^avi[fs]$/)),
  unsupported("a HEIC photo", hasBrand(/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/)),
  audio(at(4, "ftypM4A", "ftypM4B")),
  // Browsers play most of these, but not under their own media type.
  video("MOV", "video/mp4", at(4, "ftypqt", "moov", "mdat", "wide", "free", "skip")),
  video("MP4", "video/mp4", at(4, "ftyp")),
  video("WebM or Matroska", "video/webm", at(0, "\x1a\x45\xdf\xa3")),
  video(
    "Ogg video",
    "video/ogg",
    all(at(0, "OggS"), (head) => OGG_VIDEO_MARKERS.some((mark) => head.includes(mark))),
  ),
  audio(at(0, "OggS", "ID3", "fLaC", "\xff\xfb")),
  audio(all(at(0, "RIFF"), at(8, "WAVE"))),
  // The reserved bytes distinguish a bitmap from a text that starts with "BM".
  image("BMP", "image/bmp", all(at(0, "BM"), at(6, "\0\0\0\0"))),
  image("ICO", "image/x-icon", (head) => at(0, "\0\0\x01\0")(head) && !at(4, "\0\0")(head)),
  // Chrome decodes it from version 145 on.
  image("JPEG XL", "image/jxl", at(0, "\xff\x0a", "\0\0\0\x0cJXL ")),
  unsupported("a TIFF image", at(0, "II*\0", "MM\0*")),
  unsupported("a Photoshop document", at(0, "8BPS")),
  unsupported("a JPEG 2000 image", at(0, "\0\0\0\x0cjP  ", "\xff\x4f\xff\x51")),
  unsupported("a PDF document", at(0, "%PDF")),
  unsupported("a PostScript or Illustrator file", at(0, "%!PS", "\xc5\xd0\xd3\xc6")),
  unsupportedVideo("an AVI video", all(at(0, "RIFF"), at(8, "AVI "))),
  unsupportedVideo("a Windows Media video", at(0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11")),
  unsupportedVideo("a Flash video", at(0, "FLV\x01")),
  unsupportedVideo("an MPEG video", at(0, "\0\0\x01\xba", "\0\0\x01\xb3")),
  unsupported(
    "a ZIP archive or a design file",
    at(0, "PK\x03\x04", "PK\x05\x06"),
    "unpack it or export it as PNG, JPEG or WebP",
  ),
  image("SVG", "image/svg+xml", matching(SVG_START)),
  unsupported(
    "a web page",
    matching(/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script)\b/i),
    "name an image or video of the ad, or write the page's URL as adUrl",
  ),
];

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), the major one first; none where it is no such file. */
export function readBrands(head: string): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  const compatible = head.slice(16, end).match(/[\s\S]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

/** Detects a file's format from its first `HEAD_BYTES` bytes, never from its name; null where they tell nothing. */
export function detectMediaFormat(bytes: Uint8Array): MediaFormat | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  return SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? null;
}
