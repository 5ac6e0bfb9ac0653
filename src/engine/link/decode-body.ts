import { isAscii, isUtf8 } from "node:buffer";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";

/** Read of every document: enough for most to show what they are. */
export const INITIAL_BODY_BYTES = 64 * 1024;

/**
 * Read where the first part has no visible text: page builders and testing tools write hundreds of kB of styles and
 * scripts first.
 */
export const MAX_BODY_BYTES = 512 * 1024;

/** Decodes Content-Encoding as far as the bytes reach, up to `maxBytes`. Unknown encodings are left as they are. */
export async function decompressBody(bytes: Buffer, encoding: string, maxBytes = INITIAL_BODY_BYTES): Promise<Buffer> {
  let plain = bytes;
  // Encodings are listed in the order of application (RFC 9110 §8.4). More than two are not legitimate.
  for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
    plain = decompressSync(coding.trim(), plain, maxBytes) ?? (await decompressStream(coding.trim(), plain, maxBytes));
  }
  return plain;
}

/** Most pages are small and complete: a synchronous call is then faster than a stream. */
const MAX_SYNC_DECOMPRESS_BYTES = 16 * 1024;
const SYNC_DECOMPRESS_OPTIONS = { maxOutputLength: 4 * INITIAL_BODY_BYTES };

/** Null where this does not work: the body is too large, truncated, corrupt or has another encoding. */
function decompressSync(coding: string, bytes: Buffer, maxBytes: number): Buffer | null {
  const unpack = SYNC_DECOMPRESSORS[coding];
  if (unpack === undefined || bytes.length > MAX_SYNC_DECOMPRESS_BYTES) return null;
  try {
    return unpack(bytes, SYNC_DECOMPRESS_OPTIONS).subarray(0, maxBytes);
  } catch {
    return null;
  }
}

const SYNC_DECOMPRESSORS: Readonly<Record<string, (bytes: Buffer, options: typeof SYNC_DECOMPRESS_OPTIONS) => Buffer>> =
  {
    gzip: zlib.gunzipSync,
    "x-gzip": zlib.gunzipSync,
    br: zlib.brotliDecompressSync,
    zstd: zlib.zstdDecompressSync,
  };

async function decompressStream(coding: string, bytes: Buffer, maxBytes: number): Promise<Buffer> {
  const inflate = createDecompressor(coding, bytes);
  return inflate === null ? bytes : await readDecompressed(bytes, inflate, maxBytes);
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
      // Servers send both zlib and raw deflate as "deflate"; the low bits of the first byte tell them apart (RFC 1950
      // §2.2).
      return ((bytes[0] ?? 0) & 0x0f) === 8
        ? zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH })
        : zlib.createInflateRaw({ finishFlush: zlib.constants.Z_SYNC_FLUSH });
    default:
      return null;
  }
}

/**
 * Reads at most `maxBytes`, so that a decompression bomb has no effect. Truncated or corrupt data ends the output.
 */
function readDecompressed(bytes: Buffer, inflate: Transform, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      inflate.destroy();
      resolve(Buffer.concat(chunks).subarray(0, maxBytes));
    };
    inflate.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) done();
    });
    inflate.on("end", done).on("error", done);
    inflate.end(bytes);
  });
}

/** The part that is searched for a charset declaration (HTML standard, "prescan a byte stream"). */
const CHARSET_PRESCAN_BYTES = 1024;

/**
 * Decodes the beginning of a document: by byte-order mark, then Content-Type, then <meta>, then a guess from the
 * bytes.
 */
export function decodeBytes(bytes: Buffer, contentType: string): string {
  const mark = detectByteOrderMark(bytes);
  const label = mark ?? parseCharset(contentType) ?? findMetaCharset(bytes);
  // Almost all charsets extend ASCII, and most documents begin with nothing else.
  if (isAscii(bytes) && (label === null || !NON_ASCII_COMPATIBLE.test(label))) return bytes.toString("latin1");
  if (mark === null && (label === null || /^utf-?8$/i.test(label)) && isUtf8(bytes)) return bytes.toString();
  const decoder = label === null ? null : createTextDecoder(label);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    // `stream` accepts a character that is cut off at the end.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Charsets in which ASCII bytes may mean other characters. */
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
    // A document whose <meta> is readable as ASCII is not UTF-16, whatever it declares (HTML standard, same section).
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
