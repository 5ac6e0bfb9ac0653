import type { Dom } from "./dom.ts";

/** Runs in the page: what leads around a site without being marked as navigation. */
export function createNavigationBlocks({ attribute, children, isElement, name, style, tidy }: Dom) {
  const text = (node: Node, limit: number): string => tidy(node.textContent ?? "", limit);
  const elementsOf = (element: Element): Element[] => children(element).filter(isElement);

  const isMarked = (element: Element): boolean =>
    /BreadcrumbList/.test(attribute(element, "itemtype") ?? "") ||
    /bread-?crumb/i.test(attribute(element, "aria-label") ?? "");

  const links = (element: Element): number =>
    Element.prototype.querySelectorAll.call(element, "a[href]").length;

  /** "Home › Shoes › Boots": short steps, each within the one before. */
  const isWritten = (said: string, linked: boolean): boolean => {
    if (/«/.test(said)) return false;
    const steps = said.split(/\s*[›»]\s*/);
    const joined = steps.length < 2 && linked ? said.split(/\s*→\s*|\s[>/]\s/) : steps;
    return joined.length >= (linked ? 2 : 3) && joined.every((step) => step !== "" && step.length <= 60);
  };

  const drawn = (item: Element): boolean =>
    ["::before", "::after"].some((part) => /^"\s*[›»→>/]\s*"/.test(getComputedStyle(item, part).content));

  /** A list whose steps are parted by what the style draws between them; the last one leads nowhere. */
  const isDrawn = (items: Element[]): boolean => {
    const steps = items.filter((item) => name(item) === "li");
    const last = steps.at(-1);
    return (
      steps.length >= 2 &&
      steps.length === items.length &&
      steps.slice(0, -1).every((step) => links(step) === 1) &&
      last !== undefined &&
      steps.some(drawn)
    );
  };

  const isTrail = (element: Element): boolean => {
    if (isMarked(element)) return true;
    if (!/^(ol|ul|p|div)$/.test(name(element))) return false;
    const items = elementsOf(element);
    if (items.length > 14 || !items.every((item) => /^(li|a|span|i|b|strong|em|svg)$/.test(name(item))))
      return false;
    const said = text(element, 160);
    if (said === "" || said.length >= 160) return false;
    return isWritten(said, links(element) > 0) || (/^[ou]l$/.test(name(element)) && isDrawn(items));
  };

  /** "Leather (12)", "60–100 € (7)", to be ticked or followed. */
  const isFacet = (item: Element): boolean => {
    const said = text(item, 100);
    if (said.length >= 100) return false;
    const ticked =
      Element.prototype.querySelector.call(item, "input[type=checkbox], [role=checkbox]") !== null;
    return (ticked || links(item) === 1) && /\S\s*(\(\s?\d{1,6}\s?\)|\[\s?\d{1,6}\s?\])$/.test(said);
  };

  /** A list of what a catalogue may be narrowed to, each with how much there is of it. */
  const isFilter = (element: Element): boolean => {
    if (!/^(ul|ol|fieldset|form|div)$/.test(name(element))) return false;
    const items = elementsOf(element);
    if (items.length < 2 || items.length > 60) return false;
    const facets = items.filter((item) => style(item).display !== "none").filter(isFacet).length;
    return facets >= 2 && facets * 3 >= items.length * 2;
  };

  return { leads: (element: Element): boolean => isTrail(element) || isFilter(element) };
}

export type NavigationBlocks = ReturnType<typeof createNavigationBlocks>;
