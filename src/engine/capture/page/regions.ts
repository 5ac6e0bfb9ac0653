import { dom } from "./dom.ts";
import type { PageLayer } from "./layers.ts";

/** Runs in the page: recognises navigation that is not marked as such, breadcrumbs and filters. */
class NavigationBlocks {
  isNavigation(element: Element): boolean {
    return this.#isBreadcrumb(element) || this.#isFilter(element);
  }

  #childElements(element: Element): Element[] {
    return dom.children(element).filter(dom.isElement);
  }

  #countLinks(element: Element): number {
    return dom.queryAll("a[href]", element).length;
  }

  #isMarkedBreadcrumb(element: Element): boolean {
    return (
      /BreadcrumbList/.test(dom.attribute(element, "itemtype") ?? "") ||
      /bread-?crumb/i.test(dom.attribute(element, "aria-label") ?? "")
    );
  }

  /** "Home › Shoes › Boots": short steps with separators. */
  #hasWrittenSeparators(text: string, hasLinks: boolean): boolean {
    if (/«/.test(text)) return false;
    const steps = text.split(/\s*[›»]\s*/);
    const parts = steps.length < 2 && hasLinks ? text.split(/\s*→\s*|\s[>/]\s/) : steps;
    return parts.length >= (hasLinks ? 2 : 3) && parts.every((part) => part !== "" && part.length <= 60);
  }

  #hasDrawnSeparator(item: Element): boolean {
    return ["::before", "::after"].some((part) => /^"\s*[›»→>/]\s*"/.test(getComputedStyle(item, part).content));
  }

  /** A list with separators that the style sheet inserts. The last step may have no link. */
  #isListWithDrawnSeparators(items: Element[]): boolean {
    const steps = items.filter((item) => dom.tagName(item) === "li");
    return (
      steps.length >= 2 &&
      steps.length === items.length &&
      steps.slice(0, -1).every((step) => this.#countLinks(step) === 1) &&
      steps.some((step) => this.#hasDrawnSeparator(step))
    );
  }

  #isBreadcrumb(element: Element): boolean {
    if (this.#isMarkedBreadcrumb(element)) return true;
    if (!/^(ol|ul|p|div)$/.test(dom.tagName(element))) return false;
    const items = this.#childElements(element);
    if (items.length > 14 || !items.every((item) => /^(li|a|span|i|b|strong|em|svg)$/.test(dom.tagName(item))))
      return false;
    const text = dom.textOf(element, 160);
    if (text === "" || text.length >= 160) return false;
    return (
      this.#hasWrittenSeparators(text, this.#countLinks(element) > 0) ||
      (/^[ou]l$/.test(dom.tagName(element)) && this.#isListWithDrawnSeparators(items))
    );
  }

  /** "Leather (12)", "60–100 € (7)", with a checkbox or a link. */
  #isFacet(item: Element): boolean {
    const text = dom.textOf(item, 100);
    if (text.length >= 100) return false;
    const hasCheckbox = dom.queryAll("input[type=checkbox], [role=checkbox]", item).length > 0;
    return (hasCheckbox || this.#countLinks(item) === 1) && /\S\s*(\(\s?\d{1,6}\s?\)|\[\s?\d{1,6}\s?\])$/.test(text);
  }

  /** A list of catalogue filters, each with the number of results. */
  #isFilter(element: Element): boolean {
    if (!/^(ul|ol|fieldset|form|div)$/.test(dom.tagName(element))) return false;
    const items = this.#childElements(element);
    if (items.length < 2 || items.length > 60) return false;
    const facets = items.filter((item) => dom.style(item).display !== "none" && this.#isFacet(item)).length;
    return facets >= 2 && facets * 3 >= items.length * 2;
  }
}

const navigationBlocks = new NavigationBlocks();

type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";

/** Runs in the page: the region of the page that an element belongs to. */
class Regions {
  readonly #byRole: Record<string, Region> = {
    banner: "header",
    navigation: "nav",
    main: "main",
    complementary: "aside",
    contentinfo: "footer",
  };
  /** Ids and classes on pages without landmark elements. */
  readonly #byName: [RegExp, Region][] = [
    [/(^|\s)(site|page|main|global)?[-_]?footer($|\s)/i, "footer"],
    [/(^|\s)(site|main|top|primary)?[-_]?(nav|navbar|navigation|menu[-_]?bar)($|\s)/i, "nav"],
  ];

  #regionByTag(element: Element): Region | null {
    const tag = dom.tagName(element);
    return /^(header|nav|main|aside|footer)$/.test(tag) ? (tag as Region) : null;
  }

  #regionByName(element: Element): Region | null {
    if (!/^(div|section|ul|table)$/.test(dom.tagName(element))) return null;
    const names = `${dom.attribute(element, "id") ?? ""} ${dom.attribute(element, "class") ?? ""}`;
    return this.#byName.find(([pattern]) => pattern.test(names))?.[1] ?? null;
  }

  /** The landmark that the element itself is, or null. */
  #landmark(element: Element): Region | null {
    const role = dom.attribute(element, "role") ?? "";
    const found = this.#byRole[role] ?? this.#regionByTag(element) ?? this.#regionByName(element);
    if (found === null) return null;
    // The header or footer of an article or section belongs to it.
    const isSectional = /^(header|footer)$/.test(found) && role === "";
    const isNested = () =>
      dom.lineage(dom.parent(element)).some((outer) => /^(article|section|main|aside)$/.test(dom.tagName(outer)));
    if (isSectional && isNested()) return null;
    // A tall header is the hero.
    if (found === "header" && dom.rectangle(element).height > dom.viewport.height * 0.4) return "main";
    return found;
  }

  /** The region of an element's content, given the region around the element. */
  regionOf(element: Element, around: string, layers: PageLayer[]): string {
    const layer = layers.find(({ root, modal }) => root === element && modal);
    if (layer !== undefined) return layer.kind;
    // Navigation in a footer is part of the footer, and a layer's content is part of the layer.
    if (/^(footer|consent|overlay)$/.test(around)) return around;
    const landmark = this.#landmark(element);
    if (landmark !== null) return landmark;
    return around !== "nav" && navigationBlocks.isNavigation(element) ? "nav" : around;
  }
}

export const regions = new Regions();
