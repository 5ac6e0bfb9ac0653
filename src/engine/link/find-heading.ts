import { toPlainText } from "./find-title.ts";
import { isHiddenAt, isInScript } from "./is-hidden-at.ts";
import { headingSaysNotFound } from "./text-says-not-found.ts";

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
