import { dom } from "./dom.ts";
import type { ElementContext, RawTextBlock, TextRun } from "./element-context.ts";
import { type GeneratedPart, generatedText } from "./generated-text.ts";
import { type Area, geometry } from "./geometry.ts";
import { paint } from "./painted-colours.ts";
import { textRuns } from "./text-runs.ts";

export interface CollectedText {
  block: RawTextBlock;
  text: string;
  struck: string[];
  area: Area;
  /** Style and parent of the longest run. */
  style: CSSStyleDeclaration;
  parent: Element;
  /** The heading consists of pictures. */
  drawn: boolean;
  /** All of it is scrolled away beside what is visible. */
  aside: boolean;
  /** Some of it keeps changing. */
  changing: boolean;
}

/** Runs in the page: collects text by the block element that it belongs to. */
export class TextBlockCollector {
  readonly #blocks: RawTextBlock[] = [];
  readonly #range = document.createRange();
  readonly #maxCharacters: number;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  #levelOf(element: Element): number | null {
    const heading = /^h([1-6])$/.exec(dom.tagName(element));
    if (heading !== null) return Number(heading[1]);
    if (dom.attribute(element, "role") !== "heading") return null;
    const level = Number(dom.attribute(element, "aria-level") ?? 2);
    return level >= 1 && level <= 6 ? Math.round(level) : 2;
  }

  /** Whether the element's text belongs to the block around it: inline, or part of a heading. */
  belongsToBlock(element: Element, look: CSSStyleDeclaration, block: RawTextBlock | null): boolean {
    if (block === null) return false;
    if (look.display === "contents" || block.level !== null) return true;
    const isTransparent = () => paint.ownBackground(look).colour[3] < 0.1;
    // An inline box with its own background is a badge or a button, not part of the sentence.
    if (look.display === "inline") return !this.#isPill(look) || isTransparent();
    if (!look.display.startsWith("inline-")) return false;
    const isOneLine = dom.rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
    return isOneLine && isTransparent();
  }

  /** Wider padding than that of a highlighted word in a sentence. */
  #isPill(look: CSSStyleDeclaration): boolean {
    return [look.paddingLeft, look.paddingRight].every(
      (padding) => Number.parseFloat(padding) >= Number.parseFloat(look.fontSize) * 0.4,
    );
  }

  open(element: Element, region: string): RawTextBlock {
    const level = this.#levelOf(element);
    const block: RawTextBlock = { element, level, region, runs: [], pictures: [], hasBreak: false };
    this.#blocks.push(block);
    return block;
  }

  addText(node: Node, parent: Element, look: CSSStyleDeclaration, context: ElementContext): void {
    const areaOf = (rect: DOMRect) => geometry.areaOf(rect, context.origin);
    const text = (node.nodeValue ?? "").slice(0, this.#maxCharacters * 2);
    const { block, struck } = context;
    if (block === null || text === "" || look.visibility !== "visible") return;
    const previous = block.runs.at(-1);
    if (text.trim() === "") {
      if (previous) previous.text += " ";
      return;
    }
    // A frame's nodes need a range of their own document.
    const range = node.ownerDocument === document ? this.#range : (node.ownerDocument ?? document).createRange();
    range.selectNodeContents(node);
    const whole = areaOf(range.getBoundingClientRect());
    const shown = geometry.intersect(whole, context.clip);
    const aside = !geometry.isVisible(shown);
    const area = aside && context.reach !== null ? geometry.intersect(whole, context.reach) : shown;
    if (aside && (context.reach === null || !geometry.hasSize(area))) return;
    if (!paint.hasVisibleText(look, parent)) return;
    if (generatedText.isIconName(text, look)) return;
    const lines = range.getClientRects();
    const [first, last] = [lines[0], lines[lines.length - 1]];
    block.runs.push({
      text,
      area,
      firstLine: first === undefined ? area : areaOf(first),
      lastLine: last === undefined ? area : areaOf(last),
      style: look,
      parent,
      afterBreak: block.hasBreak,
      aside,
      struck,
    });
    block.hasBreak = false;
  }

  /** Adds the text of a pseudo-element, at its element's place. */
  addGenerated(element: Element, part: GeneratedPart, context: ElementContext): void {
    const { block, struck, clip, origin } = context;
    const found = block === null ? null : generatedText.textOf(element, part);
    if (block === null || found === null) return;
    const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
    if (!geometry.isVisible(area) || !paint.hasVisibleText(found.look, element)) return;
    const touches = generatedText.touchesText(found, part);
    block.runs.push({
      ...{ text: found.text, area, firstLine: area, lastLine: area, style: found.look, parent: element, struck },
      afterBreak: block.hasBreak || !touches,
      aside: false,
      generated: !touches ? "apart" : part === "::after" ? "after" : "before",
    });
    block.hasBreak = !touches;
  }

  /** Adds what stands in a field: a price that a form has calculated, the chosen option. */
  addValue(element: Element, text: string, look: CSSStyleDeclaration, context: ElementContext): void {
    const { clip, origin, region, struck } = context;
    if (text.trim() === "" || look.visibility !== "visible") return;
    const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
    if (!geometry.isVisible(area, 8) || !paint.hasVisibleText(look, element)) return;
    this.open(element, region).runs.push({
      ...{ text, area, firstLine: area, lastLine: area, style: look, parent: element, struck },
      ...{ afterBreak: false, aside: false },
    });
    if (context.block !== null) context.block.hasBreak = true;
  }

  /** Adds a picture in a heading, whose text alternative is then part of the heading. Icons are ignored. */
  addPicture(element: Element, text: string, look: CSSStyleDeclaration, context: ElementContext): void {
    const { block, clip, origin } = context;
    if (block === null || block.level === null || look.visibility !== "visible") return;
    const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
    // 80 pixels: enough space for words.
    if (geometry.isVisible(area, 80)) block.pictures.push({ text, area });
  }

  /** Adds an SVG's lettering as a block of its own. */
  addLettering(element: Element, text: string, look: CSSStyleDeclaration, context: ElementContext): void {
    if (text.trim() === "" || look.visibility !== "visible") return;
    const area = geometry.intersect(geometry.areaOfElement(element, context.origin), context.clip);
    if (area.right - area.left >= 80 && geometry.isVisible(area, 12))
      this.open(element, context.region).pictures.push({ text, area });
  }

  /** The crossed-out parts of a text. */
  #struckParts(runs: TextRun[], text: string, isPrice: boolean): string[] {
    const parts: string[] = [];
    runs.forEach((run, index) => {
      if (!run.struck) return;
      const before = runs[index - 1];
      if (before?.struck !== true) parts.push(run.text);
      else parts.push(textRuns.append(parts.pop() ?? "", before, run, isPrice));
    });
    return parts
      .map((part) => dom.cleanText(part, this.#maxCharacters))
      .filter((part) => part !== "" && text.includes(part));
  }

  /** A heading that consists only of pictures. */
  #readPictures(block: RawTextBlock): CollectedText | null {
    const { pictures, element } = block;
    const text = dom.cleanText(pictures.map((picture) => picture.text).join(" "), this.#maxCharacters);
    const [first] = pictures;
    if (first === undefined || text === "") return null;
    const area = pictures.reduce((sum, picture) => geometry.union(sum, picture.area), first.area);
    return {
      block,
      text,
      struck: [],
      area,
      style: dom.style(element),
      parent: element,
      drawn: true,
      aside: false,
      changing: false,
    };
  }

  #readBlock(block: RawTextBlock): CollectedText | null {
    const [first] = block.runs;
    if (first === undefined) return this.#readPictures(block);
    let joined = "";
    let { area } = first;
    let longest = first;
    const isPrice = block.runs.some(({ text }) => /\p{Sc}|\b(?:kr|zł|Kč|CHF|EUR|USD|GBP)\b/u.test(text));
    const runs = textRuns.listReadable(block, isPrice);
    runs.forEach((run, index) => {
      joined = textRuns.append(joined, runs[index - 1], run, isPrice);
      area = geometry.union(area, run.area);
      if (run.text.trim().length > longest.text.trim().length) longest = run;
    });
    const text = dom.cleanText(joined, this.#maxCharacters);
    if (text === "") return null;
    const struck = this.#struckParts(runs, text, isPrice);
    const aside = runs.every((run) => run.aside);
    const changing = runs.some(({ parent }) => dom.isChanging(parent));
    return { block, text, struck, area, style: longest.style, parent: longest.parent, drawn: false, aside, changing };
  }

  /** The blocks with their runs; those that continue a number are part of the block before. */
  #joinNumbers(): RawTextBlock[] {
    const joined: RawTextBlock[] = [];
    for (const block of this.#blocks) {
      if (block.runs.length === 0 && block.pictures.length === 0) continue;
      const before = joined.at(-1);
      const [first, ...others] = block.runs;
      if (before === undefined || first === undefined || !textRuns.continuesNumber(before.runs.at(-1), first)) {
        joined.push(block);
        continue;
      }
      const runs = [...before.runs, { ...first, afterBreak: false }, ...others];
      joined[joined.length - 1] = { ...before, runs };
    }
    return joined;
  }

  read(): CollectedText[] {
    return this.#joinNumbers()
      .flatMap((block) => this.#separateAside(block))
      .flatMap((block) => this.#readBlock(block) ?? []);
  }

  /** What is scrolled away is no part of the sentence that shows. */
  #separateAside(block: RawTextBlock): RawTextBlock[] {
    const [shown, aside] = [block.runs.filter((run) => !run.aside), block.runs.filter((run) => run.aside)];
    return shown.length === 0 || aside.length === 0
      ? [block]
      : [
          { ...block, runs: shown },
          { ...block, runs: aside, pictures: [] },
        ];
  }
}
