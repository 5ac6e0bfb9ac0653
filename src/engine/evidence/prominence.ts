import type { Box } from "../../contract/port.ts";
import type { PageText } from "../artifacts/capture.ts";
import { wcagContrastRatio } from "./colour.ts";

/** The first screen's size in CSS pixels. */
export interface FoldSize {
  width: number;
  height: number;
}

/** Text fainter than this is not read by anyone (WCAG asks for 4.5; large decorative type is read well below that). */
const MIN_LEGIBLE_CONTRAST = 1.25;
/** Text smaller than this is not meant to be read. */
const MIN_LEGIBLE_PX = 7;

/** Some of the box stands within the first screen. */
export const overlapsFold = (box: Box, fold: FoldSize): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.y < fold.height &&
  box.y + box.height > 0 &&
  box.x < fold.width &&
  box.x + box.width > 0;

/** A person can read it somewhere on the page: not shrunk, moved away or painted in its background's colour. */
export const isLegible = (block: PageText, fold: FoldSize): boolean =>
  block.fontPx >= MIN_LEGIBLE_PX &&
  block.box.width > 1 &&
  block.box.height > 1 &&
  block.box.y + block.box.height > 0 &&
  block.box.x < fold.width &&
  block.box.x + block.box.width > 0 &&
  wcagContrastRatio(block.colour, block.background) >= MIN_LEGIBLE_CONTRAST;

/** The area that a block's letters take: a heading's box may be far wider than its words. */
const inkArea = (block: PageText): number =>
  // A letter is about .55 em wide and a line 1.25 em high in common faces.
  Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);

/** 1 at the top of the page, half at the fold's end, ever less below it. */
const heightFactor = (y: number, fold: FoldSize): number =>
  y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;

/** How much a block catches the eye: `(fontPx/16)^1.3 × weight × √(area/fold) × height`. Comparable within one page only. */
export const computeProminence = (block: PageText, fold: FoldSize): number => {
  const foldArea = fold.width * fold.height;
  return (
    (block.fontPx / 16) ** 1.3 *
    Math.sqrt(Math.max(100, block.fontWeight) / 400) *
    Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
    heightFactor(block.box.y, fold)
  );
};
