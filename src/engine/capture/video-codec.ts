/** Streams that Chromium does not play, by what their containers call them, and as people know them. */
const UNSUPPORTED_CODECS: Readonly<Record<string, string>> = {
  hvc1: "HEVC (H.265)",
  hev1: "HEVC (H.265)",
  dvh1: "Dolby Vision (HEVC)",
  dvhe: "Dolby Vision (HEVC)",
  vvc1: "VVC (H.266)",
  mp4v: "MPEG-4 Part 2 (DivX, Xvid)",
  s263: "H.263",
  h263: "H.263",
  apch: "Apple ProRes",
  apcn: "Apple ProRes",
  apcs: "Apple ProRes",
  apco: "Apple ProRes",
  ap4h: "Apple ProRes",
  ap4x: "Apple ProRes",
  "V_MPEGH/ISO/HEVC": "HEVC (H.265)",
  "V_MPEG4/ISO/ASP": "MPEG-4 Part 2 (DivX, Xvid)",
  V_PRORES: "Apple ProRes",
  V_THEORA: "Theora",
  theora: "Theora",
};

/** What carries a video's pictures; null where the file holds none, or is too damaged to tell. */
export interface VideoCodec {
  /** As its container writes it. */
  id: string;
  /** The name of one that Chromium does not play, else null. */
  foreign: string | null;
}

const MATROSKA_SIGNATURE = "\x1a\x45\xdf\xa3";
/** Tracks are described before the first picture, and that stands in the first cluster. */
const MATROSKA_HEAD_BYTES = 262_144;

/** Reads a video's codec out of its container: only to say why a browser would not play it. */
export function detectVideoCodec(bytes: Uint8Array): VideoCodec | null {
  const head = Buffer.from(bytes.subarray(0, MATROSKA_HEAD_BYTES)).toString("latin1");
  const id = head.startsWith(MATROSKA_SIGNATURE)
    ? (/V_[A-Z0-9]+(?:\/[A-Z0-9]+)*/.exec(head)?.[0] ?? null)
    : head.startsWith("OggS")
      ? head.includes("\x80theora")
        ? "theora"
        : null
      : readVideoSampleEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return id === null ? null : { id, foreign: UNSUPPORTED_CODECS[id] ?? null };
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
    // Version and flags, the number of entries, and the first entry's size stand before its name.
    return table === undefined || table.length < 16 ? null : table.toString("latin1", 12, 16);
  }
  return null;
}

/** The contents of a box's inner boxes of one type. What is cut off or nonsense yields nothing. */
function findIsoBoxes(outer: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= outer.length; ) {
    const long = outer.readUInt32BE(at) === 1 && at + 16 <= outer.length;
    const stated = long ? Number(outer.readBigUInt64BE(at + 8)) : outer.readUInt32BE(at);
    const header = long ? 16 : 8;
    // Zero: to the end of the file.
    const size = stated === 0 ? outer.length - at : stated;
    if (size < header) break;
    if (outer.toString("latin1", at + 4, at + 8) === type)
      found.push(outer.subarray(at + header, at + Math.min(size, outer.length - at)));
    at += size;
  }
  return found;
}
