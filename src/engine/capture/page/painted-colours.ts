import { dom } from "./dom.ts";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

interface Background {
  colour: string;
  /** A picture lies between the content and the colour. */
  overPicture: boolean;
}

/** Runs in the page: the colours that an element paints, and the background behind it. */
class Paint {
  readonly #clear: Rgba = [0, 0, 0, 0];
  readonly #white: Rgba = [255, 255, 255, 1];
  /** Stands for a picture whose pixels are not known. */
  readonly #pictureColour: Rgba = [128, 128, 128, 1];
  readonly #parsed = new Map<string, Rgba>();
  readonly #canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  /** Any CSS colour as sRGB, including oklch() and the like. */
  #parse(css: string): Rgba {
    const known = this.#parsed.get(css);
    if (known !== undefined) return known;
    const parsed = this.#parseRgb(css) ?? this.#parseByPainting(css);
    this.#parsed.set(css, parsed);
    return parsed;
  }

  #parseRgb(css: string): Rgba | null {
    const match = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css);
    return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4] ?? 1)];
  }

  #parseByPainting(css: string): Rgba {
    const canvas = this.#canvas;
    if (canvas === null) return this.#clear;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = "#0000";
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  #blend(top: Rgba, bottom: Rgba): Rgba {
    const alpha = top[3] + bottom[3] * (1 - top[3]);
    if (alpha === 0) return this.#clear;
    const mix = (index: 0 | 1 | 2) => (top[index] * top[3] + bottom[index] * bottom[3] * (1 - top[3])) / alpha;
    return [mix(0), mix(1), mix(2), alpha];
  }

  #hex(colour: Rgba): string {
    const channels = colour.slice(0, 3).map((channel) => Math.round(channel).toString(16).padStart(2, "0"));
    return `#${channels.join("")}`;
  }

  /** The mean of a gradient's stops; null where there is no gradient. */
  #gradient(image: string): Rgba | null {
    if (!image.includes("gradient(")) return null;
    const stops = image.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/g) ?? [];
    if (stops.length === 0) return null;
    const sum = stops
      .map((stop) => this.#parse(stop))
      .reduce((total, stop) => {
        const add = (index: 0 | 1 | 2) => total[index] + stop[index] * stop[3];
        return [add(0), add(1), add(2), total[3] + stop[3]];
      }, this.#clear);
    if (sum[3] === 0) return this.#clear;
    return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3] / stops.length];
  }

  #clipsToText(look: CSSStyleDeclaration): boolean {
    return look.getPropertyValue("background-clip").includes("text");
  }

  /** The element's own background. */
  ownBackground(look: CSSStyleDeclaration): { colour: Rgba; hasPicture: boolean } {
    const flat = this.#parse(look.backgroundColor);
    const image = look.backgroundImage;
    if (image === "none" || this.#clipsToText(look)) return { colour: flat, hasPicture: false };
    const gradient = this.#gradient(image);
    const colour = gradient === null ? flat : this.#blend(gradient, flat);
    return { colour, hasPicture: image.includes("url(") };
  }

  /** The visible background of a stack of elements, topmost first, down to an opaque one or the white canvas. */
  #composite(stack: Element[]): Background {
    let colour = this.#clear;
    let overPicture = false;
    for (const element of stack) {
      if (colour[3] >= 0.99) break;
      const own = this.ownBackground(dom.style(element));
      overPicture ||= own.hasPicture || /^(img|video|canvas|picture|image)$/.test(dom.tagName(element));
      colour = this.#blend(colour, own.colour);
    }
    return { colour: this.#hex(this.#blend(colour, this.#white)), overPicture };
  }

  /** The background of an element's content, from its ancestors. */
  backgroundOf(element: Element): Background {
    return this.#composite(dom.lineage(element));
  }

  /**
   * The background of an element's content at a point of the viewport. What is painted below need not be an ancestor,
   * for example below a transparent bar that is fixed over the hero.
   */
  backgroundAt(element: Element, x: number, y: number): Background {
    const stack = Document.prototype.elementsFromPoint.call(document, x, y);
    const start = stack.findIndex((hit) => dom.contains(hit, element));
    const first = stack[start];
    if (first === undefined) return this.backgroundOf(element);
    const lineage = dom.lineage(element);
    return this.#composite([...lineage.slice(0, lineage.indexOf(first)), ...stack.slice(start)]);
  }

  /** The colour of an element's text; null where nothing of it is painted. */
  #textColour(look: CSSStyleDeclaration, element: Element): Rgba | null {
    const fill = this.#parse(look.getPropertyValue("-webkit-text-fill-color") || look.color);
    if (fill[3] >= 0.1) return fill;
    return this.#clippedBackground(look, element) ?? this.#outline(look) ?? this.#shadow(look);
  }

  /** The background that is clipped to the text: the element's own, or that of a box around it. */
  #clippedBackground(look: CSSStyleDeclaration, element: Element): Rgba | null {
    const outer = dom.lineage(element).slice(1, 6);
    const clipping = [look, ...outer.map((at) => dom.style(at))].find((at) => this.#clipsToText(at));
    if (clipping === undefined) return null;
    const colour = this.#gradient(clipping.backgroundImage) ?? this.#parse(clipping.backgroundColor);
    if (colour[3] >= 0.1) return colour;
    return clipping.backgroundImage.includes("url(") ? this.#pictureColour : null;
  }

  #outline(look: CSSStyleDeclaration): Rgba | null {
    if (!(Number.parseFloat(look.getPropertyValue("-webkit-text-stroke-width")) > 0)) return null;
    const colour = this.#parse(look.getPropertyValue("-webkit-text-stroke-color"));
    return colour[3] < 0.1 ? null : colour;
  }

  /** A shadow that is sharp enough to read: `rgb(0, 0, 0) 0px 0px 1px`. */
  #shadow(look: CSSStyleDeclaration): Rgba | null {
    const [, colour = "", blur = ""] = /^(.*?\)) \S+ \S+ ([\d.]+)px/.exec(look.textShadow) ?? [];
    if (colour === "" || Number(blur) > Number.parseFloat(look.fontSize) * 0.1) return null;
    const shadow = this.#parse(colour);
    return shadow[3] < 0.1 ? null : shadow;
  }

  hasVisibleText(look: CSSStyleDeclaration, element: Element): boolean {
    return this.#textColour(look, element) !== null;
  }

  /** Whether a CSS colour can be seen. */
  isOpaque(css: string): boolean {
    return this.#parse(css)[3] >= 0.3;
  }

  /** The text colour as it appears on a background. */
  textColourOn(look: CSSStyleDeclaration, background: string, element: Element): string {
    const channel = (start: number) => Number.parseInt(background.slice(start, start + 2), 16);
    const colour = this.#textColour(look, element) ?? this.#clear;
    return this.#hex(this.#blend(colour, [channel(1), channel(3), channel(5), 1]));
  }

  /** Whether it looks like a button: a background of its own, or a border on all sides. */
  isFilled(element: Element, look: CSSStyleDeclaration): boolean {
    const own = this.ownBackground(look);
    if (own.hasPicture) return true;
    if (own.colour[3] >= 0.1) {
      const around = dom.parent(element);
      return around === null || this.#hex(this.#blend(own.colour, this.#white)) !== this.backgroundOf(around).colour;
    }
    return ["top", "right", "bottom", "left"].every(
      (side) =>
        Number.parseFloat(look.getPropertyValue(`border-${side}-width`)) >= 1 &&
        look.getPropertyValue(`border-${side}-style`) !== "none" &&
        this.#parse(look.getPropertyValue(`border-${side}-color`))[3] >= 0.1,
    );
  }

  /** The blended colour and opacity of a stack of elements, topmost first. */
  overlayColour(stack: Element[]): { colour: string; alpha: number } {
    let colour = this.#clear;
    for (const element of stack) {
      const look = dom.style(element);
      const [red, green, blue, alpha] = this.ownBackground(look).colour;
      colour = this.#blend(colour, [red, green, blue, alpha * Number(look.opacity)]);
    }
    return { colour: this.#hex(colour), alpha: Math.round(colour[3] * 1000) / 1000 };
  }
}

export const paint = new Paint();
