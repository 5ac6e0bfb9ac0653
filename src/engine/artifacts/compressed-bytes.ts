import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { z } from "zod";
import { messageOf } from "../../contract/error.ts";

/** The largest raster that the engine produces has 16 million pixels of 4 bytes. */
const MAX_RASTER_BYTES = 64e6;
/** Quality 5 is twice as fast as 9 and 5 % larger, measured on screenshots. */
const BROTLI_QUALITY = 5;

/** The JSON form of pixels in a saved document. */
export function compressBytes(bytes: Uint8Array): { brotli: string } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { brotli: brotliCompressSync(bytes, { params }).toString("base64") };
}

/**
 * Decompresses such pixels. Larger output than the engine produces is refused, so that a document cannot exhaust
 * memory.
 */
export const CompressedBytes = z.object({ brotli: z.base64() }).transform(({ brotli }, context): Uint8Array => {
  try {
    const bytes = brotliDecompressSync(Buffer.from(brotli, "base64"), { maxOutputLength: MAX_RASTER_BYTES });
    return new Uint8Array(bytes);
  } catch (error) {
    context.addIssue({ code: "custom", message: `cannot be decompressed (${messageOf(error)})` });
    return z.NEVER;
  }
});
