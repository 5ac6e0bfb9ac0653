import type { Dom } from "./dom.ts";
import type { Area, Geometry } from "./geometry.ts";
import type { Paint } from "./paint.ts";
import type { Situation } from "./situation.ts";

export interface SeenControl {
  element: Element;
  area: Area;
  region: string;
  look: CSSStyleDeclaration;
  /** The element that paints it as a button, or null. */
  painted: Element | null;
}

/** Runs in the page: gathers what can be pressed: buttons, submits, and links that are painted as buttons. */
export function controls(tools: { dom: Dom; geometry: Geometry; paint: Paint }) {
  const { attribute, inside, isElement, name, parent, rectangle, style, tidy } = tools.dom;
  const { areaOfElement, inSight, intersect } = tools.geometry;
  const { filled } = tools.paint;
  const seen: SeenControl[] = [];

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

  /** @returns whether the element is something to press, so that nothing within it is taken again. */
  const take = (element: Element, look: CSSStyleDeclaration, at: Situation): boolean => {
    const kind = at.pressed ? null : pressable(element);
    if (kind === null || look.visibility !== "visible") return kind !== null;
    const area = intersect(areaOfElement(element, at.origin), at.clip);
    if (!inSight(area, 8)) return true;
    const painted = painter(element, look);
    // A card that is a link as a whole is no button: it has not the height of one.
    if (kind === "always" || (painted !== null && area.bottom - area.top <= 130)) {
      seen.push({ element, area, region: at.region, look, painted });
    }
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

  /** What it says: what is written on it, else what it is called for those who do not see it. */
  const label = (element: Element): string => {
    const written = name(element) === "input" ? (attribute(element, "value") ?? "") : visibleText(element);
    const names = ["aria-label", "title", "alt"].map((key) => attribute(element, key) ?? "");
    return [written, ...names].map((text) => tidy(text, 300)).find((text) => text !== "") ?? "";
  };

  return { label, seen, take };
}

export type Controls = ReturnType<typeof controls>;
