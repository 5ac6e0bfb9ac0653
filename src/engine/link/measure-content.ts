import { toPlainText } from "./find-title.ts";
import { isHiddenAt, isInScript } from "./is-hidden-at.ts";
import { headingSaysNotFound } from "./not-found.ts";
import { extractVisibleText } from "./visible-text.ts";

const HEADING_ELEMENT = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const H1_ELEMENT = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const HTML_TAG = /<[^>]{0,2000}>/g;

/**
 * The text of a document's first <h1> with text (a logo has none), entities decoded; empty where there is none. It
 * may be hidden: only Chrome can tell.
 */
export function findHeading(markup: string): string {
  const [first = ""] = findHeadingTexts(markup, H1_ELEMENT, 0, 1);
  return first;
}

/** A menu may have several headings before the page's own. */
const MAX_HEADINGS = 12;

/**
 * The first <h1> and the heading after it; without an <h1>, the first few other headings.
 *
 * @param first The result of `findHeading`.
 */
export function findHeadings(markup: string, first = findHeading(markup)): string[] {
  if (first === "") return findHeadingTexts(markup, HEADING_ELEMENT, 0, MAX_HEADINGS);
  const end = markup.search(/<\/h1/i);
  return [first, ...findHeadingTexts(markup, HEADING_ELEMENT, end < 0 ? markup.length : end, 1)];
}

function findHeadingTexts(markup: string, pattern: RegExp, from: number, max: number): string[] {
  const texts: string[] = [];
  pattern.lastIndex = from;
  for (let found = pattern.exec(markup); found !== null; found = pattern.exec(markup)) {
    const text = toPlainText((found[2] ?? "").replace(HTML_TAG, " ")) || getNotFoundAlt(found[2] ?? "");
    if (text !== "" && isVisibleHeading(markup, found.index, text)) texts.push(text);
    if (texts.length === max) break;
  }
  return texts;
}

/** Visibility only matters for headings that say "not found". */
function isVisibleHeading(markup: string, at: number, text: string): boolean {
  if (isInScript(markup, at)) return false;
  return headingSaysNotFound(text) === null || !isHiddenAt(markup, at);
}

const IMAGE_ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;

/** The alternative text of an image in a heading, where it says "not found"; a logo's name is not a heading. */
function getNotFoundAlt(piece: string): string {
  const alt = IMAGE_ALT.exec(piece);
  const text = alt === null ? "" : toPlainText(alt[1] ?? alt[2] ?? "");
  return headingSaysNotFound(text) === null ? "" : text;
}

/** Pages that only redirect are short. Searching longer documents costs more than it finds. */
const MAX_REDIRECT_PAGE_CHARS = 8 * 1024;

const REFRESH_ATTRIBUTE = /http-equiv=["']?refresh/i;
/** Leaves out structured data. */
const SCRIPT_TAG = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;

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

/** The frames hold the content. */
const FRAMESET_TAG = /<frameset[\s>]/i;

/** `location = "…"` or `location.replace("…")` with a literal URL. */
const SCRIPT_REDIRECT = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;

/** Whether a document redirects on the client: by a refresh, or (short documents) by a script. */
export const redirectsClientSide = (markup: string, header: string): boolean =>
  (markup.length <= MAX_REDIRECT_PAGE_CHARS && SCRIPT_REDIRECT.test(markup)) || refreshesToUrl(markup, header);

/** How much content a complete document has without its scripts. */
export type ContentAmount =
  /** Text or images. */
  | "content"
  /** Almost nothing, but scripts or a refresh that may add content: only a browser can tell. */
  | "shell"
  /** Almost nothing. */
  | "thin";

/** Shorter than a sentence (the median English sentence has about 100 characters). */
const SENTENCE_CHARS = 80;

/** Two sentences, as in "Please wait while the application is loading. This may take a few seconds." */
const TWO_SENTENCES_CHARS = 200;

/** More text than this is not read. */
export const MAX_VISIBLE_TEXT_CHARS = 700;

/** @param shown The document's visible text, at least up to MAX_VISIBLE_TEXT_CHARS. */
export function measureContent(
  markup: string,
  visible = extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS),
): ContentAmount {
  const { length, hasPictures, hasEmbeds } = visible;
  if (hasEmbeds && length < SENTENCE_CHARS && FRAMESET_TAG.test(markup)) return "shell";
  if (isUnfilledApp(markup)) return "shell";
  if (hasEmbeds || length >= TWO_SENTENCES_CHARS) return "content";
  // On a page with scripts, an image may be a splash screen or a tracking pixel, and a sentence a wait notice.
  if (SCRIPT_TAG.test(markup) || REFRESH_ATTRIBUTE.test(markup)) return "shell";
  return hasPictures || length >= SENTENCE_CHARS ? "content" : "thin";
}

const MAIN_TAG = /<main(?=[\s>])[^>]{0,2000}>/gi;
/** The usual root elements of JavaScript applications. */
const EMPTY_APP_ROOT =
  /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;

/** The navigation is there, but the main content is still missing. */
function isUnfilledApp(markup: string): boolean {
  if (!SCRIPT_TAG.test(markup)) return false;
  if (EMPTY_APP_ROOT.test(markup)) return true;
  MAIN_TAG.lastIndex = 0;
  const main = MAIN_TAG.exec(markup);
  const end = markup.lastIndexOf("</main");
  if (main === null || end < main.index) return false;
  const { length, hasPictures, hasEmbeds } = extractVisibleText(markup.slice(MAIN_TAG.lastIndex, end), SENTENCE_CHARS);
  return length === 0 && !hasPictures && !hasEmbeds;
}

/** Less than a sentence of visible text. */
export const isThin = (text: string): boolean => text.trim().length < SENTENCE_CHARS;
