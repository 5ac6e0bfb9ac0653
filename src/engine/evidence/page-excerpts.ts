import type { Box } from "../../contract/port.ts";
import type { Control, Snapshot } from "../artifacts/capture.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { toVisibleText } from "./normalise-text.ts";
import { isLegible, overlapsFold } from "./prominence.ts";

/** The DOM says what stands there; what a visitor makes of it can still differ. */
export const PAGE_CONFIDENCE = 0.95;
/** Words of a document that nobody sees on it. */
export const META_CONFIDENCE = 0.9;

const isCentreInside = (inner: Box, outer: Box): boolean => {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
};

/**
 * A label is the control's, not the page's copy. The selector alone does not tell: all that stands in a shadow root or a
 * frame has its host's.
 */
const isControlLabel = (text: Snapshot["texts"][number], controls: readonly Control[]): boolean =>
  text.tag === "button" ||
  controls.some(
    (control) =>
      isCentreInside(text.box, control.box) &&
      (control.selector === text.selector || toVisibleText(control.text).includes(toVisibleText(text.text))),
  );

/** Text over a picture has that for its background, whatever its own styles say. */
const isOverPicture = (box: Box, page: Snapshot): boolean =>
  page.images.some((image) => isCentreInside(box, image.box));

/** The page's copy: what visitors can read, without labels and layers of consent. */
export const readableTexts = (page: Snapshot): Snapshot["texts"] =>
  page.texts.filter(
    (text) =>
      text.region !== "consent" &&
      toVisibleText(text.text) !== "" &&
      isLegible(isOverPicture(text.box, page) ? { ...text, background: "" } : text, page.fold) &&
      !isControlLabel(text, page.controls),
  );

/** Where something stands, as every fact of a page says it. Layers lie over the first screen only. */
export const locateOnPage = (
  { box, covered, selector }: { box: Box; covered: boolean; selector: string },
  page: Snapshot,
): Pick<Excerpt, "box" | "selector" | "aboveFold" | "covered"> => {
  const within = overlapsFold(box, page.fold);
  return { box, selector, aboveFold: within && !covered, covered: within && covered };
};

/** A fact of the document that stands nowhere in its picture. */
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
