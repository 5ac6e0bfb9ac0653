import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import type { Dispatcher } from "undici";

type Body = Dispatcher.ResponseData["body"];

/** A title further down than this is not looked for. */
export const HEAD_BYTES = 64 * 1024;

const TITLE_CLOSES = "</title";

/** What an unread rest may cost before it is cheaper to close the connection than to empty it. */
const REST_BYTES = 64 * 1024;
const REST_MS = 1_000;

/** The beginning of a body. */
export interface Head {
  bytes: Buffer;
  /** `ended`: this is all of it; `cut`: enough was read; `late`: it was too slow; `broken`: the connection failed. */
  stop: "ended" | "cut" | "late" | "broken";
  /** Why it broke. */
  error: unknown;
}

/**
 * Reads a body until it ends, HEAD_BYTES are there, a title has closed and `enough` agrees, or `ms` are over.
 * Frees or closes the connection; never rejects.
 */
export function readHead(body: Body, ms: number, enough: (bytes: Buffer) => boolean): Promise<Head> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let tail = "";
    const stopped = (stop: Head["stop"], error: unknown = null) => {
      clearTimeout(late);
      body
        .off("data", onData)
        .off("end", onEnd)
        .off("error", onError)
        .on("error", () => {});
      if (stop === "cut") release(body);
      if (stop === "late") body.destroy();
      resolve({ bytes: Buffer.concat(chunks).subarray(0, HEAD_BYTES), stop, error });
    };
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      const fresh = tail + chunk.toString("latin1");
      tail = fresh.slice(-TITLE_CLOSES.length);
      const titled = fresh.toLowerCase().includes(TITLE_CLOSES);
      if (size >= HEAD_BYTES || (titled && enough(Buffer.concat(chunks)))) stopped("cut");
    };
    const onEnd = () => stopped("ended");
    const onError = (error: unknown) => stopped("broken", error);
    const late = setTimeout(() => stopped("late"), ms);
    body.on("data", onData).on("end", onEnd).on("error", onError);
  });
}

/** Gives the connection back: a short rest is read in the background, a long or slow one closes it. */
export function release(body: Body): void {
  const patience = AbortSignal.timeout(REST_MS);
  body.dump({ limit: HEAD_BYTES + REST_BYTES, signal: patience }).catch(() => {
    // Too slow: dump has closed the connection, which is all that was wanted.
  });
}

/** Undoes Content-Encoding as far as the bytes reach, and no further than HEAD_BYTES. Unknown codings stay as they are. */
export async function unpacked(bytes: Buffer, encoding: string): Promise<Buffer> {
  let plain = bytes;
  // Applied in the order listed, so undone from the last (RFC 9110 §8.4). Two are more than anybody means.
  for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
    const inflate = inflater(coding.trim(), plain);
    if (inflate !== null) plain = await inflated(plain, inflate);
  }
  return plain;
}

function inflater(coding: string, bytes: Buffer): Transform | null {
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

/** What comes out, up to HEAD_BYTES, so that a bomb fills nothing; what was cut off or is corrupt ends it quietly. */
function inflated(bytes: Buffer, inflate: Transform): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      inflate.destroy();
      resolve(Buffer.concat(chunks).subarray(0, HEAD_BYTES));
    };
    inflate.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= HEAD_BYTES) done();
    });
    inflate.on("end", done).on("error", done);
    inflate.end(bytes);
  });
}

/** How far a document's own declaration is looked for (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024;

/** The text of a document's beginning: byte-order mark, then Content-Type, then <meta>, then what the bytes look like. */
export function decoded(bytes: Buffer, contentType: string): string {
  const label = markOf(bytes) ?? charsetIn(contentType) ?? declared(bytes);
  const decoder = label === null ? null : decoderFor(label);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    // `stream` forgives a character that the cut went through.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

function declared(bytes: Buffer): string | null {
  const start = bytes.subarray(0, PRESCAN_BYTES).toString("latin1");
  const meta = /<meta\s[^>]{0,500}/gi;
  for (const [tag] of start.matchAll(meta)) {
    const charset = charsetIn(tag);
    // A document that could be read so far is not UTF-16, whatever it says (HTML standard, same section).
    if (charset !== null) return /^utf-?16/i.test(charset) ? "utf-8" : charset;
  }
  return null;
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
