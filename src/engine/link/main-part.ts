import { opensWithNotFound } from "./not-found.ts";
import { shownIn } from "./shown.ts";
import { textOf } from "./title.ts";
import { isUnseen } from "./unseen.ts";

/** Where a page's own part begins, as far as its markup tells. */
const MAIN = /<(?:main|article|h1)(?=[\s>])|<[a-z]+\s[^>]{0,300}role=["']?main/i;
/** Characters of markup: what a page is about stands at the beginning of it. */
const REACH = 8 * 1024;

function ownMarkup(markup: string): { start: number; own: string } {
  const start = Math.max(0, markup.search(MAIN));
  return { start, own: markup.slice(start, start + REACH) };
}

/** The lines with which a page's own part begins. Whether a visitor sees them is not asked: that is for Chrome to tell. */
export function linesOfMain(markup: string): readonly string[] {
  if (last?.markup !== markup)
    last = { markup, lines: shownIn(ownMarkup(markup).own, Number.POSITIVE_INFINITY).lines };
  return last.lines;
}

/** Several ask of one document, one after the other. */
let last: { markup: string; lines: readonly string[] } | null = null;

const BEGINS = /<main(?=[\s>])|\srole=["']?main/i;
const FIRST_LINES = 2;

/** A line that says so with which a page's main part begins, as far as its markup tells where that is. */
export function missingInFirstLines(markup: string): string | null {
  const start = markup.search(BEGINS);
  if (start < 0) return null;
  const { lines } = shownIn(
    markup.slice(markup.indexOf(">", start) + 1, start + REACH),
    Number.POSITIVE_INFINITY,
  );
  const line = lines.slice(0, FIRST_LINES).find(opensWithNotFound) ?? null;
  const at = line === null ? -1 : markup.indexOf(line, start);
  return at >= 0 && isUnseen(markup, at) ? null : line;
}

/** Whether a main part is marked as such, and has less text in it than this. */
export function hasLittleMain(markup: string, most: number): boolean {
  const start = markup.search(BEGINS);
  const end = markup.lastIndexOf("</main");
  return (
    start >= 0 &&
    end > start &&
    shownIn(markup.slice(markup.indexOf(">", start) + 1, end), most).length < most
  );
}

const PICTURE = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/gi;

/** What a picture says of the page's being missing, where one does: the banner of an error page may be all that it has. */
export function missingInPicture(markup: string): string | null {
  const { start, own } = ownMarkup(markup);
  for (const found of own.matchAll(PICTURE)) {
    const text = textOf(found[1] ?? found[2] ?? "");
    const says = [text, ...text.split(/ [–—|-] /)].some(opensWithNotFound);
    if (says && !isUnseen(markup, start + found.index)) return text;
  }
  return null;
}
