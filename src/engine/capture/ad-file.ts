import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Dispatcher, interceptors, request } from "undici";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import { isInlineAd, readInlineAd } from "../../contract/inline-ad.ts";

/** An ad's image or video file. */
export interface AdFile {
  bytes: Uint8Array;
  /** The server's Content-Type; empty where no server sent the file. */
  mediaType: string;
}

/** The ad's image or video could not be read or fetched. */
export class AdUnavailable extends EvaluationError {
  override name = "AdUnavailable";
  /** @param detail What this machine's network or disk said. */
  constructor(problem: string, detail = "", cause?: unknown) {
    const said = detail === "" ? problem : `${problem} (${detail})`;
    super(`The ad ${said}. Check its URL, or commit the file and use its path.`, {
      publicMessage: `The ad ${problem}. Check its URL, or send the file itself.`,
      errorCode: "AD_UNAVAILABLE",
      httpStatus: 400,
      cause,
    });
  }
}

/** Whether a fetched file is a web page. Pages are visited in the browser, not decoded. */
export function isWebPage({ bytes, mediaType }: AdFile): boolean {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(mediaType)) return true;
  const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start);
}

/** Meta accepts images up to 30 MB; larger videos than this do not run in feeds. */
const MAX_AD_FILE_BYTES = 100 * 1024 * 1024;

/**
 * Reads the ad's file from disk (`file:`), the URL itself (`data:`) or the network.
 *
 * @param dispatcher The guard's dispatcher. It checks the address of every redirect.
 * @throws AdUnavailable; the guard's error for a forbidden address; the signal's reason.
 */
export async function readAdFile(url: string, dispatcher: Dispatcher, signal: AbortSignal): Promise<AdFile> {
  if (url.startsWith("file:")) return { bytes: await readFromDisk(url, signal), mediaType: "" };
  if (isInlineAd(url)) return { bytes: decodeInlineAd(url), mediaType: "" };
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: dispatcher.compose(interceptors.redirect({ maxRedirections: 5 })),
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new AdUnavailable(`at ${url} returned HTTP ${statusCode}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_AD_FILE_BYTES)
        throw new AdUnavailable(`at ${url} is larger than ${MAX_AD_FILE_BYTES / 1024 / 1024} MB`);
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks), mediaType: String(headers["content-type"] ?? "") };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EvaluationError) throw error;
    throw new AdUnavailable(`at ${url} could not be fetched`, messageOf(error), error);
  }
}

function decodeInlineAd(url: string): Uint8Array {
  const bytes = readInlineAd(url, MAX_AD_FILE_BYTES);
  if (bytes === null) throw new AdUnavailable("in adData.imageUrl is not a file in Base64");
  return bytes;
}

async function readFromDisk(url: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const file = fileURLToPath(url);
    const stats = await stat(file);
    // A device or a pipe may never end.
    if (!stats.isFile()) throw new AdUnavailable(`file ${url} is not a regular file`);
    if (stats.size > MAX_AD_FILE_BYTES)
      throw new AdUnavailable(`file ${url} is larger than ${MAX_AD_FILE_BYTES / 1024 / 1024} MB`);
    return await readFile(file, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EvaluationError) throw error;
    throw new AdUnavailable(`file ${url} cannot be read`, messageOf(error), error);
  }
}
