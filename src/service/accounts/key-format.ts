import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Prefix of every key, so that secret scanners and people recognise it. */
export const KEY_PREFIX = "adhere";

/**
 * `adhere_` + handle (8 hexadecimal digits, stored in plain text and listed) + `_` + secret (256 bits in base64url, 43
 * characters, shown once).
 */
const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}_([0-9a-f]{8})_([A-Za-z0-9_-]{43})$`);

/**
 * @returns the full key as `text`, shown once and never stored; its public part, used to look up and list the key; and
 *   the SHA-256 of the full key, in hexadecimal.
 */
export function generateKey(): { text: string; handle: string; hash: string } {
  const handle = randomBytes(4).toString("hex");
  const text = `${KEY_PREFIX}_${handle}_${randomBytes(32).toString("base64url")}`;
  return { text, handle, hash: hashKey(text) };
}

/** The handle of a key, or null if the text is not a key. */
export const keyHandleOf = (text: string): string | null => KEY_PATTERN.exec(text)?.[1] ?? null;

/** Compares in constant time, to prevent timing attacks. */
export function matchesKeyHash(text: string, stored: string): boolean {
  const [actual, expected] = [Buffer.from(hashKey(text), "hex"), Buffer.from(stored, "hex")];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const hashKey = (text: string): string => createHash("sha256").update(text).digest("hex");
