import { getBase64Length, toDataUrl } from "../ground/media-type.ts";
/**
 * An extension of the contract: `adData.imageUrl` may hold the ad's file itself, as a `data:` URL in Base64 (RFC 2397)
 * of an image or a video. A service that takes them says so in every response of its API, by this header with the bytes
 * that a file may have.
 */
export const MAX_AD_BYTES_HEADER = "adhere-max-ad-bytes";

/** What this project's service takes, in bytes. Most pictures of ads have less than one megabyte. */
export const MAX_INLINE_AD_BYTES = 4 * 1024 * 1024;

/** Other `data:` URLs, such as those of web pages, are no ads. */
export const isInlineAd = (url: string): boolean => INLINE_AD_START.test(url);
const INLINE_AD_START = /^data:(?:(?:image|video)\/[\w.+-]{1,100}|application\/octet-stream);base64,/i;

/** The file's type is not said: what decodes it looks at its bytes. */
export const toInlineAd = (bytes: Uint8Array): string => toDataUrl({ mediaType: "application/octet-stream", bytes });

/** The file of such a URL; null where its Base64 is wrong, or longer than `maxBytes` need. */
export function readInlineAd(url: string, maxBytes: number): Uint8Array | null {
  const text = url.slice(url.indexOf(",") + 1);
  return text.length <= getBase64Length(maxBytes) && BASE64.test(text) ? Buffer.from(text, "base64") : null;
}

const BASE64 = /^[a-z0-9+/]+={0,2}$/i;
