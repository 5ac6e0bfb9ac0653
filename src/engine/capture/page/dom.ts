import { collapseSpace } from "../../../ground/text.ts";

/** How often the text of each element has changed. */
interface TextChanges {
  observer: MutationObserver;
  changes: Map<Element, number>;
}

/** Values that our isolated world keeps between scripts. */
interface World {
  hiddenLayers?: Set<Element>;
  shownInTurn?: Set<Element>;
  textChanges?: TextChanges;
  changingTexts?: Set<Element>;
  /** Closed shadow roots that settle-page.ts has opened, by their hosts. */
  openedShadows?: Map<Element, ShadowRoot>;
}

/**
 * Runs in the page, in an isolated world.
 *
 * It reads the DOM through prototypes, because a form's inputs and a document's named images hide built-in properties
 * of the same name (`<input name="id">`), in isolated worlds too.
 */
class Dom {
  /** Consent layers that were hidden. They no longer count as part of the page. */
  readonly hiddenLayers: Set<Element>;

  /** Elements that endless animations show at some time (see finish-animations.ts). */
  readonly shownInTurn: Set<Element>;

  /** Elements whose text keeps changing (see text-watcher.ts). */
  readonly changingTexts: Set<Element>;

  /**
   * Size of the area above the fold. On mobile, `innerWidth` grows with content that overflows sideways. Visitors see
   * the visual viewport, and the whole width of a page that is not made for mobile.
   */
  readonly viewport = {
    width: Math.round(visualViewport?.width ?? innerWidth),
    height: Math.round(visualViewport?.height ?? innerHeight),
  };

  constructor() {
    const world = globalThis as World;
    world.hiddenLayers ??= new Set();
    this.hiddenLayers = world.hiddenLayers;
    world.shownInTurn ??= new Set();
    this.shownInTurn = world.shownInTurn;
    world.changingTexts ??= new Set();
    this.changingTexts = world.changingTexts;
  }

  get textChanges(): TextChanges | undefined {
    return (globalThis as World).textChanges;
  }

  set textChanges(changes: TextChanges) {
    (globalThis as World).textChanges = changes;
  }

  readonly #read = (prototype: object, property: string, from: object): unknown =>
    Reflect.get(prototype, property, from);

  readonly attribute = (element: Element, name: string): string | null =>
    Element.prototype.getAttribute.call(element, name);

  readonly attributes = (element: Element): { name: string; value: string }[] =>
    Element.prototype.getAttributeNames
      .call(element)
      .map((name) => ({ name, value: this.attribute(element, name) ?? "" }));

  readonly classes = (element: Element): string[] =>
    [...new Set((this.attribute(element, "class") ?? "").split(/\s+/))].filter((name) => name !== "");

  readonly tagName = (element: Element): string => String(this.#read(Element.prototype, "localName", element));

  readonly children = (node: Node): Node[] => [...(this.#read(Node.prototype, "childNodes", node) as NodeList)];

  /** The parent in the DOM tree, which may be a document or a shadow root. */
  readonly parentNode = (node: Node): Node | null => this.#read(Node.prototype, "parentNode", node) as Node | null;

  /** The element's shadow root, also a closed one that was opened for us. */
  readonly shadowRootOf = (element: Element): ShadowRoot | null =>
    (this.#read(Element.prototype, "shadowRoot", element) as ShadowRoot | null) ??
    (globalThis as World).openedShadows?.get(element) ??
    null;

  /** The size of an element's content, and that of the part of it that shows. */
  readonly scrollSize = (element: Element) => {
    const read = (property: string) => Number(this.#read(Element.prototype, property, element));
    const [width, height] = [read("scrollWidth"), read("scrollHeight")];
    return { width, height, shownWidth: read("clientWidth"), shownHeight: read("clientHeight") };
  };

  readonly rectangle = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

  readonly root = (): HTMLElement => this.#read(Document.prototype, "documentElement", document) as HTMLElement;

  readonly body = (): HTMLElement | null => this.#read(Document.prototype, "body", document) as HTMLElement | null;

  readonly queryAll = (selector: string, within: Document | ShadowRoot | Element = document): Element[] => {
    const { prototype } = within === document ? Document : this.isElement(within) ? Element : DocumentFragment;
    return [...prototype.querySelectorAll.call(within as Document & DocumentFragment & Element, selector)];
  };

  readonly style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

  readonly isElement = (node: Node | null): node is Element =>
    node !== null && this.#read(Node.prototype, "nodeType", node) === 1;

  /** The parent in the rendered tree: across slots, shadow roots and frames of the same origin. */
  readonly parent = (element: Element): Element | null => {
    const slot = this.#read(Element.prototype, "assignedSlot", element) as Element | null;
    if (slot !== null) return slot;
    const outer = this.parentNode(element);
    if (this.isElement(outer)) return outer;
    if (outer !== null && "host" in outer) return outer.host as Element;
    return element.ownerDocument.defaultView?.frameElement ?? null;
  };

  /** The child nodes in the rendered tree. */
  readonly renderedChildren = (element: Element): Node[] => {
    const shadow = this.shadowRootOf(element);
    if (shadow !== null) return this.children(shadow);
    if (this.tagName(element) !== "slot") return this.children(element);
    const assigned = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
    return assigned.length > 0 ? assigned : this.children(element);
  };

  /** The document of a frame of the same origin, else null. */
  readonly frameDocument = (element: Element): Document | null => {
    try {
      const { prototype } = this.tagName(element) === "frame" ? HTMLFrameElement : HTMLIFrameElement;
      return this.#read(prototype, "contentDocument", element) as Document | null;
    } catch {
      return null;
    }
  };

  /** The topmost element at a point of the viewport, also within shadow roots. */
  readonly elementAt = (x: number, y: number): Element | null => {
    let hit = Document.prototype.elementFromPoint.call(document, x, y);
    for (let tree = hit && this.shadowRootOf(hit); hit && tree; tree = this.shadowRootOf(hit)) {
      const deeper: Element | null = tree.elementFromPoint(x, y);
      if (deeper === null || deeper === hit) break;
      hit = deeper;
    }
    return hit;
  };

  /** The centres of a grid's cells over the viewport, row by row. */
  readonly gridPoints = (columns: number, rows: number): { x: number; y: number }[] =>
    Array.from({ length: columns * rows }, (_, index) => ({
      x: (((index % columns) + 0.5) / columns) * this.viewport.width,
      y: ((Math.floor(index / columns) + 0.5) / rows) * this.viewport.height,
    }));

  /** An element and its ancestors in the rendered tree, innermost first. */
  readonly lineage = (element: Element | null): Element[] => {
    const line: Element[] = [];
    for (let at = element; at !== null; at = this.parent(at)) line.push(at);
    return line;
  };

  readonly contains = (outer: Element, inner: Element | null): boolean => this.lineage(inner).includes(outer);

  readonly isChanging = (element: Element): boolean =>
    this.changingTexts.size > 0 && this.lineage(element).some((at) => this.changingTexts.has(at));

  /** An element's or node's text, with that of all its descendants. */
  readonly textOf = (node: Node, maxChars: number): string =>
    this.cleanText(String(this.#read(Node.prototype, "textContent", node) ?? ""), maxChars);

  /** Collapses white space and removes invisible and direction-changing characters. */
  readonly cleanText = (text: string, maxChars: number): string =>
    collapseSpace(text.replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, "")).slice(0, maxChars);
}

export const dom = new Dom();
