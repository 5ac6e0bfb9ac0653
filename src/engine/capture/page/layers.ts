import type { ConsentWords } from "../consent-words.ts";
import type { Dom } from "./dom.ts";
import type { Paint } from "./paint.ts";

/** A frame of another origin whose text asks for consent, as Node has read it. */
export interface FrameBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageLayer {
  root: Element;
  kind: "consent" | "overlay";
  box: FrameBox;
  foldShare: number;
  /** A dialog, or large enough to stand in a visitor's way. */
  modal: boolean;
}

/**
 * Runs in the page: finds what lies above it. The first screen is probed on a grid; what is hit belongs to its
 * outermost fixed, sticky, modal or highly stacked ancestor.
 */
export function layers(
  {
    all,
    at,
    attribute,
    body,
    contains,
    frameDocument,
    inside,
    isElement,
    name,
    parent,
    rectangle,
    root,
    style,
    view,
  }: Dom,
  { own }: Paint,
  words: ConsentWords,
) {
  const COLUMNS = 9;
  const ROWS = 20;
  const LAW = new RegExp(words.law, "i");
  const ANSWERS = new RegExp(words.answers, "i");
  const NAMES = new RegExp(words.names, "i");

  const isRaised = (element: Element): boolean => {
    const look = style(element);
    if (look.position === "fixed") return true;
    if (name(element) === "dialog" && attribute(element, "open") !== null) return true;
    if (attribute(element, "popover") !== null) return true;
    // Sticky lies above the page only where it is held at the bottom edge; at the top it has its own room.
    if (look.position === "sticky")
      return rectangle(element).bottom > view.height - 2 && look.bottom !== "auto";
    if (look.position !== "absolute") return false;
    const modal = attribute(element, "aria-modal") === "true" || attribute(element, "role") === "dialog";
    return modal || (Number(look.zIndex) >= 1000 && parent(element) === body());
  };

  const raisedRoot = (hit: Element): Element | null => {
    let found: Element | null = null;
    for (let element: Element | null = hit; element !== null; element = parent(element)) {
      if (element === root() || element === body()) break;
      if (isRaised(element)) found = element;
    }
    return found;
  };

  /** Something is painted between the hit and its layer's root, so that what lies below is not seen. */
  const hides = (hit: Element, layer: Element): boolean => {
    for (let element: Element | null = hit; element !== null; element = parent(element)) {
      if (/^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(name(element))) return true;
      const { colour, picture } = own(style(element));
      // A third of black over the page: what is below is dimmed and out of reach.
      if (picture || colour[3] >= 0.3) return true;
      if (element === layer) return false;
    }
    return false;
  };

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
    for (const child of inside(element)) {
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

  const near = (rect: DOMRect, box: FrameBox): boolean =>
    Math.abs(rect.x - box.x) < 3 && Math.abs(rect.y - box.y) < 3 && Math.abs(rect.width - box.width) < 3;

  const asksForConsent = (layer: Element, frames: FrameBox[]): boolean => {
    const parts = [layer, ...elementsIn(layer)];
    const inner = parts.filter((part) => name(part) === "iframe");
    if (inner.some((frame) => frames.some((box) => near(rectangle(frame), box)))) return true;
    if (inner.some((frame) => frameDocument(frame) === null && NAMES.test(naming(frame)))) return true;
    const text = textOf(layer);
    const answers = parts
      .filter((part) => /^(button|a|input)$/.test(name(part)) || attribute(part, "role") === "button")
      .map(
        (part) =>
          `${textOf(part, 80)} ${attribute(part, "value") ?? ""} ${attribute(part, "aria-label") ?? ""}`,
      );
    const answered = answers.some((answer) => answer.length < 80 && ANSWERS.test(answer));
    if (text.length < 12) return NAMES.test(naming(layer));
    // A bakery's "20 % off your cookies" has no such answers, and asks for an address.
    const form = parts.some(
      (part) => name(part) === "input" && /^(email|tel)$/.test(attribute(part, "type") ?? ""),
    );
    return LAW.test(text) && answered && (!form || NAMES.test(naming(layer)));
  };

  /** A fixed frame around the whole application is the page itself, not something above it. */
  const isThePage = (layer: Element): boolean => {
    const page = body();
    if (page === null) return true;
    const here = textOf(layer, 20_000).length;
    const everything = textOf(page, 40_000).length;
    return everything - here < here * 0.25;
  };

  /** The site's own bar at the top: fixed so that it stays, and in nobody's way. */
  const isTopBar = (rect: DOMRect): boolean =>
    rect.top <= view.height * 0.1 && rect.height < view.height * 0.25 && rect.width >= view.width * 0.5;

  /** Something of the page lies below: a fixed background has nothing but the canvas under it. */
  const isAbove = (layer: Element, x: number, y: number): boolean =>
    Document.prototype.elementsFromPoint
      .call(document, x, y)
      .some((below) => !contains(layer, below) && !contains(below, layer));

  interface Hits {
    elements: Element[];
    /** How many of them have something of the page below. */
    above: number;
  }

  const probe = (): Map<Element, Hits> => {
    const found = new Map<Element, Hits>();
    for (let row = 0; row < ROWS; row += 1) {
      for (let column = 0; column < COLUMNS; column += 1) {
        const x = ((column + 0.5) / COLUMNS) * view.width;
        const y = ((row + 0.5) / ROWS) * view.height;
        const hit = at(x, y);
        const layer = hit && raisedRoot(hit);
        if (!hit || !layer || !hides(hit, layer)) continue;
        const hits = found.get(layer) ?? { elements: [], above: 0 };
        hits.elements.push(hit);
        if (isAbove(layer, x, y)) hits.above += 1;
        found.set(layer, hits);
      }
    }
    return found;
  };

  const boxOf = (layer: Element, hits: Element[], share: number): FrameBox => {
    const whole = rectangle(layer);
    const fills = (whole.width * whole.height) / (view.width * view.height) <= share * 2;
    const rects = fills ? [whole] : hits.map(rectangle);
    const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
    const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
    const right = Math.min(view.width, Math.max(...rects.map((rect) => rect.right)));
    const bottom = Math.min(view.height, Math.max(...rects.map((rect) => rect.bottom)));
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  const describe = (layer: Element, hits: Hits, frames: FrameBox[]): PageLayer | null => {
    const foldShare = hits.elements.length / (COLUMNS * ROWS);
    const consent = asksForConsent(layer, frames);
    // Smaller than a fiftieth of the screen is a chat bubble.
    const small = hits.above / (COLUMNS * ROWS) < 0.02;
    if (!consent && (small || isTopBar(rectangle(layer)))) return null;
    if (isThePage(layer)) return null;
    const dialog = /^(alert)?dialog$/.test(attribute(layer, "role") ?? "") || name(layer) === "dialog";
    const kind = consent ? "consent" : "overlay";
    return {
      root: layer,
      kind,
      box: boxOf(layer, hits.elements, foldShare),
      foldShare,
      modal: consent || dialog || foldShare >= 0.15,
    };
  };

  const find = (frames: FrameBox[]): PageLayer[] =>
    [...probe()].flatMap(([layer, hits]) => describe(layer, hits, frames) ?? []);

  /** Which of these layers hides most of a box of the first screen, if any. */
  const covering = (found: PageLayer[], box: FrameBox, owner: Element): boolean => {
    const points = [0.2, 0.5, 0.8].map((share) => ({
      x: box.x + box.width * share,
      y: box.y + box.height / 2,
    }));
    const seen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < view.width && y < view.height);
    const hidden = seen.filter(({ x, y }) => {
      const hit = at(x, y);
      return found.some(
        (layer) => contains(layer.root, hit) && !contains(layer.root, owner) && hit && hides(hit, layer.root),
      );
    });
    return seen.length > 0 && hidden.length * 2 > seen.length;
  };

  /** Full-screen sheets without a word, as they stand behind a dialog. */
  const sheets = (): Element[] =>
    all("body *").filter((element) => {
      const look = style(element);
      if (look.position !== "fixed" || look.display === "none") return false;
      const rect = rectangle(element);
      if (rect.width < view.width * 0.9 || rect.height < view.height * 0.9) return false;
      return (
        textOf(element, 50).trim() === "" && elementsIn(element).length < 5 && own(look).colour[3] > 0.05
      );
    });

  return { covering, find, sheets };
}

export type Layers = ReturnType<typeof layers>;
