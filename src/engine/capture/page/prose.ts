import type { Block } from "./block.ts";
import type { Dom } from "./dom.ts";
import type { Area, Geometry } from "./geometry.ts";
import type { Paint } from "./paint.ts";
import type { Situation } from "./situation.ts";

/** Runs in the page: gathers text by the block whose text it is. */
export function prose(tools: { dom: Dom; geometry: Geometry; paint: Paint }, longest: number) {
  const { attribute, name, rectangle, tidy } = tools.dom;
  const { areaOf, inSight, intersect, union } = tools.geometry;
  const { isInked, own } = tools.paint;
  const blocks: Block[] = [];
  const range = document.createRange();

  const levelOf = (element: Element): number | null => {
    const heading = /^h([1-6])$/.exec(name(element));
    if (heading !== null) return Number(heading[1]);
    if (attribute(element, "role") !== "heading") return null;
    const level = Number(attribute(element, "aria-level") ?? 2);
    return level >= 1 && level <= 6 ? Math.round(level) : 2;
  };

  /** Its text belongs to the block around it: inline, or a piece of a heading that is laid out in pieces. */
  const flowsOn = (element: Element, look: CSSStyleDeclaration, block: Block | null): boolean => {
    if (block === null) return false;
    if (look.display === "contents" || look.display === "inline") return true;
    if (block.level !== null) return true;
    if (!look.display.startsWith("inline-")) return false;
    // An inline box with a background of its own is a badge or a button, not a part of the sentence.
    const oneLine = rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
    return oneLine && own(look).colour[3] < 0.1;
  };

  const open = (element: Element, region: string): Block => {
    const block = { element, level: levelOf(element), region, pieces: [], broken: false };
    blocks.push(block);
    return block;
  };

  const take = (node: Node, around: Element, look: CSSStyleDeclaration, at: Situation): void => {
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
    block.pieces.push({ text, area, style: look, parent: around, apart: block.broken });
    block.broken = false;
  };

  /** Boxes that touch are one word ("S" "p" "r" "i" "n" "g" in boxes of their own), others are words apart. */
  const touch = (a: Area, b: Area, em: number): boolean =>
    b.left - a.right < em * 0.14 && b.left >= a.right - em && Math.abs(a.top - b.top) < em * 0.5;

  const read = (block: Block) => {
    const [first] = block.pieces;
    if (first === undefined) return null;
    let text = "";
    let { area } = first;
    let before = first;
    let main = first;
    for (const piece of block.pieces) {
      const close = !piece.apart || touch(before.area, piece.area, Number.parseFloat(piece.style.fontSize));
      text += close ? piece.text : ` ${piece.text}`;
      area = union(area, piece.area);
      before = piece;
      if (piece.text.trim().length > main.text.trim().length) main = piece;
    }
    const said = tidy(text, longest);
    return said === "" ? null : { block, text: said, area, style: main.style, parent: main.parent };
  };

  return { flowsOn, open, read: () => blocks.flatMap((block) => read(block) ?? []), take };
}

export type Prose = ReturnType<typeof prose>;
