/** In JSON text: an escaped backslash (kept), or an escape that PostgreSQL rejects in text and jsonb. */
const UNSTORABLE_ESCAPES = /\\(?:\\|u(?:0000|d[89a-f][0-9a-f]{2}))/g;

/**
 * Serialises a value as JSON that PostgreSQL accepts. Replaces U+0000 and lone surrogates, which pages and callers may
 * send, by U+FFFD. (JSON.stringify escapes lone surrogates but not surrogate pairs.)
 */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSTORABLE_ESCAPES, (found) => (found === "\\\\" ? found : "\\ufffd"));
