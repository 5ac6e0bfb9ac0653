import type { Dom } from "./dom.ts";
import type { PageLayer } from "./layers.ts";
import type { NavigationBlocks } from "./navigation-blocks.ts";

/** Runs in the page: in which part of the page an element stands. */
export function createRegions({ dom, trails }: { dom: Dom; trails: NavigationBlocks }) {
  const { attribute, name, parent, rectangle, view } = dom;
  type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";
  const ROLES: Record<string, Region> = {
    banner: "header",
    navigation: "nav",
    main: "main",
    complementary: "aside",
    contentinfo: "footer",
  };
  const TAGS: Record<string, Region> = {
    header: "header",
    nav: "nav",
    main: "main",
    aside: "aside",
    footer: "footer",
  };
  // Pages without landmarks name them all the same.
  const WORDS: [RegExp, Region][] = [
    [/(^|\s)(site|page|main|global)?[-_]?footer($|\s)/i, "footer"],
    [/(^|\s)(site|main|top|primary)?[-_]?(nav|navbar|navigation|menu[-_]?bar)($|\s)/i, "nav"],
  ];

  const byName = (element: Element): Region | null => {
    if (!/^(div|section|ul|table)$/.test(name(element))) return null;
    const words = `${attribute(element, "id") ?? ""} ${attribute(element, "class") ?? ""}`;
    return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  };

  const standsIn = (element: Element, pattern: RegExp): boolean => {
    for (let at = parent(element); at !== null; at = parent(at)) if (pattern.test(name(at))) return true;
    return false;
  };

  /** The landmark that an element itself opens, or null where it opens none. */
  const landmark = (element: Element): Region | null => {
    const role = attribute(element, "role") ?? "";
    const found = ROLES[role] ?? TAGS[name(element)] ?? byName(element);
    if (found === undefined || found === null) return null;
    const sectional = /^(header|footer)$/.test(found) && role === "";
    // An article's header and footer are part of it; a tall header is the hero.
    if (sectional && standsIn(element, /^(article|section|main|aside)$/)) return null;
    if (found === "header" && rectangle(element).height > view.height * 0.4) return "main";
    return found;
  };

  /** The region in which an element's content stands, given that of its surroundings. */
  const region = (element: Element, around: string, layers: PageLayer[]): string => {
    const layer = layers.find(({ root, modal }) => root === element && modal);
    if (layer !== undefined) return layer.kind;
    // A footer's navigation is part of the footer, and whatever a layer holds is the layer's.
    if (/^(footer|consent|overlay)$/.test(around)) return around;
    return landmark(element) ?? (around !== "nav" && trails.leads(element) ? "nav" : around);
  };

  return { within: region };
}

export type Regions = ReturnType<typeof createRegions>;
