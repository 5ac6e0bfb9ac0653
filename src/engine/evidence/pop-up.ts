import type { Box } from "../../contract/port.ts";
import type { Control, Layer, Snapshot } from "../artifacts/capture.ts";

/** Shares of the first screen: a bar goes from side to side and is low, as one that keeps "Add to cart" in reach. */
const MIN_BAR_WIDTH_SHARE = 0.9;
const MAX_BAR_HEIGHT_SHARE = 0.2;

const containsCentre = (box: Box, { x, y, width, height }: Box): boolean => {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return middle >= box.x && middle <= box.x + box.width && centre >= box.y && centre <= box.y + box.height;
};

/** Held at the screen's upper or lower edge: the page's own, and in reach for those who scroll. */
const isEdgeBar = ({ box }: Layer, { fold, veil }: Snapshot): boolean =>
  veil == null &&
  box.width >= MIN_BAR_WIDTH_SHARE * fold.width &&
  box.height <= MAX_BAR_HEIGHT_SHARE * fold.height &&
  (box.y <= 2 || box.y + box.height >= fold.height - 2);

/**
 * Whether a control is that of a pop-up: of a layer that a visitor has to answer or close before the page. What is seen
 * bright within a layer while the page lies under a veil is such a layer's, however small it is.
 */
export const isPopUpControl = (control: Control, page: Snapshot): boolean => {
  const layers = page.layers.filter(
    (layer) => layer.kind === "overlay" && containsCentre(layer.solid ?? layer.box, control.box),
  );
  if (control.region === "overlay") return !layers.some((layer) => isEdgeBar(layer, page));
  return page.veil != null && !control.covered && layers.some(({ solid }) => solid != null);
};
