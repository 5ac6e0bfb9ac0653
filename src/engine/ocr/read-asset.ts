import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** The content of a file that is compressed where its name ends in `.br` or `.gz`. */
export function decompress(path: string, bytes: Uint8Array): Uint8Array {
  if (path.endsWith(".gz")) return gunzipSync(bytes);
  return path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
}
