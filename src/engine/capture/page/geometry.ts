import { dom } from "./dom.ts";

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

/** Runs in the page: areas of the document and their visibility. */
class Geometry {
  readonly everywhere: Area = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };
  #knownPageWidth: number | null = null;

  /** Measured once, because it may lay the page out. */
  #pageWidth(): number {
    this.#knownPageWidth ??= Math.max(dom.viewport.width, dom.root().clientWidth);
    return this.#knownPageWidth;
  }

  areaOf(rect: DOMRect, { x, y }: Point): Area {
    return { left: rect.left + x, top: rect.top + y, right: rect.right + x, bottom: rect.bottom + y };
  }

  areaOfElement(element: Element, origin: Point): Area {
    return this.areaOf(dom.rectangle(element), origin);
  }

  intersect(a: Area, b: Area): Area {
    return {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  union(a: Area, b: Area): Area {
    return {
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    };
  }

  /** Rounds to half a pixel. Smaller differences between two runs have no meaning. */
  roundToHalf(value: number): number {
    return Math.round(value * 2) / 2;
  }

  boxOf({ left, top, right, bottom }: Area) {
    return {
      x: this.roundToHalf(left),
      y: this.roundToHalf(top),
      width: this.roundToHalf(right - left),
      height: this.roundToHalf(bottom - top),
    };
  }

  hasSize({ left, top, right, bottom }: Area, minSize = 2): boolean {
    return right - left >= minSize && bottom - top >= minSize;
  }

  /** Whether an area is large enough to see and not outside the page. */
  isVisible(area: Area, minSize = 2): boolean {
    return this.hasSize(area, minSize) && area.right > 1 && area.bottom > 1 && area.left < this.#pageWidth() - 1;
  }

  isAboveFold({ top }: Area): boolean {
    return top < dom.viewport.height;
  }

  size({ left, top, right, bottom }: Area): number {
    return (right - left) * (bottom - top);
  }
}

export const geometry = new Geometry();
