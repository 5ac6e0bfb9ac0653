import { isHiddenAt, isInScript } from "./hidden-markup.ts";
import { headingSaysNotFound } from "./not-found.ts";
import { toPlainText } from "./title.ts";
import { extractVisibleText } from "./visible-text.ts";

const HEADING_ELEMENT = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const H1_ELEMENT = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const HTML_TAG = /<[^>]{0,2000}>/g;

/**
 * The text of a document's first <h1> that has any (a logo's has none), entities decoded; empty where none could be read.
 * Whether a visitor sees it is not asked: that is for Chrome to tell.
 */
export function findHeading(markup: string): string {
  const [first = ""] = findHeadingTexts(markup, H1_ELEMENT, 0, 1);
  return first;
}

/** A menu may have some of its own before the page's. */
const MAX_HEADINGS = 12;

/**
 * The first <h1> and the heading that follows it; where there is no <h1>, the first few others.
 *
 * @param first What `headingOf` says.
 */
export function findHeadings(markup: string, first = findHeading(markup)): string[] {
  if (first === "") return findHeadingTexts(markup, HEADING_ELEMENT, 0, MAX_HEADINGS);
  const end = markup.search(/<\/h1/i);
  return [first, ...findHeadingTexts(markup, HEADING_ELEMENT, end < 0 ? markup.length : end, 1)];
}

function findHeadingTexts(markup: string, pattern: RegExp, from: number, most: number): string[] {
  const texts: string[] = [];
  pattern.lastIndex = from;
  for (let found = pattern.exec(markup); found !== null; found = pattern.exec(markup)) {
    const text = toPlainText((found[2] ?? "").replace(HTML_TAG, " ")) || getNotFoundAlt(found[2] ?? "");
    if (text !== "" && isVisibleHeading(markup, found.index, text)) texts.push(text);
    if (texts.length === most) break;
  }
  return texts;
}

/** A heading that says nothing of consequence need not be asked after at length. */
function isVisibleHeading(markup: string, at: number, text: string): boolean {
  if (isInScript(markup, at)) return false;
  return headingSaysNotFound(text) === null || !isHiddenAt(markup, at);
}

const IMAGE_ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;

/** What a picture says in a heading's place, where it says that the page is missing; a logo's name heads nothing. */
function getNotFoundAlt(piece: string): string {
  const alt = IMAGE_ALT.exec(piece);
  const text = alt === null ? "" : toPlainText(alt[1] ?? alt[2] ?? "");
  return headingSaysNotFound(text) === null ? "" : text;
}

/** Longer documents are not searched for what leads on: such pages are short, and it would cost more than it tells. */
const MAX_REDIRECT_PAGE_CHARS = 8 * 1024;

const REFRESH_ATTRIBUTE = /http-equiv=["']?refresh/i;
/** Data for machines is none. */
const SCRIPT_TAG = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;

const SPACED_REFRESH_ATTRIBUTE = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT_ELEMENT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH =
  /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
/** Within a few seconds, to an address; without one the page only loads itself anew. */
const REFRESH_TO_URL = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;

/**
 * Whether a document is refreshed to another address by itself.
 *
 * @param header The answer's Refresh.
 */
export function refreshesToUrl(markup: string, header: string): boolean {
  if (REFRESH_TO_URL.test(header)) return true;
  if (!SPACED_REFRESH_ATTRIBUTE.test(markup)) return false;
  // A redirect's page is short; and what is for browsers without scripts is for no visitor.
  const meta = META_REFRESH.exec(markup.slice(0, MAX_REDIRECT_PAGE_CHARS).replace(NOSCRIPT_ELEMENT, " "));
  return meta !== null && REFRESH_TO_URL.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}

/** What its frames hold is the page. */
const FRAMESET_TAG = /<frameset[\s>]/i;

/** A script's `location = "…"` or `location.replace("…")`, its target written out. */
const SCRIPT_REDIRECT = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;

/** Whether a document sends its visitor on by itself: in a refresh, or (a short one) perhaps in a script. */
export function redirectsClientSide(markup: string, header: string): boolean {
  return (
    (markup.length <= MAX_REDIRECT_PAGE_CHARS && SCRIPT_REDIRECT.test(markup)) ||
    refreshesToUrl(markup, header)
  );
}

/** How much a complete document shows by itself. */
export type ContentAmount =
  /** Text or pictures: what a page consists of. */
  | "content"
  /** Next to nothing, and scripts (or a refresh) that may bring more: only a browser can tell. */
  | "shell"
  /** Next to nothing. */
  | "thin";

/** Fewer characters than a sentence has (a median English one has about 100). */
const SENTENCE_CHARS = 80;

/** Two sentences: "Please wait while the application is loading. This may take a few seconds." is what a shell says. */
const TWO_SENTENCES_CHARS = 200;

/** So much text is read of a document at most. */
export const MAX_VISIBLE_TEXT_CHARS = 700;

/** @param shown Its beginning at least, up to MUCH. */
export function measureContent(
  markup: string,
  shown = extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS),
): ContentAmount {
  const { length, hasPictures, hasEmbeds } = shown;
  if (hasEmbeds && length < SENTENCE_CHARS && FRAMESET_TAG.test(markup)) return "shell";
  if (isUnfilledApp(markup)) return "shell";
  if (hasEmbeds || length >= TWO_SENTENCES_CHARS) return "content";
  // Where scripts run, a picture may be a splash or count visits, and a sentence may ask for patience.
  if (SCRIPT_TAG.test(markup) || REFRESH_ATTRIBUTE.test(markup)) return "shell";
  return hasPictures || length >= SENTENCE_CHARS ? "content" : "thin";
}

const MAIN_TAG = /<main(?=[\s>])[^>]{0,2000}>/gi;
/** Where applications put what they draw. */
const EMPTY_APP_ROOT =
  /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;

/** Its menus are there, and what stands between them is still to come. */
function isUnfilledApp(markup: string): boolean {
  if (!SCRIPT_TAG.test(markup)) return false;
  if (EMPTY_APP_ROOT.test(markup)) return true;
  MAIN_TAG.lastIndex = 0;
  const main = MAIN_TAG.exec(markup);
  const end = markup.lastIndexOf("</main");
  if (main === null || end < main.index) return false;
  const { length, hasPictures, hasEmbeds } = extractVisibleText(
    markup.slice(MAIN_TAG.lastIndex, end),
    SENTENCE_CHARS,
  );
  return length === 0 && !hasPictures && !hasEmbeds;
}

/** Visible text of such a length is next to nothing. */
export function isThin(text: string): boolean {
  return text.trim().length < SENTENCE_CHARS;
}
