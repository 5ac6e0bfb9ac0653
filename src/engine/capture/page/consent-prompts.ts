import type { Dom } from "./dom.ts";
import type { ConsentTextMatcher } from "./text-match.ts";

/** CSS pixels from the top left of the viewport. */
export interface ViewportBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: recognises elements that ask for consent. */
export class ConsentPrompts {
  readonly #dom: Dom;
  readonly #matcher: ConsentTextMatcher;

  constructor(dom: Dom, matcher: ConsentTextMatcher) {
    this.#dom = dom;
    this.#matcher = matcher;
  }

  /** The rendered content of an element, or of a frame of the same origin. */
  #contentOf(element: Element): Node[] {
    const frame = this.#dom.tagName(element) === "iframe" ? this.#dom.frameDocument(element)?.body : undefined;
    return frame ? [frame] : this.#dom.renderedChildren(element);
  }

  textOf(node: Node, maxChars = 6000): string {
    if (maxChars <= 0) return "";
    if (!this.#dom.isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    if (/^(script|style|template|noscript)$/.test(this.#dom.tagName(node))) return "";
    if (this.#dom.style(node).display === "none") return "";
    let text = "";
    for (const child of this.#contentOf(node)) {
      text += `${this.textOf(child, maxChars - text.length)} `;
      if (text.length > maxChars) break;
    }
    return text.replace(/\s+/g, " ");
  }

  /** Descendants in the rendered tree, up to a limit. */
  descendants(element: Element, budget = { left: 1500 }): Element[] {
    const found: Element[] = [];
    for (const child of this.#contentOf(element)) {
      if (budget.left <= 0 || !this.#dom.isElement(child)) continue;
      budget.left -= 1;
      found.push(child, ...this.descendants(child, budget));
    }
    return found;
  }

  /** The attributes that name an element. */
  #nameOf(element: Element): string {
    return ["id", "class", "title", "src", "name", "aria-label"]
      .map((key) => this.#dom.attribute(element, key) ?? "")
      .join(" ")
      .slice(0, 500);
  }

  #labelOf(button: Element): string {
    const { attribute } = this.#dom;
    const names = `${attribute(button, "value") ?? ""} ${attribute(button, "aria-label") ?? ""}`;
    return `${this.textOf(button, 80)} ${names}`.trim();
  }

  #buttonLabels(elements: Element[]): string[] {
    const { attribute, tagName } = this.#dom;
    return elements
      .filter((element) => /^(button|a|input)$/.test(tagName(element)) || attribute(element, "role") === "button")
      .map((button) => this.#labelOf(button));
  }

  /** Whether an email address or phone number is requested: a newsletter form, even if it mentions privacy. */
  #hasContactField(elements: Element[]): boolean {
    const { attribute, tagName } = this.#dom;
    return elements.some(
      (element) => tagName(element) === "input" && /^(email|tel)$/.test(attribute(element, "type") ?? ""),
    );
  }

  /**
   * Whether a layer above the page asks for consent.
   *
   * @param frames Boxes of frames of other origins with a consent text.
   */
  isConsentPrompt(layer: Element, frames: ViewportBox[]): boolean {
    const elements = [layer, ...this.descendants(layer)];
    const inner = elements.filter((element) => this.#dom.tagName(element) === "iframe");
    if (inner.some((frame) => frames.some((box) => this.#isAt(frame, box)))) return true;
    const isForeignConsentFrame = (frame: Element) =>
      this.#dom.frameDocument(frame) === null && this.#matcher.isConsentName(this.#nameOf(frame));
    if (inner.some(isForeignConsentFrame)) return true;
    const text = this.textOf(layer);
    const name = this.#nameOf(layer);
    if (text.trim().length < 12) return this.#matcher.isConsentName(name);
    if (this.#hasContactField(elements) && !this.#matcher.isConsentName(name)) return false;
    return this.#matcher.isConsentPrompt(text, this.#buttonLabels(elements), name);
  }

  #isAt(frame: Element, box: ViewportBox): boolean {
    const { x, y, width } = this.#dom.rectangle(frame);
    return Math.abs(x - box.x) < 3 && Math.abs(y - box.y) < 3 && Math.abs(width - box.width) < 3;
  }

  #isMainContent(element: Element): boolean {
    return /^(h1|main|nav|article)$/.test(this.#dom.tagName(element));
  }

  /** The smallest ancestor of a consent button that mentions cookies; null where that is a page about cookies. */
  #noticeAround(button: Element): Element | null {
    const { body, parent } = this.#dom;
    for (let element = parent(button); element !== null && element !== body(); element = parent(element)) {
      const text = this.textOf(element, 1500);
      const elements = this.descendants(element);
      const isContent = [element, ...elements].some((part) => this.#isMainContent(part));
      if (text.length > 1200 || isContent || this.#hasContactField(elements)) return null;
      const name = this.#nameOf(element);
      if (!this.#matcher.mentionsCookies(text, name)) continue;
      if (this.#matcher.isConsentPrompt(text, this.#buttonLabels(elements), name)) return element;
    }
    return null;
  }

  /** The outermost ancestor that contains nothing else. */
  #outermostWrapper(element: Element): Element {
    const { body, parent } = this.#dom;
    const length = this.textOf(element).trim().length;
    let wrapper = element;
    for (let outer = parent(element); outer !== null && outer !== body(); outer = parent(outer)) {
      if (this.#isMainContent(outer) || this.textOf(outer).trim().length > length + 3) break;
      wrapper = outer;
    }
    return wrapper;
  }

  /** Whether it is a bar at the top of the page, as notices are that push the page down. */
  #isTopBar(element: Element): boolean {
    const { queryAll, rectangle, viewport } = this.#dom;
    const { top, width, height } = rectangle(element);
    const isWide = width >= viewport.width * 0.6 && height > 0 && height < viewport.height * 0.5;
    const [headline] = queryAll("h1");
    const isBeforeHeadline = !headline || top + height <= rectangle(headline).top + 1;
    return isWide && top < viewport.height * 0.25 && isBeforeHeadline;
  }

  /** Consent notices in the normal flow of the page, above the fold. */
  findNotices(): Element[] {
    const { contains, queryAll, rectangle, viewport } = this.#dom;
    const found: Element[] = [];
    for (const button of queryAll("button, a, input, [role=button]").slice(0, 400)) {
      const { top, height } = rectangle(button);
      if (height === 0 || top > viewport.height * 0.5 || top < 0) continue;
      if (!this.#matcher.isConsentButton(this.#labelOf(button))) continue;
      if (found.some((element) => contains(element, button))) continue;
      const inner = this.#noticeAround(button);
      const notice = inner && this.#outermostWrapper(inner);
      if (notice && this.#isTopBar(notice)) found.push(notice);
    }
    return found;
  }
}
