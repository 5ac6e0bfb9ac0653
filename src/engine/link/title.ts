import { decodeHTML } from "entities/decode";

// Where a title's letters may stand without being the title. Attributes are bounded, so that markup without a
// single ">" costs no more than its length.
const OPENING_TAG =
  /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;

/** The text of a document's first own <title>, entities decoded; null where it has none (or it is cut off). */
export function findTitle(markup: string): string | null {
  OPENING_TAG.lastIndex = 0;
  for (let opening = OPENING_TAG.exec(markup); opening !== null; opening = OPENING_TAG.exec(markup)) {
    const [, inner = ""] = opening;
    const name = inner === "!--" ? inner : (/^\w+/.exec(inner)?.[0].toLowerCase() ?? "");
    const start = OPENING_TAG.lastIndex;
    const end = findElementEnd(markup, name, start);
    if (end === null) return null;
    if (name === "title") return toPlainText(markup.slice(start, end));
    OPENING_TAG.lastIndex = end;
  }
  return null;
}

/**
 * A text of its own: V8 keeps a whole document alive for a piece that was cut out of it, and titles stay for as long as
 * their verdicts do.
 */
export function toPlainText(piece: string): string {
  const text = decodeHTML(piece.slice(0, MAX_TEXT_CHARS)).replace(/\s+/g, " ").trim();
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** Longer ones are no titles but texts; their beginning is enough. */
const MAX_TEXT_CHARS = 1_000;

function findElementEnd(markup: string, name: string, start: number): number | null {
  const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
  close.lastIndex = start;
  return close.exec(markup)?.index ?? null;
}

/** Whether anything of a document's body could be read: the markup goes on after its head. */
export function hasBody(markup: string): boolean {
  return /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
}
