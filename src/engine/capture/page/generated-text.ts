export type GeneratedPart = "::marker" | "::before" | "::after";

/** Runs in the page: the text that style sheets add before and after an element's content, and as a list's marker. */
class GeneratedText {
  /** Fonts whose letters are pictures. */
  readonly #iconFont = /icon|awesome|glyph|material symbols|dashicons|symbol/i;

  /** The words of a pseudo-element; empty for decoration, such as bullets, quotation marks and icons. */
  textOf(element: Element, part: GeneratedPart): { text: string; look: CSSStyleDeclaration } | null {
    const look = getComputedStyle(element, part);
    const { content } = look;
    if (content === "none" || content === "normal" || look.display === "none") return null;
    if (look.visibility !== "visible" || Number(look.opacity) < 0.1 || Number.parseFloat(look.fontSize) < 4)
      return null;
    if (this.isIconFont(look)) return null;
    const text = this.#parse(content);
    return /[\p{L}\p{N}\p{Sc}%‰]/u.test(text) && !/\p{Co}/u.test(text) ? { text, look } : null;
  }

  isIconFont(look: CSSStyleDeclaration): boolean {
    return this.#iconFont.test(look.fontFamily.split(",")[0] ?? "");
  }

  /** The name by which an icon font draws an icon: "shopping_cart". */
  isIconName(text: string, look: CSSStyleDeclaration): boolean {
    return this.isIconFont(look) && /^[\s\p{Co}a-z_0-9]+$/u.test(text);
  }

  /** The strings of a `content` value, with `attr()` resolved by the browser, and without the alternative text. */
  #parse(content: string): string {
    let text = "";
    for (const [token, string] of content.matchAll(/"((?:[^"\\]|\\.)*)"|\//g)) {
      if (token === "/") break;
      text += (string ?? "").replace(/\\(.)/g, "$1");
    }
    return text;
  }

  /** Whether a pseudo-element stands in the line of its element's text, without a margin between them. */
  touchesText({ text, look }: { text: string; look: CSSStyleDeclaration }, part: GeneratedPart): boolean {
    if (!look.display.startsWith("inline") || !/^(static|relative)$/.test(look.position)) return false;
    if (part === "::after" ? /^\s/.test(text) : /\s$/.test(text)) return false;
    const [margin, padding] =
      part === "::after" ? [look.marginLeft, look.paddingLeft] : [look.marginRight, look.paddingRight];
    return (
      (Number.parseFloat(margin) || 0) + (Number.parseFloat(padding) || 0) < Number.parseFloat(look.fontSize) * 0.14
    );
  }
}

export const generatedText = new GeneratedText();
