import type { Dom } from "./dom.ts";

/** Runs in the page: what colours an element paints, and on what it stands. */
export function createPaint({ contains, name, parent, style }: Dom) {
  type Rgba = [number, number, number, number];
  const CLEAR: Rgba = [0, 0, 0, 0];
  const WHITE: Rgba = [255, 255, 255, 1];
  const known = new Map<string, Rgba>();
  const pot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  /** Any CSS colour, oklch() and the like included, as sRGB. */
  const parse = (css: string): Rgba => {
    const found = known.get(css);
    if (found !== undefined) return found;
    const parsed = parsePlain(css) ?? parseByPainting(css);
    known.set(css, parsed);
    return parsed;
  };

  const parsePlain = (css: string): Rgba | null => {
    const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css);
    if (plain === null) return null;
    return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
  };

  const parseByPainting = (css: string): Rgba => {
    if (pot === null) return CLEAR;
    pot.clearRect(0, 0, 1, 1);
    pot.fillStyle = "#0000";
    pot.fillStyle = css;
    pot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pot.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };

  const over = (top: Rgba, bottom: Rgba): Rgba => {
    const alpha = top[3] + bottom[3] * (1 - top[3]);
    if (alpha === 0) return CLEAR;
    const mix = (index: 0 | 1 | 2) =>
      (top[index] * top[3] + bottom[index] * bottom[3] * (1 - top[3])) / alpha;
    return [mix(0), mix(1), mix(2), alpha];
  };

  const hex = (colour: Rgba): string =>
    `#${colour
      .slice(0, 3)
      .map((channel) => Math.round(channel).toString(16).padStart(2, "0"))
      .join("")}`;

  /** A gradient's stops, averaged; null where there is no gradient. */
  const gradient = (image: string): Rgba | null => {
    if (!image.includes("gradient(")) return null;
    const stops = image.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/g) ?? [];
    if (stops.length === 0) return null;
    const sum = stops.map(parse).reduce<Rgba>((total, stop) => {
      const add = (index: 0 | 1 | 2) => total[index] + stop[index] * stop[3];
      return [add(0), add(1), add(2), total[3] + stop[3]];
    }, CLEAR);
    if (sum[3] === 0) return CLEAR;
    return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3] / stops.length];
  };

  /** What an element itself lays down behind its content. */
  const own = (look: CSSStyleDeclaration): { colour: Rgba; picture: boolean } => {
    const flat = parse(look.backgroundColor);
    const image = look.backgroundImage;
    if (image === "none" || look.getPropertyValue("background-clip").includes("text")) {
      return { colour: flat, picture: false };
    }
    const shade = gradient(image);
    return { colour: shade === null ? flat : over(shade, flat), picture: image.includes("url(") };
  };

  interface Ground {
    colour: string;
    /** A picture lies between the content and that colour. */
    pictured: boolean;
  }

  const PICTURES = /^(img|video|canvas|picture|image)$/;

  /** What a stack of elements paints, topmost first, down to an opaque one or the white canvas. */
  const composite = (stack: Element[]): Ground => {
    let colour = CLEAR;
    let pictured = false;
    for (const element of stack) {
      if (colour[3] >= 0.99) break;
      const layer = own(style(element));
      pictured ||= layer.picture || PICTURES.test(name(element));
      colour = over(colour, layer.colour);
    }
    return { colour: hex(over(colour, WHITE)), pictured };
  };

  const lineage = (element: Element, end: Element | null = null): Element[] => {
    const line: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== end; at = parent(at)) line.push(at);
    return line;
  };

  /** What an element's content stands on, by its ancestors. */
  const behind = (element: Element): Ground => composite(lineage(element));

  /**
   * The same for a point of the first screen, where what is painted below need not be an ancestor: a transparent
   * bar that is fixed over the hero.
   */
  const below = (element: Element, x: number, y: number): Ground => {
    const stack = Document.prototype.elementsFromPoint.call(document, x, y);
    const start = stack.findIndex((hit) => contains(hit, element));
    const first = stack[start];
    if (first === undefined) return behind(element);
    return composite([...lineage(element, first), ...stack.slice(start)]);
  };

  /** The colour of an element's letters, or null where they are transparent. */
  const letters = (look: CSSStyleDeclaration): Rgba | null => {
    const fill = parse(look.getPropertyValue("-webkit-text-fill-color") || look.color);
    if (fill[3] >= 0.1) return fill;
    if (!look.getPropertyValue("background-clip").includes("text")) return null;
    const shade = gradient(look.backgroundImage) ?? parse(look.backgroundColor);
    return shade[3] < 0.1 ? null : shade;
  };

  const isInked = (look: CSSStyleDeclaration): boolean => letters(look) !== null;

  /** The letters' colour as it appears on a ground. */
  const ink = (look: CSSStyleDeclaration, ground: string): string => {
    const at = (start: number) => Number.parseInt(ground.slice(start, start + 2), 16);
    return hex(over(letters(look) ?? CLEAR, [at(1), at(3), at(5), 1]));
  };

  /** Painted as a button is: a background of its own, or a border all around. */
  const filled = (element: Element, look: CSSStyleDeclaration): boolean => {
    const layer = own(look);
    if (layer.picture) return true;
    if (layer.colour[3] >= 0.1) {
      const around = parent(element);
      return around === null || hex(over(layer.colour, WHITE)) !== behind(around).colour;
    }
    return ["top", "right", "bottom", "left"].every(
      (side) =>
        Number.parseFloat(look.getPropertyValue(`border-${side}-width`)) >= 1 &&
        look.getPropertyValue(`border-${side}-style`) !== "none" &&
        parse(look.getPropertyValue(`border-${side}-color`))[3] >= 0.1,
    );
  };

  /** What elements lay over whatever is below them, topmost first: one colour and how much of it. */
  const pile = (stack: Element[]): { colour: string; alpha: number } => {
    let colour = CLEAR;
    for (const element of stack) {
      const look = style(element);
      const [red, green, blue, alpha] = own(look).colour;
      colour = over(colour, [red, green, blue, alpha * Number(look.opacity)]);
    }
    return { colour: hex(colour), alpha: Math.round(colour[3] * 1000) / 1000 };
  };

  return { behind, below, filled, ink, isInked, own, pile };
}

export type Paint = ReturnType<typeof createPaint>;
