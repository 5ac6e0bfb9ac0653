import type { Box } from "../../../contract/evaluator-interface.ts";
import { prompts } from "./consent-prompts.ts";
import { dom } from "./dom.ts";
import { paint } from "./painted-colours.ts";

/** The colour that a translucent layer lays over the page, and how much of it, 0 to 1. */
interface Backdrop {
  colour: string;
  alpha: number;
}

export interface PageLayer {
  root: Element;
  kind: "consent" | "overlay";
  box: Box;
  /** The opaque part; null where the whole layer is translucent. */
  solid: Box | null;
  foldShare: number;
  /** A dialog, or large enough to obstruct visitors. */
  modal: boolean;
  /** It fills the screen, and the page behind it is not rendered until it is answered. */
  isWall: boolean;
}

interface LayerHits {
  elements: Element[];
  /** How many of the points have page content below the layer. */
  abovePage: number;
}

/**
 * Runs in the page: finds layers above the page. It probes the viewport on a grid; a hit belongs to its outermost
 * fixed, sticky or modal ancestor, or the outermost one with a high z-index.
 */
class Layers {
  /** Boxes of frames of other origins with a consent text. */
  consentFrames: readonly Box[] = [];
  readonly #wholePage = new Map<Element, boolean>();
  readonly #grid = dom.gridPoints(9, 20);

  #isRaised(element: Element): boolean {
    const look = dom.style(element);
    if (look.position === "fixed") return true;
    if (dom.tagName(element) === "dialog" && dom.attribute(element, "open") !== null) return true;
    if (dom.attribute(element, "popover") !== null) return true;
    // Sticky elements cover the page only at the bottom edge; at the top they have their own space.
    if (look.position === "sticky")
      return dom.rectangle(element).bottom > dom.viewport.height - 2 && look.bottom !== "auto";
    if (look.position !== "absolute") return false;
    const modal = dom.attribute(element, "aria-modal") === "true" || dom.attribute(element, "role") === "dialog";
    return modal || (Number(look.zIndex) >= 1000 && dom.parent(element) === dom.body());
  }

  /** The outermost ancestor that is raised above the page and is not the whole page itself. */
  #raisedRoot(hit: Element): Element | null {
    const line = dom.lineage(hit);
    const end = line.findIndex((element) => element === dom.root() || element === dom.body());
    const raised = (end === -1 ? line : line.slice(0, end)).filter((element) => this.#isRaised(element));
    return raised.reverse().find((element) => !this.#isWholePage(element)) ?? null;
  }

  #isReplacedElement(element: Element): boolean {
    return /^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(dom.tagName(element));
  }

  /** Whether something is painted between the hit and its layer's root, so that the page below is hidden. */
  #hides(hit: Element, layer: Element): boolean {
    for (const element of dom.lineage(hit)) {
      if (this.#isReplacedElement(element)) return true;
      const { colour, hasPicture } = paint.ownBackground(dom.style(element));
      // 30 % of black dims the page and makes it unreachable.
      if (hasPicture || colour[3] >= 0.3) return true;
      if (element === layer) return false;
    }
    return false;
  }

  /** A fixed element around the whole application is the page itself, not a layer above it. */
  #isWholePage(layer: Element): boolean {
    const known = this.#wholePage.get(layer);
    if (known !== undefined) return known;
    const page = dom.body();
    const layerChars = prompts.textOf(layer, 20_000).length;
    const pageChars = page === null ? 0 : prompts.textOf(page, 40_000).length;
    // A consent wall may have more text than the page behind it, but it has no navigation.
    const hasMainContent = () => prompts.descendants(layer).some((part) => /^(h1|main|nav)$/.test(dom.tagName(part)));
    const isWhole =
      pageChars - layerChars < layerChars * 0.25 &&
      (hasMainContent() || !(prompts.isConsentPrompt(layer, []) || this.#isWall(layer)));
    this.#wholePage.set(layer, isWhole);
    return isWhole;
  }

  /** A notice, an age check or a cookie wall: the page has its headline, navigation or main part, but shows none. */
  #isWall(layer: Element): boolean {
    const { width, height } = dom.rectangle(layer);
    if (width < dom.viewport.width * 0.9 || height < dom.viewport.height * 0.9) return false;
    if (prompts.textOf(layer, 2000).length >= 1500) return false;
    const parts = dom.queryAll("h1, main, nav");
    const isShown = (part: Element) => dom.rectangle(part).width > 1 && dom.rectangle(part).height > 1;
    return parts.length > 0 && parts.every((part) => !dom.contains(layer, part) && !isShown(part));
  }

  /** The site's own fixed bar at the top. */
  #isTopBar({ top, width, height }: DOMRect): boolean {
    return top <= dom.viewport.height * 0.1 && height < dom.viewport.height * 0.25 && width >= dom.viewport.width * 0.5;
  }

  /** Whether page content lies below the layer at a point. Below a fixed background there is only the canvas. */
  #isAbovePage(layer: Element, x: number, y: number): boolean {
    // Nothing below a modal dialog can be hit.
    if (dom.tagName(layer) === "dialog" && layer.matches(":modal")) return true;
    const stack = Document.prototype.elementsFromPoint.call(document, x, y);
    return stack.some((below) => !dom.contains(layer, below) && !dom.contains(below, layer));
  }

  #probe(): Map<Element, LayerHits> {
    const found = new Map<Element, LayerHits>();
    for (const { x, y } of this.#grid) {
      const hit = dom.elementAt(x, y);
      const layer = hit && this.#raisedRoot(hit);
      if (!hit || !layer || !this.#hides(hit, layer)) continue;
      const hits = found.get(layer) ?? { elements: [], abovePage: 0 };
      hits.elements.push(hit);
      if (this.#isAbovePage(layer, x, y)) hits.abovePage += 1;
      found.set(layer, hits);
    }
    return found;
  }

  #boxOf(layer: Element, hits: Element[], share: number): Box {
    const whole = dom.rectangle(layer);
    const isFilled = (whole.width * whole.height) / (dom.viewport.width * dom.viewport.height) <= share * 2;
    const rects = isFilled ? [whole] : hits.map(dom.rectangle);
    const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
    const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
    const right = Math.min(dom.viewport.width, Math.max(...rects.map((rect) => rect.right)));
    const bottom = Math.min(dom.viewport.height, Math.max(...rects.map((rect) => rect.bottom)));
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }

  /** The outermost opaque element between a hit and its layer's root, or null. */
  #opaqueAncestor(hit: Element, layer: Element): Element | null {
    const line = dom.lineage(hit);
    const isOpaque = (element: Element): boolean => {
      const look = dom.style(element);
      const { colour, hasPicture } = paint.ownBackground(look);
      return colour[3] * Number(look.opacity) >= 0.9 || hasPicture || this.#isReplacedElement(element);
    };
    return line.slice(0, line.indexOf(layer) + 1).findLast(isOpaque) ?? null;
  }

  #describe(layer: Element, hits: LayerHits): PageLayer | null {
    const foldShare = hits.elements.length / this.#grid.length;
    const isConsent = prompts.isConsentPrompt(layer, this.consentFrames);
    const isWall = this.#isWall(layer);
    // Less than 2 % of the viewport is a chat bubble.
    const isSmall = !isWall && hits.abovePage / this.#grid.length < 0.02;
    if (!isConsent && (isSmall || this.#isTopBar(dom.rectangle(layer)))) return null;
    const isDialog = /^(alert)?dialog$/.test(dom.attribute(layer, "role") ?? "") || dom.tagName(layer) === "dialog";
    const opaque = [...new Set(hits.elements.flatMap((hit) => this.#opaqueAncestor(hit, layer) ?? []))];
    return {
      root: layer,
      kind: isConsent ? "consent" : "overlay",
      box: this.#boxOf(layer, hits.elements, foldShare),
      solid: opaque.length === 0 ? null : this.#boxOf(layer, opaque, 0),
      foldShare,
      modal: isConsent || isDialog || foldShare >= 0.15,
      isWall,
    };
  }

  /** A notice in the normal flow of the page: it covers nothing, but is not the page's content either. */
  #describeNotice(notice: Element): PageLayer {
    const box = this.#boxOf(notice, [notice], 1);
    const foldShare = Math.min(1, (box.width * box.height) / (dom.viewport.width * dom.viewport.height));
    return { root: notice, kind: "consent", box, solid: box, foldShare, modal: true, isWall: false };
  }

  find(): PageLayer[] {
    const above = [...this.#probe()].flatMap(([layer, hits]) => this.#describe(layer, hits) ?? []);
    const notices = prompts.findNotices().filter((notice) => !above.some((layer) => dom.contains(layer.root, notice)));
    return [...above, ...notices.map((notice) => this.#describeNotice(notice))];
  }

  /** Whether one of the layers hides most of a box above the fold that belongs to `owner`. */
  isCovered(layers: PageLayer[], box: Box, owner: Element): boolean {
    const points = [0.2, 0.5, 0.8]
      .map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < dom.viewport.width && y < dom.viewport.height);
    const covered = points.filter(({ x, y }) => {
      const hit = dom.elementAt(x, y);
      return layers.some(
        ({ root }) => dom.contains(root, hit) && !dom.contains(root, owner) && hit && this.#hides(hit, root),
      );
    });
    return points.length > 0 && covered.length * 2 > points.length;
  }

  #isBackdrop(element: Element): boolean {
    const look = dom.style(element);
    if (!/^(fixed|absolute)$/.test(look.position) || look.display === "none") return false;
    const { width, height } = dom.rectangle(element);
    if (width < dom.viewport.width * 0.9 || height < dom.viewport.height * 0.9) return false;
    const isVisible = paint.ownBackground(look).colour[3] > 0.05 || look.backdropFilter !== "none";
    return isVisible && prompts.textOf(element, 50).trim() === "" && prompts.descendants(element).length < 5;
  }

  /** Full-screen elements without text behind dialogs, in the page or in a shadow root. */
  findBackdrops(): Element[] {
    const isFixed = (element: Element) => dom.style(element).position === "fixed";
    const candidates = [...dom.queryAll("body *").filter(isFixed), ...this.#probe().keys()];
    return [...new Set(candidates)].filter((element) => this.#isBackdrop(element));
  }

  /** The elements above the page at a point, topmost first: parts of layers, and backdrops. */
  #stackAbovePage(layers: PageLayer[], x: number, y: number): Element[] {
    const stack: Element[] = Document.prototype.elementsFromPoint.call(document, x, y);
    const page = stack.findIndex(
      (element) =>
        element === dom.body() ||
        element === dom.root() ||
        !(layers.some((layer) => dom.contains(layer.root, element)) || this.#raisedRoot(element) !== null),
    );
    return page === -1 ? stack : stack.slice(0, page);
  }

  /**
   * The translucent colour over most of the area above the fold, behind a dialog or alone; null where there is none. A
   * backdrop that blurs counts as opaque.
   */
  backdropColour(layers: PageLayer[]): Backdrop | null {
    if (layers.length === 0) return null;
    const seen = new Map<string, { backdrop: Backdrop; times: number }>();
    let translucentPoints = 0;
    for (const { x, y } of dom.gridPoints(6, 10)) {
      const stack = this.#stackAbovePage(layers, x, y);
      const blurs = stack.some((element) => dom.style(element).backdropFilter.includes("blur"));
      const { colour, alpha } = paint.overlayColour(stack);
      if (alpha >= 0.9 && !blurs) continue;
      translucentPoints += 1;
      // A fainter colour is not noticeable.
      if (alpha < 0.03 && !blurs) continue;
      const key = `${colour} ${alpha} ${blurs}`;
      const times = (seen.get(key)?.times ?? 0) + 1;
      seen.set(key, { backdrop: { colour, alpha: blurs ? 1 : alpha }, times });
    }
    return [...seen.values()].find(({ times }) => times * 2 > translucentPoints)?.backdrop ?? null;
  }
}

export const layers = new Layers();
