import type { PageReadingLimits } from "../page-script-types.ts";
import { ControlCollector } from "./controls.ts";
import { Selectors } from "./css-selectors.ts";
import { dom } from "./dom.ts";
import { type ElementContext, ElementContexts } from "./element-context.ts";
import { FaqCollector } from "./faq-collector.ts";
import { type Area, geometry } from "./geometry.ts";
import { layers } from "./layers.ts";
import { paint } from "./painted-colours.ts";
import { PictureCollector } from "./picture-collector.ts";
import { type CollectedText, TextBlockCollector } from "./text-block-collector.ts";

/**
 * Runs in the page after it has settled: reads everything that later stages need, in one pass over the rendered
 * content. Coordinates are CSS pixels from the top left of the document, rounded to halves.
 */
export class PageReader {
  readonly #limits: PageReadingLimits;
  readonly #faq: FaqCollector;
  readonly #textBlocks: TextBlockCollector;
  readonly #selectors = new Selectors();
  readonly #contexts = new ElementContexts();
  readonly #controls = new ControlCollector();
  readonly #pictures = new PictureCollector();
  readonly #layers = layers.find();
  readonly #elementNumbers = new Map<Element, number>();
  #visited = 0;
  /** Frames of other origins. */
  readonly #frames: { element: Element; region: string; area: Area }[] = [];

  constructor(limits: PageReadingLimits) {
    this.#limits = limits;
    this.#faq = new FaqCollector(limits.answers);
    this.#textBlocks = new TextBlockCollector(limits.characters);
  }

  #walk(element: Element, from: ElementContext): void {
    const skipped = /^(script|style|template|noscript|head|meta|link|title|datalist|object|audio)$/;
    this.#visited += 1;
    const tag = dom.tagName(element);
    if (this.#visited > this.#limits.elements || skipped.test(tag)) return;
    const look = dom.style(element);
    const context = this.#contexts.enter(element, look, from, this.#layers);
    if (!/^(nav|header)$/.test(from.region) && (context === null || this.#contexts.isFolded(element, look)))
      this.#faq.addCollapsed(element);
    if (context === null) return;
    if (!/^(nav|header)$/.test(from.region) && this.#contexts.isCutOff(element, look)) this.#faq.addCutOff(element);
    this.#pictures.add(element, look, context);
    this.#faq.add(element);
    context.inControl = this.#controls.add(element, look, context) || from.inControl;
    if (tag === "iframe" || tag === "frame") this.#walkFrame(element, context);
    if (tag === "br" && context.block !== null) context.block.hasBreak = true;
    if (/^(input|select|textarea)$/.test(tag))
      this.#textBlocks.addValue(element, this.#controls.valueOf(element), look, context);
    if (/^(select|textarea)$/.test(tag)) return;
    if (tag === "svg") this.#walkDrawing(element, look, context);
    else if (/^(img|video|canvas|iframe|frame|input)$/.test(tag))
      this.#textBlocks.addPicture(element, this.#pictures.textOf(element), look, context);
    else this.#walkChildren(element, look, context);
  }

  #walkChildren(element: Element, look: CSSStyleDeclaration, context: ElementContext): void {
    const outer = context.block;
    const belongsToOuter = this.#textBlocks.belongsToBlock(element, look, outer);
    const isBox = !/^(inline|contents)$/.test(look.display);
    if (outer !== null && isBox) outer.hasBreak = true;
    if (!belongsToOuter) context.block = this.#textBlocks.open(element, context.region);
    if (look.display.includes("list-item")) this.#textBlocks.addGenerated(element, "::marker", context);
    this.#textBlocks.addGenerated(element, "::before", context);
    for (const node of dom.renderedChildren(element)) {
      if (dom.isElement(node)) this.#walk(node, context);
      else if (node.nodeType === 3) this.#textBlocks.addText(node, element, look, context);
    }
    this.#textBlocks.addGenerated(element, "::after", context);
    if (outer !== null && (isBox || !belongsToOuter)) outer.hasBreak = true;
  }

  #walkDrawing(element: Element, look: CSSStyleDeclaration, context: ElementContext): void {
    const isInHeading = context.block !== null && context.block.level !== null;
    if (isInHeading) this.#textBlocks.addPicture(element, this.#pictures.textOf(element), look, context);
    else this.#textBlocks.addLettering(element, this.#pictures.letteringOf(element), look, context);
    // HTML within an SVG.
    for (const part of dom.queryAll("foreignObject", element)) this.#walkChildren(part, dom.style(part), context);
  }

  #walkFrame(element: Element, context: ElementContext): void {
    const inner = dom.frameDocument(element);
    const body = inner?.body;
    const area = geometry.areaOfElement(element, context.origin);
    const clip = geometry.intersect(context.clip, area);
    if (inner === null && geometry.isVisible(clip) && dom.style(element).visibility === "visible")
      this.#frames.push({ element, region: context.region, area });
    const origin = { x: area.left, y: area.top };
    if (body && geometry.isVisible(clip)) this.#walk(body, { ...context, clip, origin, block: null });
  }

  /** The items with the highest weights, in document order. */
  #heaviest<T>(items: T[], limit: number, weightOf: (item: T) => number): T[] {
    if (items.length <= limit) return items;
    const order = items.map((item, index) => ({ index, weight: weightOf(item) }));
    order.sort((a, b) => b.weight - a.weight || a.index - b.index);
    const indices = new Set(order.slice(0, limit).map(({ index }) => index));
    return items.filter((_, index) => indices.has(index));
  }

  /** Content above the fold weighs four times as much as content below. */
  #foldWeight(area: Area): number {
    return geometry.isAboveFold(area) ? 4 : 1;
  }

  #placement(element: Element, region: string, area: Area) {
    const box = geometry.boxOf(area);
    return {
      tag: dom.tagName(element),
      box,
      region,
      covered: this.#layers.length > 0 && geometry.isAboveFold(area) && layers.isCovered(this.#layers, box, element),
      selector: this.#selectors.selectorOf(element),
    };
  }

  /** The centre of an area, from the top left of the viewport. */
  #centreOf({ left, top, right, bottom }: Area) {
    return { x: (left + right) / 2 - scrollX, y: (top + bottom) / 2 - scrollY };
  }

  #isOnScreen(area: Area): boolean {
    const { x, y } = this.#centreOf(area);
    return x >= 0 && y >= 0 && x < dom.viewport.width && y < dom.viewport.height;
  }

  #colours(look: CSSStyleDeclaration, element: Element, area: Area) {
    const { x, y } = this.#centreOf(area);
    const background = this.#isOnScreen(area) ? paint.backgroundAt(element, x, y) : paint.backgroundOf(element);
    return {
      colour: paint.textColourOn(look, background.colour, element),
      background: background.colour,
      overPicture: background.overPicture,
    };
  }

  /** The font size that would fill a picture with its text: a letter is about 0.55 em wide, a line 1.25 em high. */
  #estimateFontSize(area: Area, text: string): number {
    const perCharacter = geometry.size(area) / (text.length * 0.55 * 1.25);
    return Math.min(96, (area.bottom - area.top) * 0.8, Math.sqrt(perCharacter));
  }

  /** The numbers of an element and its ancestors in this reading, outermost first. */
  #ancestorNumbers(element: Element): number[] {
    const numbers = dom.lineage(element).map((at) => {
      const number = this.#elementNumbers.get(at) ?? this.#elementNumbers.size;
      this.#elementNumbers.set(at, number);
      return number;
    });
    return numbers.reverse().slice(0, this.#limits.within);
  }

  /** Prices and percentages are what ads are compared by. */
  #textWeight({ block, text, area, style }: CollectedText): number {
    const isOffer = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|(?:kr|zł|Kč|CHF|EUR|USD|GBP)\b)/u.test(text);
    const rank = (isOffer ? 100 : 1) * (block.level === null ? 1 : 2) * this.#foldWeight(area);
    return Number.parseFloat(style.fontSize) ** 1.3 * rank;
  }

  #texts(collected: CollectedText[]) {
    const texts = this.#heaviest(collected, this.#limits.texts, (text) => this.#textWeight(text));
    return texts.flatMap(({ block, text, struck, area, style, parent, drawn, aside, changing }) => {
      const colours = this.#colours(style, parent, area);
      // Written in the colour of what is behind it. Of content beyond the screen, that is not known for certain.
      if (!drawn && colours.colour === colours.background && !colours.overPicture && this.#isOnScreen(area)) return [];
      const fontPx = drawn ? this.#estimateFontSize(area, text) : Number.parseFloat(style.fontSize);
      const read = {
        ...this.#placement(block.element, block.region, area),
        within: this.#ancestorNumbers(block.element),
        text,
        ...(struck.length > 0 && { struck }),
        ...(drawn && { drawn }),
        ...(aside && { aside }),
        ...(changing && { changing }),
        level: block.level,
        fontPx: geometry.roundToHalf(fontPx),
        fontWeight: Number(style.fontWeight),
        ...colours,
      };
      return [read];
    });
  }

  #readControls() {
    const weightOf = ({ area }: { area: Area }) => geometry.size(area) * this.#foldWeight(area);
    return this.#heaviest(this.#controls.controls, this.#limits.controls, weightOf).map((control) => {
      const { element, area, region, style, filledElement, badge } = control;
      return {
        ...this.#placement(element, region, area),
        text: this.#controls.labelOf(control),
        href: dom.tagName(element) === "a" ? (element as HTMLAnchorElement).href : null,
        filled: filledElement !== null,
        ...(badge !== null && { badge: true }),
        ...this.#colours(style, filledElement ?? element, area),
        fontPx: geometry.roundToHalf(Number.parseFloat(style.fontSize)),
      };
    });
  }

  #images() {
    const weightOf = ({ area }: { area: Area }) => geometry.size(area) * this.#foldWeight(area);
    return this.#heaviest(this.#pictures.pictures, this.#limits.images, weightOf).map((picture) => ({
      ...this.#placement(picture.element, picture.region, picture.area),
      kind: picture.kind,
      src: picture.src?.startsWith("data:") ? null : (picture.src?.slice(0, 2000) ?? null),
      alt: dom.cleanText(picture.alt, 300),
    }));
  }

  /** A link's text, else its label or its picture's text alternative. */
  #linkText(anchor: Element): string {
    const [picture] = dom.queryAll("img[alt]", anchor);
    const names = [dom.attribute(anchor, "aria-label"), picture ? dom.attribute(picture, "alt") : null];
    const texts = [anchor.textContent, ...names].map((text) => dom.cleanText(text ?? "", 200));
    return texts.find((text) => text !== "") ?? "";
  }

  #links() {
    const texts = new Map<string, string>();
    for (const anchor of dom.queryAll("a[href]")) {
      const { href } = anchor as HTMLAnchorElement;
      if (texts.size >= this.#limits.links) break;
      if (!/^(https?|tel|sms|mailto|whatsapp):/.test(href) || href.length > 2000) continue;
      if ([...dom.hiddenLayers].some((layer) => dom.contains(layer, anchor))) continue;
      if (!texts.get(href)) texts.set(href, this.#linkText(anchor));
    }
    return [...texts].map(([href, text]) => ({ href, text }));
  }

  #meta(...names: string[]): string | null {
    for (const element of dom.queryAll("meta[content]")) {
      const keys = ["name", "property", "http-equiv"].map((key) => dom.attribute(element, key)?.toLowerCase());
      const content = dom.cleanText(dom.attribute(element, "content") ?? "", 1000);
      if (content !== "" && keys.some((key) => key !== undefined && names.includes(key))) return content;
    }
    return null;
  }

  read() {
    const body = dom.body();
    if (body !== null) this.#walk(body, this.#contexts.start());
    const collected = this.#textBlocks.read();
    return {
      url: location.href,
      title: dom.cleanText(document.title, 1000),
      language: dom.attribute(dom.root(), "lang") || this.#meta("content-language"),
      description: this.#meta("description", "og:description"),
      siteName: this.#meta("og:site_name", "application-name", "apple-mobile-web-app-title"),
      fold: dom.viewport,
      documentHeight: Math.max(dom.root().scrollHeight, body?.scrollHeight ?? 0),
      texts: this.#texts(collected),
      leftOut: Math.max(0, collected.length - this.#limits.texts),
      isCut: this.#visited > this.#limits.elements,
      controls: this.#readControls(),
      images: this.#images(),
      links: this.#links(),
      answers: this.#faq.entries,
      frames: this.#frames.map(({ element, region, area }) => this.#placement(element, region, area)),
      jsonLd: dom
        .queryAll('script[type="application/ld+json"]')
        .slice(0, 20)
        .map((script) => script.textContent ?? "")
        .filter((text) => text.length < 100_000),
      layers: this.#layers.map(({ kind, box, solid, foldShare }) => ({ kind, box, solid, foldShare })),
      veil: layers.backdropColour(this.#layers),
      markup: dom.root().outerHTML.slice(0, 20_000),
    };
  }
}
