import { isAscii, isUtf8 } from "node:buffer";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { analyse } from "chardet";

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
    const decompressor = createDecompressor(coding.trim(), plain);
    if (decompressor !== null) plain = await readDecompressed(plain, decompressor, maxBytes);
  }
  return plain.subarray(0, maxBytes);
}

/** With these options, data that ends early is decoded as far as it goes. */
const ZLIB_OPTIONS = { finishFlush: zlib.constants.Z_SYNC_FLUSH };

function createDecompressor(coding: string, bytes: Buffer): Transform | null {
  if (coding === "gzip" || coding === "x-gzip") return zlib.createGunzip(ZLIB_OPTIONS);
  if (coding === "br") return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
  if (coding === "zstd") return zlib.createZstdDecompress({ finishFlush: zlib.constants.ZSTD_e_flush });
  if (coding !== "deflate") return null;
  // Servers send both zlib and raw deflate as "deflate"; the low bits of the first byte tell them apart (RFC 1950
  // §2.2).
  const isZlib = ((bytes[0] ?? 0) & 0x0f) === 8;
  return isZlib ? zlib.createInflate(ZLIB_OPTIONS) : zlib.createInflateRaw(ZLIB_OPTIONS);
}

/** Reads at most `maxBytes`, so that a decompression bomb has no effect. Truncated or corrupt data ends the output. */
async function readDecompressed(bytes: Buffer, decompressor: Transform, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  decompressor.end(bytes);
  try {
    for await (const chunk of decompressor) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // The data is corrupt from here on.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** The part that is searched for a charset declaration (HTML standard, "prescan a byte stream"). */
const CHARSET_PRESCAN_BYTES = 1024;

/**
 * Decodes the beginning of a document: by byte-order mark, then Content-Type, then <meta>, then a guess from the
 * bytes: a missing page is recognised by its title, whatever charset it forgets to name.
 */
export function decodeBytes(bytes: Buffer, contentType: string): string {
  const mark = detectByteOrderMark(bytes);
  const label = mark ?? parseCharset(contentType) ?? findMetaCharset(bytes);
  // Almost all charsets extend ASCII, and most documents begin with nothing else.
  if (isAscii(bytes) && (label === null || !NON_ASCII_COMPATIBLE.test(label))) return bytes.toString("latin1");
  if (mark === null && (label === null || /^utf-?8$/i.test(label)) && isUtf8(bytes)) return bytes.toString();
  const known = label === null ? null : decodeWith(label, bytes);
  // `stream` accepts a character that is cut off at the end.
  if (known !== null) return known;
  const guessed = label === null ? guessCharset(bytes) : null;
  return (
    decodeWith("utf-8", bytes, { fatal: true }) ??
    (guessed && decodeWith(guessed, bytes, { fatal: true })) ??
    new TextDecoder("windows-1252").decode(bytes)
  );
}

/**
 * Charsets that are believed where nothing declares one, and how sure the detector has to be of each, 1 to 100 (the
 * scale of ICU, whose detector it is). The letters of the others are those of windows-1252, or too few to tell.
 */
const MIN_GUESS_CONFIDENCE: Readonly<Record<string, number>> = {
  "windows-1251": 25,
  "KOI8-R": 25,
  Shift_JIS: 50,
  "EUC-JP": 50,
  GB18030: 50,
  Big5: 50,
  "EUC-KR": 50,
  "ISO-8859-8": 25,
  "windows-1256": 25,
  "windows-1250": 35,
  "ISO-8859-2": 35,
  "ISO-8859-9": 35,
};

/** The charset of bytes that are no UTF-8, from the letters and their neighbours, as browsers guess it. */
function guessCharset(bytes: Buffer): string | null {
  const [best] = analyse(bytes);
  return best !== undefined && best.confidence >= (MIN_GUESS_CONFIDENCE[best.name] ?? Infinity) ? best.name : null;
}

/** Charsets in which ASCII bytes may mean other characters. */
const NON_ASCII_COMPATIBLE = /^(utf-?16|iso-2022|csiso2022|hz|replacement|unicode|ucs-2)/i;

function detectByteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

const parseCharset = (text: string): string | null => /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(text)?.[1] ?? null;

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

/** Null where the label is unknown or, with `fatal`, where the bytes have another charset. */
function decodeWith(label: string, bytes: Buffer, options: TextDecoderOptions = {}): string | null {
  try {
    return new TextDecoder(label, options).decode(bytes, { stream: options.fatal === true });
  } catch {
    return null;
  }
}
