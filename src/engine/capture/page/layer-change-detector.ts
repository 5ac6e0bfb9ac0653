import { dom } from "./dom.ts";

/**
 * Runs in the page before the screenshot: disables transitions. A screenshot runs a frozen page's timers and may resize
 * its window, and a bar that then moves back would be captured at a different position every time. It must run after
 * the page is read, because transitions tell what a visitor has yet to scroll to.
 */
export function freezeAnimations(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return true;
}

/**
 * Runs in the page: remembers which elements are hit above the fold when the page is read, to notice layers that open
 * before the screenshot.
 */
export class LayerChangeDetector {
  readonly #world = globalThis as { rememberedHits?: (Element | null)[] };

  #probe(): (Element | null)[] {
    return dom.gridPoints(6, 10).map(({ x, y }) => dom.elementAt(x, y));
  }

  #isRaised(hit: Element | null): boolean {
    return dom
      .lineage(hit)
      .some(
        (element) =>
          dom.style(element).position === "fixed" ||
          dom.tagName(element) === "dialog" ||
          /^(alert)?dialog$/.test(dom.attribute(element, "role") ?? "") ||
          dom.attribute(element, "popover") !== null,
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
