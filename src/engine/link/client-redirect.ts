/** Pages that only redirect are short. Searching longer documents costs more than it finds. */
const MAX_REDIRECT_PAGE_CHARS = 8 * 1024;

const SPACED_REFRESH_ATTRIBUTE = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT_ELEMENT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH =
  /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
/** Within a few seconds, to another URL; without a URL the page reloads itself. */
const REFRESH_TO_URL = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;

/**
 * Whether a document refreshes to another URL.
 *
 * @param header The response's Refresh header.
 */
export function refreshesToUrl(markup: string, header: string): boolean {
  if (REFRESH_TO_URL.test(header)) return true;
  if (!SPACED_REFRESH_ATTRIBUTE.test(markup)) return false;
  // Redirect pages are short; and <noscript> does not apply to visitors.
  const meta = META_REFRESH.exec(markup.slice(0, MAX_REDIRECT_PAGE_CHARS).replace(NOSCRIPT_ELEMENT, " "));
  return meta !== null && REFRESH_TO_URL.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}

/** `location = "…"` or `location.replace("…")` with a literal URL. */
const SCRIPT_REDIRECT = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;

/** Whether a document redirects on the client: by a refresh, or (short documents) by a script. */
export const redirectsClientSide = (markup: string, header: string): boolean =>
  (markup.length <= MAX_REDIRECT_PAGE_CHARS && SCRIPT_REDIRECT.test(markup)) || refreshesToUrl(markup, header);
