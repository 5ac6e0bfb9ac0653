import { z } from "zod";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/video-codecs.json" with { type: "json" };

/** Common names of the codecs that Chromium does not play, by the identifier that containers use. */
const unsupportedCodecs = lexicon(
  z.object({ unsupported: z.record(z.string(), z.string()) }).transform(({ unsupported }) => unsupported),
  json,
);

/** The codec of a video's pictures. */
export interface VideoCodec {
  /** The identifier in the container. */
  id: string;
  /** The codec's common name where Chromium does not play it, else null. */
  unsupportedName: string | null;
}

const MATROSKA_SIGNATURE = "\x1a\x45\xdf\xa3";
/** Tracks are described before the first cluster, which holds the first picture. */
const MATROSKA_HEAD_BYTES = 262_144;

/**
 * Reads a video's codec from its container, to explain why a browser would not play it.
 *
 * @returns null where the file has no pictures or is too damaged to tell.
 */
export function detectVideoCodec(bytes: Uint8Array): VideoCodec | null {
  const head = Buffer.from(bytes.subarray(0, MATROSKA_HEAD_BYTES)).toString("latin1");
  const id = head.startsWith(MATROSKA_SIGNATURE)
    ? (/V_[A-Z0-9]+(?:\/[A-Z0-9]+)*/.exec(head)?.[0] ?? null)
    : head.startsWith("OggS")
      ? head.includes("\x80theora")
        ? "theora"
        : null
      : readVideoSampleEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return id === null ? null : { id, unsupportedName: unsupportedCodecs()[id] ?? null };
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
