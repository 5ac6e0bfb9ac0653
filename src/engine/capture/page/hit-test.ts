import type { Dom } from "./dom.ts";

/**
 * Runs in the page: remembers which elements are hit above the fold when the page is read, to notice layers that open
 * before the screenshot.
 */
export class HitTest {
  readonly #dom: Dom;
  readonly #world = globalThis as { rememberedHits?: (Element | null)[] };

  constructor(dom: Dom) {
    this.#dom = dom;
  }

  #probe(): (Element | null)[] {
    const { elementAt, gridPoints } = this.#dom;
    return gridPoints(6, 10).map(({ x, y }) => elementAt(x, y));
  }

  #isRaised(hit: Element | null): boolean {
    const { attribute, lineage, style, tagName } = this.#dom;
    return lineage(hit).some(
      (element) =>
        style(element).position === "fixed" ||
        tagName(element) === "dialog" ||
        /^(alert)?dialog$/.test(attribute(element, "role") ?? "") ||
        attribute(element, "popover") !== null,
    );
  }

  remember(): void {
    this.#world.rememberedHits = this.#probe();
  }

  /** Share of the area above the fold that a raised element has covered or uncovered since then. */
  changedShare(): number {
    const before = this.#world.rememberedHits ?? [];
    const changed = this.#probe().filter((hit, index) => {
      const previous = before[index] ?? null;
      return hit !== previous && (this.#isRaised(hit) || previous?.isConnected === false);
    });
    return before.length === 0 ? 0 : changed.length / before.length;
  }
}
