import type { Box } from "../../contract/port.ts";
import type { Layer, Raster, Snapshot } from "../products/capture.ts";
import { type View, viewOf } from "./view.ts";

/** Layers over more of the first screen than this leave too little of it to speak for the page. */
const MOST_COVERED = 0.4;
/** Through a denser veil than this, 8 bits a channel tell a colour no longer: an error of 2 becomes one of 10. */
const DENSEST_VEIL = 0.8;
/** Letters' shadows and the raster's own blur reach beyond their box, CSS pixels. */
const MARGIN = 3;

/** Raster pixels per CSS pixel. */
const scaleOf = ({ foldRaster, fold }: Snapshot): number => foldRaster.width / Math.max(1, fold.width);

const scaled =
  (scale: number, margin: number) =>
  ({ x, y, width, height }: Box): Box => ({
    x: (x - margin) * scale,
    y: (y - margin) * scale,
    width: (width + 2 * margin) * scale,
    height: (height + 2 * margin) * scale,
  });

/** What of a layer lets nothing through: all of it, unless the page is seen through the rest. */
const solidOf =
  (page: Snapshot) =>
  ({ box, solid }: Layer): Box | null =>
    solid === undefined || page.veil == null ? box : solid;

const shareOf = ({ width, height }: Raster, { hidden }: View): number =>
  hidden.reduce((sum, one) => sum + one, 0) / (width * height);

const isInFold =
  ({ fold }: Snapshot) =>
  ({ box }: { box: Box }): boolean =>
    box.y < fold.height && box.y + box.height > 0;

/**
 * What the first screen shows beside its words: the ground they stand on and the pictures. Words and buttons are left
 * out, because other words are other pixels; their colours are known from their styles. So are layers, and the
 * colour that one lays over the rest is taken off again.
 *
 * @returns null where layers leave too little to be seen.
 */
export const screenOf = (page: Snapshot): View | null => {
  const { foldRaster, layers, texts, controls } = page;
  const veil = page.veil ?? null;
  if (veil !== null && veil.alpha > DENSEST_VEIL) return null;
  const scale = scaleOf(page);
  const solid = layers.flatMap((layer) => solidOf(page)(layer) ?? []).map(scaled(scale, 0));
  if (solid.length > 0 && shareOf(foldRaster, viewOf(foldRaster, solid)) > MOST_COVERED) return null;
  const words = [...texts, ...controls].filter(isInFold(page)).map(({ box }) => scaled(scale, MARGIN)(box));
  return viewOf(foldRaster, [...solid, ...words], veil);
};
