import { dom } from "./dom.ts";
import { paint } from "./painted-colours.ts";

/** A box that may be a line: its size and the distance of its top from the text's, CSS pixels. */
interface LineBox {
  width: number;
  height: number;
  top: number;
}

/**
 * Runs in the page: finds text that is crossed out, as former prices are: by `line-through`, by an element for deleted
 * text, or by a line that is drawn over it (a pseudo-element, an empty element, a gradient or an SVG).
 */
class StruckText {
  /** Whether the element itself is crossed out. */
  isStruck(element: Element, look: CSSStyleDeclaration): boolean {
    // Style sheets may draw the line of these elements in another way.
    if (/^(del|s|strike)$/.test(dom.tagName(element))) return true;
    return look.textDecorationLine.includes("line-through") || this.#hasDrawnLine(element, look);
  }

  /** Lines are drawn over former prices: short texts with a digit. */
  #hasDrawnLine(element: Element, look: CSSStyleDeclaration): boolean {
    const text = dom.textOf(element, 61);
    if (text.length > 60 || !/\d/.test(text)) return false;
    const own = dom.rectangle(element);
    if (own.width < 8 || own.height < 8) return false;
    return (
      ["::before", "::after"].some((part) => this.#isLineOfPseudoElement(getComputedStyle(element, part), own)) ||
      this.#isCrossedByGradient(look, own) ||
      dom.renderedChildren(element).some((child) => dom.isElement(child) && this.#isLine(child, own))
    );
  }

  /** Thin, about as wide as the text, and through its middle. A rotated line is measured before its rotation. */
  #crosses({ width, height, top }: LineBox, own: DOMRect): boolean {
    const middle = (top + height / 2) / own.height;
    return (
      height > 0 &&
      height <= Math.max(4, own.height * 0.2) &&
      width >= own.width * 0.7 &&
      width <= own.width * 1.6 + 16 &&
      middle > 0.25 &&
      middle < 0.75
    );
  }

  #pixels(value: string): number {
    return Number.parseFloat(value) || 0;
  }

  #isLineOfPseudoElement(look: CSSStyleDeclaration, own: DOMRect): boolean {
    if (look.content === "none" || look.content === "normal" || look.position !== "absolute") return false;
    const borders = this.#pixels(look.borderTopWidth) + this.#pixels(look.borderBottomWidth);
    const inner = this.#pixels(look.height);
    const height = look.boxSizing === "border-box" ? Math.max(inner, borders) : inner + borders;
    return (
      this.#isPainted(look) &&
      this.#crosses({ width: this.#pixels(look.width), height, top: this.#pixels(look.top) }, own)
    );
  }

  #isPainted(look: CSSStyleDeclaration): boolean {
    const sides = ["top", "bottom"].filter((side) => this.#pixels(look.getPropertyValue(`border-${side}-width`)) > 0);
    const colours = [look.backgroundColor, ...sides.map((side) => look.getPropertyValue(`border-${side}-color`))];
    return (
      Number(look.opacity) >= 0.1 && (look.backgroundImage !== "none" || colours.some((one) => paint.isOpaque(one)))
    );
  }

  /** An empty element over the text, or a line in an SVG over it. */
  #isLine(child: Element, own: DOMRect): boolean {
    const look = dom.style(child);
    if (look.position !== "absolute" || look.display === "none" || look.visibility !== "visible") return false;
    if (dom.tagName(child) === "svg") {
      return dom.queryAll("line, path, polyline", child).some((shape) => {
        const { width, height, top } = dom.rectangle(shape);
        const isDiagonal = dom.tagName(shape) === "line" && width >= own.width * 0.7;
        return isDiagonal || this.#crosses({ width, height: Math.max(1, height), top: top - own.top }, own);
      });
    }
    if (dom.textOf(child, 1) !== "" || !("offsetTop" in child)) return false;
    const { offsetWidth: width, offsetHeight: height, offsetTop: top } = child as HTMLElement;
    return this.#isPainted(look) && this.#crosses({ width, height, top }, own);
  }

  /** A gradient that paints a thin line: transparent above and below it, or not higher than a line. */
  #isCrossedByGradient(look: CSSStyleDeclaration, own: DOMRect): boolean {
    const image = look.backgroundImage;
    if (!image.startsWith("linear-gradient(") || image.indexOf("gradient(", 16) >= 0) return false;
    const [width = "", height = ""] = look.backgroundSize.split(" ");
    if (height.endsWith("px")) {
      const isCentred = /(?:^| )50%$/.test(look.backgroundPosition);
      return isCentred && /^(100%|auto)$/.test(width) && this.#pixels(height) <= Math.max(4, own.height * 0.2);
    }
    const stops = image.match(/(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g) ?? [];
    const [first, last] = [stops[0], stops.at(-1)];
    if (
      first === undefined ||
      last === undefined ||
      /^linear-gradient\((?:90deg|270deg|to (?:left|right),)/.test(image)
    )
      return false;
    return !paint.isOpaque(first) && !paint.isOpaque(last) && stops.some((stop) => paint.isOpaque(stop));
  }
}

export const struckText = new StruckText();
