import type { Dom } from "./dom.ts";

/**
 * Runs in the page: what is hit in the first screen, kept from the page's account to its picture, so that a layer that
 * opens between the two is noticed.
 */
export function createHitTest({ at, attribute, name, parent, style, view }: Dom) {
  const world = globalThis as { surveyedHits?: (Element | null)[] };

  const probe = (): (Element | null)[] =>
    Array.from({ length: 60 }, (_, point) => {
      const x = (((point % 6) + 0.5) / 6) * view.width;
      return at(x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
    });

  const isRaised = (hit: Element | null): boolean => {
    for (let element = hit; element !== null; element = parent(element)) {
      if (style(element).position === "fixed" || name(element) === "dialog") return true;
      if (/^(alert)?dialog$/.test(attribute(element, "role") ?? "")) return true;
      if (attribute(element, "popover") !== null) return true;
    }
    return false;
  };

  const keep = (): void => {
    world.surveyedHits = probe();
  };

  /** Share of the first screen that something raised above the page has taken since then, or has given free. */
  const changed = (): number => {
    const before = world.surveyedHits ?? [];
    const moved = probe().filter((hit, point) => {
      const was = before[point] ?? null;
      return hit !== was && (isRaised(hit) || was?.isConnected === false);
    });
    return before.length === 0 ? 0 : moved.length / before.length;
  };

  return { changed, keep };
}
