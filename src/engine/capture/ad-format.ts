import { UndecodableAd } from "./ad-errors.ts";

export interface AdFormat {
  kind: "image" | "svg" | "video";
  mediaType: string;
}

interface Signature {
  name: string;
  /** At which byte the signature stands. */
  offset: number;
  bytes: string;
}

/** What browsers do not show, by the bytes it begins with, and what to do about it. */
const FOREIGN: Signature[] = [
  { name: "a TIFF image", offset: 0, bytes: "II*\0" },
  { name: "a TIFF image", offset: 0, bytes: "MM\0*" },
  { name: "a Photoshop file", offset: 0, bytes: "8BPS" },
  { name: "a PDF", offset: 0, bytes: "%PDF" },
  { name: "a HEIC photo", offset: 4, bytes: "ftyphei" },
  { name: "a HEIC photo", offset: 4, bytes: "ftypmif1" },
  { name: "a JPEG XL image", offset: 0, bytes: "\xff\x0a" },
  { name: "a ZIP archive", offset: 0, bytes: "PK\x03\x04" },
];

const VIDEO: Signature[] = [
  { name: "video/mp4", offset: 4, bytes: "ftyp" },
  { name: "video/webm", offset: 0, bytes: "\x1a\x45\xdf\xa3" },
  { name: "video/ogg", offset: 0, bytes: "OggS" },
];

/**
 * What an ad's file is, by its own bytes first: servers and file names are often wrong.
 *
 * @throws UndecodableAd for what no browser shows.
 */
export function formatOf(bytes: Uint8Array, declared: string): AdFormat {
  const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (bytes.length === 0) throw new UndecodableAd("The ad's file is empty. Give an image or video file.");
  const isAvif = /^....ftyp(avif|avis)/s.test(head);
  const foreign = isAvif ? undefined : find(FOREIGN, head);
  if (foreign) {
    throw new UndecodableAd(
      `The ad's file is ${foreign.name}, which browsers do not show. Save it as PNG, JPEG or WebP.`,
    );
  }
  if (isAvif) return { kind: "image", mediaType: "image/avif" };
  const video = find(VIDEO, head);
  if (video) return { kind: "video", mediaType: video.name };
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
  if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<svg[\s>]/i.test(textOf(bytes))) {
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

/** Comments and declarations may stand before the root element. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
}

function find(signatures: Signature[], head: string): Signature | undefined {
  return signatures.find(({ offset, bytes }) => head.startsWith(bytes, offset));
}
