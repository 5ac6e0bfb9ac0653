import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Dispatcher, interceptors, request } from "undici";
import { EvaluationError } from "../../contract/error.ts";

/** An ad's picture or video as it was fetched. */
export interface AdFile {
  bytes: Uint8Array;
  /** As the server declared it; empty for a file. */
  mediaType: string;
}

/** The ad's picture or video could not be had. */
export class AdUnavailable extends EvaluationError {
  override name = "AdUnavailable";
  constructor(problem: string, cause?: unknown) {
    super(`The ad ${problem}. Check its address, or give the ad as a file of the repository.`, {
      errorCode: "NO_AD_ASSET",
      httpStatus: 400,
      cause,
    });
  }
}

/** Whether what came is a web page, which is to be visited rather than decoded. */
export function isWebPage({ bytes, mediaType }: AdFile): boolean {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(mediaType)) return true;
  const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start);
}

/** Meta takes images of up to 30 MB; a video beyond this is not what a feed shows. */
const MAX_AD_FILE_BYTES = 100 * 1024 * 1024;

/**
 * Reads the ad's file from disk (`file:`) or the network.
 *
 * @param dispatcher the guard's: every hop connects through it.
 * @throws AdUnavailable; what the guard refuses; the signal's reason.
 */
export async function readAdFile(url: string, dispatcher: Dispatcher, signal: AbortSignal): Promise<AdFile> {
  if (url.startsWith("file:")) return { bytes: await readFromDisk(url, signal), mediaType: "" };
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: dispatcher.compose(interceptors.redirect({ maxRedirections: 5 })),
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new AdUnavailable(`at ${url} answers ${statusCode}`);
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
    throw new AdUnavailable(`at ${url} could not be fetched (${messageOf(error)})`, error);
  }
}

async function readFromDisk(url: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const file = fileURLToPath(url);
    const about = await stat(file);
    // A device or a pipe may never end.
    if (!about.isFile()) throw new AdUnavailable(`file ${url} is no regular file`);
    if (about.size > MAX_AD_FILE_BYTES)
      throw new AdUnavailable(`file ${url} is larger than ${MAX_AD_FILE_BYTES / 1024 / 1024} MB`);
    return await readFile(file, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EvaluationError) throw error;
    throw new AdUnavailable(`file ${url} cannot be read (${messageOf(error)})`, error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
