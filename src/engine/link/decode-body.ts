import { isAscii, isUtf8 } from "node:buffer";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";

/** So much is read of every document: most have said by then what they are. */
export const INITIAL_BODY_BYTES = 64 * 1024;

/** So much of one that has said nothing by then: builders and testing tools write hundreds of kB of styles and scripts first. */
export const MAX_BODY_BYTES = 512 * 1024;

/** Undoes Content-Encoding as far as the bytes reach, and no further than `most`. Unknown codings stay as they are. */
export async function decompressBody(
  bytes: Buffer,
  encoding: string,
  most = INITIAL_BODY_BYTES,
): Promise<Buffer> {
  let plain = bytes;
  // Applied in the order listed, so undone from the last (RFC 9110 §8.4). Two are more than anybody means.
  for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
    plain =
      decompressSync(coding.trim(), plain, most) ?? (await decompressStream(coding.trim(), plain, most));
  }
  return plain;
}

/** Most pages are complete and small when unpacked: then one call does what a stream takes four threads' turns for. */
const MAX_SYNC_DECOMPRESS_BYTES = 16 * 1024;
const SYNC_DECOMPRESS_OPTIONS = { maxOutputLength: 4 * INITIAL_BODY_BYTES };

/** Null where it is no such body: too large, cut off, corrupt or of another coding. */
function decompressSync(coding: string, bytes: Buffer, most: number): Buffer | null {
  const unpack = SYNC_DECOMPRESSORS[coding];
  if (unpack === undefined || bytes.length > MAX_SYNC_DECOMPRESS_BYTES) return null;
  try {
    return unpack(bytes, SYNC_DECOMPRESS_OPTIONS).subarray(0, most);
  } catch {
    return null;
  }
}

const SYNC_DECOMPRESSORS: Readonly<
  Record<string, (bytes: Buffer, options: typeof SYNC_DECOMPRESS_OPTIONS) => Buffer>
> = {
  gzip: zlib.gunzipSync,
  "x-gzip": zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
};

async function decompressStream(coding: string, bytes: Buffer, most: number): Promise<Buffer> {
  const inflate = createDecompressor(coding, bytes);
  return inflate === null ? bytes : await readDecompressed(bytes, inflate, most);
}

function createDecompressor(coding: string, bytes: Buffer): Transform | null {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH });
    case "br":
      return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
    case "zstd":
      return zlib.createZstdDecompress({ finishFlush: zlib.constants.ZSTD_e_flush });
    case "deflate":
      // Servers send zlib's format and the bare one under this name; CMF's low bits tell (RFC 1950 §2.2).
      return ((bytes[0] ?? 0) & 0x0f) === 8
        ? zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH })
        : zlib.createInflateRaw({ finishFlush: zlib.constants.Z_SYNC_FLUSH });
    default:
      return null;
  }
}

/** What comes out, up to `most`, so that a bomb fills nothing; what was cut off or is corrupt ends it quietly. */
function readDecompressed(bytes: Buffer, inflate: Transform, most: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      inflate.destroy();
      resolve(Buffer.concat(chunks).subarray(0, most));
    };
    inflate.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) done();
    });
    inflate.on("end", done).on("error", done);
    inflate.end(bytes);
  });
}

/** How far a document's own declaration is looked for (HTML standard, "prescan a byte stream"). */
const CHARSET_PRESCAN_BYTES = 1024;

/** The text of a document's beginning: byte-order mark, then Content-Type, then <meta>, then what the bytes look like. */
export function decodeBytes(bytes: Buffer, contentType: string): string {
  const mark = detectByteOrderMark(bytes);
  const label = mark ?? parseCharset(contentType) ?? findMetaCharset(bytes);
  // All but a few charsets write ASCII as ASCII, and most of the web's beginnings are nothing else.
  if (isAscii(bytes) && (label === null || !NON_ASCII_COMPATIBLE.test(label)))
    return bytes.toString("latin1");
  if (mark === null && (label === null || /^utf-?8$/i.test(label)) && isUtf8(bytes)) return bytes.toString();
  const decoder = label === null ? null : createTextDecoder(label);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    // `stream` forgives a character that the cut went through.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Charsets in which ASCII bytes may stand for other letters. */
const NON_ASCII_COMPATIBLE = /^(utf-?16|iso-2022|csiso2022|hz|replacement|unicode|ucs-2)/i;

function detectByteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function parseCharset(text: string): string | null {
  return /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

function findMetaCharset(bytes: Buffer): string | null {
  const start = bytes.subarray(0, CHARSET_PRESCAN_BYTES).toString("latin1");
  const meta = /<meta\s[^>]{0,500}/gi;
  for (const [tag] of start.matchAll(meta)) {
    const charset = parseCharset(tag);
    // A document that could be read so far is not UTF-16, whatever it says (HTML standard, same section).
    if (charset !== null) return /^utf-?16/i.test(charset) ? "utf-8" : charset;
  }
  return null;
}

function createTextDecoder(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
