import type { Dom } from "./dom.ts";

/** Runs in the page: CSS selectors that find one node each. */
export function createSelectors({ above, all, attribute, children, isElement, name }: Dom) {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const element of all("*")) {
    const id = attribute(element, "id");
    if (id) count(`#${id}`);
    count(name(element));
    for (const word of classes(element)) count(`${name(element)}.${word}`);
  }

  function classes(element: Element): string[] {
    return (attribute(element, "class") ?? "").split(/\s+/).filter((word) => word !== "");
  }

  /** Written by a person, as far as one can tell: no digits in a row, no hash, no framework's counter. */
  function steady(word: string): boolean {
    if (!/^[A-Za-z][\w-]{0,39}$/.test(word)) return false;
    if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(word)) return false;
    if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(word)) {
      return false;
    }
    // A digit between letters, twice, is what a hash looks like: "x7Kd2f".
    return (word.match(/[A-Za-z]\d(?=[A-Za-z])/g) ?? []).length < 2 && !/[a-z][A-Z]{2,}[a-z]/.test(word);
  }

  function resolves(selector: string, element: Element): boolean {
    try {
      const found = all(selector);
      return found.length === 1 && found[0] === element;
    } catch {
      return false;
    }
  }

  /** What alone names the element: its id, its tag, or its tag with a class; null where nothing does. */
  function findOwnName(element: Element): string | null {
    const tag = CSS.escape(name(element));
    const names: string[] = [];
    const id = attribute(element, "id");
    if (id && steady(id) && counts.get(`#${id}`) === 1) names.push(`#${CSS.escape(id)}`);
    if (counts.get(name(element)) === 1) names.push(tag);
    for (const word of classes(element)) {
      if (steady(word) && counts.get(`${name(element)}.${word}`) === 1) {
        names.push(`${tag}.${CSS.escape(word)}`);
      }
    }
    return names.find((selector) => resolves(selector, element)) ?? null;
  }

  const ownNames = new Map<Element, string | null>();
  function ownName(element: Element): string | null {
    const known = ownNames.get(element);
    if (known !== undefined) return known;
    const found = findOwnName(element);
    ownNames.set(element, found);
    return found;
  }

  /** Each child's place among the siblings of its tag, counted once for all of a parent's children. */
  const places = new Map<Node, Map<Element, string>>();
  function placesIn(outer: Node): Map<Element, string> {
    const byTag = new Map<string, Element[]>();
    for (const child of children(outer).filter(isElement)) {
      const same = byTag.get(name(child));
      if (same === undefined) byTag.set(name(child), [child]);
      else same.push(child);
    }
    const found = new Map<Element, string>();
    for (const [tag, same] of byTag) {
      const one = same.length === 1;
      same.forEach((child, at) => {
        found.set(child, one ? CSS.escape(tag) : `${CSS.escape(tag)}:nth-of-type(${at + 1})`);
      });
    }
    return found;
  }

  function step(element: Element, outer: Node): string {
    const known = places.get(outer) ?? placesIn(outer);
    places.set(outer, known);
    return known.get(element) ?? CSS.escape(name(element));
  }

  /** The element of the main document that stands for this one: itself, or the outermost shadow host or frame. */
  function standIn(element: Element): Element {
    let outermost = element;
    for (let at: Element | null = element; at !== null; at = hostOf(at)) outermost = at;
    return outermost;
  }

  function hostOf(element: Element): Element | null {
    const tree = element.getRootNode();
    if (tree === document) return null;
    return tree instanceof ShadowRoot ? tree.host : (element.ownerDocument.defaultView?.frameElement ?? null);
  }

  /** Down from the nearest ancestor that has a name of its own: one node, because every step leaves no choice. */
  function path(element: Element): string | null {
    const steps: string[] = [];
    for (let at = element; ; ) {
      const outer = above(at);
      if (outer === null) return null;
      steps.unshift(step(at, outer));
      if (!isElement(outer)) return steps.join(" > ");
      const anchor = ownName(outer);
      if (anchor !== null) return [anchor, ...steps].join(" > ");
      at = outer;
    }
  }

  /** A selector that finds exactly this node (or its stand-in) in the document; null for one that left it. */
  function selectorOf(element: Element): string | null {
    const node = standIn(element);
    return ownName(node) ?? path(node);
  }

  return { selectorOf };
}

export type Selectors = ReturnType<typeof createSelectors>;
