import type { Box } from "../../contract/evaluator-interface.ts";
import { isCentreInside } from "../artifacts/box-geometry.ts";
import type { Control, Snapshot } from "../artifacts/capture-schemas.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { toVisibleText } from "./normalise-text.ts";
import { isLegible, overlapsFold } from "./prominence.ts";

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
  { box, covered, selector }: { box: Box; covered: boolean; selector: string },
  page: Snapshot,
): Pick<Excerpt, "box" | "selector" | "aboveFold" | "covered"> => {
  const within = overlapsFold(box, page.fold);
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
