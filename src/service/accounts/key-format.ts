import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The fixed prefix of every key: secret scanners and people know by it whose key it is. */
export const KEY_PREFIX = "adhere";

/**
 * `adhere_` + 8 characters that name the key (stored in clear, shown in lists) + `_` + 43 characters that are the
 * secret (256 bits, shown once).
 */
const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}_([0-9a-f]{8})_([A-Za-z0-9_-]{43})$`);

export interface GeneratedKey {
  /** The whole key: shown once, never stored. */
  text: string;
  /** Its first part, by which it is looked up and shown. */
  handle: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
}

export function generateKey(): GeneratedKey {
  const handle = randomBytes(4).toString("hex");
  const text = `${KEY_PREFIX}_${handle}_${randomBytes(32).toString("base64url")}`;
  return { text, handle, hash: hashKey(text) };
}

/** The part that a key is looked up by, or null where the text has not the form of a key. */
export const keyHandleOf = (text: string): string | null => KEY_PATTERN.exec(text)?.[1] ?? null;

/** Compares in constant time: how long it takes tells nothing of how much of a guess was right. */
export function matchesKeyHash(text: string, stored: string): boolean {
  const [given, kept] = [hashKey(text), stored].map((hash) => Buffer.from(hash, "hex"));
  return (
    given !== undefined && kept !== undefined && given.length === kept.length && timingSafeEqual(given, kept)
  );
}

const hashKey = (text: string): string => createHash("sha256").update(text).digest("hex");
