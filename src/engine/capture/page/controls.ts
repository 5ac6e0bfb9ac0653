import type { Dom } from "./dom.ts";
import type { ElementContext } from "./element-context.ts";
import type { Area, Geometry } from "./geometry.ts";
import type { Paint } from "./paint.ts";

export interface CollectedControl {
  element: Element;
  area: Area;
  region: string;
  look: CSSStyleDeclaration;
  /** The element that paints it as a button, or null. */
  painted: Element | null;
  /** The picture that is all there is to see of it, in a button's size and shape; or null. */
  badge: Element | null;
}

/** Runs in the page: gathers what can be pressed: buttons, submits, and links that are painted as buttons or drawn as badges. */
export function createControlCollector(tools: { dom: Dom; geometry: Geometry; paint: Paint }) {
  const { attribute, inside, isElement, name, parent, rectangle, style, tidy } = tools.dom;
  const { areaOfElement, inSight, intersect } = tools.geometry;
  const { filled } = tools.paint;
  const seen: CollectedControl[] = [];

  /** The element that paints a link as a button: itself, its only child, or a wrapper that hugs it. */
  const painter = (element: Element, look: CSSStyleDeclaration): Element | null => {
    if (filled(element, look)) return element;
    const own = rectangle(element);
    const hugs = (other: Element): boolean => {
      const rect = rectangle(other);
      const ratio = (rect.width * rect.height) / Math.max(1, own.width * own.height);
      return ratio > 0.6 && ratio < 2.5;
    };
    const alone = (inner: Element | undefined, outer: Element): boolean =>
      inner !== undefined && inside(outer).filter(isElement).length === 1;
    const child = inside(element).find(isElement);
    if (child && alone(child, element) && hugs(child) && filled(child, style(child))) return child;
    const around = parent(element);
    const wraps = around !== null && alone(element, around) && hugs(around);
    return wraps && filled(around, style(around)) ? around : null;
  };

  const pressable = (element: Element): "always" | "link" | null => {
    const tag = name(element);
    if (tag === "button" || attribute(element, "role") === "button") return "always";
    const type = attribute(element, "type") ?? "";
    if (tag === "input" && /^(submit|button|image)$/.test(type)) return "always";
    return tag === "a" && attribute(element, "href") !== null ? "link" : null;
  };

  const shows = (element: Element): boolean => {
    const { width, height } = rectangle(element);
    return width >= 2 && height >= 2 && style(element).visibility === "visible";
  };

  const picturesIn = (element: Element): Element[] =>
    /^(img|svg)$/.test(name(element))
      ? [element].filter(shows)
      : inside(element).filter(isElement).flatMap(picturesIn);

  /**
   * The picture that stands for an element's label, as of an app store's badge: alone, and wide and low as a label is. Icons
   * are square, and the pictures of cards and galleries are higher.
   */
  const badgeOf = (element: Element): Element | null => {
    const [picture, ...others] = picturesIn(element);
    if (picture === undefined || others.length > 0 || tidy(visibleText(element), 1) !== "") return null;
    const { width, height } = rectangle(picture);
    return height >= 24 && height <= 130 && width < 420 && width >= 2 * height ? picture : null;
  };

  /** A site's own sign: within its head, or leading to its front door. */
  const isLogo = (element: Element, { region }: ElementContext): boolean => {
    const href = attribute(element, "href") ?? "";
    if (!URL.canParse(href, document.baseURI)) return true;
    const { origin, pathname, hash } = new URL(href, document.baseURI);
    return origin === location.origin && (/^(header|nav)$/.test(region) || (pathname === "/" && hash === ""));
  };

  /** @returns whether the element is something to press, so that nothing within it is taken again. */
  const take = (element: Element, look: CSSStyleDeclaration, at: ElementContext): boolean => {
    const kind = at.pressed ? null : pressable(element);
    if (kind === null || look.visibility !== "visible") return kind !== null;
    const painted = painter(element, look);
    const badge = badgeOf(element);
    // An inline link is as high as a line of text, whatever picture stands in it.
    const shown = painted === null ? (badge ?? element) : element;
    const area = intersect(areaOfElement(shown, at.origin), at.clip);
    if (!inSight(area, 8)) return true;
    // A card that is a link as a whole is no button: it has not the height of one.
    const button = kind === "always" || (painted !== null && area.bottom - area.top <= 130);
    if (button || (badge !== null && !isLogo(element, at)))
      seen.push({ element, area, region: at.region, look, painted, badge });
    return true;
  };

  const range = document.createRange();
  const areaOfNode = (node: Node): DOMRect => {
    if (isElement(node)) return rectangle(node);
    const measure = node.ownerDocument === document ? range : (node.ownerDocument ?? document).createRange();
    measure.selectNodeContents(node);
    return measure.getBoundingClientRect();
  };

  /** Two neighbours on a line with a margin between them: no white space is needed to part them. */
  const isApart = (before: Node | undefined, node: Node, em: number): boolean => {
    if (before === undefined) return false;
    const [a, b] = [areaOfNode(before), areaOfNode(node)];
    if (a.width === 0 || b.width === 0) return false;
    return Math.max(b.left - a.right, a.left - b.right) > em * 0.14;
  };

  const visibleText = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
    if (/^(script|style|template|noscript|svg|select)$/.test(name(node))) return "";
    const look = style(node);
    const { width, height } = rectangle(node);
    if (look.display === "none" || look.visibility !== "visible" || (width < 2 && height < 2)) return "";
    const em = Number.parseFloat(look.fontSize);
    const parts = inside(node);
    const text = parts
      .map((part, at) => (isApart(parts[at - 1], part, em) ? " " : "") + visibleText(part))
      .join("");
    return /^(inline|contents)$/.test(look.display) ? text : ` ${text} `;
  };

  /** What a picture is called for those who do not see it. */
  const caption = (picture: Element): string => {
    const title = inside(picture).find((child) => isElement(child) && name(child) === "title");
    const names = ["alt", "aria-label", "title"].map((key) => attribute(picture, key) ?? "");
    return [title?.textContent ?? "", ...names].find((text) => text.trim() !== "") ?? "";
  };

  /** What it says: what is written on it, else what it is called for those who do not see it. */
  const label = ({ element, badge }: CollectedControl): string => {
    const written = name(element) === "input" ? (attribute(element, "value") ?? "") : visibleText(element);
    const [spoken = "", ...names] = ["aria-label", "title", "alt"].map(
      (key) => attribute(element, key) ?? "",
    );
    return (
      [written, spoken, badge === null ? "" : caption(badge), ...names]
        .map((text) => tidy(text, 300))
        .find((text) => text !== "") ?? ""
    );
  };

  return { label, seen, take };
}

export type ControlCollector = ReturnType<typeof createControlCollector>;
