import { decodeHTML } from "entities/decode";

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
export function toPlainText(piece: string): string {
  const text = decodeHTML(piece.slice(0, MAX_TEXT_CHARS)).replace(/\s+/g, " ").trim();
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** Longer titles are body text. */
const MAX_TEXT_CHARS = 1_000;

/** Whether the markup continues after the document's head. */
export const hasBody = (markup: string): boolean => /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
