/** Makes text from elsewhere safe to print: without the key, without control characters, at most 200 characters. */
export type Quote = (text: string) => string;

const MASK = "***";
const LONGEST = 200;
/** Shorter "keys" are words that an innocent answer may hold too (`test`, `key`): masked in messages only. */
const SHORTEST_SECRET = 8;

const SPACE = /[\t\n\v\f\r\p{Z}]+/gu;
/** Control, format (bidi marks, zero-width characters), private use and unassigned. */
const UNPRINTABLE = /\p{C}+/gu;

export function createQuote(key: string | undefined): Quote {
  return (text) => {
    // Masked last: a key with a zero-width character inside reads like the key once that is gone.
    const printable = text.toWellFormed().replace(SPACE, " ").replace(UNPRINTABLE, "").trim();
    const line = mask(printable, key);
    return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).toWellFormed()}…`;
  };
}

/**
 * Parses a body, and takes the key out of it where a service echoes it: an answer goes into reports unchanged, and
 * a secret must not go with it. Undefined where it is not JSON, or nested deeper than anything could write again.
 */
export function readJson(text: string, key: string | undefined): unknown {
  try {
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    // Written anew, so that every escape that may have hidden the key is gone.
    const plain = JSON.stringify(body);
    const secret = key === undefined ? "" : JSON.stringify(key).slice(1, -1);
    if (secret.length < SHORTEST_SECRET || !plain.includes(secret)) return body;
    return JSON.parse(plain.replaceAll(secret, MASK));
  } catch {
    return undefined;
  }
}

function mask(text: string, key: string | undefined): string {
  if (key === undefined) return text;
  return text.replaceAll(key, MASK).replaceAll(encodeURIComponent(key), MASK);
}
