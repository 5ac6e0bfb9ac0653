/**
 * Makes text from elsewhere safe to print: removes the key and control characters, and limits it to 200 characters.
 */
export type SanitiseText = (text: string) => string;

const MASK = "***";
const MAX_QUOTE_CHARS = 200;
/** Shorter keys may be ordinary words (`test`, `key`) and are only masked in messages, not in answers. */
const MIN_SECRET_CHARS = 8;

const WHITESPACE = /[\t\n\v\f\r\p{Z}]+/gu;
/** Control, format (bidi marks, zero-width characters), private-use and unassigned characters. */
const UNPRINTABLE = /\p{C}+/gu;

export function createSanitiser(key: string | undefined): SanitiseText {
  return (text) => {
    // Masked last: a key with a zero-width character in it only becomes readable once that is removed.
    const printable = text.toWellFormed().replace(WHITESPACE, " ").replace(UNPRINTABLE, "").trim();
    const line = maskKey(printable, key);
    return line.length <= MAX_QUOTE_CHARS ? line : `${line.slice(0, MAX_QUOTE_CHARS - 1).toWellFormed()}…`;
  };
}

/**
 * Parses a JSON body and masks the key where a service echoes it, because answers are copied into reports. Undefined
 * where it is not JSON, or too deeply nested to serialise.
 */
export function parseJsonWithoutKey(text: string, key: string | undefined): unknown {
  try {
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    // Serialised again, so that escape sequences cannot hide the key.
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
