import { dom } from "./dom.ts";

/** Runs in the page: CSS selectors that each match exactly one element. */
export class Selectors {
  /** How often each id, tag and tag with a class occurs. */
  readonly #counts = new Map<string, number>();
  readonly #uniqueSelectors = new Map<Element, string | null>();
  readonly #steps = new Map<Node, Map<Element, string>>();

  constructor() {
    for (const element of dom.queryAll("*")) {
      const id = dom.attribute(element, "id");
      if (id) this.#count(`#${id}`);
      this.#count(dom.tagName(element));
      for (const name of this.#classes(element)) this.#count(`${dom.tagName(element)}.${name}`);
    }
  }

  #count(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  #classes(element: Element): string[] {
    return (dom.attribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
  }

  /** Whether a name looks written by a person: no hash, no counter of a framework. */
  #isStable(name: string): boolean {
    if (!/^[A-Za-z][\w-]{0,39}$/.test(name)) return false;
    if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(name)) return false;
    if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(name)) return false;
    // Hashes have several digits between letters, like "x7Kd2f".
    return (name.match(/[A-Za-z]\d(?=[A-Za-z])/g) ?? []).length < 2 && !/[a-z][A-Z]{2,}[a-z]/.test(name);
  }

  #matchesOnly(selector: string, element: Element): boolean {
    const found = dom.queryAll(selector);
    return found.length === 1 && found[0] === element;
  }

  /** A selector without ancestors: the element's id, tag, or tag with a class; null where none is unique. */
  #findUniqueSelector(element: Element): string | null {
    const name = dom.tagName(element);
    const tag = CSS.escape(name);
    const selectors: string[] = [];
    const id = dom.attribute(element, "id");
    if (id && this.#isStable(id) && this.#counts.get(`#${id}`) === 1) selectors.push(`#${CSS.escape(id)}`);
    if (this.#counts.get(name) === 1) selectors.push(tag);
    for (const each of this.#classes(element)) {
      if (this.#isStable(each) && this.#counts.get(`${name}.${each}`) === 1) {
        selectors.push(`${tag}.${CSS.escape(each)}`);
      }
    }
    return selectors.find((selector) => this.#matchesOnly(selector, element)) ?? null;
  }

  #uniqueSelector(element: Element): string | null {
    const known = this.#uniqueSelectors.get(element);
    if (known !== undefined) return known;
    const found = this.#findUniqueSelector(element);
    this.#uniqueSelectors.set(element, found);
    return found;
  }

  /** A selector for each child of a node that is unique among its siblings. */
  #stepsOf(outer: Node): Map<Element, string> {
    const steps = new Map<Element, string>();
    for (const [name, siblings] of Map.groupBy(dom.children(outer).filter(dom.isElement), dom.tagName)) {
      const tag = CSS.escape(name);
      siblings.forEach((child, index) => {
        steps.set(child, siblings.length === 1 ? tag : `${tag}:nth-of-type(${index + 1})`);
      });
    }
    return steps;
  }

  #step(element: Element, outer: Node): string {
    const steps = this.#steps.get(outer) ?? this.#stepsOf(outer);
    this.#steps.set(outer, steps);
    return steps.get(element) ?? CSS.escape(dom.tagName(element));
  }

  /** The element's representative in the main document: itself, or the outermost shadow host or frame. */
  #inMainDocument(element: Element): Element {
    let outermost = element;
    for (let at: Element | null = element; at !== null; at = this.#hostOf(at)) outermost = at;
    return outermost;
  }

  #hostOf(element: Element): Element | null {
    const tree = element.getRootNode();
    if (tree === document) return null;
    return tree instanceof ShadowRoot ? tree.host : (element.ownerDocument.defaultView?.frameElement ?? null);
  }

  /** The path from the nearest ancestor with a unique selector. Every step matches one child only. */
  #path(element: Element): string | null {
    const steps: string[] = [];
    for (let at = element; ; ) {
      const outer = dom.parentNode(at);
      if (outer === null) return null;
      steps.unshift(this.#step(at, outer));
      if (!dom.isElement(outer)) return steps.join(" > ");
      const anchor = this.#uniqueSelector(outer);
      if (anchor !== null) return [anchor, ...steps].join(" > ");
      at = outer;
    }
  }

  /** A selector for the element, or for its shadow host or frame; null where it has left the document. */
  selectorOf(element: Element): string | null {
    const representative = this.#inMainDocument(element);
    return this.#uniqueSelector(representative) ?? this.#path(representative);
  }
}
