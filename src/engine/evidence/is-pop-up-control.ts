import { isCentreInside } from "../artifacts/box-geometry.ts";
import type { Control, Layer, Snapshot } from "../artifacts/capture-schemas.ts";

/** Shares of the viewport: a bar is wide and low, such as one with "Add to cart". */
const MIN_BAR_WIDTH_SHARE = 0.9;
const MAX_BAR_HEIGHT_SHARE = 0.2;

/** A bar at the top or bottom edge of the viewport, which belongs to the page. */
const isEdgeBar = ({ box }: Layer, { fold, veil }: Snapshot): boolean =>
  veil == null &&
  box.width >= MIN_BAR_WIDTH_SHARE * fold.width &&
  box.height <= MAX_BAR_HEIGHT_SHARE * fold.height &&
  (box.y <= 2 || box.y + box.height >= fold.height - 2);

/**
 * Whether a control belongs to a pop-up, which visitors must answer or close first. A bright control within a layer
 * belongs to it if the rest of the page is behind a translucent backdrop.
 */
export const isPopUpControl = (control: Control, page: Snapshot): boolean => {
  const layers = page.layers.filter(
    (layer) => layer.kind === "overlay" && isCentreInside(control.box, layer.solid ?? layer.box),
  );
  if (control.region === "overlay") return !layers.some((layer) => isEdgeBar(layer, page));
  return page.veil != null && !control.covered && layers.some(({ solid }) => solid != null);
};
