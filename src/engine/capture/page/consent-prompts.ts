import type { Box } from "../../../contract/evaluator-interface.ts";
import { isConsentButton, isConsentName, isConsentPrompt, mentionsCookies } from "../consent-text.ts";
import { dom } from "./dom.ts";

/** Runs in the page: recognises elements that ask for consent. */
class ConsentPrompts {
  /** The rendered content of an element, or of a frame of the same origin. */
  #contentOf(element: Element): Node[] {
    const frame = dom.tagName(element) === "iframe" ? dom.frameDocument(element)?.body : undefined;
    return frame ? [frame] : dom.renderedChildren(element);
  }

  textOf(node: Node, maxChars = 6000): string {
    if (maxChars <= 0) return "";
    if (!dom.isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    if (/^(script|style|template|noscript)$/.test(dom.tagName(node))) return "";
    if (dom.style(node).display === "none") return "";
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
      if (budget.left <= 0 || !dom.isElement(child)) continue;
      budget.left -= 1;
      found.push(child, ...this.descendants(child, budget));
    }
    return found;
  }

  /** The attributes that name an element. */
  #nameOf(element: Element): string {
    return ["id", "class", "title", "src", "name", "aria-label"]
      .map((key) => dom.attribute(element, key) ?? "")
      .join(" ")
      .slice(0, 500);
  }

  #labelOf(button: Element): string {
    const names = `${dom.attribute(button, "value") ?? ""} ${dom.attribute(button, "aria-label") ?? ""}`;
    return `${this.textOf(button, 80)} ${names}`.trim();
  }

  #buttonLabels(elements: Element[]): string[] {
    return elements
      .filter(
        (element) => /^(button|a|input)$/.test(dom.tagName(element)) || dom.attribute(element, "role") === "button",
      )
      .map((button) => this.#labelOf(button));
  }

  /** Whether an email address or phone number is requested: a newsletter form, even if it mentions privacy. */
  #hasContactField(elements: Element[]): boolean {
    return elements.some(
      (element) => dom.tagName(element) === "input" && /^(email|tel)$/.test(dom.attribute(element, "type") ?? ""),
    );
  }

  /**
   * Whether a layer above the page asks for consent.
   *
   * @param frames Boxes of frames of other origins with a consent text.
   */
  isConsentPrompt(layer: Element, frames: readonly Box[]): boolean {
    const elements = [layer, ...this.descendants(layer)];
    const inner = elements.filter((element) => dom.tagName(element) === "iframe");
    if (inner.some((frame) => frames.some((box) => this.#isAt(frame, box)))) return true;
    const isForeignConsentFrame = (frame: Element) =>
      dom.frameDocument(frame) === null && isConsentName(this.#nameOf(frame));
    if (inner.some(isForeignConsentFrame)) return true;
    const text = this.textOf(layer);
    const name = this.#nameOf(layer);
    if (text.trim().length < 12) return isConsentName(name);
    if (this.#hasContactField(elements) && !isConsentName(name)) return false;
    return isConsentPrompt(text, this.#buttonLabels(elements), name);
  }

  #isAt(frame: Element, box: Box): boolean {
    const { x, y, width } = dom.rectangle(frame);
    return Math.abs(x - box.x) < 3 && Math.abs(y - box.y) < 3 && Math.abs(width - box.width) < 3;
  }

  #isMainContent(element: Element): boolean {
    return /^(h1|main|nav|article)$/.test(dom.tagName(element));
  }

  /** The smallest ancestor of a consent button that mentions cookies; null where that is a page about cookies. */
  #noticeAround(button: Element): Element | null {
    for (let element = dom.parent(button); element !== null && element !== dom.body(); element = dom.parent(element)) {
      const text = this.textOf(element, 1500);
      const elements = this.descendants(element);
      const isContent = [element, ...elements].some((part) => this.#isMainContent(part));
      if (text.length > 1200 || isContent || this.#hasContactField(elements)) return null;
      const name = this.#nameOf(element);
      if (!mentionsCookies(text, name)) continue;
      if (isConsentPrompt(text, this.#buttonLabels(elements), name)) return element;
    }
    return null;
  }

  /** The outermost ancestor that contains nothing else. */
  #outermostWrapper(element: Element): Element {
    const length = this.textOf(element).trim().length;
    let wrapper = element;
    for (let outer = dom.parent(element); outer !== null && outer !== dom.body(); outer = dom.parent(outer)) {
      if (this.#isMainContent(outer) || this.textOf(outer).trim().length > length + 3) break;
      wrapper = outer;
    }
    return wrapper;
  }

  /** Whether it is a bar at the top of the page, as notices are that push the page down. */
  #isTopBar(element: Element): boolean {
    const { top, width, height } = dom.rectangle(element);
    const isWide = width >= dom.viewport.width * 0.6 && height > 0 && height < dom.viewport.height * 0.5;
    const [headline] = dom.queryAll("h1");
    const isBeforeHeadline = !headline || top + height <= dom.rectangle(headline).top + 1;
    return isWide && top < dom.viewport.height * 0.25 && isBeforeHeadline;
  }

  /** Consent notices in the normal flow of the page, above the fold. */
  findNotices(): Element[] {
    const found: Element[] = [];
    for (const button of dom.queryAll("button, a, input, [role=button]").slice(0, 400)) {
      const { top, height } = dom.rectangle(button);
      if (height === 0 || top > dom.viewport.height * 0.5 || top < 0) continue;
      if (!isConsentButton(this.#labelOf(button))) continue;
      if (found.some((element) => dom.contains(element, button))) continue;
      const inner = this.#noticeAround(button);
      const notice = inner && this.#outermostWrapper(inner);
      if (notice && this.#isTopBar(notice)) found.push(notice);
    }
    return found;
  }
}

export const prompts = new ConsentPrompts();
