/** Of JSON.stringify's output: an escaped backslash, which is stepped over, or what PostgreSQL takes in neither text nor jsonb. */
const UNSTORABLE_ESCAPES = /\\(?:\\|u(?:0000|d[89a-f][0-9a-f]{2}))/g;

/**
 * A value as JSON that can be stored: U+0000 and halves of surrogate pairs, which pages and callers may send, become U+FFFD.
 * (JSON.stringify writes whole pairs as they are, and escapes halves alone.)
 */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSTORABLE_ESCAPES, (found) => (found === "\\\\" ? found : "\\ufffd"));
