/** Makes text from elsewhere safe to print: without the key, without control characters, at most 200 characters. */
export type SanitiseText = (text: string) => string;

const MASK = "***";
const MAX_QUOTE_CHARS = 200;
/** Shorter "keys" are words that an innocent answer may hold too (`test`, `key`): masked in messages only. */
const MIN_SECRET_CHARS = 8;

const WHITESPACE = /[\t\n\v\f\r\p{Z}]+/gu;
/** Control, format (bidi marks, zero-width characters), private use and unassigned. */
const UNPRINTABLE = /\p{C}+/gu;

export function createSanitiser(key: string | undefined): SanitiseText {
  return (text) => {
    // Masked last: a key with a zero-width character inside reads like the key once that is gone.
    const printable = text.toWellFormed().replace(WHITESPACE, " ").replace(UNPRINTABLE, "").trim();
    const line = maskKey(printable, key);
    return line.length <= MAX_QUOTE_CHARS ? line : `${line.slice(0, MAX_QUOTE_CHARS - 1).toWellFormed()}…`;
  };
}

/**
 * Parses a body, and takes the key out of it where a service echoes it: an answer goes into reports unchanged, and
 * a secret must not go with it. Undefined where it is not JSON, or nested deeper than anything could write again.
 */
export function parseJsonWithoutKey(text: string, key: string | undefined): unknown {
  try {
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    // Written anew, so that every escape that may have hidden the key is gone.
    const plain = JSON.stringify(body);
    const secret = key === undefined ? "" : JSON.stringify(key).slice(1, -1);
    if (secret.length < MIN_SECRET_CHARS || !plain.includes(secret)) return body;
    return JSON.parse(plain.replaceAll(secret, MASK));
  } catch {
    return undefined;
  }
}

function maskKey(text: string, key: string | undefined): string {
  if (key === undefined) return text;
  return text.replaceAll(key, MASK).replaceAll(encodeURIComponent(key), MASK);
}
