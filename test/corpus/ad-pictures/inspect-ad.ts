import type { Box } from "../../../src/contract/evaluator-interface.ts";

/** A word's place in the drawn ad. */
export interface DrawnWord {
  /** In pixels of the ad; of a slanted word the bounding box. */
  box: Box;
  /** Whether the word is inside the area that holds it, and nothing lies on it. */
  isClear: boolean;
  isSlanted: boolean;
  /** Whether the word is in a badge in a corner, or touches it from outside. */
  badge: "inside" | "touched" | null;
  typeSize: number;
  /** `r,g,b`. */
  colour: readonly number[];
}

/** Measures the words of an ad. Runs in its page, so it uses nothing of this module. */
export class WordMeasurer {
  /** To the edges of the ad, in pixels. */
  static readonly MARGIN = 2;
  /** From capitals with accents to descenders, in em. The line box of a font may be higher. */
  static readonly LETTER_HEIGHT = 1.1;

  measureAll(): DrawnWord[] {
    return [...document.querySelectorAll(".word")].map((word) => {
      const { fontSize, color } = getComputedStyle(word);
      const typeSize = Number.parseFloat(fontSize);
      const isSlanted = word.closest(".slanted") !== null;
      const rects = this.#rectsOf(word).map((rect) => (isSlanted ? rect : this.#toLetterHeight(rect, typeSize)));
      const box = this.#boundingBox(rects);
      const button = word.closest(".button")?.getBoundingClientRect();
      const isHeld = [...rects, ...(button === undefined ? [] : [button])].every((rect) => this.#isHeld(word, rect));
      return {
        box,
        isClear: isHeld && this.#characterRects(word).every((rect) => this.#isOnTop(word, rect, typeSize)),
        isSlanted,
        badge: this.#relationToBadge(word, box),
        typeSize,
        colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
      };
    });
  }

  #rectsOf(word: Node, range = document.createRange()): DOMRect[] {
    range.selectNodeContents(word);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  #toLetterHeight({ x, y, width, height }: DOMRect, typeSize: number): DOMRect {
    const letters = Math.min(height, WordMeasurer.LETTER_HEIGHT * typeSize);
    return new DOMRect(x, y + (height - letters) / 2, width, letters);
  }

  #boundingBox(rects: readonly DOMRect[]): Box {
    const [x, y] = [Math.min(...rects.map(({ left }) => left)), Math.min(...rects.map(({ top }) => top))];
    const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))];
    return { x, y, width: right - x, height: bottom - y };
  }

  #characterRects(word: Element): DOMRect[] {
    const rects: DOMRect[] = [];
    const walker = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? "").length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        rects.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
      }
    }
    return rects;
  }

  /** Whether a rectangle is in the ad, in its badge or button, and in the area of the copy. */
  #isHeld(word: Element, rect: DOMRect): boolean {
    const { MARGIN } = WordMeasurer;
    const ad = new DOMRect(MARGIN, MARGIN, innerWidth - 2 * MARGIN, innerHeight - 2 * MARGIN);
    // A slanted headline's corners may reach out of the copy.
    const copy = word.closest(".slanted") === null ? word.closest(".copy") : null;
    const holders = [word.closest(".badge,.button"), copy].filter((holder) => holder !== null);
    return [ad, ...holders.map((holder) => holder.getBoundingClientRect())].every(
      ({ left, top, right, bottom }) =>
        rect.left >= left - 1 && rect.top >= top - 1 && rect.right <= right + 1 && rect.bottom <= bottom + 1,
    );
  }

  /** Whether no other text or element lies on a character. The line boxes of one text may overlap. */
  #isOnTop(word: Element, { left, top, width, height }: DOMRect, typeSize: number): boolean {
    const text = word.closest(".text") ?? word;
    return [-0.25, 0, 0.25].every((shift) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2 + shift * typeSize);
      return hit !== null && (text.contains(hit) || hit.contains(text));
    });
  }

  #relationToBadge(word: Element, { x, y, width, height }: Box): DrawnWord["badge"] {
    const badge = document.querySelector("body > .badge");
    if (badge === null) return null;
    if (badge.contains(word)) return "inside";
    const { left, top, right, bottom } = badge.getBoundingClientRect();
    return x < right && left < x + width && y < bottom && top < y + height ? "touched" : null;
  }
}

/** Measures contrasts with the ad without its text. Runs in a page, so it uses nothing of this module. */
export class ContrastMeasurer {
  /** Share of the pixels behind a letter that may have less contrast: a highlight, a thin line. */
  static readonly IGNORED_SHARE = 0.15;
  /** The part of a word's box that is surely behind letters, in shares of its sides. */
  static readonly UPRIGHT_PART: readonly [number, number] = [1, 0.8];
  static readonly SLANTED_PART: readonly [number, number] = [0.5, 0.5];
  /** The mean width of a letter, in em. */
  static readonly LETTER_WIDTH = 0.55;

  /**
   * The lowest contrast of each word with what is behind one of its letters (WCAG 2 contrast ratio).
   *
   * @param ground The ad without text, as a data URL.
   */
  async measureAll(ground: string, words: readonly DrawnWord[]): Promise<number[]> {
    const image = new Image();
    image.src = ground;
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    if (context === null) throw new Error("Chrome has no canvas.");
    context.drawImage(image, 0, 0);
    return words.map((word) => this.#lowestContrast(word, context));
  }

  #lowestContrast(word: DrawnWord, context: OffscreenCanvasRenderingContext2D): number {
    const { box, isSlanted, typeSize, colour } = word;
    const part = isSlanted ? ContrastMeasurer.SLANTED_PART : ContrastMeasurer.UPRIGHT_PART;
    const [width, height] = [box.width * part[0], box.height * part[1]];
    const [left, top] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
    const letters = Math.max(1, Math.round(width / (ContrastMeasurer.LETTER_WIDTH * typeSize)));
    const step = width / letters;
    const contrasts = Array.from({ length: letters }, (_, index) => {
      const pixels = context.getImageData(left + index * step, top, Math.max(1, step), Math.max(1, height));
      return this.#contrast(this.#luminance(colour), pixels.data);
    });
    return Math.min(...contrasts);
  }

  #contrast(ink: number, pixels: Uint8ClampedArray): number {
    const contrasts: number[] = [];
    for (let at = 0; at < pixels.length; at += 4) {
      const behind = this.#luminance(pixels.subarray(at, at + 3));
      contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
    }
    const sorted = contrasts.sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length * ContrastMeasurer.IGNORED_SHARE)] ?? 1;
  }

  #luminance([r = 0, g = 0, b = 0]: Iterable<number>): number {
    return 0.2126 * this.#linear(r) + 0.7152 * this.#linear(g) + 0.0722 * this.#linear(b);
  }

  #linear(value: number): number {
    return value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  }
}
