import type { GreyRaster } from "../artifacts/capture.ts";

/** Smaller differences are a photograph's texture: without it the reader is faster, and lettering stands out by more. */
const TEXTURE_CONTRAST = 16;

/**
 * Dark letters on white out of whatever differs from its surroundings, lighter or darker: 255 where a pixel is
 * the mean of the square around it, 0 where it is far from it. Lettering on photographs and gradients
 * becomes readable; so does texture, which the reader's confidence must sort out.
 *
 * @param reach half the square's side, in pixels: letters' strokes must be thinner.
 */
export function localContrast(raster: GreyRaster, reach: number): GreyRaster {
  const { width, height, grey } = raster;
  const sums = integralImage(raster);
  const out = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      out[y * width + x] =
        255 - Math.min(255, 2 * Math.max(0, Math.abs((grey[y * width + x] ?? 0) - mean) - TEXTURE_CONTRAST));
    }
  }
  return { width, height, grey: out };
}

/** Sums of all pixels above and to the left: any rectangle's sum is then four look-ups. Exact: 255 × 2.5 million fits. */
function integralImage({ width, height, grey }: GreyRaster): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
