import { readFile, stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import { EvaluationError, messageOf } from "../contract/error.ts";
import type { EvaluationRequest } from "../contract/evaluation-request.ts";
import { MAX_AD_BYTES_HEADER, toInlineAd } from "../contract/inline-ad.ts";

/** How large an ad's file in a request may be, in bytes; undefined where the service does not say. */
export function readMaxAdBytes(headers: IncomingHttpHeaders): number | undefined {
  const text = headers[MAX_AD_BYTES_HEADER];
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Replaces an ad's `file:` URL by the file itself, as a `data:` URL.
 *
 * @throws EvaluationError where the file cannot be read or is too large for the service; the signal's reason.
 */
export async function inlineAdFile(
  adData: EvaluationRequest["adData"],
  maxBytes: number,
  signal: AbortSignal,
): Promise<EvaluationRequest["adData"]> {
  if (adData.imageUrl === undefined || !adData.imageUrl.startsWith("file:")) return adData;
  const file = fileURLToPath(adData.imageUrl);
  try {
    const stats = await stat(file);
    if (!stats.isFile()) throw notSent(`The ad's file ${file} is not a regular file. Name an image or a video.`);
    const { size } = stats;
    if (size > maxBytes) throw tooLarge(file, size, maxBytes);
    return { ...adData, imageUrl: toInlineAd(await readFile(file, { signal })) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EvaluationError) throw error;
    throw notSent(`The ad's file ${file} cannot be read (${messageOf(error)}). Check it, and run again.`);
  }
}

const tooLarge = (file: string, size: number, maxBytes: number) =>
  notSent(
    `The ad's file ${file} has ${formatMegabytes(size)}, and the service takes at most ${formatMegabytes(maxBytes)}. ` +
      'Set "asset" to the ad\'s public URL, or remove api-url to use the embedded engine.',
  );

const notSent = (message: string) => new EvaluationError(message, { errorCode: "ASSET_NOT_PUBLIC" });

const formatMegabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
