import { dom } from "./dom.ts";
import type { ElementContext } from "./element-context.ts";
import { type Area, geometry } from "./geometry.ts";

interface PictureSource {
  kind: "img" | "background" | "svg" | "video";
  src: string | null;
  alt: string;
}

export interface CollectedPicture extends PictureSource {
  element: Element;
  area: Area;
  region: string;
}

/** Runs in the page: collects images, videos, inline SVG and CSS backgrounds. */
export class PictureCollector {
  readonly pictures: CollectedPicture[] = [];

  #sourceOf(element: Element): PictureSource | null {
    const label = dom.attribute(element, "aria-label") ?? dom.attribute(element, "title") ?? "";
    switch (dom.tagName(element)) {
      case "img": {
        const { currentSrc, src } = element as HTMLImageElement;
        return { kind: "img", src: currentSrc || src || null, alt: dom.attribute(element, "alt") || label };
      }
      case "video": {
        const { poster, currentSrc } = element as HTMLVideoElement;
        return { kind: "video", src: poster || currentSrc || null, alt: label };
      }
      case "svg": {
        const title = dom.children(element).find((child) => dom.isElement(child) && dom.tagName(child) === "title");
        return { kind: "svg", src: null, alt: title?.textContent ?? label };
      }
      default:
        return null;
    }
  }

  #backgroundOf(element: Element, look: CSSStyleDeclaration): PictureSource | null {
    const image = look.backgroundImage;
    if (image === "none" || look.getPropertyValue("background-clip").includes("text")) return null;
    const src = /url\("([^"]*)"\)/.exec(image)?.[1] ?? null;
    if (src === null && !image.includes("gradient(")) return null;
    return { kind: "background", src, alt: dom.attribute(element, "aria-label") ?? "" };
  }

  /** The text in an SVG. Elements with their own position are separate words. */
  #svgText(drawing: Element): string {
    return dom
      .children(drawing)
      .map((node) => {
        if (!dom.isElement(node)) return node.nodeValue ?? "";
        const isPlaced = ["x", "y", "dy"].some((key) => dom.attribute(node, key) !== null);
        return isPlaced ? ` ${this.#svgText(node)}` : this.#svgText(node);
      })
      .join("");
  }

  /** A picture's text: the text in an SVG, else its text alternative. */
  textOf(element: Element): string {
    const lines = dom.tagName(element) === "svg" ? dom.queryAll("text", element) : [];
    return lines.length > 0 ? lines.map((line) => this.#svgText(line)).join(" ") : (this.#sourceOf(element)?.alt ?? "");
  }

  /** The lettering of an SVG; empty where it has none, or so many texts that it is a chart or a map. */
  letteringOf(drawing: Element): string {
    const lines = dom.queryAll("text", drawing).length;
    return lines > 0 && lines <= 12 ? this.textOf(drawing) : "";
  }

  add(element: Element, look: CSSStyleDeclaration, { clip, origin, region }: ElementContext): void {
    const sources = [this.#sourceOf(element), this.#backgroundOf(element, look)].filter((source) => source !== null);
    if (sources.length === 0 || look.visibility !== "visible") return;
    const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
    if (!geometry.isVisible(area, 12)) return;
    for (const source of sources) this.pictures.push({ element, area, region, ...source });
  }
}
