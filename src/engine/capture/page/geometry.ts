import type { Dom } from "./dom.ts";

/** CSS pixels from the top left of the document. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Runs in the page: areas of the document, and whether one can be seen at all. */
export function createGeometry({ rectangle, root, view }: Dom) {
  const EVERYWHERE: Area = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };
  const fold = view;
  const pageWidth = Math.max(fold.width, root().clientWidth);

  const areaOf = (rect: DOMRect, { x, y }: Point): Area => ({
    left: rect.left + x,
    top: rect.top + y,
    right: rect.right + x,
    bottom: rect.bottom + y,
  });
  const areaOfElement = (element: Element, origin: Point): Area => areaOf(rectangle(element), origin);
  const intersect = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const union = (a: Area, b: Area): Area => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });
  /** Halves: finer differences between two runs mean nothing. */
  const half = (value: number) => Math.round(value * 2) / 2;
  const boxOf = ({ left, top, right, bottom }: Area) => ({
    x: half(left),
    y: half(top),
    width: half(right - left),
    height: half(bottom - top),
  });
  /** Large enough to see, and not pushed off the page's edges. */
  const inSight = ({ left, top, right, bottom }: Area, least = 2): boolean =>
    right - left >= least && bottom - top >= least && right > 1 && bottom > 1 && left < pageWidth - 1;
  const inFold = ({ top }: Area): boolean => top < fold.height;
  const size = ({ left, top, right, bottom }: Area): number => (right - left) * (bottom - top);

  return { EVERYWHERE, areaOf, areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size, union };
}

export type Geometry = ReturnType<typeof createGeometry>;
