/** Functions that run in the page of an ad. They must not use anything of this module. */

/** A word's place in the drawn ad. */
export interface DrawnWord {
  /** In pixels of the ad; of a slanted word the bounding box. */
  box: { x: number; y: number; width: number; height: number };
  /** Whether the word is inside the ad and nothing lies on it. */
  isClear: boolean;
  isSlanted: boolean;
  typeSize: number;
  /** `r,g,b`. */
  colour: readonly number[];
}

/** Measures all words. Runs in the page. */
export function measureWords(): DrawnWord[] {
  const MARGIN = 2;
  const rangeOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= MARGIN && top >= MARGIN && right <= innerWidth - MARGIN && bottom <= innerHeight - MARGIN;
  const isHit = (word: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (word.contains(hit) || hit.contains(word));
  };
  // A word may reach beyond its badge, button or card.
  const isHeld = (word: Element, { left, top, right, bottom }: DOMRect): boolean => {
    const isOutside = word.closest(".badge,.legal") !== null;
    const holder = word.closest(".badge,.button") ?? (isOutside ? null : document.querySelector(".panel"));
    if (holder === null) return true;
    const outer = holder.getBoundingClientRect();
    return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
  };
  const isClear = (word: Element): boolean => {
    const walker = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? "").length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        for (const rect of range.getClientRects()) {
          if (rect.width === 0) continue;
          if (!isInside(rect) || !isHeld(word, rect)) return false;
          const x = rect.left + rect.width / 2;
          if (![0.25, 0.5, 0.75].every((share) => isHit(word, x, rect.top + rect.height * share))) return false;
        }
      }
    }
    return true;
  };
  return [...document.querySelectorAll(".word")].map((word) => {
    const rects = rangeOf(word);
    const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
    const style = getComputedStyle(word);
    const holder = word.closest(".badge,.headline");
    return {
      box: {
        x: left,
        y: top,
        width: Math.max(...rects.map((rect) => rect.right)) - left,
        height: Math.max(...rects.map((rect) => rect.bottom)) - top,
      },
      isClear: isClear(word),
      isSlanted: holder !== null && getComputedStyle(holder).transform !== "none",
      typeSize: Number.parseFloat(style.fontSize),
      colour: (style.color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    };
  });
}

/**
 * The contrast of each word with what is behind it (WCAG 2 contrast ratio), where it is low. Runs in the page.
 *
 * @param ground The ad without text, as a data URL.
 */
export async function measureContrasts(ground: string, words: readonly DrawnWord[]): Promise<number[]> {
  /** Share of the pixels behind a word that may have less contrast: a highlight, a thin line. */
  const IGNORED_SHARE = 0.08;
  const image = new Image();
  image.src = ground;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("Chrome has no canvas.");
  context.drawImage(image, 0, 0);
  const linear = (value = 0): number => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]: readonly number[]): number =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return words.map(({ box, colour, isSlanted }) => {
    // The corners of a slanted word's box are not behind it.
    const inner = isSlanted ? 0.25 : 0;
    const [width, height] = [box.width * (1 - 2 * inner), box.height * (1 - 2 * inner)].map((side) =>
      Math.max(1, Math.round(side)),
    ) as [number, number];
    const [x, y] = [Math.round(box.x + box.width * inner), Math.round(box.y + box.height * inner)];
    const { data } = context.getImageData(x, y, width, height);
    const ink = luminance(colour);
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
    }
    return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 1;
  });
}
