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
  // <noscript> does not apply to visitors.
  const meta = META_REFRESH.exec(markup.replace(NOSCRIPT_ELEMENT, " "));
  return meta !== null && REFRESH_TO_URL.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}

/** `location = …`, `location.href = …`, `location.replace(…)` or `location.assign(…)`, but not to a fragment. */
const LOCATION_CHANGE =
  /(?<![-\w])location(?:(?:\.href)?\s*=(?!=)|\.(?:replace|assign)\()\s*(?!["'`](?:#|\s*["'`]))[^\s;)]/u;
const INLINE_SCRIPT = /<script(?![^>]{0,500}\bsrc\s*=)[^>]{0,500}>([^<]{0,2000})/giu;

/**
 * Whether a script changes the location at once: before it, nothing opens a block, such as a function that a click
 * calls, or a condition.
 */
function redirectsByScript(markup: string): boolean {
  if (!markup.includes("location")) return false;
  for (const [, script = ""] of markup.matchAll(INLINE_SCRIPT)) {
    const change = LOCATION_CHANGE.exec(script);
    if (change !== null && !script.slice(0, change.index).includes("{")) return true;
  }
  return false;
}

/** Whether a document redirects on the client: by a refresh, or by a script. */
export const redirectsClientSide = (markup: string, header: string): boolean =>
  redirectsByScript(markup) || refreshesToUrl(markup, header);
