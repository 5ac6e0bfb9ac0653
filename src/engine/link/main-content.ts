import { toPlainText } from "./find-title.ts";
import { isHiddenAt } from "./is-hidden-at.ts";
import { startsWithNotFound } from "./text-says-not-found.ts";
import { extractVisibleText } from "./visible-text.ts";

/** The beginning of a page's main content, as far as its markup tells. */
const MAIN_CONTENT_START = /<(?:main|article|h1)(?=[\s>])|<[a-z]+\s[^>]{0,300}role=["']?main/i;
/** The subject of a page is near the beginning of its main content. */
const MAX_MAIN_CONTENT_CHARS = 8 * 1024;

function sliceMainContent(markup: string): { start: number; content: string } {
  const start = Math.max(0, markup.search(MAIN_CONTENT_START));
  return { start, content: markup.slice(start, start + MAX_MAIN_CONTENT_CHARS) };
}

/** The first lines of a page's main content. They may be hidden: only Chrome can tell. */
export const getMainContentLines = (markup: string): readonly string[] =>
  extractVisibleText(sliceMainContent(markup).content, Number.POSITIVE_INFINITY).lines;

const MAIN_ELEMENT = /<main(?=[\s>])|\srole=["']?main/i;
const MAX_FIRST_LINES = 2;

/** A not-found line at the beginning of the main element. */
export function findNotFoundInFirstLines(markup: string): string | null {
  const start = markup.search(MAIN_ELEMENT);
  if (start < 0) return null;
  const { lines } = extractVisibleText(
    markup.slice(markup.indexOf(">", start) + 1, start + MAX_MAIN_CONTENT_CHARS),
    Number.POSITIVE_INFINITY,
  );
  const line = lines.slice(0, MAX_FIRST_LINES).find(startsWithNotFound) ?? null;
  const at = line === null ? -1 : markup.indexOf(line, start);
  return at >= 0 && isHiddenAt(markup, at) ? null : line;
}

/** Whether there is a main element with less text than this. */
export function hasShortMainContent(markup: string, maxChars: number): boolean {
  const start = markup.search(MAIN_ELEMENT);
  const end = markup.lastIndexOf("</main");
  return (
    start >= 0 &&
    end > start &&
    extractVisibleText(markup.slice(markup.indexOf(">", start) + 1, end), maxChars).length < maxChars
  );
}

const IMAGE_WITH_ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/gi;

/** The alternative text of an image that says "not found": an error page may be only a banner. */
export function findNotFoundInImageAlt(markup: string): string | null {
  const { start, content } = sliceMainContent(markup);
  for (const found of content.matchAll(IMAGE_WITH_ALT)) {
    const text = toPlainText(found[1] ?? found[2] ?? "");
    const says = [text, ...text.split(/ [–—|-] /)].some(startsWithNotFound);
    if (says && !isHiddenAt(markup, start + found.index)) return text;
  }
  return null;
}
