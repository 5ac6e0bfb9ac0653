import type { Dom } from "./dom.ts";
import type { ConsentTextMatcher } from "./text-match.ts";

/** A frame of another origin whose text asks for consent, as Node has read it. */
export interface ViewportBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: which of its elements ask for consent. */
export function createConsentPrompts(
  {
    all,
    attribute,
    body,
    contains,
    frameDocument,
    inside,
    isElement,
    name,
    parent,
    rectangle,
    style,
    view,
  }: Dom,
  { asks, decides, isNamed, tellsOfCookies }: ConsentTextMatcher,
) {
  const textOf = (node: Node, budget = 6000): string => {
    if (budget <= 0) return "";
    if (!isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    if (/^(script|style|template|noscript)$/.test(name(node))) return "";
    if (style(node).display === "none") return "";
    const frame = name(node) === "iframe" ? frameDocument(node)?.body : null;
    let text = "";
    for (const child of frame ? [frame] : inside(node)) {
      text += `${textOf(child, budget - text.length)} `;
      if (text.length > budget) break;
    }
    return text.replace(/\s+/g, " ");
  };

  const elementsIn = (element: Element, budget = { left: 1500 }): Element[] => {
    const found: Element[] = [];
    const frame = name(element) === "iframe" ? frameDocument(element)?.body : null;
    for (const child of frame ? [frame] : inside(element)) {
      if (budget.left <= 0 || !isElement(child)) continue;
      budget.left -= 1;
      found.push(child, ...elementsIn(child, budget));
    }
    return found;
  };

  const naming = (element: Element): string =>
    ["id", "class", "title", "src", "name", "aria-label"]
      .map((key) => attribute(element, key) ?? "")
      .join(" ")
      .slice(0, 500);

  const isButton = (element: Element): boolean =>
    /^(button|a|input)$/.test(name(element)) || attribute(element, "role") === "button";

  const said = (button: Element): string =>
    `${textOf(button, 80)} ${attribute(button, "value") ?? ""} ${attribute(button, "aria-label") ?? ""}`.trim();

  const near = (rect: DOMRect, box: ViewportBox): boolean =>
    Math.abs(rect.x - box.x) < 3 && Math.abs(rect.y - box.y) < 3 && Math.abs(rect.width - box.width) < 3;

  /** An address or a number is wanted: a newsletter, whatever it says of privacy. */
  const wantsAddress = (parts: Element[]): boolean =>
    parts.some((part) => name(part) === "input" && /^(email|tel)$/.test(attribute(part, "type") ?? ""));

  /** Whether what lies above the page asks for consent. */
  const asksForConsent = (layer: Element, frames: ViewportBox[]): boolean => {
    const parts = [layer, ...elementsIn(layer)];
    const inner = parts.filter((part) => name(part) === "iframe");
    if (inner.some((frame) => frames.some((box) => near(rectangle(frame), box)))) return true;
    if (inner.some((frame) => frameDocument(frame) === null && isNamed(naming(frame)))) return true;
    const text = textOf(layer);
    const named = naming(layer);
    if (text.trim().length < 12) return isNamed(named);
    if (wantsAddress(parts) && !isNamed(named)) return false;
    return asks(text, parts.filter(isButton).map(said), named);
  };

  // ── in the page's own flow ──

  const isMajor = (element: Element): boolean => /^(h1|main|nav|article)$/.test(name(element));

  /** The smallest ancestor of a deciding button that tells of cookies: a notice, not a page about them. */
  const notice = (button: Element): Element | null => {
    for (let element = parent(button); element !== null && element !== body(); element = parent(element)) {
      const text = textOf(element, 1500);
      const parts = elementsIn(element);
      if (text.length > 1200 || parts.some(isMajor) || isMajor(element) || wantsAddress(parts)) return null;
      const answers = parts.filter(isButton).map(said);
      if (tellsOfCookies(text, naming(element)) && asks(text, answers, naming(element))) return element;
    }
    return null;
  };

  /** With the wrappers that hold nothing else. */
  const whole = (element: Element): Element => {
    const length = textOf(element).trim().length;
    for (let outer = parent(element); outer !== null && outer !== body(); outer = parent(outer)) {
      if (isMajor(outer) || textOf(outer).trim().length > length + 3) break;
      element = outer;
    }
    return element;
  };

  /** A bar across the top of the page, where notices that push it down stand. */
  const isBar = (element: Element): boolean => {
    const { top, width, height } = rectangle(element);
    const wide = width >= view.width * 0.6 && height > 0 && height < view.height * 0.5;
    const [headline] = all("h1");
    const before = !headline || top + height <= rectangle(headline).top + 1;
    return wide && top < view.height * 0.25 && before;
  };

  /** Notices that are part of the page's own flow, in its first screen. */
  const notices = (): Element[] => {
    const found: Element[] = [];
    for (const button of all("button, a, input, [role=button]").slice(0, 400)) {
      const { top, height } = rectangle(button);
      if (height === 0 || top > view.height * 0.5 || top < 0 || !decides(said(button))) continue;
      if (found.some((element) => contains(element, button))) continue;
      const small = notice(button);
      if (small !== null && isBar(whole(small))) found.push(whole(small));
    }
    return found;
  };

  return { asksForConsent, elementsIn, notices, textOf };
}

export type ConsentPrompts = ReturnType<typeof createConsentPrompts>;
