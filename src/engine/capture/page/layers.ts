import type { ConsentPrompts, ViewportBox } from "./consent-prompts.ts";
import type { Dom } from "./dom.ts";
import type { Paint } from "./paint.ts";

export interface PageLayer {
  root: Element;
  kind: "consent" | "overlay";
  box: ViewportBox;
  /** The part of it that nothing shines through; null where all of it is a veil. */
  solid: ViewportBox | null;
  foldShare: number;
  /** A dialog, or large enough to stand in a visitor's way. */
  modal: boolean;
}

/** A colour laid over the page, through which it still shows. */
export interface PageVeil {
  colour: string;
  alpha: number;
}

/**
 * Runs in the page: finds what lies above it. The first screen is probed on a grid; what is hit belongs to its
 * outermost fixed, sticky, modal or highly stacked ancestor.
 */
export function createLayers(
  { all, at, attribute, body, contains, name, parent, rectangle, root, style, view }: Dom,
  { own, pile }: Paint,
  { asksForConsent, elementsIn, notices, textOf }: ConsentPrompts,
) {
  const COLUMNS = 9;
  const ROWS = 20;

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

  /** The outermost ancestor that is raised above the page and is not the page itself. */
  const raisedRoot = (hit: Element): Element | null => {
    const raised: Element[] = [];
    for (let element: Element | null = hit; element !== null; element = parent(element)) {
      if (element === root() || element === body()) break;
      if (isRaised(element)) raised.unshift(element);
    }
    return raised.find((element) => !isThePage(element)) ?? null;
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

  const judged = new Map<Element, boolean>();

  /** A fixed frame around the whole application is the page itself, not something above it. */
  const isThePage = (layer: Element): boolean => {
    const known = judged.get(layer);
    if (known !== undefined) return known;
    const page = body();
    const here = textOf(layer, 20_000).length;
    const everything = page === null ? 0 : textOf(page, 40_000).length;
    // A consent wall may say more than the page behind it, but it has no navigation.
    const major = () => elementsIn(layer).some((part) => /^(h1|main|nav)$/.test(name(part)));
    const whole = everything - here < here * 0.25 && (major() || !asksForConsent(layer, []));
    judged.set(layer, whole);
    return whole;
  };

  /** The site's own bar at the top: fixed so that it stays, and in nobody's way. */
  const isTopBar = (rect: DOMRect): boolean =>
    rect.top <= view.height * 0.1 && rect.height < view.height * 0.25 && rect.width >= view.width * 0.5;

  /** Below a dialog that was opened as modal nothing can be hit. */
  const isModal = (layer: Element): boolean => name(layer) === "dialog" && layer.matches(":modal");

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
        if (isModal(layer) || isAbove(layer, x, y)) hits.above += 1;
        found.set(layer, hits);
      }
    }
    return found;
  };

  const boxOf = (layer: Element, hits: Element[], share: number): ViewportBox => {
    const whole = rectangle(layer);
    const fills = (whole.width * whole.height) / (view.width * view.height) <= share * 2;
    const rects = fills ? [whole] : hits.map(rectangle);
    const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
    const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
    const right = Math.min(view.width, Math.max(...rects.map((rect) => rect.right)));
    const bottom = Math.min(view.height, Math.max(...rects.map((rect) => rect.bottom)));
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  const PICTURES = /^(img|picture|video|canvas|svg|iframe|input|button|path)$/;

  /** The outermost element between a hit and its layer's root that lets nothing through, or null. */
  const opaque = (hit: Element, layer: Element): Element | null => {
    let found: Element | null = null;
    for (let element: Element | null = hit; element !== null; element = parent(element)) {
      const { colour, picture } = own(style(element));
      const dense = colour[3] * Number(style(element).opacity) >= 0.9;
      if (dense || picture || PICTURES.test(name(element))) found = element;
      if (element === layer) break;
    }
    return found;
  };

  const solidOf = (layer: Element, hits: Element[]): ViewportBox | null => {
    const painters = [...new Set(hits.flatMap((hit) => opaque(hit, layer) ?? []))];
    return painters.length === 0 ? null : boxOf(layer, painters, 0);
  };

  const describe = (layer: Element, hits: Hits, frames: ViewportBox[]): PageLayer | null => {
    const foldShare = hits.elements.length / (COLUMNS * ROWS);
    const consent = asksForConsent(layer, frames);
    // Smaller than a fiftieth of the screen is a chat bubble.
    const small = hits.above / (COLUMNS * ROWS) < 0.02;
    if (!consent && (small || isTopBar(rectangle(layer)))) return null;
    const dialog = /^(alert)?dialog$/.test(attribute(layer, "role") ?? "") || name(layer) === "dialog";
    const kind = consent ? "consent" : "overlay";
    return {
      root: layer,
      kind,
      box: boxOf(layer, hits.elements, foldShare),
      solid: solidOf(layer, hits.elements),
      foldShare,
      modal: consent || dialog || foldShare >= 0.15,
    };
  };

  /** A notice in the page's own flow: it covers nothing, but it is not the page's either. */
  const describeNotice = (notice: Element): PageLayer => {
    const box = boxOf(notice, [notice], 1);
    const foldShare = Math.min(1, (box.width * box.height) / (view.width * view.height));
    return { root: notice, kind: "consent", box, solid: box, foldShare, modal: true };
  };

  const find = (frames: ViewportBox[]): PageLayer[] => {
    const above = [...probe()].flatMap(([layer, hits]) => describe(layer, hits, frames) ?? []);
    const within = notices().filter((notice) => !above.some((layer) => contains(layer.root, notice)));
    return [...above, ...within.map(describeNotice)];
  };

  /** Which of these layers hides most of a box of the first screen, if any. */
  const covering = (found: PageLayer[], box: ViewportBox, owner: Element): boolean => {
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

  const isSheet = (element: Element): boolean => {
    const look = style(element);
    if (!/^(fixed|absolute)$/.test(look.position) || look.display === "none") return false;
    const rect = rectangle(element);
    if (rect.width < view.width * 0.9 || rect.height < view.height * 0.9) return false;
    const dims = own(look).colour[3] > 0.05 || look.backdropFilter !== "none";
    return dims && textOf(element, 50).trim() === "" && elementsIn(element).length < 5;
  };

  /** Full-screen sheets without a word, as they stand behind a dialog, in the page or in a shadow root. */
  const sheets = (): Element[] => {
    const hit = [...probe().keys()].filter(isSheet);
    return [
      ...new Set([
        ...all("body *").filter((element) => style(element).position === "fixed" && isSheet(element)),
        ...hit,
      ]),
    ];
  };

  /** From this alpha on a veil hides what is below, and under the first it is not noticed. */
  const FAINT = 0.03;
  const DENSE = 0.9;

  /** What lies over the page at a point, topmost first: parts of layers, and the sheets behind dialogs. */
  const above = (found: PageLayer[], x: number, y: number): Element[] => {
    const stack: Element[] = Document.prototype.elementsFromPoint.call(document, x, y);
    const page = stack.findIndex(
      (element) =>
        element === body() ||
        element === root() ||
        !(found.some((layer) => contains(layer.root, element)) || raisedRoot(element) !== null),
    );
    return page === -1 ? stack : stack.slice(0, page);
  };

  /**
   * The colour that most of the first screen is seen through, behind a dialog or alone; null where the page shows as
   * it is. A veil that blurs counts as one that lets nothing through.
   */
  const veil = (found: PageLayer[]): PageVeil | null => {
    if (found.length === 0) return null;
    const seen = new Map<string, { veil: PageVeil; times: number }>();
    let open = 0;
    for (let point = 0; point < 60; point += 1) {
      const x = (((point % 6) + 0.5) / 6) * view.width;
      const stack = above(found, x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
      const blurs = stack.some((element) => style(element).backdropFilter.includes("blur"));
      const { colour, alpha } = pile(stack);
      if (alpha >= DENSE && !blurs) continue;
      open += 1;
      if (alpha < FAINT && !blurs) continue;
      const key = `${colour} ${alpha} ${blurs}`;
      const times = (seen.get(key)?.times ?? 0) + 1;
      seen.set(key, { veil: { colour, alpha: blurs ? 1 : alpha }, times });
    }
    return [...seen.values()].find(({ times }) => times * 2 > open)?.veil ?? null;
  };

  return { covering, find, sheets, veil };
}

export type Layers = ReturnType<typeof createLayers>;
