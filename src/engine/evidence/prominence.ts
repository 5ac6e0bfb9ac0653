import type { Box } from "../../contract/port.ts";
import type { TextBlock } from "../products/capture.ts";
import { contrastOf } from "./colour.ts";

/** The first screen's size in CSS pixels. */
export interface Fold {
  width: number;
  height: number;
}

/** Text fainter than this is not read by anyone (WCAG asks for 4.5; large decorative type is read well below that). */
const READABLE_CONTRAST = 1.25;
/** Text smaller than this is not meant to be read. */
const READABLE_PX = 7;

/** Some of the box stands within the first screen. */
export const touchesFold = (box: Box, fold: Fold): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.y < fold.height &&
  box.y + box.height > 0 &&
  box.x < fold.width &&
  box.x + box.width > 0;

/** A person can read it somewhere on the page: not shrunk, moved away or painted in its background's colour. */
export const isReadable = (block: TextBlock, fold: Fold): boolean =>
  block.fontPx >= READABLE_PX &&
  block.box.width > 1 &&
  block.box.height > 1 &&
  block.box.y + block.box.height > 0 &&
  block.box.x < fold.width &&
  block.box.x + block.box.width > 0 &&
  contrastOf(block.colour, block.background) >= READABLE_CONTRAST;

/** The area that a block's letters take: a heading's box may be far wider than its words. */
const inkArea = (block: TextBlock): number =>
  // A letter is about .55 em wide and a line 1.25 em high in common faces.
  Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);

/** 1 at the top of the page, half at the fold's end, ever less below it. */
const heightFactor = (y: number, fold: Fold): number =>
  y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;

/** How much a block catches the eye: `(fontPx/16)^1.3 × weight × √(area/fold) × height`. Comparable within one page only. */
export const prominenceOf = (block: TextBlock, fold: Fold): number => {
  const foldArea = fold.width * fold.height;
  return (
    (block.fontPx / 16) ** 1.3 *
    Math.sqrt(Math.max(100, block.fontWeight) / 400) *
    Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
    heightFactor(block.box.y, fold)
  );
};
