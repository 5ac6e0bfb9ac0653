import type { Dom } from "./dom.ts";
import type { ElementContext } from "./element-context.ts";
import type { Area, Geometry } from "./geometry.ts";

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

/** Runs in the page: gathers what is a picture: images, videos, inline SVG, CSS backgrounds. */
export function createPictureCollector(tools: { dom: Dom; geometry: Geometry }) {
  const { attribute, children, isElement, name } = tools.dom;
  const { areaOfElement, inSight, intersect } = tools.geometry;
  const seen: CollectedPicture[] = [];

  const ofElement = (element: Element): PictureSource | null => {
    const label = attribute(element, "aria-label") ?? attribute(element, "title") ?? "";
    switch (name(element)) {
      case "img": {
        const { currentSrc, src } = element as HTMLImageElement;
        return { kind: "img", src: currentSrc || src || null, alt: attribute(element, "alt") || label };
      }
      case "video": {
        const { poster, currentSrc } = element as HTMLVideoElement;
        return { kind: "video", src: poster || currentSrc || null, alt: label };
      }
      case "svg": {
        const title = children(element).find((child) => isElement(child) && name(child) === "title");
        return { kind: "svg", src: null, alt: title?.textContent ?? label };
      }
      default:
        return null;
    }
  };

  const ofBackground = (element: Element, look: CSSStyleDeclaration): PictureSource | null => {
    const image = look.backgroundImage;
    if (image === "none" || look.getPropertyValue("background-clip").includes("text")) return null;
    const src = /url\("([^"]*)"\)/.exec(image)?.[1] ?? null;
    if (src === null && !image.includes("gradient(")) return null;
    return { kind: "background", src, alt: attribute(element, "aria-label") ?? "" };
  };

  /** The lines that a drawing sets as text: those with a place of their own are apart. */
  const lettering = (drawing: Element): string =>
    children(drawing)
      .map((node) => {
        if (!isElement(node)) return node.nodeValue ?? "";
        const placed = ["x", "y", "dy"].some((place) => attribute(node, place) !== null);
        return placed ? ` ${lettering(node)}` : lettering(node);
      })
      .join("");

  /** What a picture says: its own letters where it is drawn in text, else what its author calls it. */
  const wordsOf = (element: Element): string => {
    const lines = name(element) === "svg" ? Element.prototype.querySelectorAll.call(element, "text") : [];
    return lines.length > 0 ? [...lines].map(lettering).join(" ") : (ofElement(element)?.alt ?? "");
  };

  const take = (element: Element, look: CSSStyleDeclaration, at: ElementContext): void => {
    const sources = [ofElement(element), ofBackground(element, look)].filter((source) => source !== null);
    if (sources.length === 0 || look.visibility !== "visible") return;
    const area = intersect(areaOfElement(element, at.origin), at.clip);
    if (!inSight(area, 12)) return;
    for (const source of sources) seen.push({ element, area, region: at.region, ...source });
  };

  return { seen, take, wordsOf };
}

export type PictureCollector = ReturnType<typeof createPictureCollector>;
