import type { Dom } from "./dom.ts";
import type { ElementContext } from "./element-context.ts";
import type { Geometry } from "./geometry.ts";
import type { Paint } from "./paint.ts";
import type { RawTextBlock, TextRun } from "./raw-text-block.ts";

/** Runs in the page: gathers text by the block whose text it is. */
export function createTextBlockCollector(
  tools: { dom: Dom; geometry: Geometry; paint: Paint },
  longest: number,
) {
  const { attribute, name, rectangle, style, tidy } = tools.dom;
  const { areaOf, inSight, intersect, union } = tools.geometry;
  const { isInked, own } = tools.paint;
  const blocks: RawTextBlock[] = [];
  // CSS pixels: of a picture that has room for words.
  const BROAD = 80;
  const range = document.createRange();

  const levelOf = (element: Element): number | null => {
    const heading = /^h([1-6])$/.exec(name(element));
    if (heading !== null) return Number(heading[1]);
    if (attribute(element, "role") !== "heading") return null;
    const level = Number(attribute(element, "aria-level") ?? 2);
    return level >= 1 && level <= 6 ? Math.round(level) : 2;
  };

  /** Its text belongs to the block around it: inline, or a piece of a heading that is laid out in pieces. */
  const flowsOn = (element: Element, look: CSSStyleDeclaration, block: RawTextBlock | null): boolean => {
    if (block === null) return false;
    if (look.display === "contents" || block.level !== null) return true;
    // An inline box with a background of its own is a badge or a button, not a part of the sentence.
    if (look.display === "inline") return !isPill(look) || own(look).colour[3] < 0.1;
    if (!look.display.startsWith("inline-")) return false;
    const oneLine = rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
    return oneLine && own(look).colour[3] < 0.1;
  };

  /** Broader than the marker's stroke that highlights a word of a sentence. */
  const isPill = (look: CSSStyleDeclaration): boolean =>
    [look.paddingLeft, look.paddingRight].every(
      (padding) => Number.parseFloat(padding) >= Number.parseFloat(look.fontSize) * 0.4,
    );

  const open = (element: Element, region: string): RawTextBlock => {
    const block = { element, level: levelOf(element), region, pieces: [], pictures: [], broken: false };
    blocks.push(block);
    return block;
  };

  const take = (node: Node, around: Element, look: CSSStyleDeclaration, at: ElementContext): void => {
    const text = (node.nodeValue ?? "").slice(0, longest * 2);
    const { block } = at;
    if (block === null || text === "" || look.visibility !== "visible") return;
    const before = block.pieces.at(-1);
    if (text.trim() === "") {
      if (before) before.text += " ";
      return;
    }
    // A frame's nodes need a range of their own document.
    const measure = node.ownerDocument === document ? range : (node.ownerDocument ?? document).createRange();
    measure.selectNodeContents(node);
    const area = intersect(areaOf(measure.getBoundingClientRect(), at.origin), at.clip);
    if (!inSight(area) || !isInked(look)) return;
    const lines = measure.getClientRects();
    const [first, last] = [lines[0], lines[lines.length - 1]];
    block.pieces.push({
      text,
      area,
      starts: first === undefined ? area : areaOf(first, at.origin),
      ends: last === undefined ? area : areaOf(last, at.origin),
      style: look,
      parent: around,
      apart: block.broken,
      struck: at.struck,
    });
    block.broken = false;
  };

  /** A heading may be a picture: what it says is then told in words. An icon is none. */
  const picture = (element: Element, said: string, look: CSSStyleDeclaration, at: ElementContext): void => {
    if (at.block === null || at.block.level === null || look.visibility !== "visible") return;
    const area = intersect(areaOf(rectangle(element), at.origin), at.clip);
    if (inSight(area, BROAD)) at.block.pictures.push({ said, area });
  };

  const emOf = ({ style }: TextRun): number => Number.parseFloat(style.fontSize);

  /** A capital or a currency's sign that is set larger than the word it begins brings a wider margin along. */
  const emBetween = (before: TextRun, piece: TextRun): number =>
    [...before.text.trim()].length === 1 ? Math.max(emOf(before), emOf(piece)) : emOf(piece);

  /** The white space that is seen between two pieces of a line, in em; below zero where they overlap. */
  const gap = (before: TextRun, piece: TextRun): number => {
    const leftward = piece.style.direction === "rtl";
    const [left, right] = leftward ? [piece.starts, before.ends] : [before.ends, piece.starts];
    return (right.left - left.right) / emBetween(before, piece);
  };

  /** Boxes that touch are one word ("S" "p" "r" "i" "n" "g" in boxes of their own), others are words apart. */
  const touch = (before: TextRun, piece: TextRun): boolean => {
    const between = gap(before, piece);
    return between < 0.14 && between >= -1;
  };

  const sameLine = ({ ends: a }: TextRun, { starts: b }: TextRun): boolean =>
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
    Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5;

  /** A word that a narrow column breaks goes on in the next line. */
  const wrapped = (before: TextRun, piece: TextRun): boolean =>
    /[\p{L}\p{N}\u00ad\u200b-]$/u.test(before.text) && /^[\p{L}\p{N}\u00ad\u200b]/u.test(piece.text);

  /**
   * Whether two pieces are read as one word. White space between two elements may be a margin: pages that are put
   * together by scripts have none in their source.
   */
  const joins = (before: TextRun, piece: TextRun): boolean => {
    // Nobody crosses out half a word.
    if (before.struck !== piece.struck) return false;
    if (piece.apart) {
      return touch(before, piece) && Math.abs(before.ends.top - piece.starts.top) < emOf(piece) * 0.5;
    }
    if (sameLine(before, piece)) return gap(before, piece) < 0.14;
    return before.parent === piece.parent || wrapped(before, piece);
  };

  /** What of a text is crossed out, run by run. */
  const struckIn = (pieces: TextRun[], text: string): string[] => {
    const runs: string[] = [];
    pieces.forEach((piece, at) => {
      if (!piece.struck) return;
      const before = pieces[at - 1];
      if (before?.struck !== true) runs.push(piece.text);
      else runs.push(`${runs.pop()}${joins(before, piece) ? "" : " "}${piece.text}`);
    });
    return runs.map((run) => tidy(run, longest)).filter((run) => run !== "" && text.includes(run));
  };

  /** A heading of nothing but pictures. */
  const drawn = ({ pictures, ...block }: RawTextBlock) => {
    const text = tidy(pictures.map(({ said }) => said).join(" "), longest);
    const [first] = pictures;
    if (first === undefined || text === "") return null;
    const area = pictures.reduce((whole, { area }) => union(whole, area), first.area);
    return { block, text, struck: [], area, style: style(block.element), parent: block.element, drawn: true };
  };

  const read = (block: RawTextBlock) => {
    const [first] = block.pieces;
    if (first === undefined) return drawn(block);
    let text = "";
    let { area } = first;
    let before: TextRun | null = null;
    let main = first;
    for (const piece of block.pieces) {
      text += before === null || joins(before, piece) ? piece.text : ` ${piece.text}`;
      area = union(area, piece.area);
      before = piece;
      if (piece.text.trim().length > main.text.trim().length) main = piece;
    }
    const said = tidy(text, longest);
    if (said === "") return null;
    const struck = struckIn(block.pieces, said);
    return { block, text: said, struck, area, style: main.style, parent: main.parent, drawn: false };
  };

  return { flowsOn, open, picture, read: () => blocks.flatMap((block) => read(block) ?? []), take };
}

export type TextBlockCollector = ReturnType<typeof createTextBlockCollector>;
