import type { NavigationBlocks } from "./breadcrumb-and-filter-detector.ts";
import type { Dom } from "./dom.ts";
import type { PageLayer } from "./layers.ts";

declare const dom: Dom;
declare const navigationBlocks: NavigationBlocks;

type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";

/** Runs in the page: the region of the page that an element belongs to. */
export class Regions {
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
