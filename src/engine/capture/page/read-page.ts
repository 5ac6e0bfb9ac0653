import type { ViewportBox } from "./consent-prompts.ts";
import type { ControlCollector } from "./controls.ts";
import type { Selectors } from "./css-selectors.ts";
import type { Dom } from "./dom.ts";
import type { ElementContext, ElementContexts } from "./element-context.ts";
import type { FaqCollector } from "./faq.ts";
import type { Area, Geometry } from "./geometry.ts";
import type { Layers } from "./layers.ts";
import type { Paint } from "./paint.ts";
import type { PictureCollector } from "./pictures.ts";
import type { TextBlockCollector } from "./text-blocks.ts";

export interface PageReadingOptions {
  frames: ViewportBox[];
  limits: PageReadingLimits;
}

export interface PageReadingLimits {
  /** Elements looked at, in document order. */
  elements: number;
  texts: number;
  controls: number;
  images: number;
  links: number;
  /** Questions that the page answers. */
  answers: number;
  /** Characters of one text. */
  characters: number;
  /** Elements told that a text stands in, from the outermost on. */
  within: number;
}

interface PageReadingTools {
  dom: Dom;
  geometry: Geometry;
  paint: Paint;
  layers: Layers;
  address: Selectors;
  situations: ElementContexts;
  prose: TextBlockCollector;
  controls: ControlCollector;
  pictures: PictureCollector;
  answers: FaqCollector;
}

/**
 * Runs in the page, once it is calm: everything judgement will want to know, in one pass over what is rendered.
 * Coordinates are CSS pixels from the top left of the document, rounded to halves.
 */
export function collectPageReading(tools: PageReadingTools, { frames, limits }: PageReadingOptions) {
  const {
    all,
    attribute,
    body,
    contains,
    frameDocument,
    hidden,
    inside,
    isElement,
    name,
    parent,
    root,
    style,
    tidy,
  } = tools.dom;
  const { areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size } = tools.geometry;
  const { address, controls, paint, pictures, prose } = tools;
  const found = tools.layers.find(frames);
  const SKIPPED =
    /^(script|style|template|noscript|head|meta|link|title|select|textarea|datalist|object|audio)$/;
  const LEAVES = /^(svg|img|video|canvas|iframe|frame|input)$/;
  let walked = 0;

  // ── the walk ──

  const walk = (element: Element, from: ElementContext): void => {
    walked += 1;
    const tag = name(element);
    if (walked > limits.elements || SKIPPED.test(tag)) return;
    const look = style(element);
    const at = tools.situations.enter(element, look, from, found);
    if (at === null) return;
    pictures.take(element, look, at);
    tools.answers.take(element);
    at.pressed = controls.take(element, look, at) || from.pressed;
    if (tag === "iframe" || tag === "frame") walkFrame(element, at);
    if (tag === "br" && at.block !== null) at.block.broken = true;
    if (LEAVES.test(tag)) prose.picture(element, pictures.wordsOf(element), look, at);
    else walkInside(element, look, at);
  };

  const walkInside = (element: Element, look: CSSStyleDeclaration, at: ElementContext): void => {
    const outer = at.block;
    const onward = prose.flowsOn(element, look, outer);
    const boxed = !/^(inline|contents)$/.test(look.display);
    if (outer !== null && boxed) outer.broken = true;
    if (!onward) at.block = prose.open(element, at.region);
    for (const node of inside(element)) {
      if (isElement(node)) walk(node, at);
      else if (node.nodeType === 3) prose.take(node, element, look, at);
    }
    if (outer !== null && (boxed || !onward)) outer.broken = true;
  };

  const walkFrame = (element: Element, at: ElementContext): void => {
    const start = frameDocument(element)?.body;
    const area = areaOfElement(element, at.origin);
    const clip = intersect(at.clip, area);
    if (start && inSight(clip))
      walk(start, { ...at, clip, origin: { x: area.left, y: area.top }, block: null });
  };

  // ── the account ──

  /** The most telling ones where there are too many, in document order all the same. */
  const most = <T>(list: T[], limit: number, weight: (item: T) => number): T[] => {
    if (list.length <= limit) return list;
    const order = list.map((item, index) => ({ index, weight: weight(item) }));
    order.sort((a, b) => b.weight - a.weight || a.index - b.index);
    const kept = new Set(order.slice(0, limit).map(({ index }) => index));
    return list.filter((_, index) => kept.has(index));
  };

  /** The first screen weighs four times as much as what lies below. */
  const telling = (area: Area): number => (inFold(area) ? 4 : 1);

  const standing = (element: Element, region: string, area: Area) => ({
    tag: name(element),
    box: boxOf(area),
    region,
    covered: found.length > 0 && inFold(area) && tools.layers.covering(found, boxOf(area), element),
    selector: address.selectorOf(element),
  });

  const colours = (look: CSSStyleDeclaration, element: Element, area: Area) => {
    const [x, y] = [(area.left + area.right) / 2 - scrollX, (area.top + area.bottom) / 2 - scrollY];
    const visible = x >= 0 && y >= 0 && x < fold.width && y < fold.height;
    const ground = visible ? paint.below(element, x, y) : paint.behind(element);
    return { colour: paint.ink(look, ground.colour), background: ground.colour, pictured: ground.pictured };
  };

  /** The size of letters that would fill a picture: one is about .55 em wide, and a line 1.25 em high. */
  const lettersIn = (area: Area, text: string): number =>
    Math.min(96, (area.bottom - area.top) * 0.8, Math.sqrt(size(area) / (text.length * 0.55 * 1.25)));

  const numbers = new Map<Element, number>();
  const within = (element: Element): number[] => {
    const found: number[] = [];
    for (let at: Element | null = element; at !== null; at = parent(at)) {
      const number = numbers.get(at) ?? numbers.size;
      numbers.set(at, number);
      found.unshift(number);
    }
    return found.slice(0, limits.within);
  };

  const texts = () =>
    most(
      prose.read(),
      limits.texts,
      ({ block, area, style: look }) =>
        Number.parseFloat(look.fontSize) ** 1.3 * (block.level === null ? 1 : 2) * telling(area),
    ).map(({ block, text, struck, area, style: look, parent, drawn }) => ({
      ...standing(block.element, block.region, area),
      within: within(block.element),
      text,
      ...(struck.length > 0 && { struck }),
      ...(drawn && { drawn }),
      level: block.level,
      fontPx: half(drawn ? lettersIn(area, text) : Number.parseFloat(look.fontSize)),
      fontWeight: Number(look.fontWeight),
      ...colours(look, parent, area),
    }));

  const pressables = () =>
    most(controls.seen, limits.controls, ({ area }) => size(area) * telling(area)).map((control) => {
      const { element, area, region, look, painted, badge } = control;
      return {
        ...standing(element, region, area),
        text: controls.label(control),
        href: name(element) === "a" ? (element as HTMLAnchorElement).href : null,
        filled: painted !== null,
        ...(badge !== null && { badge: true }),
        ...colours(look, painted ?? element, area),
        fontPx: half(Number.parseFloat(look.fontSize)),
      };
    });

  const images = () =>
    most(pictures.seen, limits.images, ({ area }) => size(area) * telling(area)).map((picture) => ({
      ...standing(picture.element, picture.region, picture.area),
      kind: picture.kind,
      src: picture.src?.startsWith("data:") ? null : (picture.src?.slice(0, 2000) ?? null),
      alt: tidy(picture.alt, 300),
    }));

  /** What a link says: its words, else what it or its picture is called. */
  const wordsOf = (anchor: Element): string => {
    const picture = Element.prototype.querySelector.call(anchor, "img[alt]");
    const names = [attribute(anchor, "aria-label"), picture && attribute(picture, "alt")];
    return (
      [anchor.textContent, ...names].map((text) => tidy(text ?? "", 200)).find((text) => text !== "") ?? ""
    );
  };

  const links = () => {
    const texts = new Map<string, string>();
    for (const anchor of all("a[href]")) {
      const { href } = anchor as HTMLAnchorElement;
      if (texts.size >= limits.links) break;
      if (!/^(https?|tel|sms|mailto|whatsapp):/.test(href) || href.length > 2000) continue;
      if ([...hidden].some((layer) => contains(layer, anchor))) continue;
      if (!texts.get(href)) texts.set(href, wordsOf(anchor));
    }
    return [...texts].map(([href, text]) => ({ href, text }));
  };

  const meta = (...names: string[]): string | null => {
    for (const element of all("meta[content]")) {
      const keys = ["name", "property", "http-equiv"].map((key) => attribute(element, key)?.toLowerCase());
      const content = tidy(attribute(element, "content") ?? "", 1000);
      if (content !== "" && keys.some((key) => key !== undefined && names.includes(key))) return content;
    }
    return null;
  };

  const start = body();
  if (start !== null) walk(start, tools.situations.start());
  return {
    url: location.href,
    title: tidy(document.title, 1000),
    language: attribute(root(), "lang") || meta("content-language"),
    description: meta("description", "og:description"),
    siteName: meta("og:site_name", "application-name", "apple-mobile-web-app-title"),
    fold,
    documentHeight: Math.max(root().scrollHeight, start?.scrollHeight ?? 0),
    texts: texts(),
    controls: pressables(),
    images: images(),
    links: links(),
    answers: tools.answers.found,
    jsonLd: all('script[type="application/ld+json"]')
      .slice(0, 20)
      .map((script) => script.textContent ?? "")
      .filter((text) => text.length < 100_000),
    layers: found.map(({ kind, box, solid, foldShare }) => ({ kind, box, solid, foldShare })),
    veil: tools.layers.veil(found),
    markup: root().outerHTML.slice(0, 20_000),
  };
}

export type RawPageReading = ReturnType<typeof collectPageReading>;
