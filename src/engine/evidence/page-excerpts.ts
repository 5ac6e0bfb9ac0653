import type { Box } from "../../contract/evaluator-interface.ts";
import { toVisibleText } from "../../ground/fold-text.ts";
import { isCentreInside } from "../artifacts/box-geometry.ts";
import type { Control, PageText, Snapshot } from "../artifacts/capture-schemas.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { wcagContrastRatio } from "./colour.ts";

/** The viewport size in CSS pixels. */
type FoldSize = Pick<Box, "width" | "height">;

/** Nobody reads text of lower contrast. WCAG requires 4.5, but large decorative text is readable below that. */
const MIN_LEGIBLE_CONTRAST = 1.25;
/** Smaller text is not meant to be read. */
const MIN_LEGIBLE_PX = 7;

/** Whether a part of the box is in the first viewport. */
export const overlapsFold = (box: Box, fold: FoldSize): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.y < fold.height &&
  box.y + box.height > 0 &&
  box.x < fold.width &&
  box.x + box.width > 0;

/** Whether visitors can read the text: it is not tiny, off-screen or in its background's colour. */
const isLegible = (block: PageText, fold: FoldSize): boolean =>
  block.fontPx >= MIN_LEGIBLE_PX &&
  block.box.width > 1 &&
  block.box.height > 1 &&
  block.box.y + block.box.height > 0 &&
  (block.aside === true || (block.box.x < fold.width && block.box.x + block.box.width > 0)) &&
  wcagContrastRatio(block.colour, block.background) >= MIN_LEGIBLE_CONTRAST;

/** The area of a block's letters, because a heading's box may be far wider than its text. */
const inkArea = (block: PageText): number =>
  // In common fonts, a letter is about .55 em wide and a line 1.25 em high.
  Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);

/** 1 at the top of the page, .5 at the fold, less below it. */
const heightFactor = (y: number, fold: FoldSize): number =>
  y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;

/** What is scrolled away is as prominent as what is a screen below. */
const ASIDE_FACTOR = 0.5;

/** Prominence of a block: `(fontPx/16)^1.3 × weight × √(area/fold) × height`. Comparable only within one page. */
export const computeProminence = (block: PageText, fold: FoldSize): number => {
  const foldArea = fold.width * fold.height;
  return (
    (block.fontPx / 16) ** 1.3 *
    Math.sqrt(Math.max(100, block.fontWeight) / 400) *
    Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
    heightFactor(block.box.y, fold) *
    (block.aside === true ? ASIDE_FACTOR : 1)
  );
};

/** Below 1, because visitors may see it differently. */
export const PAGE_CONFIDENCE = 0.95;
/** For text that is not visible on the page. */
export const META_CONFIDENCE = 0.9;

/**
 * Whether a text is the label of a control. The selector alone is not enough: all text in a shadow root or frame has
 * its host's selector.
 */
const isControlLabel = (text: Snapshot["texts"][number], controls: readonly Control[]): boolean =>
  text.tag === "button" ||
  controls.some(
    (control) =>
      isCentreInside(text.box, control.box) &&
      (control.selector === text.selector || toVisibleText(control.text).includes(toVisibleText(text.text))),
  );

/** Text over a picture has the picture as its background, whatever its styles say. */
const isOverPicture = (box: Box, page: Snapshot): boolean =>
  page.images.some((image) => isCentreInside(box, image.box));

/** The page's legible texts, without labels and consent banners. */
export const readableTexts = (page: Snapshot): Snapshot["texts"] =>
  page.texts.filter(
    (text) =>
      text.region !== "consent" &&
      toVisibleText(text.text) !== "" &&
      isLegible(isOverPicture(text.box, page) ? { ...text, background: "" } : text, page.fold) &&
      !isControlLabel(text, page.controls),
  );

/** The position of an element, for excerpts. Layers cover only the page above the fold. */
export const locateOnPage = (
  { box, covered, selector, aside }: Pick<PageText, "box" | "covered" | "selector" | "aside">,
  page: Snapshot,
): Pick<Excerpt, "box" | "selector" | "aboveFold" | "covered"> => {
  const within = aside !== true && overlapsFold(box, page.fold);
  return { box, selector, aboveFold: within && !covered, covered: within && covered };
};

/** An excerpt of the document that is not visible on the page. */
export const metaExcerpt = (text: string, source: Excerpt["source"] = "meta"): Excerpt => ({
  text: toVisibleText(text),
  confidence: META_CONFIDENCE,
  source,
  box: null,
  selector: null,
  aboveFold: false,
  prominence: 0,
  covered: false,
});
