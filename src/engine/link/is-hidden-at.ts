// Whether an offset in a document's markup is visible, as far as the markup tells. Rarely called.

/** An element that was opened earlier than this is not found. */
const MAX_LOOK_BEHIND_CHARS = 32 * 1024;

export const isInScript = (markup: string, at: number): boolean => isInsideElement(sliceBefore(markup, at), "script");

/** In a comment, in <noscript> or <textarea>, or in an element with hiding attributes. */
export function isHiddenAt(markup: string, at: number): boolean {
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
