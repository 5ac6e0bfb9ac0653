/** Template macros of the ad platforms, which no browser expands: `{lpurl}`, `[cid]`, `%%SITE%%`. */
const URL_MACRO = /[{}[\]]|%%/u;
const MAX_URL_CHARS = 2000;
/** Browsers drop line breaks and tabs from a URL, so that it would lead elsewhere than it looks. */
const DROPPED = /[\t\n\r]/u;

/** An untrusted URL that a report may link to; null if it is no web address, or has macros, line breaks or a password. */
export function parseLinkableUrl(text: string): URL | null {
  const url = URL.canParse(text) && !URL_MACRO.test(text) && !DROPPED.test(text) ? new URL(text) : null;
  const isLinkable =
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.href.length <= MAX_URL_CHARS;
  return isLinkable ? url : null;
}
