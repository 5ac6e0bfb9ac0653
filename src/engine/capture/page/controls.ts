import { dom } from "./dom.ts";
import type { ElementContext } from "./element-context.ts";
import { generatedText } from "./generated-text.ts";
import { type Area, geometry } from "./geometry.ts";
import { paint } from "./painted-colours.ts";

export interface CollectedControl {
  element: Element;
  area: Area;
  region: string;
  style: CSSStyleDeclaration;
  /** The element that gives it the look of a button, or null. */
  filledElement: Element | null;
  /** A picture of a button's size and shape that is its only content, or null. */
  badge: Element | null;
}

/** Runs in the page: collects buttons, submit inputs, and links that look like buttons or badges. */
export class ControlCollector {
  readonly controls: CollectedControl[] = [];
  readonly #range = document.createRange();

  #childElements(element: Element): Element[] {
    return dom.renderedChildren(element).filter(dom.isElement);
  }

  /** The element that makes a link look like a button: itself, its only child, or a wrapper of about the same size. */
  #filledElement(element: Element, look: CSSStyleDeclaration): Element | null {
    const isFilled = (other: Element) => paint.isFilled(other, dom.style(other));
    if (paint.isFilled(element, look)) return element;
    const own = dom.rectangle(element);
    const hasSimilarSize = (other: Element): boolean => {
      const rect = dom.rectangle(other);
      const ratio = (rect.width * rect.height) / Math.max(1, own.width * own.height);
      return ratio > 0.6 && ratio < 2.5;
    };
    const [child, ...others] = this.#childElements(element);
    if (child && others.length === 0 && hasSimilarSize(child) && isFilled(child)) return child;
    const outer = dom.parent(element);
    const isWrapper = outer !== null && this.#childElements(outer).length === 1 && hasSimilarSize(outer);
    return isWrapper && isFilled(outer) ? outer : null;
  }

  #pressableKind(element: Element): "button" | "link" | null {
    const tag = dom.tagName(element);
    if (tag === "button" || dom.attribute(element, "role") === "button") return "button";
    const type = dom.attribute(element, "type") ?? "";
    if (tag === "input" && /^(submit|button|image)$/.test(type)) return "button";
    return tag === "a" && dom.attribute(element, "href") !== null ? "link" : null;
  }

  /** What a visitor reads in a field: its text, or the chosen option. Passwords and the labels of buttons are none. */
  valueOf(element: Element): string {
    if (dom.tagName(element) === "select") {
      const chosen = dom.queryAll("option:checked", element);
      return chosen.map((option) => dom.textOf(option, 200)).join(", ");
    }
    const { type, value } = element as HTMLInputElement;
    return /^(text|number|tel|url|email|search|date|textarea)$/.test(type) ? dom.cleanText(value, 200) : "";
  }

  #picturesIn(element: Element): Element[] {
    if (!/^(img|svg)$/.test(dom.tagName(element)))
      return this.#childElements(element).flatMap((child) => this.#picturesIn(child));
    const { width, height } = dom.rectangle(element);
    return width >= 2 && height >= 2 && dom.style(element).visibility === "visible" ? [element] : [];
  }

  /**
   * The picture that is a control's only label, such as an app store badge: wide and low. Icons are square, and the
   * pictures of cards and galleries are higher.
   */
  #badgeOf(element: Element): Element | null {
    const [picture, ...others] = this.#picturesIn(element);
    if (picture === undefined || others.length > 0) return null;
    if (dom.cleanText(this.#visibleText(element), 1) !== "") return null;
    const { width, height } = dom.rectangle(picture);
    return height >= 24 && height <= 130 && width < 420 && width >= 2 * height ? picture : null;
  }

  /** Whether a picture link is the site's logo: in the header, or leading to the home page. */
  #isLogo(element: Element, { region }: ElementContext): boolean {
    const href = dom.attribute(element, "href") ?? "";
    if (!URL.canParse(href, document.baseURI)) return true;
    const { origin, pathname, hash } = new URL(href, document.baseURI);
    return origin === location.origin && (/^(header|nav)$/.test(region) || (pathname === "/" && hash === ""));
  }

  /**
   * Adds the element if it is a control. @returns whether it is pressable, so that nothing within it is added again.
   */
  add(element: Element, look: CSSStyleDeclaration, context: ElementContext): boolean {
    const kind = context.inControl ? null : this.#pressableKind(element);
    if (kind === null || look.visibility !== "visible") return kind !== null;
    const filledElement = this.#filledElement(element, look);
    const badge = this.#badgeOf(element);
    // An inline link has the height of a text line, even if it contains a picture.
    const visibleElement = filledElement === null ? (badge ?? element) : element;
    const { clip, origin, region } = context;
    const area = geometry.intersect(geometry.areaOfElement(visibleElement, origin), clip);
    if (!geometry.isVisible(area, 8)) return true;
    // A whole card that is a link is higher than a button.
    const isButton = kind === "button" || (filledElement !== null && area.bottom - area.top <= 130);
    if (isButton || (badge !== null && !this.#isLogo(element, context)))
      this.controls.push({ element, area, region, style: look, filledElement, badge });
    return true;
  }

  #rectangleOfNode(node: Node): DOMRect {
    if (dom.isElement(node)) return dom.rectangle(node);
    const range = node.ownerDocument === document ? this.#range : (node.ownerDocument ?? document).createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }

  /** Whether a margin separates two neighbours on a line, as white space would. */
  #hasGap(before: Node | undefined, node: Node, em: number): boolean {
    if (before === undefined) return false;
    const [a, b] = [this.#rectangleOfNode(before), this.#rectangleOfNode(node)];
    if (a.width === 0 || b.width === 0) return false;
    return Math.max(b.left - a.right, a.left - b.right) > em * 0.14;
  }

  #visibleText(node: Node): string {
    if (!dom.isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    if (/^(script|style|template|noscript|svg|select)$/.test(dom.tagName(node))) return "";
    const look = dom.style(node);
    const { width, height } = dom.rectangle(node);
    if (look.display === "none" || look.visibility !== "visible" || (width < 2 && height < 2)) return "";
    if (generatedText.isIconName(dom.textOf(node, 100), look)) return "";
    const em = Number.parseFloat(look.fontSize);
    const children = dom.renderedChildren(node);
    const text = children
      .map((child, index) => {
        const separator = this.#hasGap(children[index - 1], child, em) ? " " : "";
        return separator + this.#visibleText(child);
      })
      .join("");
    return /^(inline|contents)$/.test(look.display) ? text : ` ${text} `;
  }

  /** A picture's text alternative. */
  #alternativeOf(picture: Element): string {
    const title = this.#childElements(picture).find((child) => dom.tagName(child) === "title");
    const names = ["alt", "aria-label", "title"].map((key) => dom.attribute(picture, key) ?? "");
    return [title?.textContent ?? "", ...names].find((text) => text.trim() !== "") ?? "";
  }

  /** The visible label, else the accessible name. */
  labelOf({ element, badge }: CollectedControl): string {
    const written =
      dom.tagName(element) === "input" ? (dom.attribute(element, "value") ?? "") : this.#visibleText(element);
    const [ariaLabel = "", ...names] = ["aria-label", "title", "alt"].map((key) => dom.attribute(element, key) ?? "");
    const labels = [written, ariaLabel, badge === null ? "" : this.#alternativeOf(badge), ...names];
    return labels.map((label) => dom.cleanText(label, 300)).find((label) => label !== "") ?? "";
  }
}
