// Whether what stands at a place of a document's markup is shown, as far as the markup tells: most of it is never asked.

/** A place so far behind the opening of what hides it is not told apart from a place that nothing hides. */
const MAX_LOOK_BEHIND_CHARS = 32 * 1024;

/** In a script's text. */
export const isInScript = (markup: string, at: number): boolean =>
  isInsideElement(sliceBefore(markup, at), "script");

/** In a comment, in what is a page's only without scripts or after them, or in an element that is hidden by its own markup. */
export function isHiddenAt(markup: string, at: number): boolean {
  const before = sliceBefore(markup, at);
  if (before.lastIndexOf("<!--") > before.lastIndexOf("-->")) return true;
  return (
    ["noscript", "textarea"].some((name) => isInsideElement(before, name)) ||
    hasHidingElement(markup, at, before)
  );
}

const sliceBefore = (markup: string, at: number): string =>
  markup.slice(Math.max(0, at - MAX_LOOK_BEHIND_CHARS), at);

function isInsideElement(before: string, name: string): boolean {
  const start = before.lastIndexOf(`<${name}`);
  return start >= 0 && before.lastIndexOf(`</${name}`) < start;
}

/** Without a `<` within, so that a run of tags that are never closed is not read anew from each of them. */
const TAG_PATTERN = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const HIDING_ATTRIBUTE =
  /\shidden(?=[\s=/]|$)|\sstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const VOID_ELEMENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements that are open there are gone through: end tags that are left out only ever leave too many open. */
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

/** A shadow root's markup is shown (HTML standard, "declarative shadow roots"). */
function hidesContent(name: string, attributes: string): boolean {
  return name === "template" ? !/\sshadowroot/i.test(attributes) : HIDING_ATTRIBUTE.test(attributes);
}
