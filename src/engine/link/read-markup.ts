import { decodeHTML } from "entities/decode";
import { collapseSpace } from "../../ground/text.ts";
import { headingSaysNotFound, startsWithNotFound } from "./text-says-not-found.ts";
import { extractVisibleText } from "./visible-text.ts";

// What the markup of a document tells without a browser: its title, its headings, the beginning of its main content,
// and whether an offset is visible.

// Elements that may contain a <title> that is not the document's. Attributes are bounded, so that markup without any
// ">" takes linear time.
const OPENING_TAG = /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;

/** The text of a document's first own <title>, entities decoded; null where there is none or it is incomplete. */
export function findTitle(markup: string): string | null {
  OPENING_TAG.lastIndex = 0;
  for (let opening = OPENING_TAG.exec(markup); opening !== null; opening = OPENING_TAG.exec(markup)) {
    const [, inner = ""] = opening;
    const name = inner === "!--" ? inner : (/^\w+/.exec(inner)?.[0].toLowerCase() ?? "");
    const start = OPENING_TAG.lastIndex;
    const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
    close.lastIndex = start;
    const end = close.exec(markup)?.index;
    if (end === undefined) return null;
    if (name === "title") return toPlainText(markup.slice(start, end));
    OPENING_TAG.lastIndex = end;
  }
  return null;
}

/**
 * Decodes entities and returns a copy: V8 keeps the whole document alive for a substring, and titles are kept as long
 * as their verdicts.
 */
function toPlainText(piece: string): string {
  const text = collapseSpace(decodeHTML(piece.slice(0, MAX_TEXT_CHARS)));
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** Longer titles are body text. */
const MAX_TEXT_CHARS = 1_000;

const LINK_OR_META = /<(?:link|meta)(?=[\s/])([^>]{0,2000})>/gi;
const CANONICAL = /(?:\brel\s*=\s*["']?canonical|\bproperty\s*=\s*["']?og:url)\b/i;
const ADDRESS = /\b(?:href|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/** What a document calls its own URL (rel=canonical, og:url); null where it names none. */
export function findCanonicalUrl(markup: string, base: URL): URL | null {
  for (const [, attributes = ""] of markup.matchAll(LINK_OR_META)) {
    const [, one, two, three] = CANONICAL.test(attributes) ? (ADDRESS.exec(attributes) ?? []) : [];
    const written = one ?? two ?? three;
    if (written !== undefined) return URL.parse(decodeHTML(written.slice(0, MAX_TEXT_CHARS)), base);
  }
  return null;
}

/** Whether the markup continues after the document's head. */
export const hasBody = (markup: string): boolean => /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);

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
const isVisibleHeading = (markup: string, at: number, text: string): boolean =>
  !isInScript(markup, at) && (headingSaysNotFound(text) === null || !isHiddenAt(markup, at));

/** The alternative text of an image in a heading, where it says "not found"; a logo's name is not a heading. */
function getNotFoundAlt(piece: string): string {
  const [alt] = piece.matchAll(IMAGE_WITH_ALT);
  const text = toPlainText(alt?.[1] ?? alt?.[2] ?? "");
  return headingSaysNotFound(text) === null ? "" : text;
}

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

/** An element that was opened earlier than this is not found. */
const MAX_LOOK_BEHIND_CHARS = 32 * 1024;

const isInScript = (markup: string, at: number): boolean => isInsideElement(sliceBefore(markup, at), "script");

/**
 * Whether an offset is in a comment, in <noscript> or <textarea>, or in an element with hiding attributes. Rarely called.
 */
function isHiddenAt(markup: string, at: number): boolean {
  const before = sliceBefore(markup, at);
  if (before.lastIndexOf("<!--") > before.lastIndexOf("-->")) return true;
  return ["noscript", "textarea"].some((name) => isInsideElement(before, name)) || hasHidingElement(markup, at, before);
}

const sliceBefore = (markup: string, at: number): string => markup.slice(Math.max(0, at - MAX_LOOK_BEHIND_CHARS), at);

function isInsideElement(before: string, name: string): boolean {
  const start = before.lastIndexOf(`<${name}`);
  return start >= 0 && before.lastIndexOf(`</${name}`) < start;
}

/** Does not match across `<`, so that many unclosed tags do not take quadratic time. */
const TAG_PATTERN = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const HIDING_ATTRIBUTE = /\shidden(?=[\s=/]|$)|\sstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const VOID_ELEMENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Collects the open elements before the offset. Optional end tags only make this list too long. */
function hasHidingElement(markup: string, at: number, before: string): boolean {
  const open: { name: string; hides: boolean }[] = [];
  TAG_PATTERN.lastIndex = 0;
  for (const [, end = "", tag = "", attributes = ""] of before.matchAll(TAG_PATTERN)) {
    const name = tag.toLowerCase();
    if (end === "") {
      if (!VOID_ELEMENT.test(name)) open.push({ name, hides: hidesContent(name, attributes) });
      continue;
    }
    const opened = open.findLastIndex((element) => element.name === name);
    if (opened >= 0) open.length = opened;
  }
  TAG_PATTERN.lastIndex = at;
  const own = TAG_PATTERN.exec(markup);
  return open.some(({ hides: unseen }) => unseen) || (own?.index === at && hidesContent("", own[3] ?? ""));
}

/** The markup of a declarative shadow root is visible (HTML standard). */
const hidesContent = (name: string, attributes: string): boolean =>
  name === "template" ? !/\sshadowroot/i.test(attributes) : HIDING_ATTRIBUTE.test(attributes);
