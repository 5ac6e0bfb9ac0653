import { createHash } from "node:crypto";

/**
 * The address of a destination as a visitor asks for it: what never reaches a server (the fragment) is dropped, and
 * what the URL standard spells in several ways (case of scheme and host, default port, dot segments) is spelt in one.
 * Path, query and their case stay as they are: each may be another page.
 */
export function canonicalizeUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  parsed.hash = "";
  return parsed.href;
}

/** A destination's name, 32 hexadecimal digits: the same for every ad that leads there, and from run to run. */
export const fingerprintUrl = (url: string): string =>
  createHash("sha256").update(canonicalizeUrl(url)).digest("hex").slice(0, 32);
