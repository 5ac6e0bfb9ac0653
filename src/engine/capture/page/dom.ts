/**
 * Runs in the page, in a world of our own. Like every file of this folder it exports one self-contained
 * function: its source text is what travels, so it may use nothing of this file's surroundings but types.
 *
 * Reads the DOM through its prototypes, because a form's inputs and a document's named images hide the built-in
 * properties of the same name (`<input name="id">`), in every world.
 */
export function createDom() {
  const read = (prototype: object, property: string, from: object): unknown =>
    Reflect.get(prototype, property, from);

  const attribute = (element: Element, name: string): string | null =>
    Element.prototype.getAttribute.call(element, name);
  const name = (element: Element): string => String(read(Element.prototype, "localName", element));
  const children = (node: Node): Node[] => [...(read(Node.prototype, "childNodes", node) as NodeList)];
  /** The parent in the tree itself, a document or a shadow root included. */
  const above = (node: Node): Node | null => read(Node.prototype, "parentNode", node) as Node | null;
  /** Consent layers that were hidden (consent.ts): they are no part of the page any more. */
  const world = globalThis as { hiddenLayers?: Set<Element>; openedShadows?: Map<Element, ShadowRoot> };
  const hidden = world.hiddenLayers ?? new Set<Element>();
  world.hiddenLayers = hidden;
  /** Closed shadow roots that the browser has opened for us (consent-shadows.ts), by their hosts. */
  const shadow = (element: Element): ShadowRoot | null =>
    (read(Element.prototype, "shadowRoot", element) as ShadowRoot | null) ??
    world.openedShadows?.get(element) ??
    null;
  const rectangle = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);
  const root = (): HTMLElement => read(Document.prototype, "documentElement", document) as HTMLElement;
  const body = (): HTMLElement | null => read(Document.prototype, "body", document) as HTMLElement | null;
  const all = (selector: string): Element[] => [
    ...Document.prototype.querySelectorAll.call(document, selector),
  ];
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const isElement = (node: Node | null): node is Element =>
    node !== null && read(Node.prototype, "nodeType", node) === 1;

  /** The parent as it is rendered: out of a slot, out of a shadow root, out of a frame of the same origin. */
  const parent = (element: Element): Element | null => {
    const slot = read(Element.prototype, "assignedSlot", element) as Element | null;
    if (slot !== null) return slot;
    const outer = above(element);
    if (isElement(outer)) return outer;
    if (outer !== null && "host" in outer) return outer.host as Element;
    return element.ownerDocument.defaultView?.frameElement ?? null;
  };

  /** What is rendered inside an element, in order. */
  const inside = (element: Element): Node[] => {
    const tree = shadow(element);
    if (tree !== null) return children(tree);
    if (name(element) !== "slot") return children(element);
    const assigned = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
    return assigned.length > 0 ? assigned : children(element);
  };

  /** The document of a frame that may be read, else null. */
  const frameDocument = (element: Element): Document | null => {
    try {
      const { prototype } = name(element) === "frame" ? HTMLFrameElement : HTMLIFrameElement;
      return read(prototype, "contentDocument", element) as Document | null;
    } catch {
      return null;
    }
  };

  /** What is seen at a point of the first screen, through open shadow roots. */
  const at = (x: number, y: number): Element | null => {
    let hit = Document.prototype.elementFromPoint.call(document, x, y);
    for (let tree = hit && shadow(hit); hit && tree; tree = shadow(hit)) {
      const deeper: Element | null = tree.elementFromPoint(x, y);
      if (deeper === null || deeper === hit) break;
      hit = deeper;
    }
    return hit;
  };

  const contains = (outer: Element, inner: Element | null): boolean => {
    for (let element = inner; element !== null; element = parent(element)) {
      if (element === outer) return true;
    }
    return false;
  };

  /**
   * The first screen. On phones `innerWidth` grows with what overflows sideways; a visitor sees the visual viewport,
   * and all of a page that was never made for phones.
   */
  const view = {
    width: Math.round(visualViewport?.width ?? innerWidth),
    height: Math.round(visualViewport?.height ?? innerHeight),
  };

  /** Text as a person reads it: white space collapsed, invisible and direction-changing characters gone. */
  const tidy = (text: string, limit: number): string =>
    text
      .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, limit);

  return {
    above,
    all,
    at,
    attribute,
    body,
    children,
    contains,
    frameDocument,
    hidden,
    inside,
    isElement,
    name,
    parent,
    rectangle,
    root,
    shadow,
    style,
    tidy,
    view,
  };
}

export type Dom = ReturnType<typeof createDom>;
