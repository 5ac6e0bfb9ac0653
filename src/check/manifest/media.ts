/** What a file's first bytes say it is. */
export type MediaFormat =
  | { kind: "image" | "video"; name: string }
  /** A format that we know and cannot look at: what it is, and what to do about it. */
  | { kind: "foreign"; name: string; remedy: string }
  | { kind: "lfs-pointer" }
  | { kind: "unknown" };

/** How much of a file `mediaFormat` needs: an SVG may begin with a long licence comment. */
export const HEAD_BYTES = 16_384;

interface Signature {
  format: MediaFormat;
  /** Told from the start of the file, one character a byte, so that signatures read as they are documented. */
  matches: (head: string) => boolean;
}

const image = (name: string): MediaFormat => ({ kind: "image", name });
const video = (name: string): MediaFormat => ({ kind: "video", name });
const foreign = (name: string, remedy: string): MediaFormat => ({ kind: "foreign", name, remedy });

const at =
  (offset: number, ...signatures: string[]) =>
  (head: string): boolean =>
    signatures.some((signature) => head.startsWith(signature, offset));

const TO_PICTURE = "export it as PNG, JPEG or WebP";
const TO_VIDEO = "convert it to MP4 (H.264)";
const SILENT = "name the ad's image or video";

/** How a Theora, an OGM or a Skeleton stream names itself in the first pages. */
const OGG_VIDEO = ["\x80theora", "\x01video", "fishead"];

/** In order of trial: the first that matches decides. */
const SIGNATURES: readonly Signature[] = [
  { format: { kind: "lfs-pointer" }, matches: at(0, "version https://git-lfs.github.com/spec/") },
  { format: image("PNG"), matches: at(0, "\x89PNG\r\n\x1a\n") },
  { format: image("JPEG"), matches: at(0, "\xff\xd8\xff") },
  { format: image("GIF"), matches: at(0, "GIF87a", "GIF89a") },
  { format: image("WebP"), matches: (head) => at(0, "RIFF")(head) && at(8, "WEBP")(head) },
  { format: image("AVIF"), matches: (head) => brands(head).some((brand) => /^avi[fs]$/.test(brand)) },
  {
    format: foreign("a HEIC photo", TO_PICTURE),
    matches: (head) => brands(head).some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)),
  },
  { format: foreign("an audio file", SILENT), matches: at(4, "ftypM4A", "ftypM4B") },
  { format: video("MOV"), matches: at(4, "ftypqt", "moov", "mdat", "wide", "free", "skip") },
  { format: video("MP4"), matches: at(4, "ftyp") },
  { format: video("WebM or Matroska"), matches: at(0, "\x1a\x45\xdf\xa3") },
  {
    format: video("Ogg video"),
    matches: (head) => at(0, "OggS")(head) && OGG_VIDEO.some((mark) => head.includes(mark)),
  },
  { format: foreign("an audio file", SILENT), matches: at(0, "OggS", "ID3", "fLaC", "\xff\xfb") },
  { format: image("BMP"), matches: (head) => at(0, "BM")(head) && at(6, "\0\0\0\0")(head) },
  { format: image("ICO"), matches: (head) => at(0, "\0\0\x01\0")(head) && !at(4, "\0\0")(head) },
  { format: foreign("a TIFF image", TO_PICTURE), matches: at(0, "II*\0", "MM\0*") },
  { format: foreign("a Photoshop document", TO_PICTURE), matches: at(0, "8BPS") },
  { format: foreign("a JPEG XL image", TO_PICTURE), matches: at(0, "\xff\x0a", "\0\0\0\x0cJXL ") },
  { format: foreign("a JPEG 2000 image", TO_PICTURE), matches: at(0, "\0\0\0\x0cjP  ", "\xff\x4f\xff\x51") },
  { format: foreign("a PDF document", TO_PICTURE), matches: at(0, "%PDF") },
  {
    format: foreign("a PostScript or Illustrator file", TO_PICTURE),
    matches: at(0, "%!PS", "\xc5\xd0\xd3\xc6"),
  },
  {
    format: foreign("an AVI video", TO_VIDEO),
    matches: (head) => at(0, "RIFF")(head) && at(8, "AVI ")(head),
  },
  { format: foreign("a Windows Media video", TO_VIDEO), matches: at(0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11") },
  { format: foreign("a Flash video", TO_VIDEO), matches: at(0, "FLV\x01") },
  { format: foreign("an MPEG video", TO_VIDEO), matches: at(0, "\0\0\x01\xba", "\0\0\x01\xb3") },
  {
    format: foreign("a ZIP archive or a design file", `unpack it or ${TO_PICTURE}`),
    matches: at(0, "PK\x03\x04", "PK\x05\x06"),
  },
  { format: image("SVG"), matches: (head) => SVG.test(head) },
  {
    format: foreign("an HTML page", "name an image or video of the ad, or publish the page and write adUrl"),
    matches: (head) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(head),
  },
];

/** An optional byte-order mark, then the root, or a prolog, comments or the document type before it. */
const SVG = /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|(?:\?xml|!--|!doctype svg)[\s\S]*?<(?:\w+:)?svg[\s>])/i;

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3), the major one first; none where it is no such file. */
function brands(head: string): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  const compatible = head.slice(16, end).match(/[\s\S]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

/** Tells a file's format from its first bytes (`HEAD_BYTES` are enough), never from its name. */
export function mediaFormat(bytes: Uint8Array): MediaFormat {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  return SIGNATURES.find(({ matches }) => matches(head))?.format ?? { kind: "unknown" };
}
