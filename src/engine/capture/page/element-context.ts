import type { Dom } from "./dom.ts";
import type { Area, Geometry, Point } from "./geometry.ts";
import type { PageLayer } from "./layers.ts";
import type { RawTextBlock } from "./raw-text-block.ts";
import type { Regions } from "./regions.ts";

/** What the ancestors of an element make of it. */
export interface ElementContext {
  /** What they leave visible, of content in flow and of content that is positioned. */
  clip: Area;
  positionedClip: Area;
  opacity: number;
  region: string;
  /** The block whose text this is. */
  block: RawTextBlock | null;
  /** Where the element's document begins: elsewhere than 0,0 within a frame. */
  origin: Point;
  /** Inside something to press. */
  pressed: boolean;
  /** Crossed out, as former prices are. */
  struck: boolean;
}

/** Runs in the page: follows what ancestors do to an element's visibility, from the body down. */
export function createElementContexts(tools: { dom: Dom; geometry: Geometry; regions: Regions }) {
  const { body, name, root } = tools.dom;
  const { areaOfElement, EVERYWHERE, fold, intersect } = tools.geometry;
  // What is cut to nothing, as text for screen readers alone is.
  const SHUT = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;

  const start = (): ElementContext => ({
    clip: EVERYWHERE,
    positionedClip: EVERYWHERE,
    opacity: 1,
    region: "main",
    block: null,
    origin: { x: scrollX, y: scrollY },
    pressed: false,
    struck: false,
  });

  /** What an element's overflow leaves of its content; a pane that scrolls down shows its content below. */
  const cut = (clip: Area, own: Area, look: CSSStyleDeclaration): Area => {
    const sideways = look.overflowX !== "visible";
    const down = look.overflowY === "hidden" || look.overflowY === "clip";
    return intersect(clip, {
      left: sideways ? own.left : EVERYWHERE.left,
      right: sideways ? own.right : EVERYWHERE.right,
      top: down ? own.top : EVERYWHERE.top,
      bottom: down ? own.bottom : EVERYWHERE.bottom,
    });
  };

  const clipAt = (element: Element, look: CSSStyleDeclaration, own: Area, from: ElementContext): Area => {
    const outer =
      look.position === "fixed" ? EVERYWHERE : look.position === "absolute" ? from.positionedClip : from.clip;
    // The overflow of the two roots is the window's, and inline boxes have none.
    if (element === root() || element === body() || /^(inline|contents)$/.test(look.display)) return outer;
    return cut(outer, own, look);
  };

  /** Below the first screen, what waits transparent for a visitor's scrolling counts as seen. */
  const awaitsScroll = (own: Area, look: CSSStyleDeclaration): boolean =>
    own.top >= fold.height &&
    /^(static|relative)$/.test(look.position) &&
    look.transitionDuration.split(", ").some((duration) => duration !== "0s");

  /** A line through an element goes through all it holds, but for what is laid out by itself (CSS Text Decoration, 2). */
  const isStruck = (element: Element, look: CSSStyleDeclaration, from: ElementContext): boolean => {
    // Themes draw the line in other ways, and the element says it all the same.
    if (/^(del|s|strike)$/.test(name(element)) || look.textDecorationLine.includes("line-through"))
      return true;
    const alone = look.display.startsWith("inline-") || look.float !== "none";
    return from.struck && !alone && !/^(absolute|fixed)$/.test(look.position);
  };

  /** The situation within an element, or null where nothing of it can be seen. */
  const enter = (
    element: Element,
    look: CSSStyleDeclaration,
    from: ElementContext,
    layers: PageLayer[],
  ): ElementContext | null => {
    if (look.display === "none" || look.contentVisibility === "hidden") return null;
    if (look.clipPath !== "none" && SHUT.test(look.clipPath)) return null;
    const own = areaOfElement(element, from.origin);
    const faded = Number(look.opacity) < 0.1 && awaitsScroll(own, look);
    const opacity = faded ? from.opacity : from.opacity * Number(look.opacity);
    if (opacity < 0.1) return null;
    const clip = clipAt(element, look, own, from);
    const anchors = look.position !== "static" || look.transform !== "none";
    const region = tools.regions.within(element, from.region, layers);
    const struck = isStruck(element, look, from);
    return { ...from, clip, positionedClip: anchors ? clip : from.positionedClip, opacity, region, struck };
  };

  return { enter, start };
}

export type ElementContexts = ReturnType<typeof createElementContexts>;
