import type { SuspectResource } from "../page-script-types.ts";
import { Selectors } from "./css-selectors.ts";
import { dom } from "./dom.ts";
import { geometry } from "./geometry.ts";

interface FoundUse {
  element: Element | null;
  aboveFold: boolean;
  mixed: boolean;
}

/** Runs in the page: finds out which resources the page uses and did not get, and what that leaves of it. */
export class ResourceReader {
  /** One use of each resource, above the fold where there is one. */
  readonly #uses = new Map<string, FoundUse>();
  readonly #faces: { family: string; urls: string[] }[] = [];
  /** A page may have any number of elements. Pictures are searched for until then. */
  readonly #end = performance.now() + 1000;
  readonly #trees = this.#findTrees();
  readonly #selectors = new Selectors();
  readonly #suspects: Record<"stylesheet" | "script" | "image", Set<string>>;

  constructor(suspects: readonly SuspectResource[]) {
    const urls = (kind: string) =>
      new Set(suspects.filter((one) => one.kind === kind).map(({ url }) => this.#normalise(url)));
    this.#suspects = { stylesheet: urls("stylesheet"), script: urls("script"), image: urls("image") };
  }

  /** The document and the shadow roots in it. */
  #findTrees(): (Document | ShadowRoot)[] {
    const trees: (Document | ShadowRoot)[] = [document];
    for (const tree of trees)
      for (const element of dom.queryAll("*", tree)) {
        const shadow = dom.shadowRootOf(element);
        if (shadow !== null && trees.length < 1000) trees.push(shadow);
      }
    return trees;
  }

  #queryAll(selector: string): Element[] {
    return this.#trees.flatMap((tree) => dom.queryAll(selector, tree));
  }

  /** The URL as requests have it: without fragment. Chrome requests http pictures of https pages over https. */
  #normalise(url: string): string {
    const bare = url.replace(/#.*$/, "");
    return location.protocol === "https:" ? bare.replace(/^http:/, "https:") : bare;
  }

  #use(kind: "stylesheet" | "script" | "image", source: string, element: Element | null, more: object = {}): void {
    const url = this.#normalise(source);
    if (!this.#suspects[kind].has(url)) return;
    const flags = { aboveFold: false, module: false, noticeable: false, broken: false };
    const use = { kind, url, element, box: null, ...flags, ...more };
    const known = this.#uses.get(`${kind} ${url}`);
    if (known !== undefined && (known.aboveFold || !use.aboveFold)) return;
    // `currentSrc` already has the scheme of the request.
    const written = (element && dom.attribute(element, "src")?.trim()) || source;
    const mixed = location.protocol === "https:" && /^http:/i.test(written);
    this.#uses.set(`${kind} ${url}`, { ...use, mixed });
  }

  #rulesOf(sheet: CSSStyleSheet | null): CSSRule[] | null {
    try {
      return sheet === null ? [] : [...sheet.cssRules];
    } catch {
      return null; // Of another origin, or refused.
    }
  }

  #matchesScreen(media: string): boolean {
    return media === "" || matchMedia(media).matches;
  }

  /** Stylesheets, links that a script turns into one when they have loaded (`onload`), and modules. */
  #readLink(link: HTMLLinkElement): void {
    const rel = (dom.attribute(link, "rel") ?? "").toLowerCase().split(/\s+/);
    // A module that imports it is not executed, although its own script tag is sound.
    if (rel.includes("modulepreload")) this.#use("script", link.href, link, { module: true });
    const isLate = dom.attribute(link, "onload") !== null;
    const isSheet = rel.includes("stylesheet") && !rel.includes("alternate") && !link.disabled;
    const isPreload = rel.includes("preload") && dom.attribute(link, "as") === "style" && isLate;
    if (!(isSheet || isPreload) || !(isLate || this.#matchesScreen(dom.attribute(link, "media") ?? ""))) return;
    const rules = this.#rulesOf(link.sheet);
    if (rules === null || rules.length === 0) this.#use("stylesheet", link.href, link);
  }

  #readSheet(sheet: CSSStyleSheet, depth: number): void {
    if (!this.#matchesScreen(sheet.media.mediaText)) return;
    this.#readRules(this.#rulesOf(sheet) ?? [], sheet.href ?? document.baseURI, depth);
  }

  #readRules(rules: CSSRule[], base: string, depth: number): void {
    for (const rule of rules) {
      if (rule instanceof CSSImportRule) this.#readImport(rule, base, depth);
      else if (rule instanceof CSSFontFaceRule) this.#readFontFace(rule.style, base);
      else if (rule instanceof CSSGroupingRule && depth < 10) this.#readRules([...rule.cssRules], base, depth + 1);
    }
  }

  #readImport(rule: CSSImportRule, base: string, depth: number): void {
    if (!this.#matchesScreen(rule.media.mediaText)) return;
    const url = URL.parse(rule.href, base)?.href ?? "";
    const rules = this.#rulesOf(rule.styleSheet);
    if (rules === null || rules.length === 0) this.#use("stylesheet", url, null);
    else if (rule.styleSheet !== null && depth < 10) this.#readSheet(rule.styleSheet, depth + 1);
  }

  #readFontFace(style: CSSStyleDeclaration, base: string): void {
    const sources = style.getPropertyValue("src").matchAll(/url\("([^"]*)"\)/g);
    const urls = [...sources].flatMap(([, url = ""]) => {
      const { href = "" } = (url.length < 2000 && URL.parse(url, base)) || {};
      return /^https?:/.test(href) && href.length < 2000 ? href : [];
    });
    if (this.#faces.length < 500)
      this.#faces.push({ family: this.#family(style.getPropertyValue("font-family")), urls: urls.slice(0, 20) });
  }

  #family(name: string): string {
    return name.replace(/^["']|["']$/g, "").slice(0, 200);
  }

  /** Families with a face that is used and could not be loaded from any of its sources. */
  #failedFamilies(): string[] {
    const failed = [...document.fonts].filter(({ status }) => status === "error");
    return [...new Set(failed.map(({ family }) => this.#family(family)))].slice(0, 200);
  }

  #readImages(): void {
    for (const element of this.#queryAll("img, input[type=image], video[poster]")) {
      const tag = dom.tagName(element);
      const { currentSrc, src, complete, naturalWidth } = element as HTMLImageElement;
      const source = tag === "video" ? (element as HTMLVideoElement).poster : currentSrc || src;
      const shown = tag === "img" && (!complete || naturalWidth > 0);
      if (!shown) this.#useImage(source, element, 0, tag === "img");
      if (performance.now() > this.#end) return;
    }
    const wanted = [...this.#suspects.image].filter((url) => !this.#uses.has(`image ${url}`));
    if (wanted.length === 0) return;
    for (const element of this.#queryAll(":not(head, head *)")) {
      for (const part of [null, "::before", "::after"])
        for (const [, url] of getComputedStyle(element, part).backgroundImage.matchAll(/url\("([^"]*)"\)/g))
          if (url !== undefined && wanted.includes(this.#normalise(url))) this.#useImage(url, element, 12, false);
      if (performance.now() > this.#end) return;
    }
  }

  /** @param minSize A background of a smaller element is an icon or hidden. */
  #useImage(source: string, element: Element, minSize: number, broken: boolean): void {
    const url = this.#normalise(source);
    // Measuring takes longest, and a page may show one picture any number of times.
    if (!this.#suspects.image.has(url) || this.#uses.get(`image ${url}`)?.aboveFold) return;
    const area = geometry.areaOfElement(element, { x: scrollX, y: scrollY });
    const box = geometry.boxOf(area);
    const isPixel = (size: number, name: string) => {
      const given = Number.parseFloat(dom.attribute(element, name) ?? "");
      return (size > 0 && size <= 4) || given <= 4;
    };
    const isRendered = Element.prototype.getClientRects.call(element).length > 0;
    if (!isRendered || dom.style(element).visibility !== "visible") return;
    if (isPixel(box.width, "width") || isPixel(box.height, "height")) return;
    if (box.width < minSize || box.height < minSize) return;
    const { width, height } = dom.viewport;
    const aboveFold = area.top < height && area.bottom >= 0 && area.left < width && area.right >= 0;
    const isOpaque = Element.prototype.checkVisibility.call(element, { opacityProperty: true });
    // A picture without a size of its own has 16 px once it has failed.
    const noticeable = isOpaque && Math.min(box.width, box.height) > 16;
    this.#use("image", source, element, { box, aboveFold, noticeable, broken });
  }

  /** Frames and drawings of size on the first screen, whose content the reading of the page lacks. */
  #hasEmbeds(): boolean {
    const { width, height } = dom.viewport;
    const screen = { left: 0, top: 0, right: width, bottom: height };
    return this.#queryAll("iframe, frame, canvas, object, embed, video").some((element) => {
      if (!Element.prototype.checkVisibility.call(element, { visibilityProperty: true })) return false;
      const shown = geometry.intersect(geometry.areaOfElement(element, { x: scrollX, y: scrollY }), screen);
      return geometry.isVisible(shown, 100);
    });
  }

  /** The text has Chrome's default font, margin and background. */
  #hasDefaultStyle(): boolean {
    const body = dom.body();
    if (body === null) return false;
    const look = dom.style(body);
    const isPlain = (element: Element) => {
      const { backgroundColor, backgroundImage, fontFamily } = dom.style(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && /^"?Times\b/.test(fontFamily);
    };
    return isPlain(body) && isPlain(dom.root()) && look.marginTop === "8px" && look.marginLeft === "8px";
  }

  read() {
    for (const link of this.#queryAll("link[href]")) this.#readLink(link as HTMLLinkElement);
    for (const { styleSheets, adoptedStyleSheets } of this.#trees)
      for (const sheet of [...styleSheets, ...adoptedStyleSheets]) this.#readSheet(sheet, 0);
    for (const script of this.#queryAll("script[src]")) {
      const module = dom.attribute(script, "type")?.trim().toLowerCase() === "module";
      this.#use("script", (script as HTMLScriptElement).src, script, { module });
    }
    if (this.#suspects.image.size > 0) this.#readImages();
    return {
      uses: [...this.#uses.values()].map(({ element, ...use }) => ({
        ...use,
        selector: element && this.#selectors.selectorOf(element),
      })),
      faces: this.#faces,
      failedFamilies: this.#failedFamilies(),
      unstyled: this.#hasDefaultStyle(),
      embeds: this.#hasEmbeds(),
    };
  }
}
