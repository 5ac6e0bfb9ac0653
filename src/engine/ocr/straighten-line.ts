import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import { createGreyRaster, interpolateGrey } from "./grey-raster.ts";
import { pointInBox, type RotatedBox } from "./rotated-box.ts";

/** Longer lines are narrowed: it bounds the time of one line, and 60 letters at 48 px of height are shorter. */
const MAX_LINE_WIDTH_PX = 2400;
const MIN_LINE_WIDTH_PX = 16;

/** The part of the picture within the box as a picture of its own: horizontal, and `height` pixels high. */
export function straightenLine(picture: GreyRaster, box: RotatedBox, height: number): GreyRaster {
  const wanted = Math.round((box.width * height) / box.height);
  const width = Math.min(MAX_LINE_WIDTH_PX, Math.max(MIN_LINE_WIDTH_PX, wanted));
  const [stepX, stepY] = [box.width / width, box.height / height];
  // Where the line gets smaller, each pixel is the mean of the points that it stands for.
  const samples = Math.max(1, Math.round(stepY));
  return createGreyRaster(width, height, (x, y) => {
    let sum = 0;
    for (let row = 0; row < samples; row += 1)
      for (let column = 0; column < samples; column += 1) {
        const along = (x + (column + 0.5) / samples) * stepX - box.width / 2;
        const down = (y + (row + 0.5) / samples) * stepY - box.height / 2;
        const [pointX, pointY] = pointInBox(box, along, down);
        sum += interpolateGrey(picture, pointX - 0.5, pointY - 0.5);
      }
    return Math.round(sum / samples ** 2);
  });
}

/** Share of the pixels on either side that are taken for the darkest and the lightest. */
const EXTREMES_SHARE = 0.03;

/** Dark letters on white, whatever the line's colours: Tesseract reads these best. */
export function toDarkOnWhite(line: GreyRaster): GreyRaster {
  const sorted = line.grey.toSorted();
  const shadeAt = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [dark, middle, light] = [shadeAt(EXTREMES_SHARE), shadeAt(0.5), shadeAt(1 - EXTREMES_SHARE)];
  // Most of a line is background.
  const isLightOnDark = light - middle > middle - dark;
  const [from, to] = isLightOnDark ? [light, middle] : [dark, middle];
  const range = to === from ? 1 : to - from;
  return {
    ...line,
    grey: line.grey.map((grey) => Math.round(255 * Math.min(1, Math.max(0, (grey - from) / range)))),
  };
}
