import { dom } from "./dom.ts";
import { type Area, geometry, type Point } from "./geometry.ts";
import type { PageLayer } from "./layers.ts";
import { regions } from "./regions.ts";
import { struckText } from "./struck-text.ts";

/** The text of one block element, as runs of its inline elements. */
export interface RawTextBlock {
  element: Element;
  level: number | null;
  region: string;
  runs: TextRun[];
  /** Pictures in a heading, with their text alternatives. */
  pictures: { text: string; area: Area }[];
  /** A line break or a box of its own has followed the last run. */
  hasBreak: boolean;
}

export interface TextRun {
  text: string;
  area: Area;
  firstLine: Area;
  lastLine: Area;
  style: CSSStyleDeclaration;
  parent: Element;
  /** A break precedes the run. */
  afterBreak: boolean;
  /** It is scrolled away beside what is visible, as in a carousel. */
  aside: boolean;
  /** Text of a style sheet: the side on which it stands in the line of the element's own text, else `apart`. */
  generated?: "before" | "after" | "apart";
  struck: boolean;
}

/** The effects of an element's ancestors on it. */
export interface ElementContext {
  /** The area that ancestors leave visible of content in the normal flow. */
  clip: Area;
  /** The same for positioned content. */
  positionedClip: Area;
  /** Where a visitor finds content by scrolling a row or carousel sideways; null outside of one. */
  reach: Area | null;
  opacity: number;
  region: string;
  /** The text block that the content belongs to. */
  block: RawTextBlock | null;
  /** The origin of the element's document, which differs from 0,0 within frames and after scrolling. */
  origin: Point;
  /** Inside a button or link. */
  inControl: boolean;
  /** Crossed out, as former prices are. */
  struck: boolean;
}

/** Runs in the page: follows the effects of ancestors on visibility, from the body down. */
export class ElementContexts {
  start(): ElementContext {
    return {
      clip: geometry.everywhere,
      positionedClip: geometry.everywhere,
      reach: null,
      opacity: 1,
      region: "main",
      block: null,
      origin: { x: scrollX, y: scrollY },
      inControl: false,
      struck: false,
    };
  }

  /**
   * An element that fills the screen, cuts off what is below and has most of the page's texts: a script moves its
   * content when the visitor scrolls.
   */
  #isScrolledByScript(element: Element, own: Area): boolean {
    const { width, height } = dom.viewport;
    const fills = own.left <= 0 && own.top <= 0 && own.right >= width - 20 && own.bottom >= height - 20;
    const content = dom.scrollSize(element);
    if (!fills || own.bottom > height * 1.5 || content.height <= content.shownHeight * 1.2) return false;
    const countTexts = (within?: Element) => dom.queryAll("h1, h2, h3, p, li", within).length;
    return countTexts(element) > countTexts() / 2;
  }

  /** Clips content to an element's overflow area, except downwards in a pane that scrolls. */
  #clipOverflow(clip: Area, element: Element, own: Area, look: CSSStyleDeclaration): Area {
    const sideways = look.overflowX !== "visible";
    const isCut = look.overflowY === "hidden" || look.overflowY === "clip";
    const down = isCut && !this.#isScrolledByScript(element, own);
    return geometry.intersect(clip, {
      left: sideways ? own.left : geometry.everywhere.left,
      right: sideways ? own.right : geometry.everywhere.right,
      top: down ? own.top : geometry.everywhere.top,
      bottom: down ? own.bottom : geometry.everywhere.bottom,
    });
  }

  #clipOf(element: Element, look: CSSStyleDeclaration, own: Area, from: ElementContext): Area {
    const outer =
      look.position === "fixed" ? geometry.everywhere : look.position === "absolute" ? from.positionedClip : from.clip;
    // The overflow of <html> and <body> is the window's, and inline boxes have none.
    if (element === dom.root() || element === dom.body() || /^(inline|contents)$/.test(look.display)) return outer;
    return this.#clipOverflow(outer, element, own, look);
  }

  /** A row that scrolls sideways, or a carousel, whose script moves its content. */
  #scrollsSideways(element: Element, look: CSSStyleDeclaration, own: Area): boolean {
    if (look.overflowX === "visible" || look.overflowX === "clip") return false;
    const { width, shownWidth } = dom.scrollSize(element);
    if (element === dom.root() || element === dom.body() || width <= shownWidth + 8) return false;
    // A picture that replaces its text has moved it out of the box.
    if (Number.parseFloat(look.textIndent) !== 0) return false;
    return look.overflowX !== "hidden" || own.bottom - own.top < dom.viewport.height * 1.5;
  }

  /** A table that is wider than a phone's screen, so that the whole window scrolls sideways. */
  #widensWindow(element: Element, own: Area): boolean {
    const roots = [dom.root(), dom.body()].filter((root) => root !== null);
    return (
      dom.tagName(element) === "table" &&
      own.right > dom.viewport.width + 8 &&
      own.right <= dom.scrollSize(dom.root()).width + 8 &&
      roots.every((root) => !/^(hidden|clip)$/.test(dom.style(root).overflowX))
    );
  }

  #reachOf(element: Element, look: CSSStyleDeclaration, own: Area, from: ElementContext): Area | null {
    const { left, right } = geometry.everywhere;
    if (this.#scrollsSideways(element, look, own) || this.#widensWindow(element, own)) {
      const shown = geometry.intersect(own, from.clip);
      const isShown = geometry.isVisible(shown) && from.region !== "nav";
      return isShown ? { ...shown, left, right } : from.reach;
    }
    if (from.reach === null || look.position === "fixed") return null;
    return this.#clipOverflow(from.reach, element, own, look);
  }

  /** Below the fold, transparent content that fades in on scrolling counts as visible. */
  #fadesInOnScroll(own: Area, look: CSSStyleDeclaration): boolean {
    return (
      own.top >= dom.viewport.height &&
      /^(static|relative)$/.test(look.position) &&
      look.transitionDuration.split(", ").some((duration) => duration !== "0s")
    );
  }

  /** Line-through applies to all in-flow descendants (CSS Text Decoration, 2). */
  #isStruck(element: Element, look: CSSStyleDeclaration, from: ElementContext): boolean {
    if (struckText.isStruck(element, look)) return true;
    const isSeparate = look.display.startsWith("inline-") || look.float !== "none";
    return from.struck && !isSeparate && !/^(absolute|fixed)$/.test(look.position);
  }

  /** Chrome lays out the content of closed <details>, and does not paint it. */
  #isInClosedDetails(element: Element): boolean {
    const outer = dom.parentNode(element);
    if (!dom.isElement(outer) || dom.tagName(outer) !== "details" || dom.attribute(outer, "open") !== null)
      return false;
    return dom.children(outer).find((child) => dom.isElement(child) && dom.tagName(child) === "summary") !== element;
  }

  /** Folded to no height or invisible at its place, as panels of accordions are. */
  isFolded(element: Element, look: CSSStyleDeclaration): boolean {
    const outer = dom.parent(element);
    if (look.visibility === "hidden") return outer !== null && dom.style(outer).visibility === "visible";
    return look.overflowY !== "visible" && dom.rectangle(element).height < 2 && dom.scrollSize(element).height > 12;
  }

  /**
   * Cut off below its first lines until it is pressed: "Find out what's included". Boxes that are cut off for good, such
   * as a card with a fixed height, are not pressed or do not grow.
   */
  isCutOff(element: Element, look: CSSStyleDeclaration): boolean {
    if (look.overflowY !== "hidden" && look.overflowY !== "clip") return false;
    const { height, shownHeight } = dom.scrollSize(element);
    if (shownHeight < 2 || height < shownHeight * 1.5 || height - shownHeight < 24) return false;
    const grows =
      /\b(all|height|max-height)\b/.test(look.transitionProperty) && !/^0s(, 0s)*$/.test(look.transitionDuration);
    const isPressed = look.cursor === "pointer" || dom.attribute(element, "onclick") !== null;
    return isPressed || grows || dom.attribute(element, "aria-expanded") === "false";
  }

  /** The context within an element, or null where nothing of it is visible. */
  enter(element: Element, look: CSSStyleDeclaration, from: ElementContext, layers: PageLayer[]): ElementContext | null {
    if (look.display === "none" || look.contentVisibility === "hidden" || this.#isInClosedDetails(element)) return null;
    // Clipped to nothing, like text for screen readers only.
    const empty = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;
    if (look.clipPath !== "none" && empty.test(look.clipPath)) return null;
    const own = geometry.areaOfElement(element, from.origin);
    const isFaint = Number(look.opacity) < 0.1;
    const fadesIn = isFaint && (dom.shownInTurn.has(element) || this.#fadesInOnScroll(own, look));
    const opacity = fadesIn ? from.opacity : from.opacity * Number(look.opacity);
    if (opacity < 0.1) return null;
    const clip = this.#clipOf(element, look, own, from);
    const isPositioned = look.position !== "static" || look.transform !== "none";
    return {
      ...from,
      clip,
      reach: this.#reachOf(element, look, own, from),
      positionedClip: isPositioned ? clip : from.positionedClip,
      opacity,
      region: regions.regionOf(element, from.region, layers),
      struck: this.#isStruck(element, look, from),
    };
  }
}
